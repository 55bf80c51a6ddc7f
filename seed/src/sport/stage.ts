/** Shared by the two matches that fill a whole picture: sprites at any position, and running text. */
import { write } from '../art/lettering.ts'
import { lay, type Plate } from '../film/compositor.ts'
import { HEIGHT, WIDTH } from '../film/shoot.ts'
import { plate } from './stage/canvas.ts'

/** Draws a plate centred on a point of the picture. */
export function set(target: Int32Array, one: Plate, x: number, y: number, scale = 1, opacity = 1): void {
  lay(target, WIDTH, HEIGHT, one, {
    x: one.width / 2 + (WIDTH / 2 - x) / scale,
    y: one.height / 2 + (HEIGHT / 2 - y) / scale,
    scale,
    opacity,
    ends: true,
  })
}

export type Writer = (target: Int32Array, text: string, x: number, y: number, opacity?: number) => void

/** Draws short texts letter by letter from plates of equal width, so that running digits do not jump. */
export async function typewriter(characters: string, size: number, fill: string): Promise<Writer> {
  const width = Math.ceil(size * 0.66)
  const plates = new Map<string, Plate>()
  for (const character of new Set(characters))
    if (character !== ' ')
      plates.set(
        character,
        await plate(width + 8, Math.ceil(size * 1.3), (paint) =>
          write(paint, character, paint.w / 2, size, { face: 'heavy', size, fill, anchor: 'middle' }),
        ),
      )
  return (target, text, x, y, opacity = 1) =>
    Array.from(text).forEach((character, i, all) => {
      const one = plates.get(character)
      if (one) set(target, one, x + (i - (all.length - 1) / 2) * width, y, 1, opacity)
    })
}
