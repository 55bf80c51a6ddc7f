/** What the sports day shows, scene by scene. */

export type MeadowScene =
  | { type: 'start' | 'sackResult' | 'eggResult' | 'end' }
  | { type: 'sacks' | 'eggs' }
  | { type: 'pull'; match: number; from: number }

/** From the picture of a race to its start. */
export const READY_SECONDS = 2.2
