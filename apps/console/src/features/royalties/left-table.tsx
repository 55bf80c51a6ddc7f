import type { readRoyalties } from '@quintet/contracts/operator/royalties'
import type { CallAnswer } from '@quintet/contracts/route'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, Table } from '../../ui/table.tsx'

type Line = CallAnswer<typeof readRoyalties>['withoutContract'][number]

type LeftTableProps = { lines: readonly Line[]; onAdd: (holder: string) => void }

/** Plays not covered by any contract, by publisher. */
export function LeftTable({ lines, onAdd }: LeftTableProps) {
  const texts = useTexts()
  const columns = columnsIn(texts, useFormats(), onAdd)
  return (
    <Table label={texts.royalties.left} rows={lines} keyOf={({ holder }) => holder ?? ''} columns={columns} />
  )
}

function columnsIn(
  { royalties: words }: Texts,
  formats: Formats,
  onAdd: LeftTableProps['onAdd'],
): Column<Line>[] {
  return [
    { key: 'holder', head: words.holder, cell: ({ holder }) => holder ?? words.nobody },
    { key: 'titles', head: words.titles, cell: ({ titles }) => formats.number(titles), isNumber: true },
    {
      key: 'minutes',
      head: words.minutes,
      cell: ({ seconds }) => formats.tenths(seconds / 60),
      isNumber: true,
    },
    {
      key: 'actions',
      head: words.actions,
      cell: ({ holder }) =>
        holder !== null && (
          <Button aria-label={words.addFor(holder)} onClick={() => onAdd(holder)}>
            {words.add}
          </Button>
        ),
      isNumber: true,
    },
  ]
}
