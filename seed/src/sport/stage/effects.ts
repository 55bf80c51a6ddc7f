/** Sound effects of sport, each about 1 at its loudest. */
import { dice } from '../../art/dice.ts'
import { RATE } from '../../sound/mix.ts'

function sampled(
  seconds: number,
  at: (seconds: number, noise: number) => number,
  seed: number,
): Float32Array {
  const out = new Float32Array(Math.round(seconds * RATE))
  const roll = dice(seed)
  for (let i = 0; i < out.length; i++) out[i] = at(i / RATE, roll() * 2 - 1)
  return out
}

/** A referee's whistle: two close tones broken up by a pea. */
export function whistle(): Float32Array {
  return sampled(
    0.6,
    (t, noise) => {
      const pea = 0.65 + 0.35 * Math.sin(2 * Math.PI * 38 * t)
      const tone = Math.sin(2 * Math.PI * 2750 * t) + 0.6 * Math.sin(2 * Math.PI * 2905 * t)
      return (tone * 0.5 + noise * 0.12) * pea * Math.min(1, t * 60, (0.6 - t) * 14)
    },
    41,
  )
}

export function gun(): Float32Array {
  return sampled(0.7, (t, noise) => noise * (Math.exp(-t * 46) + 0.25 * Math.exp(-t * 7)), 42)
}

/** Wood on leather. */
export function bat(): Float32Array {
  return sampled(
    0.25,
    (t, noise) =>
      noise * 0.8 * Math.exp(-t * 150) +
      Math.sin(2 * Math.PI * 740 * t) * 0.7 * Math.exp(-t * 34) +
      Math.sin(2 * Math.PI * 1310 * t) * 0.4 * Math.exp(-t * 52),
    43,
  )
}

/** Bodies in padding. */
export function thud(): Float32Array {
  let low = 0
  return sampled(
    0.35,
    (t, noise) => {
      low += (noise - low) * 0.09
      return (low * 2.4 + Math.sin(2 * Math.PI * 74 * t) * 0.6) * Math.exp(-t * 17)
    },
    44,
  )
}

export function splash(): Float32Array {
  let low = 0
  return sampled(
    1.1,
    (t, noise) => {
      low += (noise - low) * (0.5 * Math.exp(-t * 3) + 0.05)
      return low * 1.5 * Math.min(1, t * 90) * Math.exp(-t * 4.4)
    },
    45,
  )
}

export function thunder(): Float32Array {
  let [one, two] = [0, 0]
  return sampled(
    4,
    (t, noise) => {
      one += (noise - one) * 0.02
      two += (one - two) * 0.03
      return two * 14 * (0.5 + 0.5 * Math.sin(t * 5.1) ** 2) * Math.min(1, t * 9) * Math.exp(-t * 0.9)
    },
    46,
  )
}
