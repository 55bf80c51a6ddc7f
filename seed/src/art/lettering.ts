/** Letters as outlines, so that drawing needs no fonts on the machine. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Paint } from './paint.ts'

const require = createRequire(import.meta.url)

type Command = {
  type: 'M' | 'L' | 'C' | 'Q' | 'Z'
  x?: number
  y?: number
  x1?: number
  y1?: number
  x2?: number
  y2?: number
}
type Glyph = { index: number; advanceWidth?: number; path: { commands: readonly Command[] } }
type Font = {
  unitsPerEm: number
  charToGlyph(character: string): Glyph
  getKerningValue(left: Glyph, right: Glyph): number
}

// The package has no types and hides its names behind CommonJS.
const opentype = require('opentype.js') as { parse(data: ArrayBuffer): Font }

const FACES = {
  light: 'bricolage-grotesque/files/bricolage-grotesque-latin-300-normal.woff',
  regular: 'bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff',
  semibold: 'bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff',
  heavy: 'bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
  text: 'figtree/files/figtree-latin-500-normal.woff',
  textBold: 'figtree/files/figtree-latin-700-normal.woff',
} as const
export type Face = keyof typeof FACES

const fonts = new Map<Face, Font>()

function font(face: Face): Font {
  let found = fonts.get(face)
  if (!found) {
    const bytes = readFileSync(require.resolve(`@fontsource/${FACES[face]}`))
    found = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
    fonts.set(face, found)
  }
  return found
}

export type Setting = {
  face: Face
  size: number
  /** Extra space between letters, in ems. */
  tracking?: number
  anchor?: 'start' | 'middle' | 'end'
}

// Laid out glyph by glyph: the library's shaping throws on this face's contextual substitutions, which titles do not need.
function glyphsOf(text: string, face: Face, tracking: number) {
  const own = font(face)
  const glyphs = Array.from(text).map((character) => own.charToGlyph(character))
  let x = 0
  const set = glyphs.map((glyph, i) => {
    const before = glyphs[i - 1]
    if (before) x += own.getKerningValue(before, glyph) / own.unitsPerEm + tracking
    const at = x
    x += (glyph.advanceWidth ?? 0) / own.unitsPerEm
    return { glyph, at }
  })
  return { set, width: x }
}

/** True if the face has every letter of a text. */
export function isWritable(text: string, face: Face): boolean {
  return Array.from(text).every((character) => font(face).charToGlyph(character).index !== 0)
}

/** Returns the width of a line in pixels, without the space after its last letter. */
export function widthOf(text: string, { face, size, tracking = 0 }: Setting): number {
  return glyphsOf(text, face, tracking).width * size
}

/** Returns the size at which a line is `width` pixels wide. */
export function sizeFor(text: string, width: number, face: Face, tracking = 0): number {
  return (width / widthOf(text, { face, size: 100, tracking })) * 100
}

// Not done by the library, whose rounding turns tiny numbers into NaN.
function outlineOf(glyph: Glyph, x: number, y: number, scale: number): string {
  const point = (dx: number | undefined, dy: number | undefined) =>
    dx === undefined || dy === undefined
      ? ''
      : `${(x + dx * scale).toFixed(1)} ${(y - dy * scale).toFixed(1)} `
  return glyph.path.commands
    .map(({ type, ...at }) => `${type}${point(at.x1, at.y1)}${point(at.x2, at.y2)}${point(at.x, at.y)}`)
    .join('')
}

/** Returns the outline of one line; `y` is its baseline. */
export function letters(text: string, x: number, y: number, setting: Setting): string {
  const { face, size, tracking = 0, anchor = 'start' } = setting
  const { set, width } = glyphsOf(text, face, tracking)
  const left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0) * size
  const scale = size / font(face).unitsPerEm
  return set.map(({ glyph, at }) => outlineOf(glyph, left + at * size, y, scale)).join('')
}

/** The height of capitals as a share of the size: titles are positioned by their capitals. */
export const CAP_HEIGHT = 0.7

/** Draws a line of text. */
export function write(
  paint: Paint,
  text: string,
  x: number,
  y: number,
  setting: Setting & { fill: string; opacity?: number },
) {
  paint.path(
    letters(text, x, y, setting),
    setting.fill,
    setting.opacity === undefined ? {} : { opacity: setting.opacity },
  )
}

/** Stacks lines tightly, each scaled to the same width. `y` is the top of the first line's capitals; returns the bottom. */
export function stack(
  paint: Paint,
  rows: readonly string[],
  {
    x,
    y,
    width,
    face,
    fill,
    gap = 0.16,
    tracking = -0.01,
    maxSize = Infinity,
    anchor = 'start',
  }: {
    x: number
    y: number
    width: number
    face: Face
    fill: string
    /** The space between lines, as a share of the smaller neighbour's capitals. */
    gap?: number
    tracking?: number
    maxSize?: number
    anchor?: 'start' | 'middle' | 'end'
  },
): number {
  let top = y
  for (const text of rows) {
    const size = Math.min(maxSize, sizeFor(text, width, face, tracking))
    const accents = /[ÄÖÜÉ]/.test(text) && top !== y ? size * 0.16 : 0
    const base = top + accents + size * CAP_HEIGHT
    write(paint, text, x, base, { face, size, tracking, fill, anchor })
    top = base + size * CAP_HEIGHT * gap
  }
  return top
}
