/** The SQL of the books, read-only. Months are in German time. */
import type { CreditNoteSort, RefundReason } from '@quintet/domain/money/credit-note'
import { TIME_ZONE } from '@quintet/domain/basics/calendar'
import type { Plan } from '@quintet/domain/membership/pricing'
import type { Database } from '@quintet/platform/db/database'
import { sql } from 'kysely'

/** `end` is exclusive. */
export type Span = { start: Date; end: Date }

const zone = sql.lit(TIME_ZONE)
const monthOf = (column: string) => sql<string>`to_char(${sql.ref(column)} at time zone ${zone}, 'YYYY-MM')`
export const COUNT = sql<number>`count(*)::integer`
const summed = (column: string) => sql<string>`coalesce(sum(${sql.ref(column)}), 0)::bigint`

export type Stretch = Span & { name: string }

// One index range per stretch: grouping by a computed month would sort all rows first.
function inStretches(db: Database, stretches: readonly Stretch[]) {
  const times = (end: 'start' | 'end') => stretches.map((stretch) => stretch[end].toISOString())
  const rows = sql<{ name: string; start: Date; end: Date }>`unnest(
    ${stretches.map(({ name }) => name)}::text[], ${times('start')}::timestamptz[], ${times('end')}::timestamptz[])`
  return db.selectFrom(rows.as<'stretch'>(sql`stretch(name, start, "end")`)).select('stretch.name')
}

/** Sums membership gains, losses and moves by stretch of time, country and plan. */
export function sumChanges(db: Database, stretches: readonly Stretch[]) {
  return inStretches(db, stretches)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('membership_change')
          .select(['country', 'plan'])
          .select([
            sql<number>`sum(trials)::integer`.as('trials'),
            sql<number>`sum(paying)::integer`.as('paying'),
            sql<number>`(count(*) filter (where kind in ('joined', 'trial_converted')))::integer`.as('won'),
            sql<number>`(count(*) filter (where kind in ('ended', 'trial_unconverted')))::integer`.as(
              'churned',
            ),
          ])
          .whereRef('at', '>=', 'stretch.start')
          .whereRef('at', '<', 'stretch.end')
          .groupBy(['country', 'plan'])
          .as('sums'),
      (join) => join.onTrue(),
    )
    .select(['country', 'plan', 'trials', 'paying', 'won', 'churned'])
    .execute()
}

/** The change in paying members, by the month of the first payment and the month of the change. */
export async function sumCohorts(db: Database, { start, end }: Span) {
  const { rows } = await sql<{ cohort: string; month: string; began: number; paying: number }>`
    with first as (
      select subscription_id, min(at) as at from membership_change where paying > 0
      group by subscription_id having min(at) >= ${start} and min(at) < ${end}),
    member as materialized (select subscription_id, ${monthOf('first.at')} as cohort from first),
    began as (select cohort, count(*)::integer as count from member group by cohort),
    moved as (
      select cohort, ${monthOf('change.at')} as month, sum(change.paying)::integer as paying
      from member join membership_change change using (subscription_id)
      where change.paying <> 0 and change.at < ${end}
      group by 1, 2)
    -- Everybody's first payment is a move in the month of the cohort.
    select cohort, month, case when month = cohort then began.count else 0 end as began, paying
    from moved join began using (cohort)`.execute(db)
  return rows
}

/** Changes of one kind with their outcome: the kind of the last, or the first, later change that matches `outcomes`. */
function followed(
  db: Database,
  {
    kind,
    outcomes,
    takes,
  }: { kind: 'trial_began' | 'payment_failed'; outcomes: string; takes: 'asc' | 'desc' },
  { start, end }: Span,
) {
  return db
    .selectFrom('membership_change as begun')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('membership_change as later')
          .select('later.kind as outcome')
          .whereRef('later.subscription_id', '=', 'begun.subscription_id')
          .whereRef('later.id', '>', 'begun.id')
          .where(sql<boolean>`later.kind like ${outcomes}`)
          .orderBy('later.id', takes)
          .limit(1)
          .as('followed'),
      (join) => join.onTrue(),
    )
    .where('begun.kind', '=', kind)
    .where('begun.at', '>=', start)
    .where('begun.at', '<', end)
}

// A converted trial may still turn out unpaid, so a trial's last outcome counts; for a failed payment the first one does.
const TRIALS = { kind: 'trial_began', outcomes: 'trial\\_%', takes: 'desc' } as const
const FAILURES = { kind: 'payment_failed', outcomes: 'payment\\_%', takes: 'asc' } as const

