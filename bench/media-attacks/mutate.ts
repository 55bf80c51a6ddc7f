/** Damages a file as lost packets, bad disks and attackers do. */
import type { Dice } from './dice.ts'

const MOST_HITS = 40
const LARGE_NUMBERS = ['ffffffff', '7fffffff', '80000000', '00000000', '00000001'].map((hex) =>
  Buffer.from(hex, 'hex'),
)

type Damage = (bytes: Buffer, random: Dice) => Buffer

const change: Damage = (bytes, random) => {
  for (let hit = 0; hit <= random.below(MOST_HITS); hit += 1)
    bytes[random.below(bytes.length)] = random.below(256)
  return bytes
}
// The first bytes contain lengths and counts.
const head: Damage = (bytes, random) => {
  for (let hit = 0; hit <= random.below(8); hit += 1)
    bytes[random.below(Math.min(512, bytes.length))] = random.below(256)
  return bytes
}
const length: Damage = (bytes, random) => {
  for (let hit = 0; hit <= random.below(6); hit += 1)
    random.pick(LARGE_NUMBERS).copy(bytes, random.below(Math.max(1, bytes.length - 4)))
  return bytes
}
const cut: Damage = (bytes, random) => bytes.subarray(0, random.below(bytes.length))
const hole: Damage = (bytes, random) => {
  const from = random.below(bytes.length)
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + random.below(bytes.length))])
}
const doubled: Damage = (bytes, random) => {
  const from = random.below(bytes.length)
  const part = bytes.subarray(from, from + random.below(5000))
  return Buffer.concat([bytes.subarray(0, from), part, part, bytes.subarray(from)])
}
const noise: Damage = (bytes, random) => {
  const part = random.bytes(1 + random.below(2000))
  part.copy(bytes, random.below(bytes.length))
  return bytes
}

const DAMAGES = [change, head, length, cut, hole, doubled, noise]

/** Applies one to three damages. */
export function mutate(original: Uint8Array, random: Dice): Buffer {
  let bytes = Buffer.from(original)
  for (let round = 0; round <= random.below(3); round += 1)
    if (bytes.length > 0) bytes = Buffer.from(random.pick(DAMAGES)(bytes, random))
  return bytes
}
