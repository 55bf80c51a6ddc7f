import { isProblem } from '../../api/call.ts'
import { mixesTexts } from '../../texts/mixes.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

/** Returns a function that explains why a playlist could not be created or changed, and what helps. */
export function useTellFailure(): (error: unknown) => void {
  const texts = useTexts()
  const words = useTextsOf(mixesTexts)
  return (error) => {
    const known = isProblem(error, 'too_many_mixes')
      ? words.full
      : isProblem(error, 'invalid_request')
        ? words.tooLong
        : isProblem(error, 'stale_mix')
          ? words.changedElsewhere
          : texts.error.failed
    showToast(known, 'error')
  }
}
