/**
 * Books payouts: from money in transit to the bank, to payment costs and to disputed amounts. Together with the invoices and credit notes,
 * the money-in-transit account then holds whatever is in no payout yet or still on its way. @spec decisions 13.43
 */
import type { Database } from '@quintet/platform/db/database'
import type { Span } from '../queries.ts'
import { selectArrivals, selectDisputed, sumFees, sumOthers } from './queries.ts'
import type { AccountFor } from './accounts.ts'
import type { Booking } from './format.ts'

type Wanted = { span: Span; currency: string; tax: Booking['tax'] }

/** Books bank lines on the day the money arrives, and everything else on the day the payout is created. */
export async function bookPayouts(
  db: Database,
  { span, currency, tax }: Wanted,
  accountFor: AccountFor,
): Promise<Booking[]> {
  const shared = { currency, account: accountFor('provider'), corrected: null, destination: null, tax: null }
  const [arrivals, fees, disputed, others] = await Promise.all([
    selectArrivals(db, span, currency),
    sumFees(db, span, currency),
    selectDisputed(db, span, currency),
    sumOthers(db, span, currency),
  ])
  return [
    ...arrivals.map(({ id, amount_cents: amount, at }) => ({
      ...shared,
      cents: -Number(amount),
      contra: accountFor('bank'),
      at,
      reference: id,
      text: `Auszahlung ${id}`,
    })),
    ...fees.map(({ id, at, cents }) => ({
      ...shared,
      cents: -Number(cents),
      contra: accountFor('fees'),
      at,
      reference: id,
      text: `Gebühren ${id}`,
      tax,
    })),
    ...disputed.map(({ id, at, cents, reference }) => ({
      ...shared,
      cents,
      contra: accountFor('disputes'),
      at,
      reference: reference ?? id,
      text: `Zahlungsanfechtung ${cents < 0 ? 'belastet' : 'gutgeschrieben'} ${id}`,
    })),
    ...others.map(({ id, at, type, cents }) => ({
      ...shared,
      cents: Number(cents),
      contra: accountFor('clearing'),
      at,
      reference: id,
      text: `Sonstiges (${type}) ${id}`,
    })),
  ]
}
