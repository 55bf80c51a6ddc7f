/** All SQL with which the console reads accounts: read-only, and without viewing history. @spec decisions 13.4 */
import type { MemberSort } from '@quintet/contracts/operator/members'
import { soonUntil } from '@quintet/domain/money/dispute'
import type { SubscriptionState } from '@quintet/domain/membership/subscription'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'

type Db = Database | DatabaseTransaction

/** Accounts, each with its newest subscription and the number of its profiles and sessions. */
function accounts(db: Db, now: Date) {
  return db
    .selectFrom('account')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('subscription')
          .select(['plan', 'state', 'expire_at', 'period_ends_at', 'anchor_at', 'months_paid'])
          .whereRef('subscription.account_id', '=', 'account.id')
          .orderBy('started_at', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .leftJoin('account_block', 'account_block.account_id', 'account.id')
    .select([
      'account_block.blocked_at',
      'account.id',
      'account.email',
      'account.first_name',
      'account.last_name',
      'account.country',
      'account.created_at',
      'newest.plan',
      'newest.state',
      'newest.expire_at',
      'newest.period_ends_at',
      'newest.anchor_at',
      'newest.months_paid',
    ])
    .select((eb) => [
      eb
        .selectFrom('profile')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('profile.account_id', '=', 'account.id')
        .as('profiles'),
      eb
        .selectFrom('session')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('session.account_id', '=', 'account.id')
        .where('session.ended_at', 'is', null)
        .where('session.expires_at', '>', now)
        .as('sessions'),
    ])
}

export type AccountRow = Awaited<ReturnType<typeof selectAccounts>>[number]

export type Wanted = {
  /** Part of an address or a name, an id, an invoice number, or a card's last four digits. */
  search: string
  state?: SubscriptionState | undefined
  sort: MemberSort
  offset: number
  limit: number
}

/** Each is an index's expression: `account_created` and `account_email`. */
const ORDERS = {
  newest: sql`account.created_at desc`,
  oldest: sql`account.created_at`,
  email: sql`lower(account.email)`,
  emailDown: sql`lower(account.email) desc`,
} as const satisfies Record<MemberSort, unknown>

const LAST_FOUR = /^\d{4}$/
/** So many accounts are sorted faster than every account is compared with the search in the wanted order. */
const FEW = 2000

/** Accounts in the wanted order. */
export async function selectAccounts(db: Db, wanted: Wanted, now: Date) {
  const { search, state, sort, offset, limit } = wanted
  // The ids come first; otherwise profiles and sessions would be counted for skipped accounts too.
  let ids = db.selectFrom('account').select('account.id')
  if (search !== '') {
    const [named, found] = [await selectNamed(db, search), await selectFewFound(db, search)]
    ids = found
      ? ids.where(sql<boolean>`account.id = any(${[...named, ...found]})`)
      : ids.where((eb) => eb.or([isFound(search), sql<boolean>`account.id = any(${named})`]))
  }
  if (state)
    ids = ids.where(
      sql<boolean>`exists (select from subscription where account_id = account.id and state = ${state})`,
    )
  ids = ids.orderBy(ORDERS[sort]).offset(offset).limit(limit)
  return accounts(db, now).where('account.id', 'in', ids).orderBy(ORDERS[sort]).execute()
}

/** True for accounts whose name or address contains the search; must equal the expression of the index `account_found_by`. */
function isFound(search: string) {
  return sql<boolean>`lower(email || ' ' || first_name || ' ' || last_name) like ${patternOf(search)}`
}

/** Accounts whose name or address contains the search; null if there are more than FEW. */
async function selectFewFound(db: Db, search: string): Promise<string[] | null> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where(isFound(search))
    .limit(FEW + 1)
    .execute()
  return found.length > FEW ? null : found.map(({ id }) => id)
}

/** Accounts whose id, invoice or card matches the search. A separate query, as no index would serve one combined condition. */
async function selectNamed(db: Db, search: string): Promise<string[]> {
  let named = db
    .selectFrom('account')
    .select('id')
    .where('id', '=', search)
    .union(db.selectFrom('invoice').select('account_id as id').where('reference', '=', search.toUpperCase()))
  if (LAST_FOUR.test(search))
    named = named.union(
      db
        .selectFrom('payment_method')
        .select('account_id as id')
        .where(sql<boolean>`details -> 'card' ->> 'last4' = ${search}`),
    )
  return (await named.execute()).map(({ id }) => id)
}

