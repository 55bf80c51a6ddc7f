import type { Passkey } from '@quintet/contracts/operator/passkeys'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, Table } from '../../ui/table.tsx'

type PasskeyTableProps = { passkeys: readonly Passkey[]; onRemove: (passkey: Passkey) => void }

export function PasskeyTable({ passkeys, onRemove }: PasskeyTableProps) {
  const { account: words } = useTexts()
  const columns = columnsIn(words, useFormats(), onRemove)
  return <Table label={words.passkeys} rows={passkeys} columns={columns} keyOf={({ id }) => id} />
}

function columnsIn(
  words: Texts['account'],
  formats: Formats,
  onRemove: PasskeyTableProps['onRemove'],
): Column<Passkey>[] {
  return [
    { key: 'name', head: words.name, cell: ({ name }) => name },
    {
      key: 'kept',
      head: words.kept,
      cell: ({ isBackedUp }) => (isBackedUp ? words.backedUp : words.here),
      isExtra: true,
    },
    { key: 'since', head: words.since, cell: ({ createdAt }) => formats.day(createdAt), isExtra: true },
    {
      key: 'used',
      head: words.used,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? words.never : formats.time(lastUsedAt)),
    },
    {
      key: 'actions',
      head: words.actions,
      cell: (passkey) => (
        <Button aria-label={words.removeNamed(passkey.name)} onClick={() => onRemove(passkey)}>
          {words.remove}
        </Button>
      ),
      isNumber: true,
    },
  ]
}
