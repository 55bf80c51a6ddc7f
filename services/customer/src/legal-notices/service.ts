/**
 * Cancellation and withdrawal by anybody, without log-in: received, kept, and confirmed by mail at once.
 * @spec decisions 3.9
 */
import type { Cancellation, Receipt, Withdrawal } from '@quintet/contracts/customer-care'
import type { Language } from '@quintet/domain/languages'
import { type Client, hashedKey } from '@quintet/platform/identity/client'
import { countTry } from '@quintet/platform/identity/limits'
import { newId } from '@quintet/platform/identity/secrets'
import type { CustomerPlatform } from '../platform.ts'
import { cancelFor, withdrawFor } from '../subscription/index.ts'
import { cancellationReceiptMail, withdrawalReceiptMail } from './emails.ts'
import * as queries from './queries.ts'

const HOUR_SECONDS = 60 * 60
const NOTICES_PER_NETWORK = 20
const NOTICES_PER_ADDRESS = 5

type From = { client: Client; language: Language }

/**
 * An ordinary notice without a later date cancels the membership of that name and address at once, to the end of its
 * period; every other one is decided by people. It counts as received in any case. @spec law 3.7
 */
export async function declareCancellation(
  platform: CustomerPlatform,
  cancellation: Cancellation,
  from: From,
): Promise<Receipt> {
  const { db, clock, mail, brand } = platform
  await countNotice(platform, from.client, cancellation.email)
  const now = clock.now()
  const { name, email, ...details } = cancellation
  const id = newId('notice')
  await db.transaction().execute(async (tx) => {
    const accountId = await queries.selectDeclarer(tx, { name, email })
    await queries.insertNotice(tx, {
      id,
      kind: 'cancellation',
      account_id: accountId,
      name,
      email,
      details,
      received_at: now,
    })
    const isPlain = details.kind === 'ordinary' && details.effectiveDate === undefined
    const end = isPlain && accountId !== null ? await cancelFor(platform, tx, accountId) : null
    const contents = cancellationReceiptMail({
      brand,
      language: from.language,
      id,
      cancellation,
      now,
      end: end?.end ?? null,
    })
    await mail.queue(tx, { to: email, ...contents }, now)
    await mail.queue(tx, { to: brand.company.email, ...contents }, now)
  })
  return { id, receivedAt: now.toISOString() }
}

/**
 * Within its time, a withdrawal of that name and address ends the membership at once; every other one is decided by people.
 * @spec law 2.1
 */
export async function declareWithdrawal(
  platform: CustomerPlatform,
  withdrawal: Withdrawal,
  from: From,
): Promise<Receipt> {
  const { db, clock, mail, brand } = platform
  await countNotice(platform, from.client, withdrawal.email)
  const now = clock.now()
  const { name, email, ...details } = withdrawal
  const id = newId('notice')
  await db.transaction().execute(async (tx) => {
    const accountId = await queries.selectDeclarer(tx, { name, email })
    await queries.insertNotice(tx, {
      id,
      kind: 'withdrawal',
      account_id: accountId,
      name,
      email,
      details,
      received_at: now,
    })
    const hasEnded = accountId !== null && (await withdrawFor(platform, tx, accountId))
    const contents = withdrawalReceiptMail({ brand, language: from.language, id, withdrawal, now, hasEnded })
    await mail.queue(tx, { to: email, ...contents }, now)
    await mail.queue(tx, { to: brand.company.email, ...contents }, now)
  })
  return { id, receivedAt: now.toISOString() }
}

// The receipt goes to whatever address is written, so a stranger's mailbox is not filled from many networks either. @spec security 2.3
async function countNotice(
  { db, clock }: CustomerPlatform,
  { addressKey }: Client,
  email: string,
): Promise<void> {
  const limits = [
    { key: `notice:network:${addressKey}`, tries: NOTICES_PER_NETWORK },
    { key: `notice:address:${hashedKey(email.toLowerCase())}`, tries: NOTICES_PER_ADDRESS },
  ]
  await countTry(
    db,
    limits.map((limit) => ({ ...limit, windowSeconds: HOUR_SECONDS })),
    clock.now(),
  )
}
