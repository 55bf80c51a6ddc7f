/** Finds what precedes and follows the current title, and changes the queue. @spec decisions 11.1 */
import { nextAt, previousAt, replaceQueue, type Queue } from '@quintet/domain/listening/queue'
import type { Playable, PlayRequest } from '../../../playing/play-request.ts'

/** True for music, which plays from a queue that can be changed; books and films use what their page provides. */
export const hasQueue = ({ item }: PlayRequest): boolean =>
  item.vertical === 'music-stream' && item.type === 'AUDIO'

/** Returns the index of the current title; -1: it is not in the queue. */
export const placeIn = ({ item, queue }: PlayRequest): number =>
  queue.findIndex(({ id, entry }) => (item.entry ? entry?.id === item.entry.id : id === item.id))

/** Returns the queue without the titles' display data. */
export function asQueue(request: PlayRequest): Queue {
  const { queue, shuffle = false, repeat = 'off' } = request
  const entries = queue.map(({ id, entry }, place) => ({
    id: entry?.id ?? String(place),
    contentId: id,
    place: entry?.place ?? place,
  }))
  return { entries, at: placeIn(request), shuffle, repeat }
}

/** Turns a page's request into the actual one: with queue entries, and shuffled if that was chosen before. */
export function asHeard(asked: PlayRequest, before: PlayRequest | null, random: () => number): PlayRequest {
  if (!hasQueue(asked) || asked.item.entry) return asked
  const index = Math.max(0, asked.queue.indexOf(asked.item), placeIn(asked))
  const titles = asEntries(asked.queue.length > 0 ? asked.queue : [asked.item])
  const shape = before && hasQueue(before) ? before : asked
  return withQueue(asked, replaceQueue(asQueue(shape), newOf(titles), index, random), titles)
}

/** Returns the title before or after this one, as for a button press. */
export function neighbourOf(request: PlayRequest, by: 1 | -1): Playable | undefined {
  const queue = asQueue(request)
  if (queue.at < 0) return undefined
  const at = by > 0 ? nextAt(queue, { byItself: false }) : previousAt(queue)
  return at === null ? undefined : request.queue[at]
}

/** Moves within the queue: music starts from the beginning, a series from its resume point. */
export function moveTo(item: Playable, { queue, shuffle, repeat }: PlayRequest): PlayRequest {
  return {
    item,
    queue,
    ...(shuffle === undefined ? {} : { shuffle }),
    ...(repeat === undefined ? {} : { repeat }),
    ...(item.vertical === 'music-stream' ? { startAt: 0 } : {}),
  }
}

/** Returns what starts automatically when this title ends: the next track. An episode is only offered, and a book is over. */
export function followerOf(request: PlayRequest): Playable | undefined {
  if (!hasQueue(request)) return undefined
  const queue = asQueue(request)
  const at = queue.at < 0 ? null : nextAt(queue, { byItself: true })
  return at === null ? undefined : request.queue[at]
}

/** Gives titles entries of their own in a queue. */
export const asEntries = (titles: readonly Playable[]): Playable[] =>
  titles.map((title, place) => ({ ...title, entry: { id: crypto.randomUUID(), place } }))

/** Turns titles of `asEntries` into the form that the rules of `domain/listening/queue` insert. */
export const newOf = (titles: readonly Playable[]) =>
  titles.flatMap(({ id, entry }) => (entry ? [{ id: entry.id, contentId: id }] : []))

/** Returns the request after a rule has changed its queue; `added` are the titles that the rule inserts, from `asEntries`. */
export function changeQueue(
  request: PlayRequest,
  change: (queue: Queue) => Queue,
  added: readonly Playable[] = [],
): PlayRequest {
  const changed = withQueue(request, change(asQueue(request)), [...request.queue, ...added])
  const moved = moveTo(changed.item, changed)
  if (moved.item.entry?.id === request.item.entry?.id) delete moved.startAt
  return moved
}

/** Returns the request with this queue, whose titles are among the given ones. */
export function withQueue(request: PlayRequest, queued: Queue, titles: readonly Playable[]): PlayRequest {
  const byEntry = new Map(titles.map((title) => [title.entry?.id, title]))
  const queue = queued.entries.flatMap((entry) => {
    const title = byEntry.get(entry.id)
    return title ? [{ ...title, entry: { id: entry.id, place: entry.place } }] : []
  })
  const now = queued.entries[queued.at]
  const item = queue.find(({ entry }) => entry?.id === now?.id) ?? request.item
  return { ...request, item, queue, shuffle: queued.shuffle, repeat: queued.repeat }
}
