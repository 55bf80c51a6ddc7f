/** The rows behind a figure. */
import type { MoneyRow, listMoneyRows } from '@quintet/contracts/operator/money'
import type { CallInput } from '@quintet/contracts/route'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import { moneyRowsQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { KeyPager, useKeyPages } from '../../ui/key-pager.tsx'
import { MemberLink } from '../../ui/member-link.tsx'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { namedSpan, spanIn } from './month-span.ts'

export type RowsSearch = CallInput<typeof listMoneyRows>['query']

export function MoneyRowsPage() {
  const texts = useTexts()
  const formats = useFormats()
  const pages = useKeyPages()
  const search = useSearch({ strict: false }) as RowsSearch
  const found = useQuery(moneyRowsQuery({ ...search, ...(pages.before ? { before: pages.before } : {}) }))
  const { figure, from, to, country, plan } = search
  const where = [
    namedSpan(spanIn({ from, to }), formats),
    country && formats.country(country),
    plan && texts.money.plans[plan],
  ]
  return (
    <>
      <Link to="/money" className={buttonClass('back')}>
        <Icon drawing={ArrowLeft} />
        {texts.money.title}
      </Link>
      <PageHead title={texts.money.figures[figure]} lead={where.filter(Boolean).join(' · ')} />
      <Panel>
        {!found.data && <Waiting query={found} />}
        {found.data?.items.length === 0 && <Empty title={texts.money.noRows} />}
        {found.data && found.data.items.length > 0 && (
          <Table
            label={texts.money.figures[figure]}
            rows={found.data.items}
            keyOf={({ id }) => id}
            columns={columnsIn(texts, formats, figure === 'revenue' || figure === 'credited')}
          />
        )}
        <KeyPager pages={pages} last={found.data?.items.at(-1)?.id} hasMore={found.data?.hasMore ?? false} />
      </Panel>
    </>
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
    { key: 'at', head: words.at, cell: ({ at }) => formats.time(at), isWhole: true },
    {
      key: 'member',
      head: words.member,
      isAddress: true,
      cell: ({ accountId, email }) => (
        <MemberLink accountId={accountId} email={email} otherwise={words.erased} />
      ),
    },
    // A number of an invoice, whose hyphens would let it break; otherwise words.
    {
      key: 'kind',
      head: words.what,
      isWhole: hasSums,
      cell: ({ kind, reference }) => reference ?? words.kinds[kind],
    },
    { key: 'plan', head: words.plan, cell: ({ plan }) => words.plans[plan], isExtra: true },
    { key: 'country', head: words.country, cell: ({ country }) => formats.country(country), isExtra: true },
    ...(hasSums
      ? [sum('netCents', words.net), sum('vatCents', words.vat), sum('grossCents', words.gross)]
      : []),
  ]
}
