/** Before what is dangerous, the account password; a right one counts for some minutes. @spec decisions 3.12 */
import { checkPassword } from '@quintet/contracts/session'
import { call, isProblem } from '../../api/call.ts'
import type { accountEn } from '../../texts/account.en.ts'
import type { Texts } from '../../texts/en.ts'

/** What is wrong with it, for a toast; null where it is right. */
export async function provePassword(
  password: string,
  account: typeof accountEn,
  { error: words }: Texts,
): Promise<string | null> {
  try {
    const { valid } = await call(checkPassword, { body: { password } })
    return valid ? null : account.wrongPassword
  } catch (error) {
    return isProblem(error, 'too_many_attempts')
      ? words.tooMany(error.details.retryAfter)
      : account.passwordCheckFailed
  }
}
