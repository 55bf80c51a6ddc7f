/** What a month books to each account, without listing its documents. @spec decisions 13.47 */
import type { Balance } from '@quintet/domain/money/book-export'
import { batchMonth, type House, type Leg, legsOf } from './month.ts'
import { bookPayouts } from './payouts.ts'
import { sumBookings } from './queries.ts'

/** Returns the number of bookings and the balance of each account, debits positive. Throws `accounting_missing`. */
export async function datevBalance(house: House, month: string): Promise<Balance> {
  const { db } = house
  const { span, currency, accounting, accountFor, schemeOf } = batchMonth(house, month)
  const [papers, ofPayouts] = await Promise.all([
    sumBookings(db, span, currency),
    bookPayouts(db, { span, currency, tax: accounting.feesTax }, accountFor),
  ])
  const ofPapers = papers.flatMap((summed) => legsOf(summed, { scheme: schemeOf(summed), accountFor }))
  const counts = papers.map((summed) =>
    ['domestic', 'oss'].includes(schemeOf(summed)) ? summed.papers : summed.netted + summed.taxed,
  )
  return {
    count: counts.reduce((sum, count) => sum + count, ofPayouts.length),
    sums: balancesOf([...ofPapers, ...ofPayouts]),
  }
}

function balancesOf(legs: readonly Leg[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { account, contra, cents } of legs) {
    sums[account] = (sums[account] ?? 0) + cents
    sums[contra] = (sums[contra] ?? 0) - cents
  }
  return sums
}
