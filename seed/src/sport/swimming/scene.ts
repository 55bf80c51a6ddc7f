/** The scenes of the finals. */

/** `from` is the time of the race at which a scene begins; negative while swimmers are on the blocks. */
export type PoolScene =
  | { type: 'start' | 'half' | 'end' }
  | { type: 'above' | 'below'; final: number; from: number }
