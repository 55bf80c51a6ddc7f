/** The scenes of the sports day. */

export type MeadowScene =
  | { type: 'start' | 'sackResult' | 'eggResult' | 'end' }
  | { type: 'sacks' | 'eggs' }
  | { type: 'pull'; match: number; from: number }

/** From the beginning of a race's scene to its start. */
export const READY_SECONDS = 2.2
