import type { readRoyalties, RoyaltyLine } from '@quintet/contracts/operator/royalties'
import type { CallAnswer } from '@quintet/contracts/route'
import type { z } from 'zod'
import { addressOfStatement } from '../../api/royalty-papers.ts'
import type { Language } from '@quintet/domain/basics/languages'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useSpeech, useTexts } from '../../texts/language.tsx'
import { FileLink } from '../../ui/file-link.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import styles from './royalties.module.css'
import { termsOf } from './terms.ts'

type Month = CallAnswer<typeof readRoyalties>
type Line = z.infer<typeof RoyaltyLine>

/** What each contract owes for a month, with the statement for its holder. */
export function DueTable({ month, lines }: Pick<Month, 'month' | 'lines'>) {
  const texts = useTexts()
  const formats = useFormats()
  const { language } = useSpeech()
  const { royalties: words } = texts
  const columns = columnsIn(texts, formats, { month, language })
  const sums = [...Map.groupBy(lines, ({ contract }) => contract.currency)].map(([currency, ofIt]) =>
    formats.money(
      ofIt.reduce((sum, { cents }) => sum + cents, 0),
      currency,
    ),
  )
  return (
    <>
      <Table label={words.due} rows={lines} keyOf={({ contract }) => contract.id} columns={columns} />
      <p className={styles.sum}>
        <span>{words.sum}</span> <strong>{sums.join(' + ')}</strong>
      </p>
    </>
  )
}

function columnsIn(
  texts: Texts,
  formats: Formats,
  { month, language }: { month: string; language: Language },
): Column<Line>[] {
  const { royalties: words } = texts
  return [
    { key: 'holder', head: words.holder, cell: ({ contract }) => <strong>{contract.holder}</strong> },
    { key: 'terms', head: words.terms, cell: ({ contract }) => termsOf(contract, texts, formats) },
    {
      key: 'titles',
      head: words.titles,
      cell: ({ titles }) => formats.number(titles),
      isNumber: true,
      isExtra: true,
    },
    {
      key: 'minutes',
      head: words.minutes,
      cell: ({ seconds }) => formats.tenths(seconds / 60),
      isNumber: true,
      isExtra: true,
    },
    {
      key: 'amount',
      head: words.amount,
      cell: ({ contract, cents }) => formats.money(cents, contract.currency),
      isNumber: true,
    },
    {
      key: 'paper',
      head: words.paper,
      cell: ({ contract: { holder } }) => (
        <FileLink
          address={addressOfStatement({ month, holder, language })}
          look="plain"
          name={words.pdfOf(holder)}
        >
          {words.pdf}
        </FileLink>
      ),
      isNumber: true,
    },
  ]
}
