/** The numeric fields of titles, each in its own column. */
import type { TitleLabels } from './title-labels.ts'

/** One value per title, at its place; places are in order of id. */
export const COLUMNS = {
  id: Int32Array,
  /** 0 if it is not part of another title. */
  parentId: Int32Array,
  /** Its editorial position in lists. */
  rank: Int32Array,
  popularity: Int32Array,
  year: Int32Array,
  /** In milliseconds. Plus or minus infinity if not limited. */
  addedAt: Float64Array,
  availableFrom: Float64Array,
  availableUntil: Float64Array,
  /** When a live title goes on air; minus infinity for any other. */
  startsAt: Float64Array,
  /** When it is over; plus infinity if unknown. */
  endsAt: Float64Array,
  kidSafe: Uint8Array,
  /** One of `STANDINGS`. */
  standing: Uint8Array,
  /** Whether it is a channel on the air. */
  isOnAir: Uint8Array,
  /** The chunk that holds its record, and the record's offset in it. */
  chunk: Uint32Array,
  start: Uint32Array,
} as const

/**
 * The order in lists, lowest first: playable titles (or with a playable episode or track), then titles that are only announced. Video
 * channels, which have no content of their own, follow; those off the air come last. @spec decisions 4.2
 */
export const STANDINGS = { plays: 0, announced: 1, channel: 2, silentChannel: 3 } as const

export type ColumnName = keyof typeof COLUMNS
export type Columns = { [Name in ColumnName]: InstanceType<(typeof COLUMNS)[Name]> }

export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[]

/** The data that a title reads from. */
export type TitleSource = {
  columns: Columns
  labels: TitleLabels
  chunkOf(place: number): Buffer
}
