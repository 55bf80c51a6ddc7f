/** Seeded randomness: the same seed draws the same picture, to the byte, on every machine. */

export type Dice = {
  /** Uniform in [0, 1). */
  (): number
  /** Uniform between two values. */
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  whole(low: number, high: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
}

/** FNV-1a, so that a title's key can be a seed. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** mulberry32: small, fast, and good enough for pictures and sounds. */
export function dice(seed: string | number): Dice {
  let state = typeof seed === 'number' ? seed >>> 0 : hash(seed)
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * roll()
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return Object.assign(roll, {
    between,
    whole,
    pick: <T>(choices: readonly [T, ...T[]]): T => choices[whole(0, choices.length - 1)] ?? choices[0],
  })
}

/** Returns smooth noise in [-1, 1] along a line; `octaves` adds finer detail. */
export function line(seed: number, octaves = 4): (x: number) => number {
  const at = (i: number) => {
    let h = Math.imul(i ^ seed, 0x9e3779b1)
    h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
    return ((h ^ (h >>> 13)) >>> 0) / 2147483648 - 1
  }
  const smooth = (x: number) => {
    const i = Math.floor(x)
    const f = x - i
    const s = f * f * (3 - 2 * f)
    return at(i) * (1 - s) + at(i + 1) * s
  }
  return (x) => {
    let sum = 0
    let weight = 1
    let total = 0
    for (let o = 0; o < octaves; o++) {
      sum += smooth(x * 2 ** o + o * 131.7) * weight
      total += weight
      weight *= 0.5
    }
    return sum / total
  }
}

/** Returns the same noise over a plane. */
export function plane(seed: number, octaves = 4): (x: number, y: number) => number {
  const at = (i: number, j: number) => {
    let h = Math.imul(i ^ seed, 0x9e3779b1) ^ Math.imul(j + 0x7f4a7c15, 0x85ebca6b)
    h = Math.imul(h ^ (h >>> 15), 0xc2b2ae35)
    return ((h ^ (h >>> 13)) >>> 0) / 2147483648 - 1
  }
  const smooth = (x: number, y: number) => {
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - i, y - j]
    const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)]
    const top = at(i, j) * (1 - sx) + at(i + 1, j) * sx
    const bottom = at(i, j + 1) * (1 - sx) + at(i + 1, j + 1) * sx
    return top * (1 - sy) + bottom * sy
  }
  return (x, y) => {
    let sum = 0
    let weight = 1
    let total = 0
    for (let o = 0; o < octaves; o++) {
      sum += smooth(x * 2 ** o + o * 17.3, y * 2 ** o + o * 9.1) * weight
      total += weight
      weight *= 0.5
    }
    return sum / total
  }
}
