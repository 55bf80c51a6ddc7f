/**
 * Objects that many ask for at once are read once and held in memory for a while: sending them from there costs hardly more
 * than sendfile, streaming them through Node costs many times that (`node bench/segments.ts`). Only for what never changes.
 */
import type { Storage } from './storage.ts'

/** About thirty segments at the highest rung; what was asked for last stays longest. */
const HELD_BYTES = 64 * 1024 * 1024
/** Greater ones are for streaming. */
const MOST_BYTES_OF_ONE = 8 * 1024 * 1024

/** The whole object, as all others see it too: it must not be written to. Null where there is none, or too much of it. */
export type ReadHeld = (key: string) => Promise<Buffer | null>

export function holdObjects({ readWhole }: Pick<Storage, 'readWhole'>, heldBytes = HELD_BYTES): ReadHeld {
  const held = new Map<string, Buffer>()
  const reading = new Map<string, Promise<Buffer | null>>()
  let total = 0

  const hold = (key: string, bytes: Buffer): void => {
    if (held.has(key)) return
    held.set(key, bytes)
    total += bytes.length
    for (const [oldest, { length }] of held) {
      if (total <= heldBytes) return
      held.delete(oldest)
      total -= length
    }
  }
  const readNow = async (key: string): Promise<Buffer | null> => {
    try {
      const bytes = await readWhole(key, MOST_BYTES_OF_ONE)
      if (bytes) hold(key, bytes)
      return bytes
    } finally {
      reading.delete(key)
    }
  }
  return async (key) => {
    const known = held.get(key)
    if (known) {
      held.delete(key)
      held.set(key, known)
      return known
    }
    const begun = reading.get(key) ?? readNow(key)
    reading.set(key, begun)
    return begun
  }
}
