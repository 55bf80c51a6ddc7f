/** The files for the tax office and the tax adviser. */
import { exportDatev, exportVat, type MoneyCell, type VatLine } from '@quintet/contracts/operator/money'
import { addressOf } from '@quintet/contracts/client'
import { quarterOf, quarterSpan } from '@quintet/domain/basics/calendar'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { moneyQuery, vatQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Below } from '../../ui/below.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Select } from '../../ui/field.tsx'
import form from '../../ui/form.module.css'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useLastMonths } from '../../ui/use-last-months.ts'
import { datevParts, Download, Exported, Exports } from './exports.tsx'
import styles from './money-page.module.css'
import { sumOf } from './sums.ts'

const MONTHS_OFFERED = 36

export type PapersSearch = { quarter?: string | undefined; month?: string | undefined }

export function PapersPage() {
  const texts = useTexts()
  // The first month and the first quarter are those of today, which still change.
  const months = useLastMonths(MONTHS_OFFERED)
  const found = useQuery(moneyQuery({ months: MONTHS_OFFERED }))
  return (
    <>
      <BackLink to="/money">{texts.money.title}</BackLink>
      <PageHead title={texts.papers.title} lead={texts.papers.lead} />
      <Tax quarters={[...new Set(months.map(quarterOf))]} />
      {found.data ? (
        <>
          <Datev months={months} cells={found.data.cells} />
          <Exports months={months} cells={found.data.cells} />
        </>
      ) : (
        <Waiting query={found} />
      )}
    </>
  )
}

function usePick() {
  const navigate = useNavigate()
  return (search: PapersSearch) =>
    void navigate({ to: '/money/papers', search, replace: true, resetScroll: false })
}

function Tax({ quarters }: { quarters: readonly string[] }) {
  const texts = useTexts()
  const search: PapersSearch = useSearch({ strict: false })
  const { quarter = quarters[0] ?? '' } = search
  const pick = usePick()
  const found = useQuery(vatQuery(quarter))
  const lines = found.data?.lines ?? []
  return (
    <Panel
      title={texts.papers.tax}
      actions={
        <div className={form.row}>
          <Select
            label={texts.papers.quarter}
            value={quarter}
            options={quarters.map((each) => [each, each.replace('-', ' ')] as const)}
            onPick={(next) => pick({ ...search, quarter: next })}
          />
          {lines.length > 0 && (
            <Download address={addressOf(exportVat, {}, { quarter })}>{texts.papers.csv}</Download>
          )}
        </div>
      }
    >
      {!found.data && <Waiting query={found} />}
      {found.data?.lines.length === 0 && <Empty title={texts.papers.noTax} />}
      {lines.length > 0 && <TaxTable lines={lines} quarter={quarter} />}
      <p className={styles.note}>
        {quarter === quarters[0] && <strong>{texts.papers.quarterRuns} </strong>}
        {texts.papers.taxNote}
      </p>
      <Exported period={quarter} />
    </Panel>
  )
}

type TaxTableProps = { lines: readonly VatLine[]; quarter: string }

function TaxTable({ lines, quarter }: TaxTableProps) {
  const texts = useTexts()
  const formats = useFormats()
  const columns = taxColumnsIn(texts, formats, quarter)
  return (
    <Table
      label={texts.papers.tax}
      rows={lines}
      keyOf={({ country, rate, currency }) => `${country} ${rate} ${currency}`}
      columns={columns}
      totals={totalsOf(lines).map(({ currency, ...sums }) => ({
        country: texts.papers.total,
        netCents: formats.money(sums.netCents, currency),
        vatCents: formats.money(sums.vatCents, currency),
        grossCents: formats.money(sums.grossCents, currency),
      }))}
    />
  )
}

function totalsOf(lines: readonly VatLine[]) {
  const sum = (of: readonly VatLine[], key: 'netCents' | 'vatCents' | 'grossCents') =>
    of.reduce((cents, line) => cents + line[key], 0)
  return [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, of]) => ({
    currency,
    netCents: sum(of, 'netCents'),
    vatCents: sum(of, 'vatCents'),
    grossCents: sum(of, 'grossCents'),
  }))
}

function taxColumnsIn({ papers: words, money }: Texts, formats: Formats, quarter: string): Column<VatLine>[] {
  const cents = (key: 'netCents' | 'vatCents' | 'grossCents', head: string): Column<VatLine> => ({
    key,
    head,
    isNumber: true,
    // Net and tax add up to it.
    isTwofold: key === 'grossCents',
    cell: (line) => formats.money(line[key], line.currency),
  })
  const rateOf = ({ rate }: VatLine) => formats.exactPercent(rate / 10_000)
  return [
    {
      key: 'country',
      head: money.country,
      cell: (line) => (
        <>
          <Link
            to="/money/rows"
            search={{ figure: 'revenue', ...quarterSpan(quarter), country: line.country }}
          >
            {formats.country(line.country)}
          </Link>
          <Below isForPhones>
            {words.schemes[line.scheme]}, {rateOf(line)}
          </Below>
        </>
      ),
    },
    { key: 'scheme', head: words.scheme, isTwofold: true, cell: ({ scheme }) => words.schemes[scheme] },
    { key: 'rate', head: words.rate, isNumber: true, isTwofold: true, cell: rateOf },
    cents('netCents', money.net),
    cents('vatCents', money.vat),
    cents('grossCents', money.gross),
    {
      key: 'corrections',
      head: words.corrections,
      isNumber: true,
      isExtra: true,
      cell: ({ corrections, currency }) =>
        corrections
          .map((each) => `${each.quarter.replace('-', ' ')}: ${formats.money(each.vatCents, currency)}`)
          .join(', ') || '–',
    },
  ]
}

function Datev({ months, cells }: { months: readonly string[]; cells: readonly MoneyCell[] }) {
  const { papers: words } = useTexts()
  const formats = useFormats()
  const search: PapersSearch = useSearch({ strict: false })
  const { month = months[0] ?? '' } = search
  const pick = usePick()
  const papers = sumOf(
    cells.filter((cell) => cell.month === month),
    'papers',
  )
  const parts = datevParts(cells, month)
  const whole = papers === 0 ? words.noPapers : words.download(formats.number(papers))
  return (
    <Panel
      title={words.datev}
      actions={
        <Select
          label={words.month}
          value={month}
          options={months.map((each) => [each, formats.month(each)] as const)}
          onPick={(next) => pick({ ...search, month: next })}
        />
      }
    >
      <p className={styles.note}>
        {month === months[0] && <strong>{words.monthRuns} </strong>}
        {words.datevNote}
      </p>
      <div className={styles.exports}>
        {Array.from({ length: parts }, (_, index) => (
          <Download key={index} isPrimary address={addressOf(exportDatev, {}, { month, part: index + 1 })}>
            {parts === 1 ? whole : words.downloadPart(index + 1, parts)}
          </Download>
        ))}
      </div>
      <Exported period={month} />
    </Panel>
  )
}
