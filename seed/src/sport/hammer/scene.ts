/** What the throwers’ day shows, scene by scene. */
import type { Throw } from './contest.ts'

/** `count` throws lie on the field when a scene begins. */
export type FieldScene =
  | { type: 'start' | 'half' | 'end'; count: number }
  | { type: 'throw'; count: number; one: Throw }
