/** Records what was downloaded for the tax adviser, and compares it with the books. @spec decisions 13.47 */
import { type BookPeriod, EXPORT_MONTHS } from '@quintet/contracts/operator/money'
import { type BookExport, standOf } from '@quintet/domain/money/book-export'
import { monthOf, monthPlus, quarterSpan, startOfMonth } from '@quintet/domain/basics/calendar'
import type { Platform } from '@quintet/platform/http/app'
import { z } from 'zod'
import { type Change, listEventsSince } from '../events/service.ts'
import type { MoneyDesk } from '../ports.ts'

const Recorded = z.object({
  part: z.int().nullable(),
  parts: z.int(),
  isRunning: z.boolean(),
  bookings: z.int(),
  currency: z.string().optional(),
  accounts: z.record(z.string(), z.int()),
})

type Made = Omit<BookExport, 'at' | 'actor'> & { currency?: string }

/** The event of a download of this month or quarter, or of one part. */
export function exported(period: string, { balance, ...made }: Made): Omit<Change, 'actor'> {
  const after: z.input<typeof Recorded> = { ...made, bookings: balance.count, accounts: balance.sums }
  return { action: 'books_exported', subject: 'books', subjectId: period, after }
}

/** Returns the downloaded months and quarters, newest first. */
export async function listBookExports(
  platform: Pick<Platform, 'db' | 'clock'>,
  money: Pick<MoneyDesk, 'balance'>,
): Promise<BookPeriod[]> {
  const first = monthPlus(monthOf(platform.clock.now()), 1 - EXPORT_MONTHS)
  const events = await listEventsSince(platform, { subject: 'books' }, startOfMonth(first))
  const periods = [...Map.groupBy(events, ({ subjectId }) => subjectId)].filter(
    ([period]) => lastMonthOf(period) >= first,
  )
  const stands = await Promise.all(
    periods.map(async ([period, ofPeriod]) => {
      const now = await money.balance(period)
      const stand = now && standOf(ofPeriod.map(toExport), now.balance)
      return now && stand ? [{ period, currency: now.currency, ...stand }] : []
    }),
  )
  return stands.flat().toSorted((a, b) => lastMonthOf(b.period).localeCompare(lastMonthOf(a.period)))
}

function lastMonthOf(period: string): string {
  return period.includes('Q') ? quarterSpan(period).to : period
}

function toExport({ at, actor, after }: Awaited<ReturnType<typeof listEventsSince>>[number]): BookExport {
  const { bookings: count, accounts: sums, ...made } = Recorded.parse(after)
  return { at, actor, ...made, balance: { count, sums } }
}
