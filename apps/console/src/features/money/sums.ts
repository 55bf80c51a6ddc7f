/** Cells by month, country and plan, summed up for the screens. */
import { MONEY_PLANS, type MoneyCell } from '@quintet/contracts/operator/money'

export const GROUPINGS = ['none', 'country', 'plan'] as const
export type Grouping = (typeof GROUPINGS)[number]

export type Figure = Exclude<keyof MoneyCell, 'month' | 'country' | 'plan'>

export const sumOf = (cells: readonly MoneyCell[], figure: Figure): number =>
  cells.reduce((sum, cell) => sum + cell[figure], 0)

/** Returns the groups a chart compares: everything, the countries with the most revenue plus the others, or the plans. */
export function groupsOf(
  cells: readonly MoneyCell[],
  grouping: Grouping,
): { key: string; holds: (cell: MoneyCell) => boolean }[] {
  if (grouping === 'none') return [{ key: 'all', holds: () => true }]
  if (grouping === 'plan')
    return MONEY_PLANS.filter((plan) => cells.some((cell) => cell.plan === plan)).map((plan) => ({
      key: plan,
      holds: (cell) => cell.plan === plan,
    }))
  const countries = [...new Set(cells.map(({ country }) => country))]
    .map((country) => ({
      country,
      cents: sumOf(
        cells.filter((cell) => cell.country === country),
        'grossCents',
      ),
    }))
    .toSorted((a, b) => b.cents - a.cents)
    .map(({ country }) => country)
  const [shown, others] = [countries.slice(0, COUNTRIES_SHOWN), countries.slice(COUNTRIES_SHOWN)]
  return [
    ...shown.map((key) => ({ key, holds: (cell: MoneyCell) => cell.country === key })),
    ...(others.length > 0
      ? [{ key: 'others', holds: ({ country }: MoneyCell) => others.includes(country) }]
      : []),
  ]
}

const COUNTRIES_SHOWN = 4

/** Returns the share of a whole, or null if the whole is zero. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}
