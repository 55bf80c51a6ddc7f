/** The effect of a declaration once it is proved to be the member's. */
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { giveBackGifts } from '../gifts/index.ts'
import type { CustomerPlatform } from '../platform.ts'
import { cancelFor, type End, lockByAccount, withdrawFor } from '../subscription/index.ts'
import type { Notice } from './queries.ts'

export type Effect = { kind: 'cancellation'; end: End } | { kind: 'withdrawal' }

/** Returns null if nothing is running any more; a withdrawal counts from the time it was received. @spec law 2.8, law 3.6 */
export async function bringAbout(
  platform: Pick<CustomerPlatform, 'clock' | 'brand' | 'config' | 'mail' | 'payments'>,
  tx: DatabaseTransaction,
  accountId: string,
  { kind, received_at: receivedAt }: Pick<Notice, 'kind' | 'received_at'>,
): Promise<Effect | null> {
  if (kind === 'withdrawal') {
    const contract = await lockByAccount(tx, accountId)
    if (!contract || !(await withdrawFor(platform, tx, accountId, receivedAt))) return null
    await giveBackGifts(tx, accountId, contract.started_at)
    return { kind }
  }
  const end = await cancelFor(platform, tx, accountId)
  return end && { kind, end }
}
