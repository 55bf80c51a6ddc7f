/** Cancellation and withdrawal without logging in: received, stored and acknowledged by mail at once. @spec decisions 3.9 */
import type { Cancellation, Receipt, Withdrawal } from '@quintet/contracts/declarations'
import type { Language } from '@quintet/domain/basics/languages'
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

/** The path of the page a receipt links to; the page's buttons send the POST. */
const LINK_PAGE = '/declaration'

type From = { client: Client; language: Language; viewer: Viewer | null }

/** A cancellation for cause or for a later date needs a human decision, but counts as received in any case. @spec law 3.7 */
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
  /** True if it can take effect without a human decision. */
  isPlain: boolean
}

/** A proved declaration takes effect at once; one that only names an account does so once its mailed link is followed. */
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
      // If no mail can carry the link, a human decides.
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
    // Only the member's copy contains the link.
    await mail.queue(tx, { kind, to: brand.company.email, ...toHouse }, now)
    return true
  })
  return { id: notice.id, receivedAt: now.toISOString(), isMailed: isSent }
}

/**
 * True if the declaration means the membership. A cancellation always does, but a withdrawal may mean a rental: one whose reference is
 * neither the contract number nor a membership invoice is left to a human decision. @spec law 2.10
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

/** Proved by the member's own session on an unlocked device, or by the contract number, which only the order's mail contains. */
function isProved(
  account: { id: string; contract: string | null },
  { reference }: { reference?: string | undefined },
  viewer: Viewer | null,
): boolean {
  if (isMember(viewer) && !viewer.kidLocked && viewer.accountId === account.id) return true
  return account.contract !== null && reference?.trim() === account.contract
}

/**
 * True if a receipt may be mailed. It goes to any address entered, so limits per address and network keep a stranger's mailbox from being
 * flooded; the declaration counts all the same. @spec security 2.3
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
