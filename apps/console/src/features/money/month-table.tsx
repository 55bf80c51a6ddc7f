import type { MembershipFigure, MoneyCell, PaperFigure } from '@quintet/contracts/operator/money'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { shareOf, sumOf } from './sums.ts'

type MonthTableProps = {
  cells: readonly MoneyCell[]
  months: readonly string[]
  currency: string
  where: { country?: string; plan?: MoneyCell['plan']; currency?: string | undefined }
}

type Row = { month: string; cells: readonly MoneyCell[] }

/** The figures of each month, newest first; each links to its rows. On narrow screens, the ones that money and members come to. */
export function MonthTable({ cells, months, currency, where }: MonthTableProps) {
  const { money: words } = useTexts()
  const formats = useFormats()
  const rows = months
    .toReversed()
    .map((month) => ({ month, cells: cells.filter((cell) => cell.month === month) }))
  const leads = ({ month }: Row, figure: MembershipFigure | PaperFigure, shown: ReactNode) => (
    <Link to="/money/rows" search={{ figure, from: month, to: month, ...where }}>
      {shown}
    </Link>
  )
  const toCreditNotes = ({ month }: Row, shown: ReactNode) => (
    <Link to="/money/credit-notes" search={{ from: month, to: month, ...where }}>
      {shown}
    </Link>
  )
  const count = (
    figure: keyof typeof words.columns & MembershipFigure,
    { isExtra = false } = {},
  ): Column<Row> => ({
    key: figure,
    head: words.columns[figure],
    isNumber: true,
    isExtra,
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
  const cents = (
    head: string,
    key: 'grossCents' | 'netCents' | 'vatCents',
    { isExtra = false } = {},
  ): Column<Row> => ({
    key,
    head,
    isNumber: true,
    isExtra,
    cell: (row) => leads(row, 'revenue', formats.money(sumOf(row.cells, key), currency)),
  })
  const columns: Column<Row>[] = [
    { key: 'month', head: words.month, cell: ({ month }) => formats.monthAndYear(month) },
    cents(words.gross, 'grossCents'),
    cents(words.net, 'netCents', { isExtra: true }),
    cents(words.vat, 'vatCents', { isExtra: true }),
    {
      key: 'creditedCents',
      head: words.columns.credited,
      isNumber: true,
      cell: (row) => toCreditNotes(row, formats.money(sumOf(row.cells, 'creditedCents'), currency)),
    },
    count('paying'),
    count('won'),
    count('churned'),
    rate('churnRate', 'churned', 'payingBefore'),
    count('trials', { isExtra: true }),
    count('trialsBegan', { isExtra: true }),
    rate('conversion', 'converted', 'trialsBegan'),
    count('failed', { isExtra: true }),
    rate('recovery', 'recovered', 'failed'),
  ]
  return <Table label={words.byMonth} rows={rows} keyOf={({ month }) => month} columns={columns} />
}
