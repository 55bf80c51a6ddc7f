/** The rows behind a figure. */
import { addressOf } from '@quintet/contracts/client'
import { FILE_ROWS_MAX } from '@quintet/contracts/operator/fields'
import {
  exportMoneyRows,
  type listMoneyRows,
  type MoneyRow,
  type sumMoneyRows,
} from '@quintet/contracts/operator/money'
import type { CallInput } from '@quintet/contracts/route'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { moneyRowsQuery, moneyTotalsQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { FileLink } from '../../ui/file-link.tsx'
import { KeyPager, useKeyPages } from '../../ui/key-pager.tsx'
import { MemberLink } from '../../ui/member-link.tsx'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { namedSpan, spanIn } from '../../ui/month-span.ts'

export type RowsSearch = CallInput<typeof listMoneyRows>['query']

export function MoneyRowsPage() {
  const texts = useTexts()
  const formats = useFormats()
  const pages = useKeyPages()
  const search = useSearch({ strict: false }) as RowsSearch
  const found = useQuery(moneyRowsQuery({ ...search, ...(pages.before ? { before: pages.before } : {}) }))
  const { figure, from, to, country, plan } = search
  const papers = figure === 'revenue' || figure === 'credited' ? { ...search, figure } : null
  const where = [
    namedSpan(spanIn({ from, to }), formats),
    country && formats.country(country),
    plan && texts.money.plans[plan],
  ]
  return (
    <>
      <BackLink to="/money">{texts.money.title}</BackLink>
      <PageHead
        title={texts.money.figures[figure]}
        lead={where.filter(Boolean).join(' · ')}
        actions={papers && <SavePapers query={papers} />}
      />
      <Panel>
        {!found.data && <Waiting query={found} />}
        {found.data?.items.length === 0 && <Empty title={texts.money.noRows} />}
        {found.data && found.data.items.length > 0 && <Rows items={found.data.items} papers={papers} />}
        <KeyPager pages={pages} last={found.data?.items.at(-1)?.id} hasMore={found.data?.hasMore ?? false} />
      </Panel>
    </>
  )
}

type PapersQuery = CallInput<typeof sumMoneyRows>['query']

/** Offers all rows as a file, unless they are more than one holds. */
function SavePapers({ query }: { query: PapersQuery }) {
  const { money: words } = useTexts()
  const formats = useFormats()
  const totals = useQuery(moneyTotalsQuery(query)).data ?? []
  const papers = totals.reduce((sum, total) => sum + total.papers, 0)
  if (papers === 0) return null
  if (papers > FILE_ROWS_MAX) return <p>{words.fileHolds(formats.number(FILE_ROWS_MAX))}</p>
  return <FileLink address={addressOf(exportMoneyRows, {}, query)}>{words.csv}</FileLink>
}

function Rows({ items, papers }: { items: readonly MoneyRow[]; papers: PapersQuery | null }) {
  const texts = useTexts()
  const formats = useFormats()
  const { figure } = useSearch({ strict: false }) as RowsSearch
  const totals = useQuery({
    ...moneyTotalsQuery(papers ?? { figure: 'revenue', from: '', to: '' }),
    enabled: papers !== null,
  }).data
  return (
    <Table
      label={texts.money.figures[figure]}
      rows={items}
      keyOf={({ id }) => id}
      columns={columnsIn(texts, formats, papers !== null)}
      totals={totals?.map(({ currency, papers: count, ...sums }) => ({
        at: texts.money.total(formats.number(count)),
        netCents: formats.money(sums.netCents, currency),
        vatCents: formats.money(sums.vatCents, currency),
        grossCents: formats.money(sums.grossCents, currency),
      }))}
    />
  )
}

function columnsIn({ money: words }: Texts, formats: Formats, hasSums: boolean): Column<MoneyRow>[] {
  const sum = (key: 'netCents' | 'vatCents' | 'grossCents', head: string): Column<MoneyRow> => ({
    key,
    head,
    isNumber: true,
    isExtra: key !== 'grossCents',
    cell: (row) => row[key] !== null && row.currency !== null && formats.money(row[key], row.currency),
  })
  return [
    {
      key: 'at',
      head: words.at,
      cell: ({ at }) => formats.time(at),
      below: ({ kind, reference }) => reference ?? words.kinds[kind],
    },
    {
      key: 'member',
      head: words.member,
      isAddress: true,
      cell: ({ accountId, email }) => (
        <MemberLink accountId={accountId} email={email} otherwise={words.erased} />
      ),
    },
    // An invoice number, which must not wrap at its hyphens; otherwise words.
    {
      key: 'kind',
      head: words.what,
      isWhole: hasSums,
      isTwofold: true,
      cell: ({ kind, reference }) => reference ?? words.kinds[kind],
    },
    { key: 'plan', head: words.plan, cell: ({ plan }) => words.plans[plan], isExtra: true },
    { key: 'country', head: words.country, cell: ({ country }) => formats.country(country), isExtra: true },
    ...(hasSums
      ? [sum('netCents', words.net), sum('vatCents', words.vat), sum('grossCents', words.gross)]
      : []),
  ]
}
