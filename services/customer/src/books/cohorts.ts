/** Retention: members who began to pay in a month, followed month by month. */
import type { readCohorts as readCohortsRoute } from '@quintet/contracts/operator/money'
import type { CallAnswer } from '@quintet/contracts/route'
import { monthOf, monthPlus, monthsOf } from '@quintet/domain/basics/calendar'
import type { Database } from '@quintet/platform/db/database'
import { spanOf } from './figures.ts'
import { sumCohorts } from './queries.ts'

/** Reads the given number of months, up to `to` or else the current month; months in which nobody began are left out. */
export async function readCohorts(
  db: Database,
  { to: last, months: length }: { to?: string | undefined; months: number },
  now: Date,
): Promise<CallAnswer<typeof readCohortsRoute>> {
  const to = last ?? monthOf(now)
  const wanted = { from: monthPlus(to, 1 - length), to }
  const byCohort = Map.groupBy(await sumCohorts(db, spanOf(wanted)), ({ cohort }) => cohort)
  return monthsOf(wanted).flatMap((month) => {
    const rows = byCohort.get(month)
    if (!rows) return []
    let paying = 0
    const standing = monthsOf({ from: month, to }).map((each) => {
      paying += rows.find((row) => row.month === each)?.paying ?? 0
      return paying
    })
    return [{ month, began: rows.find((row) => row.month === month)?.began ?? 0, paying: standing }]
  })
}
