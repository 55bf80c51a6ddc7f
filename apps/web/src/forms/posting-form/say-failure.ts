/** Returns the message for a form that could not be accepted. */
import type { PostedForm } from '@quintet/contracts/page'
import type { Texts } from '../../texts/load-texts.ts'

/** Null if the form was accepted or nothing was posted; `failed` says what could not be done and what helps. */
export function sayFailure(posted: PostedForm | null, failed: string, texts: Texts): string | null {
  if (!posted) return null
  if (Object.keys(posted.errors).length > 0) return texts.error.fixFields
  if (!posted.failure) return null
  const { code, retryAfter } = posted.failure
  return code === 'too_many_attempts' && retryAfter ? texts.error.tooMany(retryAfter) : failed
}