/** Counts started trials and failed payments by month, country, plan and outcome. */
export async function countOutcomes(db: Database, span: Span) {
  const counted = (of: typeof TRIALS | typeof FAILURES) =>
    followed(db, of, span)
      .select([monthOf('begun.at').as('month'), 'begun.country', 'begun.plan', 'followed.outcome'])
      .select(COUNT.as('count'))
      .groupBy([monthOf('begun.at'), 'begun.country', 'begun.plan', 'followed.outcome'])
      .execute()
  const [trials, failures] = await Promise.all([counted(TRIALS), counted(FAILURES)])
  return { trials, failures }
}

/** Invoices and credit notes, the latter with the invoice they correct. */
export function papers(db: Database, { start, end }: Span) {
  return db
    .selectFrom('invoice')
    .leftJoin('invoice as corrected', 'corrected.id', 'invoice.corrects')
    .where('invoice.issued_at', '>=', start)
    .where('invoice.issued_at', '<', end)
}

/** Sums of invoices and credit notes by stretch of time, currency, country and plan. */
export function sumPapers(db: Database, stretches: readonly Stretch[]) {
  return inStretches(db, stretches)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('invoice')
          .select(['currency', 'country', 'sold as plan'])
          .select([
            sql<number>`(count(*) filter (where gross_cents <> 0))::integer`.as('papers'),
            summed('gross_cents').as('gross'),
            summed('net_cents').as('net'),
            summed('vat_cents').as('vat'),
            sql<string>`coalesce(sum(gross_cents) filter (where gross_cents < 0), 0)::bigint`.as('credited'),
          ])
          .whereRef('issued_at', '>=', 'stretch.start')
          .whereRef('issued_at', '<', 'stretch.end')
          .groupBy(['currency', 'country', 'sold'])
          .as('sums'),
      (join) => join.onTrue(),
    )
    .select(['currency', 'country', 'plan', 'papers', 'gross', 'net', 'vat', 'credited'])
    .execute()
}

/** Sums by country, currency and rate, and by the month of the invoice a credit note corrects. */
export function sumVat(db: Database, span: Span) {
  const corrects = monthOf('corrected.issued_at')
  return papers(db, span)
    .select(['invoice.country', 'invoice.currency', 'invoice.vat_rate as rate', corrects.as('corrects')])
    .select([
      COUNT.as('papers'),
      summed('invoice.gross_cents').as('gross'),
      summed('invoice.net_cents').as('net'),
      summed('invoice.vat_cents').as('vat'),
    ])
    .groupBy(['invoice.country', 'invoice.currency', 'invoice.vat_rate', corrects])
    .execute()
}

/** The rows after the one with the id `before`, in display order. */
export type Part = { before?: string | undefined; limit: number }

const idOf = (row: string) => sql<string>`${sql.ref(`${row}.id`)}::text`.as('id')

/** Keyset paging: later pages cost no more than the first. */
function olderThan(table: 'invoice' | 'membership_change', row: string, at: string, before: string) {
  const [when, id] = [sql.ref(`${row}.${at}`), sql.ref(`${row}.id`)]
  return sql<boolean>`(${when}, ${id}) < (select ${sql.ref(at)}, id from ${sql.table(table)} where id = ${before})`
}

export type Kept = { country?: string | undefined; plan?: string | undefined; currency?: string | undefined }

export type KeptPapers = Kept & { onlyCredited: boolean }

function keptPapers(db: Database, span: Span, { country, plan, currency, onlyCredited }: KeptPapers) {
  let query = papers(db, span).where('invoice.gross_cents', onlyCredited ? '<' : '<>', 0)
  if (country) query = query.where('invoice.country', '=', country)
  if (currency) query = query.where('invoice.currency', '=', currency)
  if (plan) query = query.where('invoice.sold', '=', plan as Plan | 'rental')
  return query
}

/** The totals of what `selectPapers` lists, by currency; net is what tax leaves of gross. */
export function sumKeptPapers(db: Database, span: Span, kept: KeptPapers) {
  return kept.onlyCredited ? sumCredited(db, span, kept) : sumAll(db, span, kept)
}

// Few: their own index leads to them.
function sumCredited(db: Database, span: Span, kept: KeptPapers) {
  return keptPapers(db, span, kept)
    .select(['invoice.currency', COUNT.as('papers')])
    .select([summed('invoice.gross_cents').as('gross'), summed('invoice.vat_cents').as('vat')])
    .groupBy('invoice.currency')
    .orderBy('invoice.currency')
    .execute()
}

/**
 * Sums each currency from the index `invoice_sums` alone, in its order: grouping a million rows by currency takes longer than reading them.
 * The span comes as a row, so that PostgreSQL does not choose to read the whole table instead.
 */
