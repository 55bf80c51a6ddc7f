/** The position and size of the hero in a children's picture, so that the title keeps its space. */
import type { Frame } from '../scene.ts'

export type Stage = {
  x: number
  /** Where the feet stand. */
  ground: number
  /** Pixels per unit: heroes are drawn about 100 units high. */
  scale: number
}

export function stage(f: Frame): Stage {
  return {
    x: f.w * f.subject,
    ground: f.h * (f.wide ? 0.86 : f.square ? 0.9 : 0.82),
    scale: f.u * (f.wide ? 0.66 : f.square ? 0.5 : 0.72),
  }
}
