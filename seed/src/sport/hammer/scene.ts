/** The scenes of the hammer contest. */
import type { Throw } from './contest.ts'

/** `count` is the number of throws on the field when a scene begins. */
export type FieldScene =
  | { type: 'start' | 'half' | 'end'; count: number }
  | { type: 'throw'; count: number; one: Throw }
