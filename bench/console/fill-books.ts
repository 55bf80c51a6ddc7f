/** Members and their payments as years of operation leave them, written directly into the tables of the books. */
import type { Database } from '@quintet/platform/db/database'
import { sql } from 'kysely'

/** One in this many invoices is corrected. */
const CREDITED_OF = 25

type Wanted = { members: number; invoices: number; now: Date }

/**
 * Each member has a subscription, a profile, a session and membership changes; invoices and credit notes are spread over the members and
 * four years.
 */
export async function fillBooks(db: Database, { members, invoices, now }: Wanted): Promise<void> {
  const years = sql`interval '4 years'`
  await sql`
    insert into account (id, email, first_name, last_name, country, created_at)
    select 'acc_' || n, 'member.' || n || '@example.com', 'Member ' || n, 'Example', (array['DE', 'DE', 'DE', 'AT', 'CH'])[1 + n % 5],
      ${now}::timestamptz - ${years} * (n::float / ${members}::integer)
    from generate_series(1, ${members}::integer) as n`.execute(db)
  await sql`
    insert into subscription (id, account_id, plan, state, price_cents, currency, started_at, period_starts_at, period_ends_at, anchor_at)
    select 'sub_' || n, 'acc_' || n, case when n % 4 = 0 then 'annually' else 'monthly' end,
      (array['active', 'active', 'active', 'active', 'active', 'active', 'trialing', 'ended', 'ended', 'past_due'])[1 + n % 10],
      1499, 'EUR', created_at, ${now}, ${now}::timestamptz + interval '20 days', created_at
    from generate_series(1, ${members}::integer) as n join account on account.id = 'acc_' || n`.execute(db)
  await sql`
    insert into profile (id, account_id, place, name, created_at)
    select 'pro_' || id, id, 1, first_name, created_at from account`.execute(db)
  await sql`
    insert into membership_change (at, subscription_id, kind, plan, country, trials, paying)
    select started_at + (interval '30 days') * step, subscription.id,
      (array['trial_began', 'trial_converted', 'payment_failed', 'payment_recovered', 'ended'])[step + 1], plan, country,
      (array[1, -1, 0, 0, 0])[step + 1], (array[0, 1, 0, 0, -1])[step + 1]
    from subscription join account on account.id = account_id, generate_series(0, 4) as step
    where step < 2 or (step < 4 and state = 'past_due') or (step = 4 and state = 'ended')
    order by started_at`.execute(db)
  await sql`
    insert into payment_order (id, kind, purpose, account_id, subscription_id, amount_cents, currency, method, details, state, created_at, settled_at)
    select 'ord_' || n, 'charge', 'period', account_id, id, 1499, 'EUR', '{"type":"card"}', jsonb_build_object('plan', plan), 'succeeded',
      at, at
    from generate_series(1, ${invoices}::integer) as n
    join subscription on subscription.id = 'sub_' || (1 + n % ${members}::integer),
    lateral (select ${now}::timestamptz - ${years} * (n::float / ${invoices}::integer) as at) as spread`.execute(
    db,
  )
  await sql`
    insert into invoice (id, kind, series, year, number, reference, account_id, payment_order_id, issued_at, currency, gross_cents, net_cents,
      vat_cents, vat_rate, country, document)
    select 'inv_' || n, 'invoice', 'A', 2026, n, 'A-' || n, account_id, payment_order.id, settled_at, 'EUR', 1499, 1260, 239, 19, country, '{}'
    from generate_series(1, ${invoices}::integer) as n
    join payment_order on payment_order.id = 'ord_' || n join account on account.id = account_id`.execute(db)
  await sql`
    insert into payment_order (id, kind, purpose, account_id, subscription_id, amount_cents, currency, method, details, state, refunds, created_at, settled_at)
    select 'ref_' || n, 'refund', 'refund', account_id, subscription_id, 100 + n % 1400, 'EUR', method, details
      || jsonb_build_object('reason', (array['withdrawal', 'goodwill', 'goodwill', 'returned', 'dispute'])[1 + (n / ${CREDITED_OF}::integer) % 5]),
      'succeeded', id, settled_at, settled_at
    from generate_series(1, ${invoices}::integer, ${CREDITED_OF}::integer) as n join payment_order on id = 'ord_' || n`.execute(
    db,
  )
  await sql`
    insert into invoice (id, kind, series, year, number, reference, account_id, payment_order_id, corrects, issued_at, currency, gross_cents,
      net_cents, vat_cents, vat_rate, country, document)
    select 'cre_' || n, 'credit_note', 'G', 2026, n, 'G-' || n, invoice.account_id, refund.id, invoice.id, refund.settled_at, 'EUR',
      -refund.amount_cents, -refund.amount_cents + 1, -1, 19, country, '{}'
    from generate_series(1, ${invoices}::integer, ${CREDITED_OF}::integer) as n
    join payment_order as refund on refund.id = 'ref_' || n join invoice on invoice.id = 'inv_' || n`.execute(
    db,
  )
  // As autovacuum leaves books that are years old.
  await sql`vacuum analyze`.execute(db)
}
