/** Settles a month's plays and revenue under that month's contracts. @spec decisions 13.32 */
import type { readRoyalties, RoyaltyContract } from '@quintet/contracts/operator/royalties'
import type { CallAnswer } from '@quintet/contracts/route'
import { amountOf, csvOf } from '@quintet/domain/basics/csv'
import { type Played, settleRoyalties, type Settled } from '@quintet/domain/money/royalties'
import type { Database } from '@quintet/platform/db/database'
import { readMoney } from '../books/index.ts'
import { listContracts } from './contracts.ts'

export type PlayedTitle = Played & { title: string | null; starts: number }

export type Month = {
  month: string
  settled: (Settled<PlayedTitle> & { contract: RoyaltyContract })[]
  left: PlayedTitle[]
}

/** `played`: all titles played in the month, such as `2026-11`. */
export async function settleMonth(
  db: Database,
  { month, played }: { month: string; played: readonly PlayedTitle[] },
  now: Date,
): Promise<Month> {
  const contracts = (await listContracts(db)).filter(
    ({ firstMonth, lastMonth }) => firstMonth <= month && (lastMonth === null || month <= lastMonth),
  )
  const settled: Month['settled'] = []
  let left: PlayedTitle[] = [...played]
  const currencies = [...new Set(contracts.map(({ currency }) => currency))]
  for (const currency of currencies) {
    const { cells } = await readMoney(db, { to: month, months: 1, currency }, now)
    const netCents = cells.reduce((sum, cell) => sum + cell.netCents, 0)
    const result = settleRoyalties({ contracts, played, netCents })
    const ofCurrency = result.settled.flatMap((each) => {
      const contract = contracts.find(({ id }) => id === each.contract.id)
      return contract?.currency === currency ? [{ ...each, contract }] : []
    })
    settled.push(...ofCurrency)
    left = result.left
  }
  return { month, settled, left }
}

/** The month as the console shows it. */
export function tellMonth({ month, settled, left }: Month): CallAnswer<typeof readRoyalties> {
  const lines = settled.map(({ contract, seconds, cents, titles }) => ({
    contract,
    titles: titles.length,
    seconds,
    cents,
  }))
  const withoutContract = [...Map.groupBy(left, ({ publisher }) => publisher)]
    .map(([holder, titles]) => ({ holder, titles: titles.length, seconds: secondsOf(titles) }))
    .toSorted((a, b) => b.seconds - a.seconds)
  const seconds = [...lines, ...withoutContract].reduce((sum, each) => sum + each.seconds, 0)
  return { month, seconds, lines, withoutContract }
}

/** Every title with its contract, those without one last; time in whole seconds, money in the contract's currency. */
export function royaltiesCsv({ month, settled, left }: Month): string {
  const none = ['', '', '', '', ''] as const
  const lines = [
    ['month', 'holder', 'contract', 'kind', 'currency', 'amount', 'title_id', 'title', 'starts', 'seconds'],
    ...settled.flatMap(({ contract, cents, titles }) => {
      const of = [month, contract.holder, contract.id, contract.kind, contract.currency]
      // A flat fee is owed even without a play.
      if (titles.length === 0) return [[...of, amountOf(cents), '', '', 0, 0]]
      return titles.map(({ title, cents: part }) => [...of, amountOf(part), ...toldOf(title)])
    }),
    ...left.map((title) => [month, title.publisher ?? '', ...none.slice(0, 4), ...toldOf(title)]),
  ]
  return csvOf(lines)
}

function toldOf({ itemId, title, starts, seconds }: PlayedTitle): (string | number)[] {
  return [itemId, title ?? '', starts, Math.round(seconds)]
}

function secondsOf(titles: readonly Played[]): number {
  return titles.reduce((sum, { seconds }) => sum + seconds, 0)
}
