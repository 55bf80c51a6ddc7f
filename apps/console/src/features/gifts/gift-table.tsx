import type { GiftBatch } from '@quintet/contracts/operator/gifts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { lastDayOf, StateBadge } from './state-badge.tsx'

type GiftTableProps = { batches: readonly GiftBatch[]; onWithdraw: (batch: GiftBatch) => void }

export function GiftTable({ batches, onWithdraw }: GiftTableProps) {
  const { gifts: words } = useTexts()
  const columns = columnsIn(words, useFormats(), onWithdraw)
  return <Table label={words.gifts} rows={batches} columns={columns} keyOf={({ batch }) => batch} />
}

function columnsIn(
  words: Texts['gifts'],
  formats: Formats,
  onWithdraw: GiftTableProps['onWithdraw'],
): Column<GiftBatch>[] {
  const heads = words.columns
  return [
    { key: 'note', head: heads.note, cell: ({ note, batch }) => note || <code>{batch}</code> },
    { key: 'gives', head: heads.gives, cell: ({ months }) => words.monthsOf(months) },
    {
      key: 'redeemed',
      head: heads.redeemed,
      cell: ({ redeemed, issued }) => words.of(formats.number(redeemed), formats.number(issued)),
      isNumber: true,
    },
    {
      key: 'until',
      head: heads.until,
      cell: ({ expiresAt }) => formats.day(lastDayOf(expiresAt)),
      isExtra: true,
    },
    { key: 'state', head: heads.state, cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'actions',
      head: heads.actions,
      cell: (batch) =>
        batch.state === 'open' && (
          <Button aria-label={words.voidNamed(batch.note)} onClick={() => onWithdraw(batch)}>
            {words.voidGifts}
          </Button>
        ),
      isNumber: true,
    },
  ]
}
