import type { MoneyCell } from '@quintet/contracts/operator/money'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { type Bar, Bars } from '../../ui/bars.tsx'
import { type Figure, type Grouping, groupsOf, shareOf, sumOf } from './sums.ts'

type ChartsProps = {
  cells: readonly MoneyCell[]
  months: readonly string[]
  currency: string
  by: Grouping
  where: { country?: string; plan?: MoneyCell['plan'] }
}

/** Which rows a bar of each chart leads to. */
type Leads = 'revenue' | 'paying' | 'trialsBegan' | 'churned' | 'failed'

export function Charts({ cells, months, currency, by, where }: ChartsProps) {
  const { money: words } = useTexts()
  const formats = useFormats()
  const sums = (value: number) => formats.money(value, currency)
  const barsOf = (
    figure: Leads,
    valuesOf: (ofMonth: readonly MoneyCell[]) => readonly number[],
    tell: (values: readonly number[], sum: number) => string,
  ): Bar[] =>
    months.map((month) => {
      const values = valuesOf(cells.filter((cell) => cell.month === month))
      const sum = values.reduce((all, value) => all + value, 0)
      return {
        key: month,
        label: formats.shortMonth(month),
        told: `${formats.month(month)}: ${tell(values, sum)}`,
        values,
        link: { to: '/money/rows', search: { figure, from: month, to: month, ...where } },
      }
    })
  const groups = groupsOf(cells, by)
  const grouped = (figure: Figure) => (ofMonth: readonly MoneyCell[]) =>
    groups.map(({ holds }) => sumOf(ofMonth.filter(holds), figure))
  const nameOf = (key: string) =>
    by === 'plan'
      ? words.plans[key as MoneyCell['plan']]
      : key === 'others'
        ? words.others
        : formats.country(key)
  const series = groups.map(({ key }) => ({ key, name: by === 'none' ? words.all : nameOf(key) }))
  const tellGroups = (format: (value: number) => string) => (values: readonly number[], sum: number) =>
    by === 'none'
      ? format(sum)
      : `${format(sum)} (${values.map((value, index) => `${series[index]?.name} ${format(value)}`).join(', ')})`
  const splits = (figures: readonly [Figure, Figure], whole: Figure) => (ofMonth: readonly MoneyCell[]) => {
    const [first, second] = [sumOf(ofMonth, figures[0]), sumOf(ofMonth, figures[1])]
    return [first, second, sumOf(ofMonth, whole) - first - second]
  }
  const tellSplit = (names: readonly string[]) => (values: readonly number[], sum: number) =>
    `${formats.number(sum)} (${values.map((value, index) => `${names[index]} ${formats.number(value)}`).join(', ')})`
  const churnOf = (ofMonth: readonly MoneyCell[]) => [
    shareOf(sumOf(ofMonth, 'churned'), sumOf(ofMonth, 'payingBefore')) ?? 0,
  ]
  const trials = [words.converted, words.trialsLeft, words.stillTrying]
  const failures = [words.recovered, words.lost, words.stillOpen]
  const seriesOf = (names: readonly string[]) => names.map((name) => ({ key: name, name }))
  return (
    <>
      <Bars
        title={words.revenue}
        series={series}
        bars={barsOf('revenue', grouped('grossCents'), tellGroups(sums))}
        most={sums}
      />
      <Bars
        title={words.paying}
        series={series}
        bars={barsOf('paying', grouped('paying'), tellGroups(formats.number))}
        most={formats.number}
      />
      <Bars
        title={words.trialsBegan}
        series={seriesOf(trials)}
        bars={barsOf('trialsBegan', splits(['converted', 'trialsLeft'], 'trialsBegan'), tellSplit(trials))}
        most={formats.number}
      />
      <Bars
        title={words.churnRate}
        series={[{ key: 'churn', name: words.churnRate }]}
        bars={barsOf('churned', churnOf, (_, share) => formats.exactPercent(share))}
        most={formats.exactPercent}
      />
      <Bars
        title={words.failed}
        series={seriesOf(failures)}
        bars={barsOf('failed', splits(['recovered', 'lost'], 'failed'), tellSplit(failures))}
        most={formats.number}
      />
    </>
  )
}
