/** The state of the books, for tests and benches about money. */
import type { Database } from '@quintet/platform/db/database'
import { sql } from 'kysely'

export type Books = {
  /** At the provider: charges less refunds and bank chargebacks. */
  providerCents: number
  /** In our own orders. */
  orderCents: number
  /** On paper: invoices less credit notes. */
  invoiceCents: number
  /** Periods charged twice, less those refunded. */
  paidTwice: number
  /** Successful charges without exactly one invoice, and refunds without exactly one credit note. */
  withoutPaper: number
  /** Numbers missing between the first and the last of a series. */
  gaps: number
  waiting: number
}

/** Adds everything up; all sums have to agree to the cent. `providerCents` is the balance at a provider other than the sandbox. */
export async function readBooks(db: Database, providerCents?: number): Promise<Books> {
  const { rows } = await sql<Books>`
    select
      (select coalesce(sum((body ->> 'amount_received')::int), 0)::int from sandbox_object where kind = 'payment_intent')
        - (select coalesce(sum((body ->> 'amount')::int), 0)::int from sandbox_object where kind = 'refund')
        - (select coalesce(sum((body #>> '{data,object,amount}')::int), 0)::int from sandbox_event
          where body ->> 'type' = 'charge.dispute.closed' and deliver_at is null) as "providerCents",
      (select coalesce(sum(case when kind = 'charge' then amount_cents else -amount_cents end), 0)::int
        from payment_order where state = 'succeeded') as "orderCents",
      (select coalesce(sum(gross_cents), 0)::int from invoice) as "invoiceCents",
      (select count(*)::int from (
        select 1 from payment_order o where kind = 'charge' and purpose <> 'rental' and state = 'succeeded'
          and not exists (select 1 from payment_order r where r.refunds = o.id)
        group by subscription_id, details ->> 'startsAt' having count(*) > 1) twice) as "paidTwice",
      (select count(*)::int from payment_order o where state = 'succeeded'
        and (select count(*) from invoice i where i.payment_order_id = o.id) <> 1) as "withoutPaper",
      (select coalesce(sum(last), 0)::int from invoice_number) - (select count(*)::int from invoice) as "gaps",
      (select count(*)::int from payment_order where state = 'waiting') as "waiting"
  `.execute(db)
  const [books] = rows
  if (!books) throw new Error('The books cannot be read.')
  return providerCents === undefined ? books : { ...books, providerCents }
}

/** Returns what does not agree, in words; empty if everything does. */
export function faultsOf(books: Books): string[] {
  const faults: string[] = []
  if (books.providerCents !== books.orderCents)
    faults.push(`the provider has ${books.providerCents}, our orders say ${books.orderCents}`)
  if (books.orderCents !== books.invoiceCents)
    faults.push(`orders say ${books.orderCents}, invoices ${books.invoiceCents}`)
  for (const name of ['paidTwice', 'withoutPaper', 'gaps', 'waiting'] as const)
    if (books[name] !== 0) faults.push(`${name}: ${books[name]}`)
  return faults
}

/** For billing in tests that rent nothing. */
export const NO_RENTALS = {
  handOverRental: () => Promise.resolve(null),
  extendRentals: () => Promise.resolve([]),
}
