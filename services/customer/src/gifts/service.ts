/** Gift codes: issued by the operator and redeemed once, in the same transaction as the months they grant. @spec decisions 3.28 */
import type { redeemGift } from '@quintet/contracts/gifts'
import { Problem } from '@quintet/contracts/problem'
import type { RouteAnswer } from '@quintet/contracts/route'
import {
  GIFT_CODE_BYTES,
  giftCodeOf,
  type GiftState,
  giftStateOf,
  readGiftCode,
} from '@quintet/domain/membership/gift'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Client } from '@quintet/platform/identity/client'
import { countTry } from '@quintet/platform/identity/limits'
import { hashToken, newId } from '@quintet/platform/identity/secrets'
import type { Member } from '@quintet/platform/identity/viewer'
import { randomBytes } from 'node:crypto'
import { issueGiftRecord } from '../invoices/index.ts'
import type { CustomerPlatform } from '../platform.ts'
import { giveMonths, lockByAccount, sendLetter } from '../subscription/index.ts'
import * as queries from './queries.ts'

const HOUR_SECONDS = 60 * 60
const TRIES_PER_ACCOUNT = 10
const TRIES_PER_NETWORK = 50

export type Issue = { count: number; months: number; note: string; expiresAt: Date }
export type Batch = {
  batch: string
  months: number
  note: string
  issuedAt: string
  expiresAt: string
  issued: number
  redeemed: number
  voided: number
  state: GiftState
}

/** Issues codes and returns them; they cannot be read again later. */
export async function issueGifts(
  tx: DatabaseTransaction,
  { count, months, note, expiresAt }: Issue,
  now: Date,
): Promise<{ batch: string; codes: string[] }> {
  const batch = newId('gifts')
  const codes = Array.from({ length: count }, () => giftCodeOf(randomBytes(GIFT_CODE_BYTES)))
  await queries.insertCodes(
    tx,
    codes.map((code) => ({
      code_hash: hashToken(readGiftCode(code) ?? code),
      batch,
      months,
      note,
      issued_at: now,
      expires_at: expiresAt,
    })),
  )
  return { batch, codes }
}

export async function listGifts(db: Database, now: Date): Promise<Batch[]> {
  const batches = await queries.selectBatches(db)
  return batches.map(({ issued_at: issuedAt, expires_at: expiresAt, ...batch }) => {
    const counts = {
      issued: Number(batch.issued),
      redeemed: Number(batch.redeemed),
      voided: Number(batch.voided),
    }
    return {
      ...batch,
      ...counts,
      issuedAt: issuedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      state: giftStateOf({ ...counts, expiresAt }, now),
    }
  })
}

/** Returns how many codes were voided; redeemed codes keep their effect. */
export const voidGifts = queries.voidBatch

/** Withdrawing from a contract returns the codes redeemed for it. */
export const giveBackGifts = queries.giveBackCodes

/** Throws the problems the route names; if it throws, the code remains unused. */
export async function redeem(
  platform: CustomerPlatform,
  { accountId }: Member,
  { code, client }: { code: string; client: Client },
): Promise<RouteAnswer<typeof redeemGift>> {
  const { db, clock, brand } = platform
  const now = clock.now()
  const limits = [
    { key: `gift:account:${accountId}`, tries: TRIES_PER_ACCOUNT, windowSeconds: HOUR_SECONDS },
    { key: `gift:network:${client.addressKey}`, tries: TRIES_PER_NETWORK, windowSeconds: HOUR_SECONDS },
  ]
  await countTry(db, limits, now)
  const read = readGiftCode(code)
  if (read === null) throw new Problem('unknown_gift')
  const codeHash = hashToken(read)
  return db.transaction().execute(async (tx) => {
    // Locked in the same order as in a withdrawal, the membership before its codes, to prevent deadlocks.
    await lockByAccount(tx, accountId)
    const gift = await queries.lockCode(tx, codeHash)
    if (gift?.redeemed_at) throw new Problem('gift_redeemed')
    if (!gift || gift.voided_at) throw new Problem('unknown_gift')
    if (gift.expires_at <= now) throw new Problem('gift_expired')
    const { months } = gift
    const { from, until, endsThen, currency } = await giveMonths(tx, accountId, months, now)
    await queries.markRedeemed(tx, codeHash, { accountId, now })
    const record = await issueGiftRecord(tx, brand, { accountId, months, currency, from, until }, now)
    await sendLetter(platform, tx, accountId, ['gifted', { months, until, endsThen }, record], now)
    return { months, until: until.toISOString(), endsThen }
  })
}
