/** Overlays on the picture: score and clock, cards with a few lines, tables. */
import { lighten } from '../../art/colour.ts'
import { sizeFor, write } from '../../art/lettering.ts'
import type { Plate } from '../../film/compositor.ts'
import type { Kit } from './figure.ts'
import { type Canvas, PICTURE_HEIGHT, PICTURE_WIDTH, plate } from './canvas.ts'

export const BOARD_INK = '#0b1026'

/** Draws short texts letter by letter, all of equal width, so that running digits do not jump. */
export async function typewriter(characters: string, size: number, fill: string) {
  const width = Math.ceil(size * 0.62)
  const plates = new Map<string, Plate>()
  for (const character of new Set(characters))
    if (character !== ' ')
      plates.set(
        character,
        await plate(width + 6, size * 1.3, (paint) =>
          write(paint, character, paint.w / 2, size, { face: 'heavy', size, fill, anchor: 'middle' }),
        ),
      )
  return (canvas: Canvas, text: string, x: number, y: number, opacity = 1) =>
    Array.from(text).forEach((character, i, all) => {
      const one = plates.get(character)
      if (one) canvas.set(one, x + (i - (all.length - 1) / 2) * width, y, { opacity })
    })
}

/** A side, as the board shows it. */
export type Side = { name: string; short: string; colour: string; ink: string }

/** A side with its kit and its spoken name. */
export type Team = Side & { spoken: string; kit: Kit }

export type ScoreState = { score: readonly [number, number]; clock: string; note?: string }

const [LEFT, TOP, TALL] = [22, 20, 34]
const [NAME, SCORE, CLOCK] = [66, 84, 84]

/** Score and clock in the corner, with a note such as the down below; `notes` lists all possible notes. */
export async function scoreBoard([home, away]: readonly [Side, Side], notes: readonly string[] = []) {
  const width = NAME * 2 + SCORE + CLOCK
  const frame = await plate(width, TALL, (p) => {
    p.rect(0, 0, width, TALL, BOARD_INK, { rx: 7, opacity: 0.94 })
    for (const [side, x] of [
      [home, 0],
      [away, NAME + SCORE],
    ] as const) {
      p.rect(x + 4, 4, NAME - 8, TALL - 8, side.colour, { rx: 5 })
      write(p, side.short, x + NAME / 2, TALL / 2 + 7, {
        face: 'heavy',
        size: 19,
        fill: side.ink,
        anchor: 'middle',
      })
    }
  })
  const figures = await typewriter('0123456789:', 22, '#ffffff')
  const clock = await typewriter('0123456789:.,', 19, '#ffd23f')
  const tags = await labels(notes)
  return (canvas: Canvas, { score, clock: time, note }: ScoreState) => {
    canvas.set(frame, LEFT + width / 2, TOP + TALL / 2)
    figures(canvas, `${score[0]}:${score[1]}`, LEFT + NAME + SCORE / 2, TOP + TALL / 2 - 1)
    clock(canvas, time, LEFT + NAME * 2 + SCORE + CLOCK / 2, TOP + TALL / 2 - 1)
    const tag = note ? tags(note) : undefined
    if (tag) canvas.set(tag, LEFT + tag.width / 2, TOP + TALL + 5 + tag.height / 2)
  }
}

/** Small text labels. */
export async function labels(texts: readonly string[], { fill = '#ffffff', size = 17 } = {}) {
  const plates = new Map<string, Plate>()
  for (const text of new Set(texts)) {
    const line = await plaque(text, { fill, size })
    plates.set(text, line)
  }
  return (text: string): Plate | undefined => plates.get(text)
}

function plaque(text: string, { fill, size }: { fill: string; size: number }): Promise<Plate> {
  const wide = text.length * size * 0.6 + 22
  return plate(wide, size * 1.7, (p) => {
    p.rect(0, 0, p.w, p.h, BOARD_INK, { rx: 6, opacity: 0.86 })
    write(p, text, p.w / 2, p.h / 2 + size * 0.36, {
      face: 'textBold',
      size: Math.min(size, sizeFor(text, p.w - 16, 'textBold')),
      fill,
      anchor: 'middle',
    })
  })
}

export type CardRow = { left: string; right?: string; colour?: string }

/** Returns the rows of a table by points, highest first. */
export function rankedRows(
  all: readonly { name: string; points: number; colour: string }[],
  unit: string,
): CardRow[] {
  return all
    .toSorted((a, b) => b.points - a.points)
    .map(({ name, points, colour }) => ({ left: name, right: `${points} ${unit}`, colour }))
}

/** A card of rows under a headline: line-ups, tables, results. */
export function tableCard(
  head: string,
  small: string,
  rows: readonly CardRow[],
  accent: string,
): Promise<Plate> {
  const row = Math.min(34, 300 / Math.max(1, rows.length))
  const [w, h] = [560, 104 + rows.length * row]
  return plate(w, h, (p) => {
    p.rect(0, 0, w, h, BOARD_INK, { rx: 16, opacity: 0.94 })
    p.rect(0, 0, w, 8, accent, { rx: 4 })
    const headSize = Math.min(36, sizeFor(head, w - 56, 'heavy'))
    write(p, head, 28, 52, { face: 'heavy', size: headSize, fill: '#ffffff' })
    write(p, small, 28, 78, {
      face: 'textBold',
      size: Math.min(17, sizeFor(small, w - 56, 'textBold')),
      fill: lighten(accent, 0.12),
    })
    rows.forEach(({ left, right, colour }, i) => {
      const y = 92 + i * row
      p.rect(20, y, w - 40, row - 4, i % 2 ? '#141b3d' : '#1b2450', { rx: 5 })
      if (colour) p.circle(38, y + row / 2 - 2, 6, colour)
      const size = Math.min(19, row * 0.6)
      write(p, left, 54, y + row / 2 + size * 0.24, { face: 'textBold', size, fill: '#ffffff' })
      if (right)
        write(p, right, w - 34, y + row / 2 + size * 0.24, {
          face: 'heavy',
          size,
          fill: '#ffffff',
          anchor: 'end',
        })
    })
  })
}

/** The two sides, in large letters with their colours. */
export async function versusCard(
  small: string,
  [home, away]: readonly [Side, Side],
  last: string,
): Promise<Plate> {
  return plate(620, 236, (p) => {
    p.rect(0, 0, 620, 236, BOARD_INK, { rx: 18, opacity: 0.92 })
    write(p, small, 310, 44, {
      face: 'textBold',
      size: Math.min(20, sizeFor(small, 560, 'textBold')),
      fill: '#ffd23f',
      anchor: 'middle',
    })
    ;[home, away].forEach((side, i) => {
      const y = 66 + i * 66
      p.rect(40, y, 540, 54, side.colour, { rx: 10 })
      write(p, side.name, 310, y + 38, {
        face: 'heavy',
        size: Math.min(32, sizeFor(side.name, 500, 'heavy')),
        fill: side.ink,
        anchor: 'middle',
      })
    })
    write(p, last, 310, 222, { face: 'text', size: 17, fill: '#c9d2f2', anchor: 'middle' })
  })
}

/** Draws a card in the middle, rising into place. */
export function setCard(canvas: Canvas, card: Plate, since: number, seconds: number): void {
  const share = Math.min(1, since * 2.2, (seconds - since) * 2.5)
  canvas.set(card, PICTURE_WIDTH / 2, PICTURE_HEIGHT / 2 + 20 * (1 - share) ** 2, {
    opacity: Math.max(0, share),
  })
}
