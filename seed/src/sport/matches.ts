/** Matches whose every frame is played from above: the last minute of a final, and a hundred metres. */
import type { Mix } from '../sound/mix.ts'
import { handballFrames, handballSound } from './handball.ts'
import { sprintFrames, sprintSound } from './sprint.ts'

export const MATCHES: Readonly<
  Record<string, { frames: () => AsyncIterable<Int32Array>; sound: () => Mix }>
> = {
  'sports/kuestenliga': { frames: handballFrames, sound: handballSound },
  'sports/hundert-meter': { frames: sprintFrames, sound: sprintSound },
}
