/** A ping-pong echo in time with the music. */
import { RATE } from '../mix.ts'
import type { Stereo } from './strip.ts'

/** Adds the echo of `sent` to the mix, and a little of it to the room. */
export function addEcho(
  mix: Stereo,
  room: Float32Array,
  sent: Float32Array,
  { seconds, feedback }: { seconds: number; feedback: number },
): void {
  const size = Math.max(1, Math.round(seconds * RATE))
  const [l, r] = [new Float32Array(size), new Float32Array(size)]
  let [place, lowLeft, lowRight, base] = [0, 0, 0, 0]
  for (let i = 0; i < sent.length; i++) {
    lowLeft += ((l[place] ?? 0) - lowLeft) * 0.42
    lowRight += ((r[place] ?? 0) - lowRight) * 0.42
    const raw = sent[i] ?? 0
    base += (raw - base) * 0.03
    l[place] = raw - base + lowRight * feedback
    r[place] = lowLeft * 0.92
    mix.left[i] = (mix.left[i] ?? 0) + lowLeft
    mix.right[i] = (mix.right[i] ?? 0) + lowRight
    room[i] = (room[i] ?? 0) + (lowLeft + lowRight) * 0.12
    if (++place === size) place = 0
  }
}
