/** How often somebody whom the service does not know may guess. @spec decisions 2.10, security 2.5 */
import { hashedKey } from './client.ts'
import type { Limit } from './limits.ts'

export const TRIES_PER_ACCOUNT = 10
export const ACCOUNT_WINDOW_SECONDS = 15 * 60
const TRIES_PER_NETWORK = 30
const NETWORK_WINDOW_SECONDS = 60

/**
 * Strangers share the account's tries, whether or not there is such an account, and those of their network; without a name the latter. What is guessed at counts
 * for itself: a program with an old password keeps nobody from logging in.
 */
export function strangerLimits(
  at: 'login' | 'program',
  { username, addressKey }: { username: string | null; addressKey: string },
): readonly Limit[] {
  const network = {
    key: `${at}:network:${addressKey}`,
    tries: TRIES_PER_NETWORK,
    windowSeconds: NETWORK_WINDOW_SECONDS,
  }
  if (username === null) return [network]
  const account = {
    key: `${at}:account:${hashedKey(username.toLowerCase())}`,
    tries: TRIES_PER_ACCOUNT,
    windowSeconds: ACCOUNT_WINDOW_SECONDS,
  }
  return [network, account]
}
