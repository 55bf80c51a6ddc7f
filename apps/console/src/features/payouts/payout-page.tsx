/** One payout: its lines, each next to the matching entry in our books. */
import { exportPayout, type PayoutLineRow, type PayoutRow } from '@quintet/contracts/operator/payouts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addressOf } from '@quintet/contracts/client'
import { payoutQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Copyable } from '../../ui/copyable.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { FileLink } from '../../ui/file-link.tsx'
import { Figure, Figures } from '../../ui/figure.tsx'
import { Badge, Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { KeyPager, useKeyPages } from '../../ui/key-pager.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { BesideBooks, bookedColumns } from './booked.tsx'

const TONES = { booked: 'good', differs: 'bad', unknown: 'bad', own: 'neutral' } as const

export function PayoutPage() {
  const { payouts: words } = useTexts()
  const { id = '' } = useParams({ strict: false })
  const pages = useKeyPages()
  const found = useQuery(payoutQuery(id, pages.before))
  return (
    <>
      <BackLink to="/money/payouts">{words.title}</BackLink>
      {found.data ? <Found {...found.data} pages={pages} /> : <Waiting query={found} screen={words.title} />}
    </>
  )
}

type FoundProps = {
  payout: PayoutRow
  lines: readonly PayoutLineRow[]
  hasMore: boolean
  pages: ReturnType<typeof useKeyPages>
}

function Found({ payout, lines, hasMore, pages }: FoundProps) {
  const formats = useFormats()
  return (
    <>
      <PageHead
        title={formats.money(payout.amountCents, payout.currency)}
        lead={<Circumstances payout={payout} />}
        actions={<BesideBooks payout={payout} />}
      />
      <Sums payout={payout} />
      <Lines id={payout.id} lines={lines} currency={payout.currency}>
        <KeyPager pages={pages} last={lines.at(-1)?.id} hasMore={hasMore} isOldestFirst />
      </Lines>
    </>
  )
}

function Circumstances({ payout }: { payout: PayoutRow }) {
  const { payouts: words } = useTexts()
  const formats = useFormats()
  const { state, arrivesAt, statementText, traceId, failureCode, id } = payout
  const facts = [
    words.states[state],
    `${words.arrives}: ${formats.day(arrivesAt)}`,
    statementText && words.statement(statementText),
    traceId && words.trace(traceId),
    failureCode && words.failed(failureCode),
  ]
  return (
    <>
      {facts.filter(Boolean).join(' · ')} · <Copyable text={id} />
    </>
  )
}

function Sums({ payout }: { payout: PayoutRow }) {
  const { payouts: words } = useTexts()
  const formats = useFormats()
  const money = (cents: number) => formats.money(cents, payout.currency)
  return (
    <Figures>
      <Figure name={words.charges} value={money(payout.chargesCents)} />
      <Figure name={words.refunds} value={money(payout.refundsCents)} />
      <Figure name={words.disputes} value={money(payout.disputesCents)} />
      <Figure name={words.fees} value={money(payout.feesCents)} />
      {payout.otherCents !== 0 && <Figure name={words.other} value={money(payout.otherCents)} />}
    </Figures>
  )
}

type LinesProps = {
  id: string
  lines: readonly PayoutLineRow[]
  currency: string
  /** Leads to more of them. */
  children: ReactNode
}

function Lines({ id, lines, currency, children }: LinesProps) {
  const texts = useTexts()
  const { payouts: words } = texts
  const formats = useFormats()
  return (
    <Panel
      title={words.lines}
      actions={lines.length > 0 && <FileLink address={addressOf(exportPayout, { id })}>{words.csv}</FileLink>}
    >
      {lines.length === 0 ? (
        <Empty title={words.notItemised}>{words.notItemisedHint}</Empty>
      ) : (
        <Table
          label={words.lines}
          rows={lines}
          keyOf={(line) => line.id}
          columns={columnsIn(texts, formats, currency)}
        />
      )}
      {children}
    </Panel>
  )
}

function columnsIn(texts: Texts, formats: Formats, currency: string): Column<PayoutLineRow>[] {
  const { payouts: words } = texts
  const money = (cents: number) => formats.money(cents, currency)
  const named = ({ kind, type }: PayoutLineRow) => (kind === 'other' ? type : words.kinds[kind])
  const matched = ({ match, bookedCents }: PayoutLineRow) => (
    <>
      <Badge tone={TONES[match]}>{words.matches[match]}</Badge>
      {match === 'differs' && bookedCents !== null && ` ${words.booked(money(bookedCents))}`}
    </>
  )
  return [
    { key: 'day', head: words.day, isWhole: true, cell: ({ at }) => formats.day(at), below: named },
    { key: 'kind', head: words.kind, isTwofold: true, cell: named },
    ...bookedColumns(texts),
    { key: 'match', head: words.match, isTwofold: true, cell: matched },
    {
      key: 'gross',
      head: words.gross,
      isNumber: true,
      isExtra: true,
      cell: (line) => money(line.grossCents),
    },
    { key: 'fee', head: words.fee, isNumber: true, isExtra: true, cell: (line) => money(-line.feeCents) },
    { key: 'net', head: words.net, isNumber: true, cell: (line) => money(line.netCents), below: matched },
  ]
}
