/** Renders a legal text as PDF: the durable medium that section 312f (2) BGB requires. @spec law 1.7 */
import type { LegalText, TextBlock } from '@quintet/contracts/legal-texts'
import type { Language } from '@quintet/domain/basics/languages'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import { EDGE, openPaper, PAGE_WIDTH, Sheets, type TextOptions } from '../paper/index.ts'
import { texts } from '../texts/index.ts'

const WIDTH = PAGE_WIDTH - 2 * EDGE
const INDENT = 14
const LABEL_WIDTH = 170
const SOFT_HYPHEN = /\u00AD/g

type Written = { language: Language; text: LegalText; createdAt: Date; origin: string }

/** `origin` is the base of the addresses the text links to. */
export async function legalPdf(
  brand: OpenBrand,
  { language, text, createdAt, origin }: Written,
): Promise<Uint8Array<ArrayBuffer>> {
  const paper = await openPaper({ brand, language, title: text.title.replace(SOFT_HYPHEN, ''), createdAt })
  // The footer names the brand and the version.
  const sheets = new Sheets(paper, `${brand.name} · ${texts[language].legal.version(text.version)}`)
  const column = new Column(sheets)
  const words = (written: string) => plainWords(written, origin)
  column.write(words(text.title), { weight: 'display', size: 22 }, { after: 10 })
  column.write(words(text.lead), {}, { after: 6 })
  if (text.note !== null) column.write(words(text.note), { ink: 'muted' }, { after: 6 })
  text.sections.forEach(({ heading, blocks }, place) => {
    const title = `${place + 1}. ${words(heading)}`
    column.write(title, { weight: 'bold', size: 12 }, { before: 12, after: 6, keepsWith: 40 })
    for (const block of blocks) writeBlock(column, block, words)
  })
  return sheets.end()
}

function writeBlock(column: Column, block: TextBlock, words: (written: string) => string): void {
  if (typeof block === 'string') column.write(words(block), {}, { after: 6 })
  else if ('subheading' in block)
    column.write(words(block.subheading), { weight: 'bold' }, { before: 4, after: 4, keepsWith: 30 })
  else if ('list' in block)
    block.list.forEach((entry, place) =>
      column.write(words(entry), {}, { after: 4, mark: block.isNumbered ? `${place + 1}.` : '•' }),
    )
  else if ('lines' in block)
    block.lines.forEach((line, place) =>
      column.write(words(line), {}, { indent: INDENT, after: place === block.lines.length - 1 ? 6 : 1 }),
    )
  else for (const [label, value] of block.facts) column.fact(words(label), words(value))
}

type Space = { before?: number; after?: number; indent?: number; mark?: string; keepsWith?: number }

/** A single column of text. */
class Column {
  readonly #sheets: Sheets

  constructor(sheets: Sheets) {
    this.#sheets = sheets
  }

  write(text: string, options: TextOptions, space: Space): void {
    const { before = 0, after = 0, mark, indent = mark === undefined ? 0 : INDENT, keepsWith = 0 } = space
    const sheets = this.#sheets
    const { paper } = sheets
    const height = lineHeight(options)
    const rows = text.split('\n').flatMap((part) => paper.wrap(part, WIDTH - indent, options))
    sheets.y += before
    sheets.makeRoom(height + keepsWith)
    if (mark !== undefined) paper.write(mark, EDGE, sheets.y, options)
    for (const row of rows) {
      sheets.makeRoom(height)
      paper.write(row, EDGE + indent, sheets.y, options)
      sheets.y += height
    }
    sheets.y += after
  }

  /** Writes a label with its value beside it. */
  fact(label: string, value: string): void {
    const sheets = this.#sheets
    const { paper } = sheets
    const height = lineHeight({})
    const labels = paper.wrap(label, LABEL_WIDTH, { weight: 'bold' })
    const values = paper.wrap(value, WIDTH - LABEL_WIDTH - INDENT)
    const rows = Math.max(labels.length, values.length)
    sheets.makeRoom(rows * height)
    labels.forEach((row, place) => paper.write(row, EDGE, sheets.y + place * height, { weight: 'bold' }))
    values.forEach((row, place) => paper.write(row, EDGE + LABEL_WIDTH + INDENT, sheets.y + place * height))
    sheets.y += rows * height + 4
  }
}

function lineHeight({ size = 10 }: TextOptions): number {
  return Math.round(size * 1.4)
}

// Prints links to our pages with their addresses.
function plainWords(written: string, origin: string): string {
  return written
    .replaceAll('**', '')
    .replaceAll(/\[([^[\]]+)\]\(([^()]+)\)/g, (_whole, words: string, address: string) =>
      address.startsWith('/') ? `${words} (${origin}${address})` : words,
    )
    .replace(SOFT_HYPHEN, '')
}
