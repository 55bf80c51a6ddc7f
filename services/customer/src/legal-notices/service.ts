/**
 * Cancellation and withdrawal by anybody, without log-in: received, kept, and confirmed by mail at once.
 * @spec decisions 3.9
 */
import type { Cancellation, Receipt, Withdrawal } from '@quintet/contracts/declarations'
import type { Language } from '@quintet/domain/languages'
import { type Client, hashedKey } from '@quintet/platform/identity/client'
import { isWithin } from '@quintet/platform/identity/limits'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { hashToken, newId, newToken } from '@quintet/platform/identity/secrets'
import { isMember, type Viewer } from '@quintet/platform/identity/viewer'
import { type CustomerPlatform, originForMails } from '../platform.ts'
import { isReached } from '../subscription/index.ts'
import { bringAbout, type Effect } from './effect.ts'
import { cancellationReceiptMail, type ReceiptMail, withdrawalReceiptMail } from './emails.ts'
import * as queries from './queries.ts'

const HOUR_SECONDS = 60 * 60
const MAILS_PER_NETWORK = 20
const MAILS_PER_ADDRESS = 5

/** Where the page of a receipt's link stands; its buttons post. */
const LINK_PAGE = '/declaration'

type From = { client: Client; language: Language; viewer: Viewer | null }

/** For cause or to a later day it is decided by people. It counts as received in any case. @spec law 3.7 */
export async function declareCancellation(
  platform: CustomerPlatform,
  cancellation: Cancellation,
  from: From,
): Promise<Receipt> {
  const isPlain = cancellation.kind === 'ordinary' && cancellation.effectiveDate === undefined
  return receive(platform, { kind: 'cancellation', declaration: cancellation, isPlain }, from, (receipt) =>
    cancellationReceiptMail({ ...receipt, cancellation }),
  )
}

/** @spec law 2.1 */
export async function declareWithdrawal(
  platform: CustomerPlatform,
  withdrawal: Withdrawal,
  from: From,
): Promise<Receipt> {
  return receive(platform, { kind: 'withdrawal', declaration: withdrawal, isPlain: true }, from, (receipt) =>
    withdrawalReceiptMail({ ...receipt, withdrawal }),
  )
}

type Received = {
  kind: 'cancellation' | 'withdrawal'
  declaration: Withdrawal & Partial<Cancellation>
  /** Whether a program can bring it about. */
  isPlain: boolean
}

/** What is proved to be the member's takes effect at once, what only names an account once its mailed link is followed. */
async function receive(
  platform: CustomerPlatform,
  { kind, declaration, isPlain }: Received,
  { client, language, viewer }: From,
  write: (receipt: ReceiptMail) => ReturnType<typeof withdrawalReceiptMail>,
): Promise<Receipt> {
  const { db, clock, mail, brand } = platform
  const { name, email, ...details } = declaration
  const now = clock.now()
  const isMailed = await mayBeMailed(platform, client, email)
  const notice = { id: newId('notice'), kind, received_at: now }
  const isSent = await db.transaction().execute(async (tx) => {
    const account = await queries.selectAccount(tx, email)
    const accountId = account?.id ?? null
    let effect: Effect | null = null
    let link: string | null = null
    const isOfMembership = account && (await namesMembership(tx, account, notice, details.reference))
    if (isOfMembership && isPlain && (await isReached(tx, account.id, { kind, receivedAt: now }))) {
      if (isProved(account, declaration, viewer)) effect = await bringAbout(platform, tx, account.id, notice)
      // Without the mail that carries it, people decide.
      else if (isMailed) link = newToken()
    }
    await queries.insertNotice(tx, {
      ...notice,
      account_id: accountId,
      name,
      email,
      details,
      link_hash: link === null ? null : hashToken(link),
      confirmed_at: effect === null ? null : now,
    })
    if (!isMailed && effect === null) return false
    const receipt = { brand, language, id: notice.id, now, effect, isAwaited: link !== null }
    const href = link === null ? null : `${originForMails(platform.config)}${LINK_PAGE}?token=${link}`
    const [toMember, toHouse] = [write({ ...receipt, link: href }), write({ ...receipt, link: null })]
    const sent = { kind: href === null ? kind : (`${kind}ToConfirm` as const), isBusinessLetter: true }
    await mail.queue(tx, { ...sent, to: email, ...toMember }, now)
    // The link is the member's alone.
    await mail.queue(tx, { kind, to: brand.company.email, ...toHouse }, now)
    return true
  })
  return { id: notice.id, receivedAt: now.toISOString(), isMailed: isSent }
}

/**
 * Whether it is the membership that is meant. Only that is cancelled; withdrawn from are rentals too, so a reference that is neither
 * the contract's number nor that of an invoice for the membership is left to people. @spec law 2.10
 */
async function namesMembership(
  tx: DatabaseTransaction,
  account: { id: string; contract: string | null },
  { kind }: { kind: Received['kind'] },
  reference = '',
): Promise<boolean> {
  const named = reference.trim()
  if (kind === 'cancellation' || named === '' || named === account.contract) return true
  return queries.isInvoiceOfMembership(tx, account.id, named)
}

/** By the member's own log-in on an unlocked device, or by the contract's number, which only the order's mail tells. */
function isProved(
  account: { id: string; contract: string | null },
  { reference }: { reference?: string | undefined },
  viewer: Viewer | null,
): boolean {
  if (isMember(viewer) && !viewer.kidLocked && viewer.accountId === account.id) return true
  return account.contract !== null && reference?.trim() === account.contract
}

/**
 * Whether a receipt is mailed. It goes to whatever address is written, so a stranger's mailbox is not filled, from many networks
 * either; what is declared counts all the same. @spec security 2.3
 */
async function mayBeMailed(
  { db, clock }: CustomerPlatform,
  { addressKey }: Client,
  email: string,
): Promise<boolean> {
  const limits = [
    { key: `notice:address:${hashedKey(email.toLowerCase())}`, tries: MAILS_PER_ADDRESS },
    { key: `notice:network:${addressKey}`, tries: MAILS_PER_NETWORK },
  ]
  return isWithin(
    db,
    limits.map((limit) => ({ ...limit, windowSeconds: HOUR_SECONDS })),
    clock.now(),
  )
}
