/** Checks the account password before a sensitive action; a right one stays valid for some minutes. @spec decisions 3.12 */
import { checkPassword } from '@quintet/contracts/session'
import { call, isProblem } from '../../api/call.ts'
import type { accountEn } from '../../texts/account.en.ts'
import type { Texts } from '../../texts/en.ts'

/** Returns the error for a toast; null if the password is right. */
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
