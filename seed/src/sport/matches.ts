/** Matches drawn from above in every frame: the last minute of a final, and a 100 m race. */
import type { Mix } from '../sound/mix.ts'
import { handballFrames, handballSound } from './handball.ts'
import { handballTold } from './handball-commentary.ts'
import { sprintFrames, sprintSound } from './sprint.ts'
import { sprintTold } from './sprint-commentary.ts'
import type { Told } from './stage/broadcast.ts'

export type Match = { frames: () => AsyncIterable<Int32Array>; sound: () => Mix; told: () => Told }

export const MATCHES: Readonly<Record<string, Match>> = {
  'sports/kuestenliga': { frames: handballFrames, sound: handballSound, told: handballTold },
  'sports/hundert-meter': { frames: sprintFrames, sound: sprintSound, told: sprintTold },
}
