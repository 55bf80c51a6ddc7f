/** What comes before and after what plays, and how the queue is changed. @spec decisions 11.1 */
import { nextAt, previousAt, replaceQueue, type Queue } from '@quintet/domain/queue'
import type { Playable, PlayRequest } from '../../../playing/play-request.ts'

/** Music is heard out of a queue that can be changed; books and films have what their page gives them. */
export const hasQueue = ({ item }: PlayRequest): boolean =>
  item.vertical === 'music-stream' && item.type === 'AUDIO'

/** The index of what plays; -1: it stands in no queue. */
export const placeIn = ({ item, queue }: PlayRequest): number =>
  queue.findIndex(({ id, entry }) => (item.entry ? entry?.id === item.entry.id : id === item.id))

/** The queue without what is only shown of its titles. */
export function asQueue(request: PlayRequest): Queue {
  const { queue, shuffle = false, repeat = 'off' } = request
  const entries = queue.map(({ id, entry }, place) => ({
    id: entry?.id ?? String(place),
    contentId: id,
    place: entry?.place ?? place,
  }))
  return { entries, at: placeIn(request), shuffle, repeat }
}

/** What a page asks for, as it is heard: with places of its own, and in chance's order where that was chosen before. */
export function asHeard(asked: PlayRequest, before: PlayRequest | null, random: () => number): PlayRequest {
  if (!hasQueue(asked) || asked.item.entry) return asked
  const index = Math.max(0, asked.queue.indexOf(asked.item), placeIn(asked))
  const titles = asEntries(asked.queue.length > 0 ? asked.queue : [asked.item])
  const shape = before && hasQueue(before) ? before : asked
  return withQueue(asked, replaceQueue(asQueue(shape), newOf(titles), index, random), titles)
}

/** The title before or after this one, as somebody wants it. */
export function neighbourOf(request: PlayRequest, by: 1 | -1): Playable | undefined {
  const queue = asQueue(request)
  if (queue.at < 0) return undefined
  const at = by > 0 ? nextAt(queue, { byItself: false }) : previousAt(queue)
  return at === null ? undefined : request.queue[at]
}

/** Moves inside the queue: music begins at the start, a series where one stopped. */
export function moveTo(item: Playable, { queue, shuffle, repeat }: PlayRequest): PlayRequest {
  return {
    item,
    queue,
    ...(shuffle === undefined ? {} : { shuffle }),
    ...(repeat === undefined ? {} : { repeat }),
    ...(item.vertical === 'music-stream' ? { startAt: 0 } : {}),
  }
}

/** What begins by itself where this one ends: the next track. An episode is offered, a book is over. */
export function followerOf(request: PlayRequest): Playable | undefined {
  if (!hasQueue(request)) return undefined
  const queue = asQueue(request)
  const at = queue.at < 0 ? null : nextAt(queue, { byItself: true })
  return at === null ? undefined : request.queue[at]
}

/** Titles with places of their own in a queue. */
export const asEntries = (titles: readonly Playable[]): Playable[] =>
  titles.map((title, place) => ({ ...title, entry: { id: crypto.randomUUID(), place } }))

/** Titles of `asEntries`, as the rules of `domain/queue` put them in. */
export const newOf = (titles: readonly Playable[]) =>
  titles.flatMap(({ id, entry }) => (entry ? [{ id: entry.id, contentId: id }] : []))

/** The request after a rule has changed its queue; `added` are titles that the rule puts in, as `asEntries` gives them. */
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

/** The request with this queue, whose titles are among the given ones. */
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
