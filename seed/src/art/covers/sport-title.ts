/** The title of a match: heavy lines of equal width, with the small print right below. */
import { stack, write } from '../lettering.ts'
import type { Paint, Point } from '../paint.ts'
import type { Frame } from '../scene.ts'
import type { Lettering } from '../titles.ts'
import { type Words, wordsIn } from '../words.ts'

export type Caption = { lines: Words<readonly string[]>; small: Words<string> }

export function caption(p: Paint, f: Frame, { lines, small }: Caption, fill: string): void {
  const m = f.u * 7
  const width = f.wide ? f.w * 0.4 : f.square ? f.w * 0.6 : f.w - 2 * m
  const bottom = stack(p, wordsIn(lines, f), {
    x: m,
    y: f.wide ? f.h * 0.3 : m * 1.1,
    width,
    face: 'heavy',
    fill,
    gap: 0.18,
    maxSize: f.u * (f.square ? 14 : 21),
  })
  write(p, wordsIn(small, f), m, bottom + f.u * 4, {
    face: 'textBold',
    size: f.u * 3.4,
    tracking: 0.06,
    fill,
  })
}

/** The same for a scene; over a busy ground, `shade` is the colour that calms the lettering's side. */
export function announced(
  lines: Caption['lines'],
  small: Caption['small'],
  fill: string,
  shade?: string,
): Lettering {
  return {
    draw: (paint, f) => {
      if (shade !== undefined) {
        const reach: Point = f.wide ? [f.w * 0.6, 0] : [0, f.h * (f.square ? 0.44 : 0.4)]
        const veil = [
          [0, shade, 0.94],
          [0.55, shade, 0.78],
          [1, shade, 0],
        ] as const
        paint.ground(paint.linear([0, 0], reach, veil))
      }
      caption(paint, f, { lines, small }, fill)
    },
  }
}
