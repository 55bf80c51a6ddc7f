import type { readRoyalties } from '@quintet/contracts/operator/royalties'
import type { CallAnswer } from '@quintet/contracts/route'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, Table } from '../../ui/table.tsx'

type Line = CallAnswer<typeof readRoyalties>['withoutContract'][number]

/** What was played that nobody is paid for, by publisher. */
export function LeftTable({ lines, onAdd }: { lines: readonly Line[]; onAdd: (holder: string) => void }) {
  const { royalties: words } = useTexts()
  const formats = useFormats()
  const columns: Column<Line>[] = [
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
  return <Table label={words.left} rows={lines} keyOf={({ holder }) => holder ?? ''} columns={columns} />
}
