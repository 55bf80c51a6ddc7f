/** PDF pages in the brand's design: with embedded fonts, the brand mark at the top, and selectable text. */
import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readOklch, toHex } from '@quintet/domain/basics/colour'
import type { Language } from '@quintet/domain/basics/languages'
import { VERTICALS } from '@quintet/domain/catalogue/categories'
import type { BrandFile, OpenBrand } from '@quintet/platform/brand/brand'
import { unpackWoff } from './woff.ts'

// DIN 5008, form B, in points: the side margins and the size of A4.
export const EDGE = 62
export const PAGE_WIDTH = 595.28
export const PAGE_HEIGHT = 841.89
const MARK_SIZE = 30
const STRIPE_HEIGHT = 5

export type Weight = 'regular' | 'bold' | 'display'
export type Ink = 'ink' | 'muted' | 'rule'

export type TextOptions = {
  weight?: Weight
  size?: number
  ink?: Ink
  /** Makes the text end at `x` instead of starting there. */
  isRight?: boolean
}

export type Paper = {
  /** Writes one line; returns its width. */
  write(text: string, x: number, y: number, options?: TextOptions): number
  /** Breaks a text into lines of at most `width` points. */
  wrap(text: string, width: number, options?: TextOptions): string[]
  rule(y: number): void
  /** Continues on a new page. */
  turn(): void
  /** Finishes the document and returns its bytes. */
  end(): Promise<Uint8Array<ArrayBuffer>>
}

export type PaperFacts = { brand: OpenBrand; language: Language; title: string; createdAt: Date }

const FILES: Record<Weight, readonly string[]> = {
  regular: ['figtree/files/figtree-latin-400-normal.woff', 'figtree/files/figtree-latin-ext-400-normal.woff'],
  bold: ['figtree/files/figtree-latin-600-normal.woff', 'figtree/files/figtree-latin-ext-600-normal.woff'],
  display: [
    'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
    'bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff',
  ],
}
const COLOURS = { muted: '#5a5866', rule: '#dedde3' } as const
const SIZE = 10

type OpenFont = { name: string; characters: ReadonlySet<number>; bytes: Buffer }

/** Starts a page with the brand's stripe and mark at the top. */
export async function openPaper({ brand, language, title, createdAt }: PaperFacts): Promise<Paper> {
  const fonts = await fontsOf(brand)
  const mark = (await brand.icons()).get('/icons/192.png')
  // Loaded lazily, so that servers that render no PDF never load it.
  const { default: Pdf } = await import('pdfkit')
  const document = new Pdf({
    size: 'A4',
    margin: 0,
    lang: language,
    pdfVersion: '1.7',
    info: { Title: title, Author: brand.company.name, Creator: brand.name, CreationDate: createdAt },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    document.on('end', () => resolve(Uint8Array.from(Buffer.concat(chunks))))
    document.on('error', reject)
  })
  for (const { name, bytes } of Object.values(fonts).flat()) document.registerFont(name, bytes)
  const ink = hexOf(brand.colours.ink)
  const head = { brand, fonts, mark }
  drawHead(document, head)

  const widthOf = (text: string, { weight = 'regular', size = SIZE }: TextOptions): number =>
    runsOf(text, fonts[weight]).reduce(
      (sum, run) => sum + document.font(run.name).fontSize(size).widthOfString(run.text),
      0,
    )
  return {
    write(text, x, y, options = {}) {
      const { weight = 'regular', size = SIZE, ink: colour = 'ink', isRight = false } = options
      const width = widthOf(text, options)
      let at = isRight ? x - width : x
      document.fillColor(colour === 'ink' ? ink : COLOURS[colour])
      for (const run of runsOf(text, fonts[weight])) {
        document.font(run.name).fontSize(size).text(run.text, at, y, { lineBreak: false })
        at += document.widthOfString(run.text)
      }
      return width
    },
    wrap(text, width, options = {}) {
      const lines: string[] = []
      for (const word of text.split(/\s+/)) {
        const longer = [lines.at(-1), word].filter(Boolean).join(' ')
        if (lines.length > 0 && widthOf(longer, options) <= width) lines[lines.length - 1] = longer
        else lines.push(word)
      }
      return lines
    },
    rule(y) {
      document
        .moveTo(EDGE, y)
        .lineTo(PAGE_WIDTH - EDGE, y)
        .lineWidth(0.75)
        .strokeColor(COLOURS.rule)
        .stroke()
    },
    turn() {
      document.addPage()
      drawHead(document, head)
    },
    async end() {
      document.end()
      return whole
    },
  }
}

type Head = { brand: OpenBrand; fonts: Record<Weight, readonly OpenFont[]>; mark: BrandFile | undefined }

function drawHead(document: PDFKit.PDFDocument, { brand, fonts, mark }: Head): void {
  const width = PAGE_WIDTH / VERTICALS.length
  VERTICALS.forEach((vertical, place) =>
    document.rect(place * width, 0, width, STRIPE_HEIGHT).fill(hexOf(brand.colours[vertical].vivid)),
  )
  if (mark) document.image(mark.bytes, EDGE, 42, { width: MARK_SIZE })
  const [display] = fonts.display
  if (display)
    document
      .font(display.name)
      .fontSize(20)
      .fillColor(hexOf(brand.colours.ink))
      .text(brand.name, EDGE + MARK_SIZE + 10, 45, { lineBreak: false })
}

/** Splits a text into runs by the font file that has its characters, such as Polish ones. */
function runsOf(text: string, fonts: readonly OpenFont[]): { name: string; text: string }[] {
  const runs: { name: string; text: string }[] = []
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0
    const font = fonts.find(({ characters }) => characters.has(code)) ?? fonts[0]
    if (!font) continue
    const last = runs.at(-1)
    if (last?.name === font.name) last.text += character
    else runs.push({ name: font.name, text: character })
  }
  return runs
}

const require = createRequire(import.meta.url)
const opened = new Map<OpenBrand, Promise<Record<Weight, readonly OpenFont[]>>>()

/** Read once per brand: the brand's own font files come before the product's. */
async function fontsOf(brand: OpenBrand): Promise<Record<Weight, readonly OpenFont[]>> {
  const known = opened.get(brand) ?? readFonts(brand)
  opened.set(brand, known)
  return known
}

async function readFonts(brand: OpenBrand): Promise<Record<Weight, readonly OpenFont[]>> {
  const { create: openFont } = await import('fontkit')
  const read = async (weight: Weight, own: string | undefined): Promise<OpenFont[]> => {
    const files = await Promise.all(
      FILES[weight].map((file) => readFile(require.resolve(`@fontsource/${file}`))),
    )
    const ownBytes = own === undefined ? undefined : brandFile(brand, own)
    return [...(ownBytes ? [ownBytes] : []), ...files].map(unpackWoff).map((bytes, place) => ({
      name: `${weight}-${place}`,
      bytes,
      characters: new Set(openFont(bytes).characterSet),
    }))
  }
  const { text, display } = brand.fonts
  return {
    regular: await read('regular', text.file),
    bold: await read('bold', text.file),
    display: await read('display', display.file),
  }
}

function brandFile({ files }: OpenBrand, name: string): Buffer | undefined {
  const { name: stem } = path.parse(name)
  return [...files].find(
    ([address, { type }]) => type === 'font/woff2' && address.startsWith(`/brand/${stem}-`),
  )?.[1].bytes
}

// PDF readers do not support OKLCH.
function hexOf(colour: string): string {
  return toHex(readOklch(colour) ?? [0, 0, 0])
}
