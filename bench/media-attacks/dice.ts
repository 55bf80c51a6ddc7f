/** Repeatable randomness: an attack that found something can be run again. */
import { createHash } from 'node:crypto'

export type Dice = {
  below: (limit: number) => number
  pick: <T>(of: readonly T[]) => T
  bytes: (length: number) => Buffer
}

export function dice(seed: string): Dice {
  let rolls = 0
  const hash = () => createHash('sha256').update(`${seed}/${rolls++}`).digest()
  const below = (limit: number) => hash().readUInt32BE(0) % limit
  return {
    below,
    pick(of) {
      const one = of[below(of.length)]
      if (one === undefined) throw new Error('There is nothing to pick.')
      return one
    },
    bytes: (length) =>
      Buffer.concat(Array.from({ length: Math.ceil(length / 32) }, hash)).subarray(0, length),
  }
}
