import type { PlayerType, Vertical } from '@quintet/domain/categories'
import type { Repeat } from '@quintet/domain/queue-limits'
import type { PictureSource } from '../api/card.ts'

/** A title, or a part of one, as the player shows it. */
export type Playable = {
  id: number
  title: string
  /** Artist, author, or the series of an episode. */
  byline?: string | undefined
  /** The album of a track, the series of an episode, the book series of a book. */
  collection?: string | undefined
  vertical: Vertical
  type: PlayerType
  picture?: PictureSource | undefined
  /** The series or album that it belongs to, else itself: languages are remembered by it. */
  groupId: number
  /** A scene, wide. */
  still?: PictureSource | undefined
  /** How long it is; undefined: not known. */
  seconds?: number | undefined
  /** Of a track: the disc. */
  season?: number | undefined
  number?: number | undefined
  /** A channel: it decides itself what comes, and begins where it is. */
  isChannel?: true
  /** Its place in the queue: the same track may stand there twice. */
  entry?: { id: string; /** Where it stands unshuffled. */ place: number } | undefined
}

/** Seconds: a broadcast without a place begins at the moment, one with 0, too. */
export const FROM_THE_START = 0.01

export type PlayRequest = {
  item: Playable
  /** What comes before and after it: the album's tracks, the season's episodes. */
  queue: readonly Playable[]
  /** Seconds from the start in place of the resume point. */
  startAt?: number
  /** Whether the queue stands in chance's order. */
  shuffle?: boolean
  repeat?: Repeat
  /** Lets one choose another screen as soon as it plays. */
  wantsScreen?: true
}
