/** Draws ARCHITECTURE.md's diagram as SVG; it follows the reader's light or dark colour scheme. */
import type { Package } from './graph.ts'

type Kind = 'app' | 'service' | 'package'
type Place = { kind: Kind; row: number; column: number }

// Columns may be fractions, so that a line can pass between two boxes. Imports point down; every new package needs a place here.
const PLACES: Record<string, Place> = {
  cli: { kind: 'app', row: 0, column: 0 },
  server: { kind: 'app', row: 0, column: 1 },
  customer: { kind: 'service', row: 1, column: 0 },
  content: { kind: 'service', row: 1, column: 1 },
  media: { kind: 'service', row: 1, column: 2 },
  operator: { kind: 'service', row: 1, column: 2.95 },
  payments: { kind: 'package', row: 2, column: 0 },
  'media-files': { kind: 'package', row: 2, column: 2.28 },
  console: { kind: 'app', row: 2, column: 3.6 },
  platform: { kind: 'package', row: 3, column: 1 },
  web: { kind: 'app', row: 3, column: 2.3 },
  seed: { kind: 'package', row: 3, column: 3.6 },
  contracts: { kind: 'package', row: 4, column: 1 },
  domain: { kind: 'package', row: 5, column: 1 },
}
const BOX = { width: 250, gap: 30, padding: 16 }
const ROW_GAP = 54
const LINE_HEIGHT = 17
const LETTERS_A_LINE = 33
const MARGIN = 24

type Box = { name: string; kind: Kind; x: number; y: number; height: number; text: string[]; rooms: string[] }

/** Breaks text into lines of at most `letters` characters. */
export function wrap(text: string, letters: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    return last !== undefined && last.length + word.length < letters
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word]
  }, [])
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Throws if a package has no place yet. */
function boxesOf(packages: readonly Package[]): Box[] {
  const written = packages.map(({ name, description, rooms }) => {
    const place = PLACES[name]
    if (!place) throw new Error(`script/architecture/drawing.ts has no place for ${name}.`)
    const text = wrap(description, LETTERS_A_LINE)
    const shown = place.kind === 'service' ? wrap(rooms.join(', '), LETTERS_A_LINE + 2) : []
    return { name, place, text, rooms: shown }
  })
  const heightOf = ({ text, rooms }: (typeof written)[number]) =>
    (text.length + rooms.length) * LINE_HEIGHT + (rooms.length > 0 ? 8 : 0) + 26 + BOX.padding * 2
  const rowHeight = (row: number) =>
    Math.max(...written.filter(({ place }) => place.row === row).map(heightOf))
  const topOf = (row: number): number => (row === 0 ? MARGIN : topOf(row - 1) + rowHeight(row - 1) + ROW_GAP)
  return written.map((one) => ({
    ...one,
    kind: one.place.kind,
    x: MARGIN + one.place.column * (BOX.width + BOX.gap),
    y: topOf(one.place.row),
    height: heightOf(one),
  }))
}

function drawBox({ name, kind, x, y, height, text, rooms }: Box): string {
  const left = x + BOX.padding
  const line = (words: string, at: number, style: string) =>
    `<text x="${left}" y="${at}" class="${style}">${escapeText(words)}</text>`
  const below = y + BOX.padding + 14
  return [
    `<rect x="${x}" y="${y}" width="${BOX.width}" height="${height}" rx="12" class="${kind}"/>`,
    line(name, below, 'name'),
    ...text.map((words, at) => line(words, below + 24 + at * LINE_HEIGHT, 'text')),
    ...rooms.map((words, at) => line(words, below + 32 + (text.length + at) * LINE_HEIGHT, 'rooms')),
  ].join('\n')
}

/** Draws a line from the edge of one box to the edge of the other: down, or sideways within a row. */
function drawImport(from: Box, to: Box): string {
  const middle = BOX.width / 2
  if (from.y === to.y) return `<path d="M${from.x + BOX.width} ${from.y + 40} H${to.x - 6}" class="import"/>`
  const start = { x: from.x + middle + Math.sign(to.x - from.x) * 40, y: from.y + from.height }
  const end = { x: to.x + middle + Math.sign(from.x - to.x) * 40, y: to.y - 6 }
  // A long line first goes straight down, past the boxes in between.
  const bend = end.y - ROW_GAP + 6
  const down = bend > start.y ? ` V${bend}` : ''
  const half = (Math.max(start.y, bend) + end.y) / 2
  return `<path d="M${start.x} ${start.y}${down} C${start.x} ${half} ${end.x} ${half} ${end.x} ${end.y}" class="import"/>`
}

const STYLE = `
  svg { color-scheme: light dark; }
  text { font-family: system-ui, -apple-system, 'Segoe UI', sans-serif; fill: #1c1b22; }
  .name { font-size: 17px; font-weight: 650; }
  .text { font-size: 13px; fill: #4a4854; }
  .rooms { font-size: 12px; fill: #6a6775; }
  .app { fill: #f4ecff; stroke: #b794f4; }
  .service { fill: #e6f7f5; stroke: #6cc3ba; }
  .package { fill: #fff6e0; stroke: #dfb354; }
  .import { fill: none; stroke: #8b8896; stroke-width: 1.5; marker-end: url(#arrow); }
  #arrow path { fill: #8b8896; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f2f0f7; }
    .text { fill: #c4c1ce; }
    .rooms { fill: #a19dae; }
    .app { fill: #2a2140; stroke: #8a6ad1; }
    .service { fill: #12302d; stroke: #3f958c; }
    .package { fill: #35290f; stroke: #a07f35; }
  }`

/** `imports` are the lines, from top to bottom. */
export function draw(packages: readonly Package[], imports: readonly [from: string, to: string][]): string {
  const boxes = boxesOf(packages)
  const byName = new Map(boxes.map((box) => [box.name, box]))
  const lines = imports.flatMap(([from, to]) => {
    const [upper, lower] = [byName.get(from), byName.get(to)]
    return upper && lower ? [drawImport(upper, lower)] : []
  })
  const width = Math.max(...boxes.map(({ x }) => x)) + BOX.width + MARGIN
  const height = Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">The packages of Quintet and their imports</title>
<style>${STYLE}
</style>
<defs><marker id="arrow" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 L8 4 L0 8 z"/></marker></defs>
${lines.join('\n')}
${boxes.map(drawBox).join('\n')}
</svg>
`
}
