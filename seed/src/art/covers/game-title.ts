/** Sets a game's name on its cover: heavy, flush left, with the edge of a stamped letter. */
import { sizeFor, write } from '../lettering.ts'
import type { Paint } from '../paint.ts'
import type { Frame } from '../scene.ts'
import { type Words, wordsIn } from '../words.ts'

export function gameTitle(
  p: Paint,
  f: Frame,
  words: Words<readonly string[]>,
  fill: string,
  edge: string,
): void {
  const lines = wordsIn(words, f)
  const m = f.u * 7
  const width = f.wide ? f.w * 0.4 : f.w - 2 * m
  const sizes = lines.map((text) =>
    Math.min(f.u * (f.square ? 15.5 : 24), sizeFor(text, width, 'heavy', -0.02)),
  )
  const height = sizes.reduce((sum, size) => sum + size * 0.9, 0)
  let y = f.wide ? (f.h - height) * 0.46 : m
  lines.forEach((text, i) => {
    const size = sizes[i] ?? 0
    y += size * 0.74
    const setting = { face: 'heavy', size, tracking: -0.02 } as const
    write(p, text, m + 0.9 * f.u, y + 1.1 * f.u, { ...setting, fill: edge })
    write(p, text, m, y, { ...setting, fill })
    y += size * 0.16
  })
}
