import type { PlayerType, Vertical } from '@quintet/domain/catalogue/categories'
import type { Repeat } from '@quintet/domain/listening/queue-limits'
import type { PictureSource } from '../api/card.ts'

/** A title or a part of one, with what the player shows of it. */
export type Playable = {
  id: number
  title: string
  /** The artist, the author, or the series of an episode. */
  byline?: string | undefined
  /** The album of a track, the series of an episode, or the book series of a book. */
  collection?: string | undefined
  vertical: Vertical
  type: PlayerType
  picture?: PictureSource | undefined
  /** The id of its series or album, otherwise its own: languages are remembered per group. */
  groupId: number
  /** A wide still. */
  still?: PictureSource | undefined
  /** The duration; undefined: unknown. */
  seconds?: number | undefined
  /** For a track, the disc number. */
  season?: number | undefined
  number?: number | undefined
  /** A channel chooses its own programme and starts at the live position. */
  isChannel?: true
  /** The entry in the queue, since the same track may be in it twice. */
  entry?: { id: string; /** Its position without shuffling. */ place: number } | undefined
}

/** In seconds: a broadcast without a start position starts at the live edge, and so does one with 0. */
export const FROM_THE_START = 0.01

export type PlayRequest = {
  item: Playable
  /** The titles before and after it: the album's tracks, the season's episodes. */
  queue: readonly Playable[]
  /** In seconds, in place of the resume point. */
  startAt?: number
  /** True if the queue is shuffled. */
  shuffle?: boolean
  repeat?: Repeat
  /** Offers a choice of remote screens as soon as it plays. */
  wantsScreen?: true
}
