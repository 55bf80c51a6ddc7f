/** What is heard, what comes next, and in which order. Nothing here is changed in place. @spec decisions 11.1 */
import { type Kind, type Vertical, VERTICAL_FACTS } from './categories.ts'
import { QUEUE_MAX, type Repeat } from './queue-limits.ts'

/** `id` is of this place in the queue: the same track may stand there twice. `place` is where it stands unshuffled. */
export type QueueEntry = { id: string; contentId: number; place: number }

/** Entries stand as they are heard; `at` is the index of what is heard now. */
export type Queue = { entries: readonly QueueEntry[]; at: number; shuffle: boolean; repeat: Repeat }

export const EMPTY_QUEUE: Queue = { entries: [], at: 0, shuffle: false, repeat: 'off' }

/** Whether a title is heard as it is, and not by its parts: tracks, channels, books. */
export function isHeardByItself({ kind, vertical }: { kind: Kind; vertical: Vertical }): boolean {
  return kind !== 'album' && VERTICAL_FACTS[vertical].playerType === 'AUDIO'
}

type New = { id: string; contentId: number }

const placed = (entries: readonly New[]): QueueEntry[] =>
  entries.map(({ id, contentId }, place) => ({ id, contentId, place }))

/** Begins anew with these; how it repeats stays, and shuffled it begins with the chosen one. Too many: those from the chosen one on. */
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

/** Puts entries right after what is heard now, also where they stand unshuffled. What does not fit is left out. */
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

/** Takes an entry to another index; what is heard now stays what is heard. Unshuffled, that is its place from now on. */
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

/** Leaves what is heard now, and nothing else. */
export function clearQueue(queue: Queue): Queue {
  const now = queue.entries[queue.at]
  return { ...queue, entries: now ? placed([now]) : [], at: 0 }
}

/** What is heard now stays and comes first; everything else follows in chance's order. */
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

/** Gives the order back. */
export function unshuffleQueue(queue: Queue): Queue {
  const entries = queue.entries.toSorted((a, b) => a.place - b.place)
  return { ...following(queue, entries), shuffle: false }
}

/** The index of what comes after what is heard now: by itself at its end, or since somebody wants the next; null: nothing. */
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

/** The queue in this order; what is heard stays what is heard. */
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

/** Their places anew: unshuffled as they stand; shuffled, the order that is given back stays as it is, without holes. */
export function numbered({ shuffle }: Queue, entries: readonly QueueEntry[]): QueueEntry[] {
  if (!shuffle) return placed(entries)
  const order = new Map(entries.toSorted((a, b) => a.place - b.place).map(({ id }, place) => [id, place]))
  return entries.map((entry) => ({ ...entry, place: order.get(entry.id) ?? entry.place }))
}
