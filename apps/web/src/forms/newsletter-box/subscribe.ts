/** Sends the newsletter form: separate, since every page has the form and few users send it. @spec accounts 2.4 */
import { subscribeNewsletter } from '@quintet/contracts/customer-care'
import { call, fieldErrorsOf, isProblem } from '../../api/call.ts'
import { messagesIn } from '../../texts/messages-in.ts'
import type { Texts } from '../../texts/en.ts'
import type { newsletterBoxEn } from '../../texts/newsletter-box.en.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

/** `fault`: the error in the address; null: none. */
type Outcome = { isSent: boolean; fault: string | null }

/** Subscribes to the newsletter; a toast shows the result, unless the address is invalid. */
export async function subscribe(
  email: string,
  { texts, words }: { texts: Texts; words: typeof newsletterBoxEn },
): Promise<Outcome> {
  try {
    await call(subscribeNewsletter, { body: { email } })
    showToast(words.sent, 'success')
    return { isSent: true, fault: null }
  } catch (failure) {
    const message = messagesIn(texts, fieldErrorsOf(failure))['email']
    if (message) return { isSent: false, fault: message }
    const isTooMany = isProblem(failure, 'too_many_attempts')
    showToast(isTooMany ? texts.error.tooMany(failure.details.retryAfter) : words.failed, 'error')
    return { isSent: false, fault: null }
  }
}
