/** Title styles for film posters: a few layouts that a designer would choose from. */
import { CAP_HEIGHT, type Face, letters, sizeFor, stack, widthOf, write } from './lettering.ts'
import type { Paint } from './paint.ts'
import type { Frame } from './scene.ts'
import { type Words, wordsIn } from './words.ts'

export type Lettering = {
  /** Drawn below everything at this depth or nearer, so that the title stands inside the picture. */
  behind?: number
  draw: (paint: Paint, frame: Frame) => void
}

export const margin = (f: Frame) => f.u * (f.wide ? 7 : 7.5)

/** Lines of equal width, as large as possible, at the top or the bottom. */
export function block(
  words: Words<readonly string[]>,
  {
    at,
    fill,
    face = 'heavy',
    share = 1,
    wideShare = 0.4,
    gap = 0.16,
    behind,
    anchor = 'start',
  }: {
    at: 'top' | 'bottom' | number
    fill: string
    face?: Face
    share?: number
    wideShare?: number
    gap?: number
    behind?: number
    anchor?: 'start' | 'middle'
  },
): Lettering {
  return {
    ...(behind === undefined ? {} : { behind }),
    draw: (paint, f) => {
      const lines = wordsIn(words, f)
      const m = margin(f)
      const width = f.wide ? f.w * wideShare : (f.w - 2 * m) * share
      const sizes = lines.map((text) => sizeFor(text, width, face, -0.01))
      const height = sizes.reduce(
        (sum, size, i) => sum + size * CAP_HEIGHT * (i < sizes.length - 1 ? 1 + gap : 1),
        0,
      )
      const x = anchor === 'middle' && !f.wide ? f.w / 2 : m
      const y = f.wide
        ? (f.h - height) * 0.34
        : at === 'top'
          ? m * 1.2
          : at === 'bottom'
            ? f.h - m * 1.9 - height
            : f.h * at
      stack(paint, lines, {
        x,
        y,
        width,
        face,
        fill,
        gap,
        anchor: anchor === 'middle' && !f.wide ? 'middle' : 'start',
      })
    },
  }
}

/** Lines of one size, flush left, like a magazine headline. */
export function headline(
  words: Words<readonly string[]>,
  {
    at,
    fill,
    face = 'heavy',
    size = 15,
    wideSize,
    tracking = -0.02,
    leading = 0.92,
    behind,
    anchor = 'start',
  }: {
    at: 'top' | 'bottom' | number
    fill: string
    face?: Face
    size?: number
    wideSize?: number
    tracking?: number
    leading?: number
    behind?: number
    anchor?: 'start' | 'middle'
  },
): Lettering {
  return {
    ...(behind === undefined ? {} : { behind }),
    draw: (paint, f) => {
      const lines = wordsIn(words, f)
      const m = margin(f)
      const chosen = f.u * (f.wide ? (wideSize ?? size * 1.05) : size)
      const room = f.wide ? f.w * 0.46 : f.w - 2 * m
      const widest = Math.max(...lines.map((text) => widthOf(text, { face, size: 100, tracking })))
      const px = Math.min(chosen, (room / widest) * 100)
      const height = px * CAP_HEIGHT + (lines.length - 1) * px * leading
      const y = f.wide
        ? (f.h - height) * 0.34
        : at === 'top'
          ? m * 1.2
          : at === 'bottom'
            ? f.h - m * 1.9 - height
            : f.h * at
      const middle = anchor === 'middle' && !f.wide
      lines.forEach((text, i) =>
        write(paint, text, middle ? f.w / 2 : m, y + px * CAP_HEIGHT + i * px * leading, {
          face,
          size: px,
          tracking,
          fill,
          anchor: middle ? 'middle' : 'start',
        }),
      )
    },
  }
}

/** Lines of fat, rounded letters that dance a little, each with an outline: for children. */
export function chubby(
  words: Words<readonly string[]>,
  {
    at,
    fill,
    edge,
    size = 17,
    wideSize,
    behind,
  }: { at: 'top' | number; fill: string; edge: string; size?: number; wideSize?: number; behind?: number },
): Lettering {
  const setting = { face: 'heavy', tracking: 0.035 } as const
  return {
    ...(behind === undefined ? {} : { behind }),
    draw: (paint, f) => {
      const lines = wordsIn(words, f)
      const m = margin(f)
      const room = f.wide ? f.w * 0.39 : f.w - 2 * m
      const widest = Math.max(...lines.map((text) => widthOf(text, { ...setting, size: 100 })))
      const px = Math.min(
        f.u * (f.wide ? (wideSize ?? size * 1.05) : f.square ? size * 0.8 : size),
        (room / widest) * 100,
      )
      const leading = px * 0.98
      const height = px * CAP_HEIGHT + (lines.length - 1) * leading
      const top = f.wide ? (f.h - height) * 0.34 : at === 'top' ? m * 1.25 : f.h * at
      const glyphs = lines.flatMap((text, row) => {
        let x = f.wide ? m : f.w / 2 - widthOf(text, { ...setting, size: px }) / 2
        return Array.from(text).map((glyph, i) => {
          const width = widthOf(glyph, { ...setting, size: px })
          const turn = ((i * 2 + row) % 3) - 1
          const base = top + px * CAP_HEIGHT + row * leading + turn * px * 0.025
          const d = letters(glyph, x, base, { ...setting, size: px })
          const transform = `rotate(${turn * -3} ${Math.round(x + width / 2)} ${Math.round(base - px * 0.35)})`
          x += width + px * setting.tracking
          return { d, transform }
        })
      })
      // Strokes with round joins round off the corners; the outline is drawn below all letters.
      for (const [colour, width] of [
        [edge, 0.2],
        [fill, 0.045],
      ] as const)
        for (const { d, transform } of glyphs)
          paint.path(d, colour, {
            stroke: colour,
            'stroke-width': px * width,
            'stroke-linejoin': 'round',
            transform,
          })
    },
  }
}

/** Widely spaced letters across the whole width. */
export function spaced(
  words: Words<string>,
  {
    at,
    fill,
    face = 'semibold',
    size = 9,
    second,
  }: { at: number; fill: string; face?: Face; size?: number; second?: string },
): Lettering {
  return {
    draw: (paint, f) => {
      const m = margin(f)
      const px = f.u * (f.wide ? size * 1.1 : size)
      const width = f.wide ? f.w * 0.4 : f.w - 2 * m
      const y = f.wide ? f.h * 0.46 : f.h * at
      for (const [row, line] of [wordsIn(words, f), ...(second ? [second] : [])].entries()) {
        const glyphs = Array.from(line)
        const total = glyphs.reduce((sum, glyph) => sum + widthOf(glyph, { face, size: px }), 0)
        const gap = glyphs.length > 1 ? (width - total) / (glyphs.length - 1) : 0
        let x = m
        for (const glyph of glyphs) {
          write(paint, glyph, x, y + row * px * 1.15 + px * CAP_HEIGHT, { face, size: px, fill })
          x += widthOf(glyph, { face, size: px }) + gap
        }
      }
    },
  }
}

/** A poster's credits. Omitted where they would be illegible. */
export function credits(paint: Paint, f: Frame, texts: Words<readonly string[]>, fill: string): void {
  if (f.wide) return
  const m = margin(f)
  const size = f.u * 1.75
  wordsIn(texts, f).forEach((text, i) =>
    write(paint, text.toUpperCase(), i === 0 ? m : f.w - m, f.h - m * 0.75, {
      face: 'textBold',
      size,
      tracking: 0.09,
      fill,
      anchor: i === 0 ? 'start' : 'end',
    }),
  )
}
