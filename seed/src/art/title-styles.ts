/** More title styles: upright along an edge, on labels, tumbling, running on, or none at all. */
import { CAP_HEIGHT, type Face, widthOf, write } from './lettering.ts'
import type { Paint } from './paint.ts'
import type { Frame } from './scene.ts'
import { type Lettering, margin } from './titles.ts'
import { type Words, wordsIn } from './words.ts'

const widest = (lines: readonly string[], face: Face, tracking: number) =>
  Math.max(...lines.map((text) => widthOf(text, { face, size: 100, tracking }))) / 100

/** Runs up the left edge of tall pictures; horizontal in wide ones. */
export function upright(
  words: Words<readonly string[]>,
  {
    fill,
    face = 'heavy',
    share = 0.8,
    size = 17,
    wideSize = size,
  }: { fill: string; face?: Face; share?: number; size?: number; wideSize?: number },
): Lettering {
  return {
    draw: (paint, f) => {
      const lines = wordsIn(words, f)
      const m = margin(f)
      const room = f.wide ? f.w * 0.42 : f.h * share
      const px = Math.min(f.u * (f.wide ? wideSize : size), room / widest(lines, face, -0.02))
      const setting = { face, size: px, tracking: -0.02, fill }
      lines.forEach((text, row) => {
        if (f.wide) {
          const top = (f.h - lines.length * px * 0.9) * 0.36
          write(paint, text, m, top + px * CAP_HEIGHT + row * px * 0.9, setting)
          return
        }
        const x = m + px * CAP_HEIGHT + row * px * 0.9
        const foot = f.h - m * 1.9
        paint.group({ transform: `translate(${x} ${foot}) rotate(-90)` }, () =>
          write(paint, text, 0, 0, setting),
        )
      })
    },
  }
}

/** Each line on its own label, like cut paper pasted slightly askew. */
export function labels(
  words: Words<readonly string[]>,
  {
    at,
    fill,
    on,
    face = 'heavy',
    size = 12,
    wideSize = size,
    tilt = -3,
  }: {
    at: number
    fill: string
    on: string
    face?: Face
    size?: number
    wideSize?: number
    tilt?: number
  },
): Lettering {
  return {
    draw: (paint, f) => {
      const lines = wordsIn(words, f)
      const m = margin(f)
      const room = f.wide ? f.w * 0.42 : f.w - 2.6 * m
      const px = Math.min(f.u * (f.wide ? wideSize : size), room / widest(lines, face, -0.01))
      const high = lines.length * px * 1.24
      const top = f.wide ? f.h * 0.3 : Math.min(f.h * at, f.h - m * 1.4 - high)
      paint.group({ transform: `rotate(${tilt} ${m} ${top})` }, () =>
        lines.forEach((text, row) => {
          const y = top + row * px * 1.24
          const width = widthOf(text, { face, size: px, tracking: -0.01 })
          paint.rect(m, y, width + px * 0.5, px * 1.16, on)
          write(paint, text, m + px * 0.25, y + px * 0.93, { face, size: px, tracking: -0.01, fill })
        }),
      )
    },
  }
}

/** Jolted letters: each leans its own way, the same way every time. */
export function tumbling(
  words: Words<readonly string[]>,
  {
    at,
    fills,
    face = 'heavy',
    size = 20,
    wideSize = size,
  }: { at: number; fills: readonly [string, ...string[]]; face?: Face; size?: number; wideSize?: number },
): Lettering {
  const sway = [-7, 5, -3, 8, -5, 4] as const
  return {
    draw: (paint, f) => {
      const lines = wordsIn(words, f)
      const m = margin(f)
      const room = f.wide ? f.w * 0.42 : f.w - 2 * m
      const px = Math.min(f.u * (f.wide ? wideSize : size), room / widest(lines, face, 0.02))
      const top = f.wide ? (f.h - lines.length * px) * 0.36 : f.h * at
      lines.forEach((text, row) => {
        let x = m
        for (const [i, letter] of Array.from(text).entries()) {
          const width = widthOf(letter, { face, size: px })
          const lean = sway[(i + row * 2) % sway.length] ?? 0
          const y = top + px * CAP_HEIGHT + row * px * 1.02 + lean * px * 0.008
          paint.group({ transform: `rotate(${lean} ${x + width / 2} ${y - px * 0.35})` }, () =>
            write(paint, letter, x, y, { face, size: px, fill: fills[(i + row) % fills.length] ?? fills[0] }),
          )
          x += width + px * 0.02
        }
      })
    },
  }
}

/** A title as long as a story: words run on and break at the end of the line. */
export function running(
  words: Words<string>,
  {
    fill,
    accent,
    strong,
    face = 'semibold',
    size = 8.6,
    wideSize = 6.4,
  }: {
    fill: string
    /** The colour of the highlighted words. */
    accent: string
    strong: Words<readonly string[]>
    face?: Face
    size?: number
    wideSize?: number
  },
): Lettering {
  const lay = (paint: Paint, f: Frame) => {
    const m = margin(f)
    const px = f.u * (f.wide ? wideSize : f.square ? size * 0.72 : size)
    const right = f.wide ? f.w * 0.42 : f.w - m
    const space = widthOf('n', { face, size: px }) * 0.45
    let [x, y] = [m, (f.wide ? f.h * 0.12 : m * 1.2) + px * CAP_HEIGHT]
    for (const word of wordsIn(words, f).split(' ')) {
      const width = widthOf(word, { face, size: px, tracking: -0.015 })
      if (x > m && x + width > right) [x, y] = [m, y + px * 1.06]
      write(paint, word, x, y, {
        face,
        size: px,
        tracking: -0.015,
        fill: wordsIn(strong, f).some((other) => word.startsWith(other)) ? accent : fill,
      })
      x += width + space
    }
  }
  return { draw: lay }
}

/** No letters: for titles in a script the display face lacks. */
export const wordless: Lettering = { draw: () => {} }
