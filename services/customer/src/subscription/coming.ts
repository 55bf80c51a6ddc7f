/** Forecasts the steps of memberships up to a time, from their rows. @spec decisions 13.31 */
import type { ComingKind, ComingLine } from '@quintet/contracts/operator/clock'
import { nextPeriod, nextStep, type Step } from '@quintet/domain/membership/subscription'
import type { Database } from '@quintet/platform/db/database'
import { restingColumns } from './pause.ts'
import { isDiscounted, priceOfPeriod } from './prices.ts'
import * as queries from './queries.ts'
import { PAID, runningColumns } from './running.ts'

/** Rows read at once, so that other requests get a turn in between. */
const PAGE = 2000

/** All steps that fall due by `until` if nobody acts and every charge succeeds, with the sums charged by currency. */
export async function comingSteps(db: Database, until: Date): Promise<ComingLine[]> {
  const counted = new Map<ComingKind, { count: number; sums: Map<string, number> }>()
  let after = ''
  for (;;) {
    const rows = await queries.selectDueBy(db, until, { after, limit: PAGE })
    for (const row of rows)
      for (const { kind, price } of stepsOf(row, { until, hasMandate: row.has_mandate })) {
        const line = counted.get(kind) ?? { count: 0, sums: new Map<string, number>() }
        counted.set(kind, line)
        line.count += 1
        if (price) line.sums.set(price.currency, (line.sums.get(price.currency) ?? 0) + price.cents)
      }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) break
    after = last.id
  }
  return [...counted].map(([kind, { count, sums }]) => ({
    kind,
    count,
    sums: [...sums].map(([currency, cents]) => ({ currency, cents })),
  }))
}

type Coming = { kind: ComingKind; price: { cents: number; currency: string } | null }

function* stepsOf(
  start: queries.Subscription,
  { until, hasMandate }: { until: Date; hasMandate: boolean },
): Generator<Coming> {
  let row = start
  for (;;) {
    const step = nextStep(queries.courseOf(row))
    if (!step || step.at > until) return
    const price = step.kind === 'charge' ? priceOfPeriod(row, periodOfNext(row).startsAt) : null
    if (step.kind !== 'remind' || isMailed(row, hasMandate)) yield { kind: kindOf(step, row), price }
    const next = rowAfter(step, row)
    if (!next) return
    row = next
  }
}

/** True if `remind` would send a mail for this reminder; the last one before a charge announces a debit. */
function isMailed(row: queries.Subscription, hasMandate: boolean): boolean {
  const isFirst = row.reminders_sent === 0
  const isLetter =
    row.state === 'trialing' ||
    (row.state === 'paused' && isFirst) ||
    (isFirst && queries.courseOf(row).endsDiscount)
  return isLetter || hasMandate
}

function kindOf({ kind }: Step, { state }: queries.Subscription): ComingKind {
  if (kind !== 'charge')
    return ({ remind: 'notices', pause: 'pauses', give_up: 'unpaid', end: 'ends' } as const)[kind]
  if (state === 'trialing') return 'first_charges'
  return state === 'past_due' ? 'retries' : 'renewals'
}

/** The row after a step; null if nothing follows. */
function rowAfter({ kind }: Step, row: queries.Subscription): queries.Subscription | null {
  if (kind === 'remind') return { ...row, reminders_sent: row.reminders_sent + 1 }
  if (kind === 'pause') return { ...row, ...restingColumns(row) }
  if (kind !== 'charge') return null
  const { startsAt, endsAt } = periodOfNext(row)
  const { cents, listCents, currency } = priceOfPeriod(row, startsAt)
  const period = { plan: row.next_plan ?? row.plan, startsAt, endsAt, cents, currency }
  const paid = { ...period, listCents: isDiscounted(row) ? listCents : null }
  return { ...row, ...runningColumns(row, paid), ...PAID }
}

function periodOfNext(row: queries.Subscription) {
  return nextPeriod(queries.courseOf(row), row.next_plan ?? row.plan)
}
