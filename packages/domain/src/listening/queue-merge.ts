/** Merges a queue that was changed on two devices at once. @spec decisions 11.11 */
import { QUEUE_MAX } from './queue-limits.ts'
import { following, numbered, type Queue } from './queue.ts'

/** True if the other device started a new queue: none of the known entries is left. */
export function isReplaced(known: Queue, theirs: Queue): boolean {
  const ids = new Set(known.entries.map(({ id }) => id))
  return known.entries.length > 0 && !theirs.entries.some(({ id }) => ids.has(id))
}

/**
 * Merges the changes made here (`mine`) and there (`theirs`) since both had the same queue. Keeps what either added and drops what either
 * removed, except for the current track here. Order, shuffle and current track are those of this device.
 */
export function mergeQueues(known: Queue, mine: Queue, theirs: Queue): Queue {
  const idsOf = ({ entries }: Queue) => new Set(entries.map(({ id }) => id))
  const [knownIds, myIds, theirIds] = [idsOf(known), idsOf(mine), idsOf(theirs)]
  const kept = mine.entries.filter(
    ({ id }, index) => index === mine.at || theirIds.has(id) || !knownIds.has(id),
  )
  const merged = [...kept]
  for (const [index, entry] of theirs.entries.entries()) {
    if (knownIds.has(entry.id) || myIds.has(entry.id)) continue
    const before = theirs.entries[index - 1]?.id
    const at = merged.findIndex(({ id }) => id === before)
    merged.splice(at < 0 ? merged.length : at + 1, 0, { ...entry, place: entry.place + PLACE_BEHIND })
  }
  const queue = following(mine, numbered(mine, merged.slice(0, QUEUE_MAX)))
  return { ...queue, repeat: mine.repeat === known.repeat ? theirs.repeat : mine.repeat }
}

/** In the unshuffled order, entries added elsewhere come after those here. */
const PLACE_BEHIND = QUEUE_MAX