function sumAll(db: Database, span: Span, { country, plan, currency }: KeptPapers) {
  return inStretches(db, [{ name: 'all', ...span }])
    .innerJoin(currencies(db), (join) => join.onTrue())
    .innerJoinLateral(
      (eb) => {
        let sums = eb
          .selectFrom('invoice')
          .select([COUNT.as('papers'), summed('gross_cents').as('gross'), summed('vat_cents').as('vat')])
          .whereRef('invoice.currency', '=', 'money.currency')
          .whereRef('issued_at', '>=', 'stretch.start')
          .whereRef('issued_at', '<', 'stretch.end')
          .where('gross_cents', '<>', 0)
        if (country) sums = sums.where('country', '=', country)
        if (plan) sums = sums.where('sold', '=', plan as Plan | 'rental')
        return sums.as('sums')
      },
      (join) => join.onTrue(),
    )
    .select(['money.currency', 'papers', 'gross', 'vat'])
    .where('papers', '>', 0)
    .$if(currency !== undefined, (query) => query.where('money.currency', '=', currency ?? ''))
    .orderBy('money.currency')
    .execute()
}

/** The currencies of all invoices, each found by one step in the index. */
function currencies(db: Database) {
  const first = sql`select currency from invoice where gross_cents <> 0`
  const rows = sql<{ currency: string }>`(
    with recursive step as (
      (${first} order by currency limit 1)
      union all
      select (${first} and currency > step.currency order by currency limit 1) from step where step.currency is not null)
    select currency from step where currency is not null)`
  return db
    .selectFrom(rows.as<'step'>(sql`step(currency)`))
    .select('step.currency')
    .as('money')
}

/** Invoices and credit notes, newest first, with their account if it still exists. */
export function selectPapers(db: Database, span: Span, kept: KeptPapers, { before, limit }: Part) {
  let query = keptPapers(db, span, kept)
    .leftJoin('account', 'account.id', 'invoice.account_id')
    .select(['invoice.issued_at as at', 'invoice.kind', 'invoice.country', 'invoice.sold as plan'])
    .select(['invoice.id', 'account.id as account_id', 'account.email', 'invoice.reference'])
    .select(['corrected.reference as corrects', 'invoice.vat_rate'])
    .select(['invoice.net_cents', 'invoice.vat_cents', 'invoice.gross_cents', 'invoice.currency'])
  if (before) query = query.where(olderThan('invoice', 'invoice', 'issued_at', before))
  return query.orderBy('invoice.issued_at', 'desc').orderBy('invoice.id', 'desc').limit(limit).execute()
}

const CREDIT_ORDERS = {
  newest: { column: 'issued_at', direction: 'desc' },
  oldest: { column: 'issued_at', direction: 'asc' },
  // The sums are negative.
  largest: { column: 'gross_cents', direction: 'asc' },
} as const satisfies Record<CreditNoteSort, object>

export type CreditNotesKept = Kept & {
  start?: Date | undefined
  end?: Date | undefined
  reason?: RefundReason | undefined
  /** The number of the corrected invoice. */
  invoice?: string | undefined
  sort: CreditNoteSort
  before?: string | undefined
}

/** Credit notes with the invoice each corrects, the refund's reason, and the account if it still exists. */
export function selectCreditNotes(db: Database, kept: CreditNotesKept, limit: number) {
  const { column, direction } = CREDIT_ORDERS[kept.sort]
  let query = db
    .selectFrom('invoice as note')
    .innerJoin('invoice as corrected', 'corrected.id', 'note.corrects')
    .leftJoin('account', 'account.id', 'note.account_id')
    .select([
      'note.id',
      'note.reference',
      'note.issued_at',
      'note.country',
      'note.sold as plan',
      'note.reason',
    ])
    .select(['note.gross_cents', 'note.net_cents', 'note.vat_cents', 'note.currency'])
    .select(['corrected.reference as invoice', 'account.id as account_id', 'account.email'])
    .where('note.kind', '=', 'credit_note')
  if (kept.start) query = query.where('note.issued_at', '>=', kept.start)
  if (kept.end) query = query.where('note.issued_at', '<', kept.end)
  if (kept.country) query = query.where('note.country', '=', kept.country)
  if (kept.currency) query = query.where('note.currency', '=', kept.currency)
  if (kept.plan) query = query.where('note.sold', '=', kept.plan as Plan | 'rental')
  if (kept.reason) query = query.where('note.reason', '=', kept.reason)
  if (kept.invoice) query = query.where('corrected.reference', '=', kept.invoice)
  if (kept.before) {
    const [value, compared] = [sql.ref(column), sql.raw(direction === 'asc' ? '>' : '<')]
    query = query.where(
      sql<boolean>`(note.${value}, note.id) ${compared} (select ${value}, id from invoice where id = ${kept.before})`,
    )
  }
  return query.orderBy(`note.${column}`, direction).orderBy('note.id', direction).limit(limit).execute()
}

