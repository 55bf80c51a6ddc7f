/** A legal text on paper, to keep: the durable medium that section 312f (2) BGB asks for. @spec law 1.7 */
import type { LegalText, TextBlock } from '@quintet/contracts/legal-texts'
import type { Language } from '@quintet/domain/languages'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import { EDGE, openPaper, PAGE_HEIGHT, PAGE_WIDTH, type Paper, type TextOptions } from '../paper/index.ts'
import { texts } from '../texts/index.ts'

const TOP = 104
const BOTTOM = PAGE_HEIGHT - 64
const WIDTH = PAGE_WIDTH - 2 * EDGE
const INDENT = 14
const LABEL_WIDTH = 170
const SOFT_HYPHEN = /\u00AD/g

type Written = { language: Language; text: LegalText; createdAt: Date; origin: string }

/** `origin`: where the pages are that the text leads to. */
export async function legalPdf(
  brand: OpenBrand,
  { language, text, createdAt, origin }: Written,
): Promise<Uint8Array<ArrayBuffer>> {
  const paper = await openPaper({ brand, language, title: text.title.replace(SOFT_HYPHEN, ''), createdAt })
  const column = new Column(paper, `${brand.name} · ${texts[language].legal.version(text.version)}`)
  const words = (written: string) => plainWords(written, origin)
  column.write(words(text.title), { weight: 'display', size: 22 }, { after: 10 })
  column.write(words(text.lead), {}, { after: 6 })
  if (text.note !== null) column.write(words(text.note), { ink: 'muted' }, { after: 6 })
  text.sections.forEach(({ heading, blocks }, place) => {
    const title = `${place + 1}. ${words(heading)}`
    column.write(title, { weight: 'bold', size: 12 }, { before: 12, after: 6, keepsWith: 40 })
    for (const block of blocks) writeBlock(column, block, words)
  })
  column.foot()
  return paper.end()
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

/** One column of text that goes on over as many sheets as it needs. */
class Column {
  readonly #paper: Paper
  readonly #foot: string
  #y = TOP

  constructor(paper: Paper, foot: string) {
    this.#paper = paper
    this.#foot = foot
  }

  write(text: string, options: TextOptions, space: Space): void {
    const { before = 0, after = 0, mark, indent = mark === undefined ? 0 : INDENT, keepsWith = 0 } = space
    const height = lineHeight(options)
    const rows = text.split('\n').flatMap((part) => this.#paper.wrap(part, WIDTH - indent, options))
    this.#y += before
    this.#makeRoom(height + keepsWith)
    if (mark !== undefined) this.#paper.write(mark, EDGE, this.#y, options)
    for (const row of rows) {
      this.#makeRoom(height)
      this.#paper.write(row, EDGE + indent, this.#y, options)
      this.#y += height
    }
    this.#y += after
  }

  /** A label with what belongs to it beside it. */
  fact(label: string, value: string): void {
    const height = lineHeight({})
    const labels = this.#paper.wrap(label, LABEL_WIDTH, { weight: 'bold' })
    const values = this.#paper.wrap(value, WIDTH - LABEL_WIDTH - INDENT)
    const rows = Math.max(labels.length, values.length)
    this.#makeRoom(rows * height)
    labels.forEach((row, place) => this.#paper.write(row, EDGE, this.#y + place * height, { weight: 'bold' }))
    values.forEach((row, place) =>
      this.#paper.write(row, EDGE + LABEL_WIDTH + INDENT, this.#y + place * height),
    )
    this.#y += rows * height + 4
  }

  /** Under every sheet: of whom it is, and in which version. */
  foot(): void {
    this.#paper.write(this.#foot, EDGE, PAGE_HEIGHT - 44, { size: 8.5, ink: 'muted' })
  }

  #makeRoom(height: number): void {
    if (this.#y + height <= BOTTOM) return
    this.foot()
    this.#paper.turn()
    this.#y = TOP
  }
}

function lineHeight({ size = 10 }: TextOptions): number {
  return Math.round(size * 1.4)
}

// What is a link on a page is an address on paper.
function plainWords(written: string, origin: string): string {
  return written
    .replaceAll('**', '')
    .replaceAll(/\[([^[\]]+)\]\(([^()]+)\)/g, (_whole, words: string, address: string) =>
      address.startsWith('/') ? `${words} (${origin}${address})` : words,
    )
    .replace(SOFT_HYPHEN, '')
}
