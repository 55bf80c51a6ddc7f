/** What was downloaded for the tax adviser, and whether the books have changed since. @spec decisions 13.47 */
import { addressOf } from '@quintet/contracts/client'
import {
  type BookPeriod,
  DATEV_PAPERS_MAX,
  exportDatev,
  exportVat,
  type MoneyCell,
} from '@quintet/contracts/operator/money'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { bookExportsQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Below } from '../../ui/below.tsx'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { FileLink } from '../../ui/file-link.tsx'
import form from '../../ui/form.module.css'
import { Badge, Empty, Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import styles from './money-page.module.css'
import { sumOf } from './sums.ts'

type DownloadProps = { address: string; isPrimary?: boolean; label?: string; children: ReactNode }

/** Time for the server to record a download. */
const RECORDED_MS = 1500

/** A link to a file whose download is recorded. */
export function Download({ address, isPrimary = false, label, children }: DownloadProps) {
  const queryClient = useQueryClient()
  // The page does not learn when a download ends.
  const lookAgain = () => setTimeout(() => void queryClient.invalidateQueries(bookExportsQuery), RECORDED_MS)
  return (
    <FileLink address={address} look={isPrimary ? 'primary' : 'plain'} name={label} onSave={lookAgain}>
      {children}
    </FileLink>
  )
}

/** When this month or quarter was downloaded last, and whether that is what the books hold. */
export function Exported({ period }: { period: string }) {
  const { papers: words } = useTexts()
  const formats = useFormats()
  const found = useQuery(bookExportsQuery)
  if (!found.data) return null
  const known = found.data.find((each) => each.period === period)
  return (
    <p className={styles.exported}>
      {known ? words.exported(formats.time(known.at), actorIn(known, words)) : words.notExported}
      {known && <State known={known} />}
    </p>
  )
}

type Row = { period: string; known: BookPeriod | undefined }

/** A year and its quarters are seen at once. */
const ROWS_SHOWN = 12

/** Every month that is over and has documents, and whatever else was downloaded, newest first. */
export function Exports({ months, cells }: { months: readonly string[]; cells: readonly MoneyCell[] }) {
  const texts = useTexts()
  const formats = useFormats()
  const found = useQuery(bookExportsQuery)
  const [isWhole, setWhole] = useState(false)
  const booked = months
    .slice(1)
    .filter((month) => cells.some((cell) => cell.month === month && cell.papers > 0))
  const known = found.data ?? []
  const partsOf = (month: string) => datevParts(cells, month)
  const rows: Row[] = [
    ...known.map((each) => ({ period: each.period, known: each })),
    ...booked
      .filter((month) => !known.some(({ period }) => period === month))
      .map((month) => ({ period: month, known: undefined })),
  ].toSorted((a, b) => endOf(b.period).localeCompare(endOf(a.period)))
  return (
    <Panel title={texts.papers.exports}>
      <p className={styles.note}>{texts.papers.exportsNote}</p>
      {!found.data && <Waiting query={found} />}
      {found.data && rows.length === 0 && <Empty title={texts.papers.noExports} />}
      {found.data && rows.length > 0 && (
        <Table
          label={texts.papers.exports}
          rows={isWhole ? rows : rows.slice(0, ROWS_SHOWN)}
          keyOf={({ period }) => period}
          columns={columnsIn(texts, formats, partsOf)}
        />
      )}
      {!isWhole && rows.length > ROWS_SHOWN && (
        <div className={form.pager}>
          <span />
          <Button onClick={() => setWhole(true)}>{texts.papers.earlier}</Button>
        </div>
      )}
    </Panel>
  )
}

/** A quarter is listed above its last month. */
function endOf(period: string): string {
  const [year, quarter] = period.split('-Q')
  return quarter ? `${year}-${String(Number(quarter) * 3).padStart(2, '0')} ` : period
}

/** Number of files of a month's batch. */
export function datevParts(cells: readonly MoneyCell[], month: string): number {
  const papers = sumOf(
    cells.filter((cell) => cell.month === month),
    'papers',
  )
  // At least one part: a month without papers may still have payouts.
  return Math.max(1, Math.ceil(papers / DATEV_PAPERS_MAX))
}

function columnsIn(
  { papers: words }: Texts,
  formats: Formats,
  partsOf: (month: string) => number,
): Column<Row>[] {
  const named = (period: string) => (period.includes('Q') ? period.replace('-', ' ') : formats.month(period))
  return [
    {
      key: 'period',
      head: words.period,
      isWhole: true,
      cell: ({ period, known }) => (
        <>
          {named(period)}
          {known && <Below isForPhones>{formats.day(known.at)}</Below>}
        </>
      ),
    },
    {
      key: 'paper',
      head: words.paper,
      isExtra: true,
      cell: ({ period }) => (period.includes('Q') ? words.tax : words.datev),
    },
    {
      key: 'at',
      head: words.downloaded,
      isTwofold: true,
      cell: ({ known }) => (known ? formats.time(known.at) : '–'),
    },
    {
      key: 'by',
      head: words.by,
      isAddress: true,
      isExtra: true,
      cell: ({ known }) => (known ? actorIn(known, words) : '–'),
    },
    {
      key: 'books',
      head: words.books,
      cell: ({ known }) => (known ? <State known={known} /> : <Badge tone="warning">{words.never}</Badge>),
    },
    {
      key: 'files',
      head: <span className="unseen-on-phones">{words.save}</span>,
      isNumber: true,
      cell: ({ period }) => <Files period={period} name={named(period)} parts={partsOf(period)} />,
    },
  ]
}

/** The file of the period, or each of its parts. */
function Files({ period, name, parts }: { period: string; name: string; parts: number }) {
  const { papers: words } = useTexts()
  if (period.includes('Q'))
    return (
      <Download address={addressOf(exportVat, {}, { quarter: period })} label={words.downloadOf(name)}>
        <Save />
      </Download>
    )
  return Array.from({ length: parts }, (_, index) => (
    <Download
      key={index}
      address={addressOf(exportDatev, {}, { month: period, part: index + 1 })}
      label={parts === 1 ? words.downloadOf(name) : `${name}: ${words.downloadPart(index + 1, parts)}`}
    >
      {parts === 1 ? <Save /> : index + 1}
    </Download>
  ))
}

/** On a phone only the symbol, so that the table fits. */
function Save() {
  const { papers: words } = useTexts()
  return <span className="unseen-on-phones">{words.save}</span>
}

function actorIn({ actor }: BookPeriod, words: Texts['papers']): string {
  return actor === 'command line' ? words.commandLine : actor
}

function State({ known }: { known: BookPeriod }) {
  const { papers: words } = useTexts()
  const { missing, isRunning, hasChanged } = known
  if (missing.length > 0) return <Badge tone="warning">{words.missing(missing.join(', '))}</Badge>
  if (!hasChanged)
    return isRunning ? (
      <Badge tone="warning">{words.early}</Badge>
    ) : (
      <Badge tone="good">{words.unchanged}</Badge>
    )
  return (
    <>
      <Badge tone={isRunning ? 'warning' : 'bad'}>{isRunning ? words.earlyAndChanged : words.changed}</Badge>
      <Differences known={known} />
    </>
  )
}

function Differences({ known: { differences, currency } }: { known: BookPeriod }) {
  const { papers: words } = useTexts()
  const formats = useFormats()
  if (differences.length === 0) return <span className={styles.differences}>{words.sameSums}</span>
  return (
    <span className={styles.differences}>
      {differences
        .map(({ account, cents }) => {
          // An account by its number, or a country with its currency.
          const [name = '', unit = currency] = account.split(' ')
          return `${name}: ${cents > 0 ? '+' : ''}${formats.money(cents, unit)}`
        })
        .join(' · ')}
    </span>
  )
}
