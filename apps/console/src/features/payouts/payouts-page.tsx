/** The payment provider's payouts, matched with the books. @spec decisions 13.41 */
import { addressOf } from '@quintet/contracts/client'
import {
  type Arriving,
  exportPayouts,
  fetchPayouts,
  type PayoutRow,
  type PayoutTotal,
  type UnpaidRow,
} from '@quintet/contracts/operator/payouts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { payoutsQuery, payoutTotalsQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Waiting, wordsOf } from '../../ui/failure.tsx'
import { Select } from '../../ui/field.tsx'
import { FileLink } from '../../ui/file-link.tsx'
import form from '../../ui/form.module.css'
import { KeyPager, useKeyPages } from '../../ui/key-pager.tsx'
import { monthsIn, namedSpan, spanIn, spansOffered } from '../../ui/month-span.ts'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useLastMonths } from '../../ui/use-last-months.ts'
import { BesideBooks, bookedColumns } from './booked.tsx'
import styles from './payouts.module.css'

const MONTHS_OFFERED = 36

export function PayoutsPage() {
  const texts = useTexts()
  const { payouts: words } = texts
  const formats = useFormats()
  const pages = useKeyPages()
  const search: PayoutsSearch = useSearch({ strict: false })
  const found = useQuery(payoutsQuery({ ...search, ...(pages.before ? { before: pages.before } : {}) }))
  const totals = useQuery(payoutTotalsQuery(search)).data
  const { items = [], unpaid = [], hasMore = false } = found.data ?? {}
  return (
    <>
      <BackLink to="/money">{texts.money.title}</BackLink>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={<Actions search={search} hasRows={items.length > 0} />}
      />
      <Months search={search} />
      <Panel>
        {!found.data && <Waiting query={found} />}
        {found.data && items.length === 0 && (
          <Empty title={words.empty}>{spanIn(search) === '' && words.emptyHint}</Empty>
        )}
        {items.length > 0 && (
          <Table
            label={words.table}
            rows={items}
            keyOf={({ id }) => id}
            columns={payoutColumns(texts, formats)}
            totals={totals?.map((total) => totalIn(total, texts, formats))}
            opens
          />
        )}
        <KeyPager pages={pages} last={items.at(-1)?.id} hasMore={hasMore} />
      </Panel>
      {unpaid.length > 0 && (
        <Panel title={words.unpaid}>
          <p className={styles.note}>{words.unpaidNote}</p>
          <Table
            label={words.unpaid}
            rows={unpaid}
            keyOf={({ id }) => id}
            columns={unpaidColumns(texts, formats)}
          />
        </Panel>
      )}
    </>
  )
}

export type PayoutsSearch = Arriving

function Actions({ search, hasRows }: { search: PayoutsSearch; hasRows: boolean }) {
  const { payouts: words } = useTexts()
  return (
    <>
      {hasRows && <FileLink address={addressOf(exportPayouts, {}, search)}>{words.csv}</FileLink>}
      <Ask />
    </>
  )
}

function Months({ search }: { search: PayoutsSearch }) {
  const { payouts: words } = useTexts()
  const formats = useFormats()
  const navigate = useNavigate()
  const months = useLastMonths(MONTHS_OFFERED)
  return (
    <div className={form.filters}>
      <Select
        label={words.arriving}
        value={spanIn(search)}
        options={[
          ['', words.always],
          ...spansOffered(months, search).map((each) => [each, namedSpan(each, formats)] as const),
        ]}
        // Drops the paging state kept in the history: another month starts at its first page.
        onPick={(span) => void navigate({ to: '/money/payouts', search: monthsIn(span), replace: true })}
      />
    </div>
  )
}

function totalIn({ currency, payouts, ...sums }: PayoutTotal, { payouts: words }: Texts, formats: Formats) {
  const money = (cents: number) => formats.money(cents, currency)
  const apart = [
    sums.failedCents !== 0 && words.failedSum(money(sums.failedCents)),
    sums.restCents !== 0 && words.rest(money(sums.restCents)),
  ].filter(Boolean)
  return {
    arrives: words.total(formats.number(payouts)),
    chargesCents: money(sums.chargesCents),
    refundsCents: money(sums.refundsCents),
    disputesCents: money(sums.disputesCents),
    feesCents: money(sums.feesCents),
    otherCents: money(sums.otherCents),
    amountCents: money(sums.amountCents),
    books: apart.join(', '),
  }
}

function Ask() {
  const texts = useTexts()
  const toast = useToast()
  const queryClient = useQueryClient()
  const asking = useMutation({
    mutationFn: () => call(fetchPayouts, { body: {} }),
    onSuccess: ({ payouts }) => toast(texts.payouts.fetched(payouts)),
    onError: (error) => toast(wordsOf(error, texts)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['payouts'] }),
  })
  return (
    <Button isBusy={asking.isPending} onClick={() => asking.mutate()}>
      {texts.payouts.fetch}
    </Button>
  )
}

type SumKey = 'chargesCents' | 'refundsCents' | 'disputesCents' | 'feesCents' | 'otherCents' | 'amountCents'

function payoutColumns({ payouts: words }: Texts, formats: Formats): Column<PayoutRow>[] {
  const sum = (key: SumKey, head: string, isExtra = false): Column<PayoutRow> => ({
    key,
    head,
    isNumber: true,
    isExtra,
    cell: (row) => formats.money(row[key], row.currency),
  })
  return [
    {
      key: 'arrives',
      head: words.arrives,
      cell: ({ id, arrivesAt }) => (
        <Link to="/money/payouts/$id" params={{ id }}>
          {formats.day(arrivesAt)}
        </Link>
      ),
    },
    { key: 'state', head: words.state, cell: ({ state }) => words.states[state], isExtra: true },
    sum('chargesCents', words.charges, true),
    sum('refundsCents', words.refunds, true),
    sum('disputesCents', words.disputes, true),
    sum('feesCents', words.fees, true),
    sum('otherCents', words.other, true),
    sum('amountCents', words.paidOut),
    { key: 'books', head: words.books, cell: (row) => <BesideBooks payout={row} /> },
  ]
}

function unpaidColumns(texts: Texts, formats: Formats): Column<UnpaidRow>[] {
  const { payouts: words } = texts
  return [
    { key: 'day', head: words.day, cell: ({ settledAt }) => formats.day(settledAt) },
    { key: 'kind', head: words.kind, cell: ({ kind }) => words.kinds[kind] },
    ...bookedColumns(texts),
    { key: 'reference', head: words.reference, isExtra: true, cell: ({ reference }) => reference ?? '–' },
    {
      key: 'sum',
      head: words.gross,
      isNumber: true,
      cell: ({ amountCents, currency }) => formats.money(amountCents, currency),
    },
  ]
}
