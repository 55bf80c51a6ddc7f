/**
 * Objects in concurrent demand are read once and held in memory for a while; sending them from there costs little more than sendfile. The
 * memory is allocated once and reused: two megabytes of fresh memory per segment cost ten times as much as reading it (`node
 * bench/segments.ts`). Only for immutable objects.
 */
import type { Storage } from './storage.ts'

/** About thirty segments at the highest rung; the least recently used are dropped first. */
const HELD_BYTES = 64 * 1024 * 1024
/** Larger objects are streamed. */
const MOST_BYTES_OF_ONE = 8 * 1024 * 1024
const SLOT_STEP = 512 * 1024

/** `bytes` contains the object until `release`, which is called once; they must not be modified. */
export type Lent = { bytes: Buffer; release: () => void }

/** Returns null if there is no such object, it is too large, or all memory is in use; the caller then streams it. */
export type LendObject = (key: string) => Promise<Lent | null>

type Slot = { memory: Buffer; bytes: Buffer; users: number }

export function holdObjects({ readWhole }: Pick<Storage, 'readWhole'>, heldBytes = HELD_BYTES): LendObject {
  const held = new Map<string, Slot>()
  const reading = new Map<string, Promise<Slot | null>>()
  let free: Buffer[] = []
  let taken = 0

  /** Drops the object that has been unused for longest. */
  const giveUpOldest = (): boolean => {
    for (const [key, { memory, users }] of held) {
      if (users > 0) continue
      held.delete(key)
      free.push(memory)
      return true
    }
    return false
  }
  const takeMemory = (size: number): Buffer | null => {
    const wanted = Math.ceil(size / SLOT_STEP) * SLOT_STEP
    for (;;) {
      const fitting = free.findIndex(({ length }) => length === wanted)
      if (fitting >= 0) return free.splice(fitting, 1)[0] ?? null
      if (taken + wanted <= heldBytes) {
        taken += wanted
        return Buffer.allocUnsafeSlow(wanted)
      }
      if (free.length > 0) {
        taken -= free.reduce((sum, { length }) => sum + length, 0)
        free = []
      } else if (!giveUpOldest()) return null
    }
  }
  const readNow = async (key: string): Promise<Slot | null> => {
    let memory: Buffer | null = null
    try {
      const bytes = await readWhole(key, (size) => {
        memory = size > 0 && size <= MOST_BYTES_OF_ONE ? takeMemory(size) : null
        return memory
      })
      if (!bytes || !memory) return null
      // Counts as in use until the first requester has it.
      const slot = { memory, bytes, users: 1 }
      held.set(key, slot)
      memory = null
      return slot
    } finally {
      if (memory) free.push(memory)
      reading.delete(key)
    }
  }
  const lend = (slot: Slot): Lent => {
    slot.users += 1
    return { bytes: slot.bytes, release: () => void (slot.users -= 1) }
  }
  return async (key) => {
    const known = held.get(key)
    if (known) {
      held.delete(key)
      held.set(key, known)
      return lend(known)
    }
    const begun = reading.get(key)
    if (begun) {
      const slot = await begun
      return slot && lend(slot)
    }
    const own = readNow(key)
    reading.set(key, own)
    const slot = await own
    if (!slot) return null
    slot.users -= 1
    return lend(slot)
  }
}
