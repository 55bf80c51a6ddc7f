/** Masters the sound of a film or a match to the loudness of all others, exactly as long as its pictures. */
import type { Mix } from '../mix.ts'
import { levelOf } from './level.ts'
import { levelledWav } from './levelled-wav.ts'
import { AT_REST } from './limiter.ts'

/** Returns a WAV file of the mix, true peaks below the ceiling, faded in and out over the given seconds. */
export function soundtrack(mix: Mix, { fadeIn = 0.02, fadeOut = 1.5 } = {}): Buffer {
  const { levelAt } = levelOf(mix, mix.length, { before: AT_REST })
  return levelledWav(mix, levelAt, { length: mix.length, fadeIn, fadeOut })
}
