/** The provider's payouts of books that are filled already, one a day, and disputes, written directly into their tables. */
import type { Database } from '@quintet/platform/db/database'
import { sql } from 'kysely'

/** One in this many payments is disputed, and one in so many disputes is open. */
const [DISPUTED_OF, OPEN_OF] = [50, 100]
/** One in this many lines has no counterpart in the books. */
const UNKNOWN_OF = 10_000

/** Each payment and refund is a line of the payout of its day, except for the last three weeks'. */
export async function fillPayouts(db: Database, now: Date): Promise<void> {
  await sql`
    update payment_order set provider_reference = case kind when 'charge' then 'pi_' else 're_' end || id where state = 'succeeded'`.execute(
    db,
  )
  await sql`
    insert into payout (id, amount_cents, currency, state, is_itemised, created_at, arrives_at, statement_text, read_at)
    select 'po_' || day::date, 0, 'EUR', 'paid', true, day + interval '2 days', day + interval '4 days', 'QUINTET', ${now}
    from generate_series(${now}::timestamptz - interval '4 years 1 day', ${now}::timestamptz - interval '21 days', interval '1 day') as day`.execute(
    db,
  )
  await sql`
    insert into payout_line (id, payout_id, kind, type, gross_cents, fee_cents, net_cents, at, reference, is_open)
    select 'txn_' || payment_order.id, payout.id, kind, kind, signed, 45, signed - 45, settled_at,
      case when is_unknown then 'pi_elsewhere' else provider_reference end, is_unknown
    from (select *, row_number() over () % ${UNKNOWN_OF}::integer = 0 as is_unknown from payment_order) as payment_order
      join payout on payout.id = 'po_' || settled_at::date,
      lateral (select case kind when 'charge' then 1 else -1 end * payment_order.amount_cents as signed) as direction
    where payment_order.state = 'succeeded' and kind in ('charge', 'refund')`.execute(db)
  await sql`
    update payout set amount_cents = sums.net from (select payout_id, sum(net_cents) as net from payout_line group by payout_id) as sums
    where sums.payout_id = payout.id`.execute(db)
  await sql`
    insert into payment_dispute (id, order_id, amount_cents, reason, state, opened_at, closed_at, due_at, told_at)
    select 'du_' || id, id, amount_cents, 'fraudulent', case when is_open then 'open' else 'lost' end, settled_at,
      case when is_open then null else settled_at + interval '60 days' end, ${now}::timestamptz + interval '5 days', settled_at
    from (select *, row_number() over (order by settled_at) as place from payment_order where kind = 'charge') as charges,
      lateral (select place % ${DISPUTED_OF * OPEN_OF}::integer = 0 as is_open) as opened
    where place % ${DISPUTED_OF}::integer = 0`.execute(db)
  await sql`
    insert into payout_gap (order_id, settled_at)
    select payment_order.id, settled_at from payment_order left join payout_line on reference = provider_reference
    where payment_order.state = 'succeeded' and payout_line.id is null`.execute(db)
  await sql`vacuum analyze`.execute(db)
}
