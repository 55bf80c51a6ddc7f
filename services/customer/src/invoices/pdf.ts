/**
 * Renders an invoice or credit note as PDF from the data stored when it was issued, so that it never changes. @spec decisions 3.7, law 5.5
 */
import { lastDayOf } from '@quintet/domain/membership/period'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import { EDGE, openPaper, PAGE_HEIGHT, PAGE_WIDTH, type Paper } from '../paper/index.ts'
import { countryName, formatDay, formatMoney, formatRate } from '../texts/format.ts'
import { texts } from '../texts/index.ts'
import type { StoredInvoice } from './queries.ts'

const RIGHT = PAGE_WIDTH - EDGE
const LINE = 15
/** The table has three columns: item, period, amount. */
const PERIOD_X = 330
const ITEM_WIDTH = PERIOD_X - EDGE - 16
const FACTS_X = PERIOD_X

export async function invoicePdf(
  brand: OpenBrand,
  invoice: StoredInvoice,
  correctedReference: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const { language } = invoice.document
  const words = texts[language].invoice
  const title = invoice.kind === 'invoice' ? words.invoice : words.creditNote
  const paper = await openPaper({
    brand,
    language,
    title: `${title} ${invoice.reference}`,
    createdAt: invoice.issued_at,
  })
  writeSender(paper, invoice)
  writeFacts(paper, invoice, correctedReference)
  paper.write(title, EDGE, 258, { weight: 'display', size: 24 })
  const afterLines = writeLines(paper, invoice, 306)
  const afterSums = writeSums(paper, invoice, afterLines + 12)
  writeClosing(paper, invoice, afterSums + 28)
  writeFoot(paper, invoice)
  return paper.end()
}

function writeSender(paper: Paper, { document }: StoredInvoice): void {
  const { supplier, recipient, language } = document
  const from = [supplier.name, supplier.street, supplier.city].join(' · ')
  paper.write(from, EDGE, 120, { size: 7.5, ink: 'muted' })
  paper.write(texts[language].invoice.customer, EDGE, 138, { size: 8.5, ink: 'muted' })
  paper.write(recipient.name, EDGE, 153, { weight: 'bold', size: 11 })
  paper.write(countryName(recipient.country, language), EDGE, 169)
}

function writeFacts(paper: Paper, invoice: StoredInvoice, correctedReference: string | null): void {
  const { language } = invoice.document
  const words = texts[language].invoice
  const facts: [string, string][] = [
    [words.number, invoice.reference],
    [words.date, formatDay(invoice.issued_at, language)],
  ]
  if (correctedReference) facts.push([words.corrects, correctedReference])
  facts.forEach(([label, value], place) => {
    const y = 138 + place * 30
    paper.write(label, FACTS_X, y, { size: 8.5, ink: 'muted' })
    paper.write(value, FACTS_X, y + 12, { weight: 'bold' })
  })
}

function writeLines(paper: Paper, { document, currency }: StoredInvoice, top: number): number {
  const { language, lines } = document
  const words = texts[language].invoice
  const head = { size: 8.5, ink: 'muted' } as const
  paper.write(words.item, EDGE, top, head)
  if (lines.some(({ startsAt }) => startsAt)) paper.write(words.period, PERIOD_X, top, head)
  paper.write(words.amount, RIGHT, top, { ...head, isRight: true })
  paper.rule(top + 15)
  let y = top + 24
  for (const line of lines) {
    const rows = paper.wrap(line.text, ITEM_WIDTH)
    rows.forEach((text, place) => paper.write(text, EDGE, y + place * LINE))
    if (line.startsAt && line.endsAt) {
      const days = [new Date(line.startsAt), lastDayOf(new Date(line.endsAt))].map((day) =>
        formatDay(day, language, 'medium'),
      )
      paper.write(days.join(' – '), PERIOD_X, y)
    }
    paper.write(formatMoney(line.grossCents, currency, language), RIGHT, y, { isRight: true })
    y += rows.length * LINE + 4
  }
  paper.rule(y + 2)
  return y + 2
}

type TaxShown = { rows: readonly (readonly [label: string, cents: number])[] } | { note: string }

/** The lines above the gross amount: net and tax, or a sentence on why there is no tax. @spec law 5.2 */
export function taxOf(
  invoice: Pick<StoredInvoice, 'vat_rate' | 'net_cents' | 'vat_cents' | 'document'>,
): TaxShown {
  const { language, isSmallBusiness } = invoice.document
  const words = texts[language].invoice
  if (invoice.vat_rate === 0) return { note: isSmallBusiness ? words.smallBusiness : words.noVat }
  return {
    rows: [
      [words.net, invoice.net_cents],
      [words.vat(formatRate(invoice.vat_rate, language)), invoice.vat_cents],
    ],
  }
}

function writeSums(paper: Paper, invoice: StoredInvoice, top: number): number {
  const { language } = invoice.document
  const words = texts[language].invoice
  const money = (cents: number) => formatMoney(cents, invoice.currency, language)
  const sum = (label: string, value: string, y: number, weight: 'regular' | 'bold'): void => {
    const size = weight === 'bold' ? 12 : 10
    paper.write(label, PERIOD_X, y, { weight, size })
    paper.write(value, RIGHT, y, { weight, size, isRight: true })
  }
  const tax = taxOf(invoice)
  if ('rows' in tax)
    tax.rows.forEach(([label, cents], place) => sum(label, money(cents), top + place * 17, 'regular'))
  else
    paper
      .wrap(tax.note, RIGHT - PERIOD_X, { size: 8.5 })
      .forEach((text, place) => paper.write(text, PERIOD_X, top + place * 12, { size: 8.5, ink: 'muted' }))
  sum(words.gross, money(invoice.gross_cents), top + 42, 'bold')
  return top + 60
}

function writeClosing(paper: Paper, { document, kind, gross_cents }: StoredInvoice, top: number): void {
  const words = texts[document.language].invoice
  const { paidBy } = document
  const closing = kind === 'credit_note' ? words.refunded : words.paid
  const text = gross_cents === 0 || paidBy === null ? words.free : closing(paidBy)
  paper.wrap(text, RIGHT - EDGE).forEach((line, place) => paper.write(line, EDGE, top + place * LINE))
}

function writeFoot(paper: Paper, { document }: StoredInvoice): void {
  const { supplier, language } = document
  const y = PAGE_HEIGHT - 74
  paper.rule(y - 10)
  const vatId = supplier.vatId === null ? [] : [`${texts[language].invoice.vatId} ${supplier.vatId}`]
  const columns = [
    [supplier.name, supplier.street, `${supplier.city}, ${countryName(supplier.country, language)}`],
    [supplier.email, ...vatId],
  ]
  columns.forEach((rows, column) =>
    rows.forEach((text, place) =>
      paper.write(text, column === 0 ? EDGE : PERIOD_X, y + place * 12, { size: 8.5, ink: 'muted' }),
    ),
  )
}
