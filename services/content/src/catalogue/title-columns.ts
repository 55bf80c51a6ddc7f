/** The numbers of titles, each kind in a column of its own. */
import type { TitleLabels } from './title-labels.ts'

/** One value per title, at its place; places ascend by id. */
export const COLUMNS = {
  id: Int32Array,
  /** 0: it is no part of another title. */
  parentId: Int32Array,
  /** Where an operator put it in lists. */
  rank: Int32Array,
  popularity: Int32Array,
  year: Int32Array,
  /** In milliseconds. Not limited: minus and plus infinity. */
  addedAt: Float64Array,
  availableFrom: Float64Array,
  availableUntil: Float64Array,
  /** When a live title goes on the air. Any other waits for nothing: minus infinity. */
  startsAt: Float64Array,
  /** When it is over. Plus infinity: nobody knows. */
  endsAt: Float64Array,
  kidSafe: Uint8Array,
  /** One of `STANDINGS`. */
  standing: Uint8Array,
  /** A channel that is on the air. */
  isOnAir: Uint8Array,
  /** The chunk that holds its record, and where the record begins in it. */
  chunk: Uint32Array,
  start: Uint32Array,
} as const

/**
 * What stands before what in lists, small first. It plays, or something of it: an episode, a track; it is announced only. Channels
 * with a picture, which show nothing of their own, come after the titles; last those off the air. @spec decisions 4.2
 */
export const STANDINGS = { plays: 0, announced: 1, channel: 2, silentChannel: 3 } as const

export type ColumnName = keyof typeof COLUMNS
export type Columns = { [Name in ColumnName]: InstanceType<(typeof COLUMNS)[Name]> }

export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[]

/** What a title is read from. */
export type TitleSource = {
  columns: Columns
  labels: TitleLabels
  chunkOf(place: number): Buffer
}