/** Changes of the given kinds, newest first, with their account if it still exists. */
export function selectChanges(
  db: Database,
  { start, end }: Span,
  { kinds, country, plan }: Kept & { kinds: readonly string[] },
  { before, limit }: Part,
) {
  let query = db
    .selectFrom('membership_change as begun')
    .where('begun.at', '>=', start)
    .where('begun.at', '<', end)
    .where(sql<boolean>`begun.kind = any(${kinds})`)
    .leftJoin('subscription', 'subscription.id', 'begun.subscription_id')
    .leftJoin('account', 'account.id', 'subscription.account_id')
    .select([idOf('begun'), 'begun.at', 'begun.kind', 'begun.country', 'begun.plan'])
    .select(['account.id as account_id', 'account.email'])
  if (country) query = query.where('begun.country', '=', country)
  if (plan) query = query.where('begun.plan', '=', plan as Plan)
  if (before) query = query.where(olderThan('membership_change', 'begun', 'at', before))
  return query.orderBy('begun.at', 'desc').orderBy('begun.id', 'desc').limit(limit).execute()
}

/** Started trials, or failed payments, with the given outcome. */
export function selectOutcomes(
  db: Database,
  span: Span,
  { of, outcome, country, plan }: Kept & { of: 'trials' | 'failures'; outcome: string },
  { before, limit }: Part,
) {
  let query = followed(db, of === 'trials' ? TRIALS : FAILURES, span)
    .where(sql<boolean>`followed.outcome = ${outcome}`)
    .leftJoin('subscription', 'subscription.id', 'begun.subscription_id')
    .leftJoin('account', 'account.id', 'subscription.account_id')
    .select([idOf('begun'), 'begun.at', 'begun.kind', 'begun.country', 'begun.plan'])
    .select(['account.id as account_id', 'account.email'])
  if (country) query = query.where('begun.country', '=', country)
  if (plan) query = query.where('begun.plan', '=', plan as Plan)
  if (before) query = query.where(olderThan('membership_change', 'begun', 'at', before))
  return query.orderBy('begun.at', 'desc').orderBy('begun.id', 'desc').limit(limit).execute()
}

/**
 * Memberships on trial or paying at a moment, the most recently changed first. Scans from the newest change and checks each against the
 * others of its membership, so a page is found without adding up all memberships.
 */
export function selectStanding(
  db: Database,
  end: Date,
  { of, country, plan }: Kept & { of: 'trials' | 'paying' },
  { before, limit }: Part,
) {
  const standsByThis = sql<boolean>`(
    select sum(own.${sql.ref(of)}) > 0 and not bool_or((own.at, own.id) > (begun.at, begun.id))
    from membership_change as own
    where own.subscription_id = begun.subscription_id and own.country = begun.country and own.plan = begun.plan and own.at < ${end})`
  let newest = db
    .selectFrom('membership_change as begun')
    .select('begun.id')
    .where('begun.at', '<', end)
    .where(standsByThis)
  // Few are on trial, perhaps nobody: the scan would check all changes before it has a page.
  if (of === 'trials')
    newest = newest.where(sql<boolean>`begun.subscription_id = any(array(${onTrial(db, end)}))`)
  if (country) newest = newest.where('begun.country', '=', country)
  if (plan) newest = newest.where('begun.plan', '=', plan as Plan)
  if (before) newest = newest.where(olderThan('membership_change', 'begun', 'at', before))
  const ids = newest.orderBy('begun.at', 'desc').orderBy('begun.id', 'desc').limit(limit)
  // The accounts are joined last, only for the rows of this page.
  return db
    .selectFrom('membership_change as begun')
    .leftJoin('subscription', 'subscription.id', 'begun.subscription_id')
    .leftJoin('account', 'account.id', 'subscription.account_id')
    .select([idOf('begun'), 'begun.at', 'begun.country', 'begun.plan'])
    .select(['account.id as account_id', 'account.email'])
    .where('begun.id', 'in', ids)
    .orderBy('begun.at', 'desc')
    .orderBy('begun.id', 'desc')
    .execute()
}

function onTrial(db: Database, end: Date) {
  return db
    .selectFrom('membership_change')
    .select('subscription_id')
    .where('trials', '<>', 0)
    .where('at', '<', end)
    .groupBy('subscription_id')
    .having((eb) => eb(eb.fn.sum('trials'), '>', 0))
}
