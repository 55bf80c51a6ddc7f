/** What the newsletter's box does when it is sent: apart, since every page has the box and few send it. @spec accounts 2.4 */
import { subscribeNewsletter } from '@quintet/contracts/customer-care'
import { call, fieldErrorsOf, isProblem } from '../../api/call.ts'
import { messagesIn } from '../../texts/messages-in.ts'
import type { Texts } from '../../texts/en.ts'
import type { newsletterBoxEn } from '../../texts/newsletter-box.en.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

/** `fault`: what is wrong with the address; null: nothing. */
type Outcome = { isSent: boolean; fault: string | null }

/** Asks for the newsletter; a toast tells how it went, unless the address is wrong. */
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
