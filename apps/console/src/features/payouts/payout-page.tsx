/** One payout: its lines, each matched with the books. */
import type { PayoutLineRow, PayoutRow } from '@quintet/contracts/operator/payouts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import { payoutQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Figure, Figures } from '../../ui/figure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Badge, Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { csvOf, saveFile } from '../../ui/save-file.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { BesideBooks, MemberLink } from './payouts-page.tsx'

const TONES = { booked: 'good', differs: 'bad', unknown: 'bad', own: 'neutral' } as const

export function PayoutPage() {
  const { payouts: words } = useTexts()
  const formats = useFormats()
  const { id = '' } = useParams({ strict: false })
  const found = useQuery(payoutQuery(id))
  if (!found.data) return <Waiting query={found} />
  const { payout, lines } = found.data
  return (
    <>
      <Link to="/money/payouts" className={buttonClass('back')}>
        <Icon drawing={ArrowLeft} />
        {words.title}
      </Link>
      <PageHead
        title={formats.money(payout.amountCents, payout.currency)}
        lead={<Circumstances payout={payout} />}
        actions={<BesideBooks payout={payout} />}
      />
      <Sums payout={payout} />
      <Lines id={id} lines={lines} currency={payout.currency} />
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
    id,
  ]
  return facts.filter(Boolean).join(' · ')
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

function Lines({ id, lines, currency }: { id: string; lines: readonly PayoutLineRow[]; currency: string }) {
  const texts = useTexts()
  const { payouts: words } = texts
  const formats = useFormats()
  return (
    <Panel
      title={words.lines}
      actions={
        lines.length > 0 && (
          <Button onClick={() => saveFile(`${id}.csv`, csvOfLines(lines, currency))}>{words.csv}</Button>
        )
      }
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
    </Panel>
  )
}

function columnsIn({ payouts: words }: Texts, formats: Formats, currency: string): Column<PayoutLineRow>[] {
  const money = (cents: number) => formats.money(cents, currency)
  return [
    { key: 'day', head: words.day, cell: ({ at }) => formats.day(at) },
    {
      key: 'kind',
      head: words.kind,
      cell: ({ kind, type }) => (kind === 'other' ? type : words.kinds[kind]),
    },
    { key: 'invoice', head: words.invoice, isWhole: true, cell: ({ invoice }) => invoice ?? '–' },
    { key: 'member', head: words.member, isExtra: true, cell: (line) => <MemberLink {...line} /> },
    {
      key: 'match',
      head: words.match,
      cell: ({ match, bookedCents }) => (
        <>
          <Badge tone={TONES[match]}>{words.matches[match]}</Badge>
          {match === 'differs' && bookedCents !== null && ` ${words.booked(money(bookedCents))}`}
        </>
      ),
    },
    {
      key: 'gross',
      head: words.gross,
      isNumber: true,
      isExtra: true,
      cell: (line) => money(line.grossCents),
    },
    { key: 'fee', head: words.fee, isNumber: true, isExtra: true, cell: (line) => money(-line.feeCents) },
    { key: 'net', head: words.net, isNumber: true, cell: (line) => money(line.netCents) },
  ]
}

/** Amounts use a decimal point, since the comma separates fields. */
function csvOfLines(lines: readonly PayoutLineRow[], currency: string): string {
  const euro = (cents: number) => Number((cents / 100).toFixed(2))
  return csvOf([
    ['at', 'kind', 'type', 'invoice', 'reference', 'books', 'gross', 'fee', 'net', 'currency'],
    ...lines.map(({ at, kind, type, invoice, reference, match, ...sums }) => [
      at,
      kind,
      type,
      invoice ?? '',
      reference ?? '',
      match,
      euro(sums.grossCents),
      euro(-sums.feeCents),
      euro(sums.netCents),
      currency,
    ]),
  ])
}
