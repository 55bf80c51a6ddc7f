import type { MembershipFigure, MoneyCell, PaperFigure } from '@quintet/contracts/operator/money'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { shareOf, sumOf } from './sums.ts'

type Where = { country?: string; plan?: MoneyCell['plan']; currency?: string | undefined }

type MonthTableProps = {
  cells: readonly MoneyCell[]
  months: readonly string[]
  currency: string
  where: Where
}

type Row = { month: string; cells: readonly MoneyCell[]; where: Where }

/** The figures of each month, newest first; each links to its rows. On narrow screens, the ones that money and members come to. */
export function MonthTable({ cells, months, currency, where }: MonthTableProps) {
  const { money: words } = useTexts()
  const formats = useFormats()
  const rows = months
    .toReversed()
    .map((month) => ({ month, where, cells: cells.filter((cell) => cell.month === month) }))
  return (
    <Table
      label={words.byMonth}
      rows={rows}
      keyOf={({ month }) => month}
      columns={[
        { key: 'month', head: words.month, cell: ({ month }) => formats.monthAndYear(month) },
        ...columnsOfMoney(words, formats, currency),
        ...columnsOfMembers(words, formats),
      ]}
    />
  )
}

function columnsOfMoney(words: Texts['money'], formats: Formats, currency: string): Column<Row>[] {
  const cents = (head: string, key: 'grossCents' | 'netCents' | 'vatCents'): Column<Row> => ({
    key,
    head,
    isNumber: true,
    isExtra: key !== 'grossCents',
    cell: (row) => leads(row, 'revenue', formats.money(sumOf(row.cells, key), currency)),
  })
  const credited = (row: Row) => formats.money(sumOf(row.cells, 'creditedCents'), currency)
  return [
    {
      ...cents(words.gross, 'grossCents'),
      below: (row) =>
        sumOf(row.cells, 'creditedCents') !== 0 &&
        toCreditNotes(row, credited(row), `${words.columns.credited}: ${credited(row)}`),
    },
    cents(words.net, 'netCents'),
    cents(words.vat, 'vatCents'),
    {
      key: 'creditedCents',
      head: words.columns.credited,
      isNumber: true,
      isTwofold: true,
      cell: (row) => toCreditNotes(row, credited(row)),
    },
  ]
}

function columnsOfMembers(words: Texts['money'], formats: Formats): Column<Row>[] {
  const count = (
    figure: keyof typeof words.columns & MembershipFigure,
    shownWhere: Pick<Column<Row>, 'isExtra' | 'isTwofold'> = {},
  ): Column<Row> => ({
    key: figure,
    head: words.columns[figure],
    isNumber: true,
    ...shownWhere,
    cell: (row) => leads(row, figure, formats.number(sumOf(row.cells, figure))),
  })
  const rate = (
    key: 'churnRate' | 'conversion' | 'recovery',
    part: MembershipFigure,
    whole: 'payingBefore' | 'trialsBegan' | 'failed',
  ): Column<Row> => ({
    key,
    head: words[key],
    isNumber: true,
    isExtra: true,
    cell: (row) => {
      const share = shareOf(sumOf(row.cells, part), sumOf(row.cells, whole))
      return share === null ? '–' : leads(row, part, formats.exactPercent(share))
    },
  })
  const moved = (row: Row, figure: 'won' | 'churned', sign: string) => {
    const shown = formats.number(sumOf(row.cells, figure))
    return leads(row, figure, sign + shown, `${words.columns[figure]}: ${shown}`)
  }
  return [
    {
      ...count('paying'),
      below: (row) => (
        <>
          {moved(row, 'won', '+')} {moved(row, 'churned', '−')}
        </>
      ),
    },
    count('won', { isTwofold: true }),
    count('churned', { isTwofold: true }),
    rate('churnRate', 'churned', 'payingBefore'),
    count('trials', { isExtra: true }),
    count('trialsBegan', { isExtra: true }),
    rate('conversion', 'converted', 'trialsBegan'),
    count('failed', { isExtra: true }),
    rate('recovery', 'recovered', 'failed'),
  ]
}

/** `name` names a figure that has no column of its own. */
function leads(
  { month, where }: Row,
  figure: MembershipFigure | PaperFigure,
  shown: ReactNode,
  name?: string,
) {
  return (
    <Link to="/money/rows" search={{ figure, from: month, to: month, ...where }} aria-label={name}>
      {shown}
    </Link>
  )
}

function toCreditNotes({ month, where }: Row, shown: ReactNode, name?: string) {
  return (
    <Link to="/money/credit-notes" search={{ from: month, to: month, ...where }} aria-label={name}>
      {shown}
    </Link>
  )
}
