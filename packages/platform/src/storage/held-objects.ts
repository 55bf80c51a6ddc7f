/**
 * Objects that many ask for at once are read once and held in memory for a while: sending them from there costs little more
 * than sendfile. The memory is taken once and used again and again: two megabytes of fresh memory for each segment cost ten
 * times what reading them does (`node bench/segments.ts`). Only for what never changes.
 */
import type { Storage } from './storage.ts'

/** About thirty segments at the highest rung; what was asked for last stays longest. */
const HELD_BYTES = 64 * 1024 * 1024
/** Greater ones are for streaming. */
const MOST_BYTES_OF_ONE = 8 * 1024 * 1024
const SLOT_STEP = 512 * 1024

/** `bytes` are the object until `release`, which is called once; nobody writes to them. */
export type Lent = { bytes: Buffer; release: () => void }

/** Null where there is none, where it is too large, or where all memory is lent out: then it is streamed. */
export type LendObject = (key: string) => Promise<Lent | null>

type Slot = { memory: Buffer; bytes: Buffer; users: number }

export function holdObjects({ readWhole }: Pick<Storage, 'readWhole'>, heldBytes = HELD_BYTES): LendObject {
  const held = new Map<string, Slot>()
  const reading = new Map<string, Promise<Slot | null>>()
  let free: Buffer[] = []
  let taken = 0

  /** What nobody uses makes room, the longest unused first. */
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
      // Held by its reader until the first who asked has it.
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
