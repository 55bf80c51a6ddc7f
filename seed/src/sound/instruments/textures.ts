/** Background sounds: rain, surf, a record's crackle, a crowd. */
import { dice } from '../../art/dice.ts'
import { RATE } from '../mix.ts'
import { silence } from './kept-notes.ts'

export const TEXTURES = {
  /** Noise in waves: [filter frequency in Hz, swells per second]. */
  surf: (seconds: number, seed: number) => swelling(seconds, seed, 420, 0.09),
  rain: (seconds: number, seed: number) => drops(swelling(seconds, seed, 2600, 0.21), seed, 34, 0.16),
  street: (seconds: number, seed: number) => swelling(seconds, seed, 240, 0.13),
  room: (seconds: number, seed: number) => drops(swelling(seconds, seed, 900, 0.31), seed, 0.7, 0.5),
  crackle: (seconds: number, seed: number) => drops(swelling(seconds, seed, 5000, 0.5), seed, 9, 1.6),
  crowd: (seconds: number, seed: number) => swelling(seconds, seed, 1100, 0.24),
} as const

function swelling(seconds: number, seed: number, hz: number, pace: number): Float32Array {
  const out = silence(seconds)
  const roll = dice(seed)
  const turn = roll() * 6.28
  let [one, two, under, cut, level] = [0, 0, 0, 0, 0]
  for (let i = 0; i < out.length; i++) {
    if (i % 64 === 0) {
      const t = i / RATE
      const swell = 0.5 + 0.5 * Math.sin(6.2832 * pace * t + Math.sin(t * pace * 2.7) * 1.4 + turn)
      cut = 1 - Math.exp((-6.2832 * hz * (0.6 + 0.8 * swell)) / RATE)
      level = (0.45 + 0.55 * swell) * Math.min(1, t / 1.5, (seconds - t) / 2)
    }
    one += (roll() * 2 - 1 - one) * cut
    two += (one - two) * cut
    under += (two - under) * 0.012
    out[i] = (two - under) * level
  }
  return out
}

function drops(out: Float32Array, seed: number, aSecond: number, level: number): Float32Array {
  const roll = dice(seed + 1)
  for (let at = 0; at < out.length; at += Math.round((-Math.log(1 - roll()) * RATE) / aSecond) + 1) {
    const [loud, tone] = [level * roll() ** 2 * 0.12, 0.15 + roll() * 0.9]
    for (let k = 0; k < 120 && at + k < out.length; k++)
      out[at + k] = (out[at + k] ?? 0) + Math.sin(k * tone) * loud * (1 - k / 120) ** 3
  }
  return out
}
