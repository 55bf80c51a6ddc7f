/** Membership figures by month, country and plan. @spec decisions 13.8 */
import {
  MONEY_PLANS,
  type MoneyCell,
  type readMoney as readMoneyRoute,
} from '@quintet/contracts/operator/money'
import type { CallAnswer } from '@quintet/contracts/route'
import { monthOf, monthPlus, monthsOf, startOfMonth } from '@quintet/domain/basics/calendar'
import type { Database } from '@quintet/platform/db/database'
import * as queries from './queries.ts'

export type Months = { from: string; to: string }

/** The start of the first month and the end of the last. */
export function spanOf({ from, to }: Months): queries.Span {
  return { start: startOfMonth(from), end: startOfMonth(monthPlus(to, 1)) }
}

/** Stands for everything before the first month; sorts before every month's name. */
const BEFORE = ''

/** Reads the figures of the given number of months, up to `to` or else the current month. Empty cells are left out. */
export async function readMoney(
  db: Database,
  { to: last, months: length, currency }: { to?: string | undefined; months: number; currency: string },
  now: Date,
): Promise<CallAnswer<typeof readMoneyRoute>> {
  const to = last ?? monthOf(now)
  const wanted = { from: monthPlus(to, 1 - length), to }
  const months = monthsOf(wanted)
  const span = spanOf(wanted)
  const stretches = months.map((month) => ({ name: month, ...spanOf({ from: month, to: month }) }))
  const before = { name: BEFORE, start: new Date(0), end: span.start }
  const [changes, { trials, failures }, allPapers] = await Promise.all([
    queries.sumChanges(db, [before, ...stretches]),
    queries.countOutcomes(db, span),
    queries.sumPapers(db, stretches),
  ])
  const papers = allPapers.filter((paper) => paper.currency === currency)
  const currencies = [...new Set(allPapers.map((paper) => paper.currency))].toSorted()
  const cells = openCells(months, [...changes, ...papers])
  addStanding(cells, months, changes)
  for (const { outcome, count, ...row } of trials) {
    const cell = cells.at(row)
    cell.trialsBegan += count
    if (outcome === 'trial_converted') cell.converted += count
    if (outcome === 'trial_left') cell.trialsLeft += count
  }
  for (const { outcome, count, ...row } of failures) {
    const cell = cells.at(row)
    cell.failed += count
    if (outcome === 'payment_recovered') cell.recovered += count
    if (outcome === 'payment_lost') cell.lost += count
  }
  for (const { name: month, papers: count, gross, net, vat, credited, ...row } of papers) {
    const cell = cells.at({ month, ...row })
    cell.papers = count
    cell.grossCents = Number(gross)
    cell.netCents = Number(net)
    cell.vatCents = Number(vat)
    cell.creditedCents = Number(credited)
  }
  return { currency, currencies, ...wanted, cells: cells.all.filter(tellsSomething) }
}

type Place = { month: string; country: string; plan: MoneyCell['plan'] }

function openCells(months: readonly string[], rows: readonly { country: string }[]) {
  const countries = [...new Set(rows.map(({ country }) => country))].toSorted()
  const nameOf = ({ month, country, plan }: Place) => `${month} ${country} ${plan}`
  const all = months.flatMap((month) =>
    countries.flatMap((country) => MONEY_PLANS.map((plan) => emptyCell({ month, country, plan }))),
  )
  const byName = new Map(all.map((cell) => [nameOf(cell), cell]))
  return {
    all,
    at(place: Place): MoneyCell {
      const cell = byName.get(nameOf(place))
      if (!cell) throw new Error(`No cell was opened for ${nameOf(place)}.`)
      return cell
    },
  }
}

/** Derives each month's standing totals from all gains and losses since the first membership. */
function addStanding(
  cells: ReturnType<typeof openCells>,
  months: readonly string[],
  changes: Awaited<ReturnType<typeof queries.sumChanges>>,
): void {
  const isShown = new Set(months)
  for (const { name: month, trials, paying, won, churned, country, plan } of changes) {
    if (isShown.has(month)) Object.assign(cells.at({ month, country, plan }), { won, churned })
    for (const shown of months) {
      const cell = cells.at({ month: shown, country, plan })
      if (month < shown) cell.payingBefore += paying
      if (month > shown) continue
      cell.trials += trials
      cell.paying += paying
    }
  }
}

function tellsSomething({ month: _month, country: _country, plan: _plan, ...figures }: MoneyCell): boolean {
  return Object.values(figures).some((figure) => figure !== 0)
}

function emptyCell(place: Place): MoneyCell {
  return {
    ...place,
    payingBefore: 0,
    paying: 0,
    trials: 0,
    won: 0,
    churned: 0,
    trialsBegan: 0,
    converted: 0,
    trialsLeft: 0,
    failed: 0,
    recovered: 0,
    lost: 0,
    papers: 0,
    grossCents: 0,
    netCents: 0,
    vatCents: 0,
    creditedCents: 0,
  }
}
