/** How often a password may be guessed. @spec decisions 2.10, security 2.5 */
import type { Limit } from '@quintet/platform/identity/limits'
import { ACCOUNT_WINDOW_SECONDS, TRIES_PER_ACCOUNT } from '@quintet/platform/identity/stranger-limits'

/** Setting a password or a PIN costs as much work as guessing one. */
export function newSecretLimits(accountId: string): readonly Limit[] {
  return [{ key: `new-secret:${accountId}`, tries: TRIES_PER_ACCOUNT, windowSeconds: ACCOUNT_WINDOW_SECONDS }]
}

/** A device that was logged in before guesses on its own account, so that strangers cannot keep the owner out. */
export function knownDeviceLimits(accountId: string, deviceId: string): readonly Limit[] {
  return [
    {
      key: `login:device:${accountId}:${deviceId}`,
      tries: TRIES_PER_ACCOUNT,
      windowSeconds: ACCOUNT_WINDOW_SECONDS,
    },
  ]
}