/** A `like` pattern for values that contain this text. */
function patternOf(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** The account with this id or e-mail address. */
export function selectAccount(db: Db, idOrEmail: string, now: Date) {
  return accounts(db, now)
    .where((eb) =>
      eb.or([
        eb('account.id', '=', idOrEmail),
        eb(eb.fn('lower', ['account.email']), '=', idOrEmail.toLowerCase()),
      ]),
    )
    .executeTakeFirst()
}

/** Locks an account until the transaction ends, so that refunds of its invoices run one at a time. */
export async function holdAccount(tx: DatabaseTransaction, accountId: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
}

/** Null if there is no such account. */
export async function selectEmail(db: Db, accountId: string): Promise<string | null> {
  const row = await db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst()
  return row?.email ?? null
}

/** The ids of the accounts with these addresses, keyed by the address as given. */
export async function selectAccountsOf(
  db: Db,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .selectFrom('account')
    .select(['id', sql<string>`lower(email)`.as('email')])
    .where(sql`lower(email)`, 'in', [...new Set(emails.map((email) => email.toLowerCase()))])
    .execute()
  const ids = new Map(rows.map(({ email, id }) => [email, id]))
  return new Map(
    emails.flatMap((email) => {
      const id = ids.get(email.toLowerCase())
      return id === undefined ? [] : [[email, id] as const]
    }),
  )
}

/** What operators have refunded the account since `since`, in cents. */
export async function sumGoodwill(db: Db, accountId: string, since: Date): Promise<number> {
  const { cents } = await db
    .selectFrom('payment_order')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::integer`.as('cents'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'refund')
    .where('state', '<>', 'cancelled')
    .where(sql<boolean>`details ->> 'reason' = 'goodwill'`)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return cents
}

export async function selectPaymentTypes(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_method')
    .select('type')
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .execute()
  return rows.map(({ type }) => type)
}

/** The charge's open dispute. An inquiry takes no money, so that a refund settles it. */
function openDispute(db: Db) {
  return db
    .selectFrom('payment_dispute')
    .select('payment_dispute.id')
    .where('payment_dispute.state', '=', 'open')
    .where('payment_dispute.is_inquiry', '=', false)
}

/** True if the bank holds the charge because its payer disputes it. */
export async function isDisputed(db: Db, chargeId: string): Promise<boolean> {
  return (await openDispute(db).where('order_id', '=', chargeId).executeTakeFirst()) !== undefined
}

/** Invoices and credit notes, newest first, with how much of each charge is being or has been refunded. */
export function selectInvoices(db: Db, accountId: string) {
  return db
    .selectFrom('invoice')
    .leftJoin('payment_order as charge', 'charge.id', 'invoice.payment_order_id')
    .select(['invoice.id', 'invoice.kind', 'invoice.reference', 'invoice.issued_at', 'invoice.gross_cents'])
    .select([
      'invoice.currency',
      'invoice.sold',
      'charge.state',
      'charge.kind as charge_kind',
      'charge.amount_cents',
    ])
    .select((eb) =>
      eb
        .selectFrom('payment_order as refund')
        .select(sql<number>`coalesce(sum(refund.amount_cents), 0)::integer`.as('sum'))
        .whereRef('refund.refunds', '=', 'charge.id')
        .where('refund.state', '<>', 'cancelled')
        .as('refunded_cents'),
    )
    .select((eb) =>
      eb.exists(openDispute(db).where('order_id', '=', sql.ref<string>('charge.id'))).as('is_disputed'),
    )
    .where('invoice.account_id', '=', accountId)
    .orderBy('invoice.issued_at', 'desc')
    .orderBy('invoice.number', 'desc')
    .execute()
}

/** The charge behind an invoice of this account. */
export async function chargeOfInvoice(
  db: Db,
  { accountId, invoiceId }: { accountId: string; invoiceId: string },
): Promise<{ reference: string; orderId: string } | undefined> {
  const row = await db
    .selectFrom('invoice')
    .select(['reference', 'payment_order_id'])
    .where('id', '=', invoiceId)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  if (!row || row.payment_order_id === null) return undefined
  return { reference: row.reference, orderId: row.payment_order_id }
}

/** Counts what awaits member care. */
export function countWaiting(db: Db, now: Date) {
  const count = sql<number>`count(*)::integer`.as('count')
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('subscription')
        .select(count)
        .where('state', '<>', 'ended')
        .where((of) => of.or([of('expire_at', 'is', null), of('expire_at', '>', now)]))
        .as('running'),
      eb.selectFrom('subscription').select(count).where('state', '=', 'trialing').as('trialing'),
      eb.selectFrom('subscription').select(count).where('state', '=', 'past_due').as('failed_payments'),
      eb
        .selectFrom('payment_dispute')
        .select(count)
        .where('state', '=', 'open')
        .where('is_under_review', '=', false)
        .where('answer', 'is', null)
        .where((of) => of.or([of('due_at', 'is', null), of('due_at', '<', soonUntil(now))]))
        .as('due_disputes'),
      eb
        .selectFrom('legal_notice')
        .select(count)
        .where('confirmed_at', 'is', null)
        .where('undone_at', 'is', null)
        .where('link_hash', 'is', null)
        .where('decided_at', 'is', null)
        .as('open_notices'),
    ])
    .executeTakeFirstOrThrow()
}
