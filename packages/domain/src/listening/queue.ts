/** The play queue: the current track, what follows, and the order. All functions return new values. @spec decisions 11.1 */
import { type Kind, type Vertical, VERTICAL_FACTS } from '../catalogue/categories.ts'
import { QUEUE_MAX, type Repeat } from './queue-limits.ts'

/** `id` identifies this position in the queue, since the same track may occur twice. `place` is its unshuffled position. */
export type QueueEntry = { id: string; contentId: number; place: number }

/** Entries are in playback order; `at` is the index of the current one. */
export type Queue = { entries: readonly QueueEntry[]; at: number; shuffle: boolean; repeat: Repeat }

export const EMPTY_QUEUE: Queue = { entries: [], at: 0, shuffle: false, repeat: 'off' }

/** True if a title plays as a whole, not through its parts: tracks, channels, audiobooks. */
export function isHeardByItself({ kind, vertical }: { kind: Kind; vertical: Vertical }): boolean {
  return kind !== 'album' && VERTICAL_FACTS[vertical].playerType === 'AUDIO'
}

type New = { id: string; contentId: number }

const placed = (entries: readonly New[]): QueueEntry[] =>
  entries.map(({ id, contentId }, place) => ({ id, contentId, place }))

/**
 * Starts a new queue. The repeat mode stays; a shuffled queue starts with the chosen entry. If there are too many, keeps those from the
 * chosen one on.
 */
export function replaceQueue(
  before: Queue,
  entries: readonly New[],
  at: number,
  random: () => number,
): Queue {
  const first = at < QUEUE_MAX ? 0 : at
  const fitting = placed(entries.slice(first, first + QUEUE_MAX))
  const queue = { ...before, entries: fitting, at: at - first, shuffle: false }
  return before.shuffle ? shuffleQueue(queue, random) : queue
}

/** Inserts entries right after the current one, also in the unshuffled order. Drops what does not fit. */
export function playNext(queue: Queue, added: readonly New[]): Queue {
  const now = queue.entries[queue.at]
  return insert(queue, added, { index: now ? queue.at + 1 : 0, place: now ? now.place + 1 : 0 })
}

export function addToEnd(queue: Queue, added: readonly New[]): Queue {
  return insert(queue, added, { index: queue.entries.length, place: queue.entries.length })
}

function insert(queue: Queue, added: readonly New[], to: { index: number; place: number }): Queue {
  const { entries } = queue
  const fitting = added.slice(0, QUEUE_MAX - entries.length)
  const later = entries.map((entry) =>
    entry.place < to.place ? entry : { ...entry, place: entry.place + fitting.length },
  )
  const inserted = fitting.map((entry, offset) => ({ ...entry, place: to.place + offset }))
  return { ...queue, entries: [...later.slice(0, to.index), ...inserted, ...later.slice(to.index)] }
}

/** Moves an entry to another index and keeps the current one. In an unshuffled queue this also becomes its `place`. */
export function moveEntry(queue: Queue, from: number, to: number): Queue {
  const moved = queue.entries[from]
  if (!moved || to < 0 || to >= queue.entries.length) return queue
  const others = queue.entries.toSpliced(from, 1)
  return following(queue, numbered(queue, others.toSpliced(to, 0, moved)))
}

export function removeEntry(queue: Queue, id: string): Queue {
  const index = queue.entries.findIndex((entry) => entry.id === id)
  if (index < 0) return queue
  const entries = queue.entries.toSpliced(index, 1)
  const at = Math.min(index < queue.at ? queue.at - 1 : queue.at, Math.max(0, entries.length - 1))
  return { ...queue, entries: numbered(queue, entries), at }
}

/** Removes everything but the current entry. */
export function clearQueue(queue: Queue): Queue {
  const now = queue.entries[queue.at]
  return { ...queue, entries: now ? placed([now]) : [], at: 0 }
}

/** Puts the current entry first and all others in random order. */
export function shuffleQueue(queue: Queue, random: () => number): Queue {
  const now = queue.entries[queue.at]
  if (!now) return { ...queue, shuffle: true }
  const rest = queue.entries.toSpliced(queue.at, 1)
  for (let last = rest.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [rest[last], rest[other]]
    if (a && b) [rest[last], rest[other]] = [b, a]
  }
  return { ...queue, entries: [now, ...rest], at: 0, shuffle: true }
}

/** Restores the unshuffled order. */
export function unshuffleQueue(queue: Queue): Queue {
  const entries = queue.entries.toSorted((a, b) => a.place - b.place)
  return { ...following(queue, entries), shuffle: false }
}

/**
 * Returns the index that follows the current one, either at its end (`byItself`) or when the listener skips ahead; null if there is none.
 */
export function nextAt({ entries, at, repeat }: Queue, { byItself }: { byItself: boolean }): number | null {
  if (entries.length === 0) return null
  if (byItself && repeat === 'one') return at
  if (at + 1 < entries.length) return at + 1
  return repeat === 'off' ? null : 0
}

export function previousAt({ entries, at, repeat }: Queue): number | null {
  if (at > 0) return at - 1
  return repeat === 'off' || entries.length === 0 ? null : entries.length - 1
}

/** Returns the queue with these entries and the same current one. */
export function following(queue: Queue, entries: readonly QueueEntry[]): Queue {
  const now = queue.entries[queue.at]
  return {
    ...queue,
    entries,
    at: Math.max(
      0,
      entries.findIndex(({ id }) => id === now?.id),
    ),
  }
}

/** Renumbers `place`: by position if unshuffled; if shuffled, keeps the unshuffled order and closes its gaps. */
export function numbered({ shuffle }: Queue, entries: readonly QueueEntry[]): QueueEntry[] {
  if (!shuffle) return placed(entries)
  const order = new Map(entries.toSorted((a, b) => a.place - b.place).map(({ id }, place) => [id, place]))
  return entries.map((entry) => ({ ...entry, place: order.get(entry.id) ?? entry.place }))
}
