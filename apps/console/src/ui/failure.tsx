import { isProblem, Problem } from '../api/call.ts'
import { type Texts } from '../texts/en.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import form from './form.module.css'
import { Empty, PageHead } from './panel.tsx'

/** Returns an error message in the reader's language: a problem by its code, a browser error by its name. */
export function wordsOf(error: unknown, { failures }: Texts): string {
  const known: Partial<Record<string, string>> = failures
  if (error instanceof Problem) return known[error.code] ?? failures.unexpected
  return (error instanceof Error && known[error.name]) || failures.unexpected
}

/** The error of a failed change, beside the button. */
export function Failure({ error }: { error: unknown }) {
  const texts = useTexts()
  if (!error) return null
  return (
    <p className={form.failure} role="alert">
      {wordsOf(error, texts)}
    </p>
  )
}

type WaitingProps = {
  query: { isPending: boolean; error: unknown; refetch: () => unknown }
  /** The heading of a screen that has no other until it is loaded. */
  screen?: string
}

/** Placeholder for a query that is loading or has failed. */
export function Waiting({ query: { error, refetch }, screen }: WaitingProps) {
  const texts = useTexts()
  if (!error) return <Empty title={texts.common.loading} />
  return (
    <>
      {screen !== undefined && <PageHead title={screen} />}
      {isProblem(error, 'invalid_request') ? (
        // Nothing was entered: the address itself is wrong.
        <Empty title={texts.notFound.title}>{texts.notFound.hint}</Empty>
      ) : (
        <Empty title={wordsOf(error, texts)}>
          {error instanceof Problem ? '' : texts.failures.unexpectedHint}{' '}
          <Button onClick={() => void refetch()}>{texts.common.tryAgain}</Button>
        </Empty>
      )}
    </>
  )
}
