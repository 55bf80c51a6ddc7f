/** Writes a mix with its gain, interpolated without steps. */
import { RATE } from '../mix.ts'
import { BLOCK } from './limiter.ts'
import type { Stereo } from './strip.ts'
import { emptyWav } from './wav.ts'

const FULL_SCALE = 32_767

/** Returns a mix as a WAV file, each block at its gain; fades in and out over the given seconds. */
export function levelledWav(
  { left, right }: Stereo,
  gainAt: (block: number) => number,
  { length, fadeIn, fadeOut }: { length: number; fadeIn: number; fadeOut: number },
): Buffer {
  const { bytes, samples } = emptyWav(length, RATE)
  const [rise, fall] = [fadeIn * RATE, fadeOut * RATE]
  let now = gainAt(0)
  for (let start = 0; start < length; start += BLOCK) {
    const next = gainAt(start / BLOCK + 1)
    const slope = (next - now) / BLOCK
    for (let i = start; i < start + BLOCK; i++) {
      now += slope
      const edge = i < rise ? i / rise : length - i < fall ? ((length - i) / fall) ** 2 : 1
      const loud = now * edge * FULL_SCALE
      samples[i * 2] = Math.floor((left[i] ?? 0) * loud + 0.5)
      samples[i * 2 + 1] = Math.floor((right[i] ?? 0) * loud + 0.5)
    }
    now = next
  }
  return bytes
}
