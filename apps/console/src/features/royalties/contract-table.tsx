import type { RoyaltyContract } from '@quintet/contracts/operator/royalties'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import form from '../../ui/form.module.css'
import { type Column, Table } from '../../ui/table.tsx'
import { termsOf } from './terms.ts'

type ContractTableProps = {
  contracts: readonly RoyaltyContract[]
  onEnd: (contract: RoyaltyContract) => void
  onRemove: (contract: RoyaltyContract) => void
}

export function ContractTable({ contracts, onEnd, onRemove }: ContractTableProps) {
  const texts = useTexts()
  const columns = columnsIn(texts, useFormats(), { onEnd, onRemove })
  return <Table label={texts.royalties.contracts} rows={contracts} keyOf={({ id }) => id} columns={columns} />
}

function columnsIn(
  texts: Texts,
  formats: Formats,
  { onEnd, onRemove }: Pick<ContractTableProps, 'onEnd' | 'onRemove'>,
): Column<RoyaltyContract>[] {
  const { royalties: words } = texts
  return [
    { key: 'holder', head: words.holder, cell: ({ holder }) => <strong>{holder}</strong> },
    { key: 'terms', head: words.terms, cell: (contract) => termsOf(contract, texts, formats) },
    {
      key: 'from',
      head: words.from,
      cell: ({ firstMonth }) => formats.monthAndYear(firstMonth),
      isExtra: true,
    },
    {
      key: 'until',
      head: words.until,
      cell: ({ lastMonth }) => (lastMonth === null ? words.open : formats.monthAndYear(lastMonth)),
      isExtra: true,
    },
    {
      key: 'actions',
      head: words.actions,
      cell: (contract) => (
        <div className={form.actions}>
          <Button aria-label={words.endNamed(contract.holder)} onClick={() => onEnd(contract)}>
            {words.end}
          </Button>
          <Button
            look="plain"
            aria-label={words.removeNamed(contract.holder)}
            onClick={() => onRemove(contract)}
          >
            {words.remove}
          </Button>
        </div>
      ),
      isNumber: true,
    },
  ]
}
