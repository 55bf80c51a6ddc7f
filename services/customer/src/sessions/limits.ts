/** Limits on guessing passwords. @spec decisions 2.10, security 2.5 */
import type { Limit } from '@quintet/platform/identity/limits'
import { ACCOUNT_WINDOW_SECONDS, TRIES_PER_ACCOUNT } from '@quintet/platform/identity/stranger-limits'

/** Setting a password or a PIN is as expensive as checking one. */
export function newSecretLimits(accountId: string): readonly Limit[] {
  return [{ key: `new-secret:${accountId}`, tries: TRIES_PER_ACCOUNT, windowSeconds: ACCOUNT_WINDOW_SECONDS }]
}

/** A known device has its own limit for the account, so that strangers cannot lock the owner out. */
export function knownDeviceLimits(accountId: string, deviceId: string): readonly Limit[] {
  return [
    {
      key: `login:device:${accountId}:${deviceId}`,
      tries: TRIES_PER_ACCOUNT,
      windowSeconds: ACCOUNT_WINDOW_SECONDS,
    },
  ]
}
