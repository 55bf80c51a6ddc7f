import { isProblem } from '../../api/call.ts'
import { useTexts } from '../../texts/language.tsx'
import { wordsOf } from '../../ui/failure.tsx'
import form from '../../ui/form.module.css'

/** Why a feed cannot be read. */
export function FeedFailure({ error }: { error: unknown }) {
  const texts = useTexts()
  if (!error) return null
  const reason = isProblem(error, 'unreadable_feed') ? error.details['reason'] : error
  return (
    <p className={form.failure} role="alert">
      {typeof reason === 'string' ? texts.jobs.reasonOf(reason) : wordsOf(error, texts)}
    </p>
  )
}
