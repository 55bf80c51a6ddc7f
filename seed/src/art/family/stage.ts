/** Where the hero of a children's picture stands, and how large, so that its title keeps its room. */
import type { Frame } from '../scene.ts'

export type Stage = {
  x: number
  /** Where feet stand. */
  ground: number
  /** Pixels of one unit: heroes are drawn about 100 units high. */
  scale: number
}

export function stage(f: Frame): Stage {
  return {
    x: f.w * f.subject,
    ground: f.h * (f.wide ? 0.86 : f.square ? 0.9 : 0.82),
    scale: f.u * (f.wide ? 0.66 : f.square ? 0.5 : 0.72),
  }
}
