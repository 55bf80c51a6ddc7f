/** How often a password may be guessed. @spec decisions 2.10, security 2.5 */
import type { Limit } from '@quintet/platform/identity/limits'
import { hashedKey } from '@quintet/platform/identity/client'

const TRIES_PER_ACCOUNT = 10
const ACCOUNT_WINDOW_SECONDS = 15 * 60
const TRIES_PER_NETWORK = 30
const NETWORK_WINDOW_SECONDS = 60

/** Strangers share the account's tries, whether or not there is such an account, and those of their network. */
export function strangerLimits(username: string, addressKey: string): readonly Limit[] {
  return [
    { key: `login:network:${addressKey}`, tries: TRIES_PER_NETWORK, windowSeconds: NETWORK_WINDOW_SECONDS },
    {
      key: `login:account:${hashedKey(username.toLowerCase())}`,
      tries: TRIES_PER_ACCOUNT,
      windowSeconds: ACCOUNT_WINDOW_SECONDS,
    },
  ]
}

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
