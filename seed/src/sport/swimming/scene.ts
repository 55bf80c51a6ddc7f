/** What the finals’ evening shows, scene by scene. */

/** `from` is the time of the race with which a scene begins; below 0 they stand on the blocks. */
export type PoolScene =
  | { type: 'start' | 'half' | 'end' }
  | { type: 'above' | 'below'; final: number; from: number }
