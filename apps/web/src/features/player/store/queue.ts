/** What comes before and after what plays. */
import type { Playable, PlayRequest } from '../../../playing/play-request.ts'

/** The title so many places further in the queue. */
export function neighbourOf({ item, queue }: PlayRequest, by: 1 | -1): Playable | undefined {
  const at = queue.findIndex(({ id }) => id === item.id)
  return at < 0 ? undefined : queue[at + by]
}

/** Moves inside the queue: music begins at the start, a series where one stopped. */
export function moveTo(item: Playable, { queue }: PlayRequest): PlayRequest {
  return { item, queue, ...(item.vertical === 'music-stream' ? { startAt: 0 } : {}) }
}

/** What begins by itself where this one ends: the next track. An episode is offered, a book is over. */
export function followerOf(request: PlayRequest): Playable | undefined {
  return request.item.vertical === 'music-stream' && request.item.type === 'AUDIO'
    ? neighbourOf(request, 1)
    : undefined
}
