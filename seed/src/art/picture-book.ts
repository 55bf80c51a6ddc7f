import type { Art } from './art.ts'
import type { Finish } from './develop.ts'
import type { Scene } from './scene.ts'
import { chubby } from './titles.ts'
import type { Words } from './words.ts'

type Style = { fill: string; edge: string; size?: number; ink?: string; finish?: Finish }

/** A children's film picture with a chubby title at its top, softly printed by default. */
export function pictureBook(
  scene: Scene,
  lines: Words<readonly string[]>,
  { ink = '#ffffff', finish = { grain: 3 }, ...style }: Style,
): Art {
  return { scene, title: chubby(lines, { at: 'top', ...style }), ink, finish }
}
