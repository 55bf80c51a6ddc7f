/** Validates a new password and its repetition. @spec accounts 5.3 */
import { PASSWORD_MIN_LENGTH } from '@quintet/domain/account/password'
import type { Messages } from '../../texts/messages.ts'

export function checkNewPassword(
  { password, confirmation }: { password: string; confirmation: string },
  messages: Messages,
): Record<string, string> {
  return {
    ...(password.length < PASSWORD_MIN_LENGTH ? { password: messages.passwordTooShort } : {}),
    ...(password !== confirmation ? { confirmation: messages.passwordsDiffer } : {}),
  }
}
