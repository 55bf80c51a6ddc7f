/** Credit notes, with their invoices and reasons. @spec decisions 13.44 */
import {
  type CreditNoteRow,
  exportCreditNotes,
  type listCreditNotes,
} from '@quintet/contracts/operator/credit-notes'
import { addressOf } from '@quintet/contracts/client'
import { MONEY_PLANS } from '@quintet/contracts/operator/money'
import type { CallInput } from '@quintet/contracts/route'
import { CREDIT_NOTE_SORTS, REFUND_REASONS, type RefundReason } from '@quintet/domain/money/credit-note'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { creditNotesQuery, moneyQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { ClearFilters } from '../../ui/clear-filters.tsx'
import { Copyable } from '../../ui/copyable.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Select } from '../../ui/field.tsx'
import { FileLink } from '../../ui/file-link.tsx'
import form from '../../ui/form.module.css'
import { KeyPager, useKeyPages } from '../../ui/key-pager.tsx'
import { MemberLink } from '../../ui/member-link.tsx'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useLastMonths } from '../../ui/use-last-months.ts'
import { monthsIn, namedSpan, spanIn, spansOffered, withChosen } from '../../ui/month-span.ts'

const MONTHS_OFFERED = 36

export type CreditNotesSearch = Omit<NonNullable<CallInput<typeof listCreditNotes>['query']>, 'before'>

export function CreditNotesPage() {
  const texts = useTexts()
  const { creditNotes: words } = texts
  const formats = useFormats()
  const search: CreditNotesSearch = useSearch({ strict: false })
  const pages = useKeyPages()
  const found = useQuery(creditNotesQuery({ ...search, ...(pages.before ? { before: pages.before } : {}) }))
  const { items = [], hasMore = false } = found.data ?? {}
  const { sort: _sort, ...narrowed } = search
  const isNarrowed = Object.values(narrowed).some((each) => each !== undefined)
  return (
    <>
      <BackLink to="/money">{texts.money.title}</BackLink>
      <PageHead
        title={words.title}
        lead={search.invoice ? words.ofInvoice(search.invoice) : words.lead}
        actions={
          items.length > 0 && (
            <FileLink address={addressOf(exportCreditNotes, {}, search)}>{words.csv}</FileLink>
          )
        }
      />
      <Filters search={search} isNarrowed={isNarrowed} />
      <Panel>
        {!found.data && <Waiting query={found} />}
        {found.data && items.length === 0 && <Empty title={isNarrowed ? words.empty : words.none} />}
        {items.length > 0 && (
          <Table
            label={words.title}
            rows={items}
            keyOf={({ id }) => id}
            columns={columnsIn(texts, formats)}
          />
        )}
        <KeyPager pages={pages} last={items.at(-1)?.id} hasMore={hasMore} />
      </Panel>
    </>
  )
}

function Filters({ search, isNarrowed }: { search: CreditNotesSearch; isNarrowed: boolean }) {
  const { creditNotes: words, money } = useTexts()
  const formats = useFormats()
  const navigate = useNavigate()
  const known = useQuery(moneyQuery({ months: MONTHS_OFFERED })).data
  const countries = withChosen(known?.cells.map(({ country }) => country) ?? [], search.country).toSorted()
  const currencies = withChosen(known?.currencies ?? [], search.currency)
  const months = useLastMonths(MONTHS_OFFERED)
  // Drops the paging state kept in the history: a new filter starts at the first page.
  const pick = (change: CreditNotesSearch) =>
    void navigate({ to: '/money/credit-notes', search: { ...search, ...change }, replace: true })
  if (search.invoice)
    return (
      <div className={form.filters}>
        <Button onClick={() => pick({ invoice: undefined })}>{words.all}</Button>
      </div>
    )
  return (
    <div className={form.filters}>
      <Select
        label={words.month}
        value={spanIn(search)}
        options={[
          ['', words.allMonths],
          ...spansOffered(months, search).map((each) => [each, namedSpan(each, formats)] as const),
        ]}
        onPick={(span) => pick(monthsIn(span))}
      />
      <Select
        label={money.country}
        value={search.country ?? ''}
        options={[
          ['', money.allCountries],
          ...countries.map((each) => [each, formats.country(each)] as const),
        ]}
        onPick={(country) => pick({ country: country || undefined })}
      />
      <Select
        label={money.plan}
        value={search.plan ?? ''}
        options={[['', money.allPlans], ...MONEY_PLANS.map((each) => [each, money.plans[each]] as const)]}
        onPick={(plan) => pick({ plan: plan || undefined })}
      />
      {currencies.length > 1 && (
        <Select
          label={money.currency}
          value={search.currency ?? ''}
          options={[['', words.allCurrencies], ...currencies.map((each) => [each, each] as const)]}
          onPick={(currency) => pick({ currency: currency || undefined })}
        />
      )}
      <Select<RefundReason | ''>
        label={words.reason}
        value={search.reason ?? ''}
        options={[
          ['', words.allReasons],
          ...REFUND_REASONS.map((each) => [each, words.reasons[each]] as const),
        ]}
        onPick={(reason) => pick({ reason: reason || undefined })}
      />
      <Select
        label={words.sort}
        value={search.sort ?? 'newest'}
        options={CREDIT_NOTE_SORTS.map((each) => [each, words.sorts[each]] as const)}
        onPick={(sort) => pick({ sort })}
      />
      <ClearFilters
        isNarrowed={isNarrowed}
        onClear={() =>
          void navigate({ to: '/money/credit-notes', search: { sort: search.sort }, replace: true })
        }
      />
    </div>
  )
}

function columnsIn({ creditNotes: words, money }: Texts, formats: Formats): Column<CreditNoteRow>[] {
  const sum = (key: 'netCents' | 'vatCents' | 'grossCents', head: string): Column<CreditNoteRow> => ({
    key,
    head,
    isNumber: true,
    isExtra: key !== 'grossCents',
    cell: (row) => formats.money(row[key], row.currency),
  })
  return [
    {
      key: 'number',
      head: words.number,
      isWhole: true,
      cell: ({ reference }) => <Copyable text={reference} />,
      below: ({ issuedAt }) => formats.day(issuedAt),
    },
    {
      key: 'day',
      head: words.day,
      isWhole: true,
      isTwofold: true,
      cell: ({ issuedAt }) => formats.day(issuedAt),
    },
    {
      key: 'invoice',
      head: words.invoice,
      cell: ({ invoice }) => <Copyable text={invoice} />,
      isWhole: true,
      isExtra: true,
    },
    {
      key: 'reason',
      head: words.reason,
      cell: ({ reason }) => (reason === null ? words.noReason : words.reasons[reason]),
    },
    {
      key: 'member',
      head: money.member,
      isAddress: true,
      isExtra: true,
      cell: ({ accountId, email }) => (
        <MemberLink accountId={accountId} email={email} otherwise={money.erased} />
      ),
    },
    { key: 'country', head: money.country, cell: ({ country }) => formats.country(country), isExtra: true },
    sum('netCents', money.net),
    sum('vatCents', money.vat),
    sum('grossCents', money.gross),
  ]
}
