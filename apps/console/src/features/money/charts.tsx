import type { MembershipFigure, MoneyCell, PaperFigure } from '@quintet/contracts/operator/money'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { type Bar, Bars } from '../../ui/bars.tsx'
import { type Figure, type Grouping, groupsOf, shareOf, sumOf } from './sums.ts'

type Shown = {
  cells: readonly MoneyCell[]
  months: readonly string[]
  where: { country?: string; plan?: MoneyCell['plan'] }
}

type ChartsProps = Shown & { currency: string; by: Grouping }

export function Charts({ currency, by, ...shown }: ChartsProps) {
  const { money: words } = useTexts()
  return (
    <>
      <Growth {...shown} currency={currency} by={by} />
      <Outcomes
        {...shown}
        title={words.trialsBegan}
        whole="trialsBegan"
        figures={['converted', 'trialsLeft']}
        names={[words.converted, words.trialsLeft, words.stillTrying]}
      />
      <Churn {...shown} />
      <Outcomes
        {...shown}
        title={words.failed}
        whole="failed"
        figures={['recovered', 'lost']}
        names={[words.recovered, words.lost, words.stillOpen]}
      />
    </>
  )
}

/** Revenue, and the number of paying members. */
export function Growth({ currency, by, ...shown }: ChartsProps) {
  const { money: words } = useTexts()
  const formats = useFormats()
  const sums = (cents: number) => formats.money(cents, currency)
  return (
    <>
      <Grouped {...shown} by={by} title={words.revenue} figure="grossCents" leads="revenue" format={sums} />
      <Grouped
        {...shown}
        by={by}
        title={words.paying}
        figure="paying"
        leads="paying"
        format={formats.number}
      />
    </>
  )
}

/** Returns a function that makes a bar for each month, linked to the rows behind a figure. */
function useBars({ cells, months, where }: Shown) {
  const formats = useFormats()
  return (
    figure: MembershipFigure | PaperFigure,
    valuesOf: (ofMonth: readonly MoneyCell[]) => readonly number[],
    tell: (values: readonly number[], sum: number) => string,
  ): Bar[] =>
    months.map((month) => {
      const values = valuesOf(cells.filter((cell) => cell.month === month))
      const sum = values.reduce((all, value) => all + value, 0)
      return {
        key: month,
        label: labelOf(month, months.length, formats),
        told: `${formats.month(month)}: ${tell(values, sum)}`,
        values,
        link: { to: '/money/rows', search: { figure, from: month, to: month, ...where } },
      }
    })
}

/** A year of months is named one by one; of more, each quarter, and the year in place of its January. */
function labelOf(month: string, count: number, { shortMonth }: Formats): string {
  const [year = '', inYear = ''] = month.split('-')
  if (count <= 12) return shortMonth(month)
  if (inYear === '01') return year
  return ['04', '07', '10'].includes(inYear) ? shortMonth(month) : ''
}

const seriesOf = (names: readonly string[]) => names.map((name) => ({ key: name, name }))

/** Formats the sum, followed by its named parts in brackets. */
function tellParts(names: readonly string[], format: (value: number) => string) {
  return (values: readonly number[], sum: number) =>
    names.length < 2
      ? format(sum)
      : `${format(sum)} (${values.map((value, index) => `${names[index]} ${format(value)}`).join(', ')})`
}

type GroupedProps = Shown & {
  by: Grouping
  title: string
  figure: Figure
  leads: MembershipFigure | PaperFigure
  format: (value: number) => string
}

function Grouped({ by, title, figure, leads, format, ...shown }: GroupedProps) {
  const { money: words } = useTexts()
  const formats = useFormats()
  const barsOf = useBars(shown)
  const groups = groupsOf(shown.cells, by)
  const nameOf = (key: string) => {
    if (by === 'none') return words.all
    if (by === 'plan') return words.plans[key as MoneyCell['plan']]
    return key === 'others' ? words.others : formats.country(key)
  }
  const names = groups.map(({ key }) => nameOf(key))
  const valuesOf = (ofMonth: readonly MoneyCell[]) =>
    groups.map(({ holds }) => sumOf(ofMonth.filter(holds), figure))
  const bars = barsOf(leads, valuesOf, tellParts(names, format))
  return <Bars title={title} series={seriesOf(names)} bars={bars} most={format} />
}

type OutcomesProps = Shown & {
  title: string
  whole: 'trialsBegan' | 'failed'
  figures: readonly [Figure, Figure]
  /** Names of both figures and of the remainder. */
  names: readonly string[]
}

function Outcomes({ title, whole, figures, names, ...shown }: OutcomesProps) {
  const { number } = useFormats()
  const barsOf = useBars(shown)
  const valuesOf = (ofMonth: readonly MoneyCell[]) => {
    const [first, second] = [sumOf(ofMonth, figures[0]), sumOf(ofMonth, figures[1])]
    return [first, second, sumOf(ofMonth, whole) - first - second]
  }
  const bars = barsOf(whole, valuesOf, tellParts(names, number))
  return <Bars title={title} series={seriesOf(names)} bars={bars} most={number} />
}

function Churn(shown: Shown) {
  const { money: words } = useTexts()
  const { exactPercent } = useFormats()
  const barsOf = useBars(shown)
  const valuesOf = (ofMonth: readonly MoneyCell[]) => [
    shareOf(sumOf(ofMonth, 'churned'), sumOf(ofMonth, 'payingBefore')) ?? 0,
  ]
  const bars = barsOf('churned', valuesOf, (_, share) => exactPercent(share))
  return <Bars title={words.churnRate} series={seriesOf([words.churnRate])} bars={bars} most={exactPercent} />
}
