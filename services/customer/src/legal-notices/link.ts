/** A declaration's mailed link: its page confirms the declaration, or undoes a mistaken one before that. @spec decisions 3.9 */
import type { DeclarationState } from '@quintet/contracts/declarations'
import { Problem } from '@quintet/contracts/problem'
import { hashToken } from '@quintet/platform/identity/secrets'
import type { CustomerPlatform } from '../platform.ts'
import { isReached, sendLetter } from '../subscription/index.ts'
import { bringAbout } from './effect.ts'
import * as queries from './queries.ts'

/** Throws `unknown_declaration`. */
export async function declarationOf({ db }: CustomerPlatform, token: string): Promise<DeclarationState> {
  const notice = await queries.selectByLink(db, hashToken(token))
  if (!notice) throw new Problem('unknown_declaration')
  const { kind, received_at: receivedAt, confirmed_at: confirmedAt, undone_at: undoneAt } = notice
  const settled = undoneAt ? 'undone' : 'open'
  return { kind, state: confirmedAt ? 'confirmed' : settled, receivedAt: receivedAt.toISOString() }
}

/** Puts the declaration into effect, once, and notifies the member; an undone one stays undone. Throws `unknown_declaration`. */
export async function confirm(platform: CustomerPlatform, token: string): Promise<DeclarationState> {
  const { db, clock } = platform
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const notice = await queries.settleByLink(tx, hashToken(token), { confirmed_at: now })
    const accountId = notice?.account_id
    if (!notice || !accountId) return
    // The declaration does not apply to a later contract.
    if (!(await isReached(tx, accountId, { kind: notice.kind, receivedAt: notice.received_at }))) return
    const effect = await bringAbout(platform, tx, accountId, notice)
    if (effect?.kind === 'cancellation')
      await sendLetter(platform, tx, accountId, ['cancelled', effect.end], now)
    if (effect?.kind === 'withdrawal')
      await sendLetter(platform, tx, accountId, ['withdrawn', { end: now }], now)
  })
  return declarationOf(platform, token)
}

/** Undoes a declaration that is not yet in effect. Throws `unknown_declaration`. */
export async function undo(platform: CustomerPlatform, token: string): Promise<DeclarationState> {
  const now = platform.clock.now()
  await platform.db
    .transaction()
    .execute((tx) => queries.settleByLink(tx, hashToken(token), { undone_at: now }))
  return declarationOf(platform, token)
}
