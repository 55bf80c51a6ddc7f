/** The SQL of the export to DATEV, read-only. */
import type { Database } from '@quintet/platform/db/database'
import { sql } from 'kysely'
import { COUNT, papers, type Span } from '../queries.ts'

/** A span's invoices and credit notes in one currency, without those of 0,00 €, each with the dispute that was lost. */
const bookedPapers = (db: Database, span: Span, currency: string) =>
  papers(db, span)
    .leftJoin('payment_order as given', (join) =>
      join.onRef('given.id', '=', 'invoice.payment_order_id').on('given.kind', '=', 'refund'),
    )
    .leftJoin('payment_dispute as lost', 'lost.id', 'given.provider_reference')
    .where('invoice.currency', '=', currency)
    .where('invoice.gross_cents', '<>', 0)

/** In order of their numbers. */
export function selectBookings(
  db: Database,
  span: Span,
  currency: string,
  { offset, limit }: { offset: number; limit: number },
) {
  return bookedPapers(db, span, currency)
    .select(['invoice.issued_at', 'invoice.kind', 'invoice.reference', 'invoice.country', 'invoice.currency'])
    .select(['invoice.vat_rate', 'invoice.gross_cents', 'invoice.net_cents', 'invoice.vat_cents'])
    .select(['corrected.reference as corrected_reference', 'invoice.sold as plan', 'lost.id as dispute'])
    .orderBy('invoice.series')
    .orderBy('invoice.year')
    .orderBy('invoice.number')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** Sums of what is booked alike: same country, rate, and whether a dispute was lost. */
export function sumBookings(db: Database, span: Span, currency: string) {
  const isDisputed = sql<boolean>`lost.id is not null`
  const sum = (column: 'gross_cents' | 'net_cents' | 'vat_cents') =>
    sql<number>`sum(invoice.${sql.ref(column)})::float8`.as(column)
  const counted = (column: 'net_cents' | 'vat_cents') =>
    sql<number>`(count(*) filter (where invoice.${sql.ref(column)} <> 0))::integer`
  return bookedPapers(db, span, currency)
    .select(['invoice.country', 'invoice.vat_rate', isDisputed.as('isDisputed'), COUNT.as('papers')])
    .select([counted('net_cents').as('netted'), counted('vat_cents').as('taxed')])
    .select([sum('gross_cents'), sum('net_cents'), sum('vat_cents')])
    .groupBy(['invoice.country', 'invoice.vat_rate', isDisputed])
    .execute()
}

/** Counts the rows of `selectBookings`. */
export function countBookings(db: Database, span: Span, currency: string) {
  return papers(db, span)
    .where('invoice.currency', '=', currency)
    .where('invoice.gross_cents', '<>', 0)
    .select(COUNT.as('count'))
    .executeTakeFirstOrThrow()
}

/** Payouts that reach the bank within a span. A failed payout returns to the balance and is part of a later one. */
export function selectArrivals(db: Database, { start, end }: Span, currency: string) {
  return db
    .selectFrom('payout')
    .select(['id', 'amount_cents', 'arrives_at as at'])
    .where('arrives_at', '>=', start)
    .where('arrives_at', '<', end)
    .where('currency', '=', currency)
    .where('state', '<>', 'failed')
    .where('amount_cents', '<>', '0')
    .orderBy('arrives_at')
    .orderBy('id')
    .execute()
}

const payoutLines = (db: Database, { start, end }: Span, currency: string) =>
  db
    .selectFrom('payout_line as line')
    .innerJoin('payout', 'payout.id', 'line.payout_id')
    .where('payout.created_at', '>=', start)
    .where('payout.created_at', '<', end)
    .where('payout.currency', '=', currency)

/** The fees of each payout created within a span: fees withheld from lines plus lines that are fees themselves. Positive sums are costs. */
export function sumFees(db: Database, span: Span, currency: string) {
  const cents = sql<string>`sum(line.fee_cents - case when line.kind = 'fee' then line.gross_cents else 0 end)::bigint`
  return payoutLines(db, span, currency)
    .select(['payout.id', 'payout.created_at as at', cents.as('cents')])
    .groupBy('payout.id')
    .having(cents, '<>', '0')
    .orderBy('payout.created_at')
    .orderBy('payout.id')
    .execute()
}

/** What disputes took and returned in a span's payouts, one row per line. */
export function selectDisputed(db: Database, span: Span, currency: string) {
  return payoutLines(db, span, currency)
    .select(['payout.id', 'payout.created_at as at', 'line.gross_cents as cents', 'line.reference'])
    .where('line.kind', '=', 'dispute')
    .where('line.gross_cents', '<>', 0)
    .orderBy('payout.created_at')
    .orderBy('line.id')
    .execute()
}

/** The provider's other balance changes by type; returned payouts are left out, as a later payout covers them. */
export function sumOthers(db: Database, span: Span, currency: string) {
  const cents = sql<string>`sum(line.gross_cents)::bigint`
  return payoutLines(db, span, currency)
    .select(['payout.id', 'payout.created_at as at', 'line.type', cents.as('cents')])
    .where('line.kind', '=', 'other')
    .where('line.type', 'not like', 'payout%')
    .groupBy(['payout.id', 'line.type'])
    .having(cents, '<>', '0')
    .orderBy('payout.created_at')
    .orderBy('line.type')
    .execute()
}
