import { Problem } from '../api/call.ts'
import { type Texts } from '../texts/en.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import form from './form.module.css'
import { Empty } from './panel.tsx'

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

type LoadingProps = { query: { isPending: boolean; error: unknown; refetch: () => unknown } }

/** Placeholder for a query that is loading or has failed. */
export function Waiting({ query }: LoadingProps) {
  const texts = useTexts()
  if (query.error)
    return (
      <Empty title={wordsOf(query.error, texts)}>
        {query.error instanceof Problem ? '' : texts.failures.unexpectedHint}{' '}
        <Button onClick={() => void query.refetch()}>{texts.common.tryAgain}</Button>
      </Empty>
    )
  return <Empty title={texts.common.loading} />
}
