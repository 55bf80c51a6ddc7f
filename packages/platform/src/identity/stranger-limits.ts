/** How often an unidentified client may guess. @spec decisions 2.10, security 2.5 */
import { hashedKey } from './client.ts'
import type { Limit } from './limits.ts'

export const TRIES_PER_ACCOUNT = 10
export const ACCOUNT_WINDOW_SECONDS = 15 * 60
const TRIES_PER_NETWORK = 30
const NETWORK_WINDOW_SECONDS = 60

/**
 * Unidentified clients share the account's attempts, whether or not the account exists, and those of their network; without a user name
 * only the latter. Log-in and programs count separately, so that a program with an outdated password locks nobody out.
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
