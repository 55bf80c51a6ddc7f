/** Timed rows as an editor enters them, in order of the film. @spec decisions 13.35 */
import { secondsOf, writtenTime } from './title-sheet.ts'

/** The keys of a row's times; points in time have no end. */
export type TimeKeys<Key extends string> = { start: Key; end?: Key | undefined }
type Row<Key extends string> = Record<Key, string>

/**
 * Returns the index for a row that begins at this time: after those that begin no later. Rows without a readable time keep their position.
 */
export function placeAt<Key extends string>(
  rows: readonly Row<Key>[],
  { start }: TimeKeys<Key>,
  at: number,
): number {
  const place = rows.findIndex((row) => (secondsOf(row[start]) ?? 0) > at)
  return place < 0 ? rows.length : place
}

/**
 * Returns the end of a new row among contiguous rows: where the next one begins, or the end of the film. `isPreviousCut` is true if the
 * previous row would overlap it and has to end at its start.
 */
export function splitAt<Key extends string>(
  rows: readonly Row<Key>[],
  { start, end }: { start: Key; end: Key },
  at: number,
  durationSeconds: number | null,
): { end: string; isPreviousCut: boolean } {
  const place = placeAt(rows, { start }, at)
  const [previous, next] = [rows[place - 1], rows[place]]
  const isPreviousCut =
    previous !== undefined && (secondsOf(previous[start]) ?? at) < at && (secondsOf(previous[end]) ?? 0) > at
  const last = durationSeconds !== null && durationSeconds > at ? writtenTime(tenth(durationSeconds)) : ''
  return { end: next?.[start] ?? last, isPreviousCut }
}

/** True if a time lies within a row. */
export function isWithin(start: string, end: string, at: number): boolean {
  const [from, until] = [secondsOf(start), secondsOf(end)]
  return from !== null && until !== null && from <= at && at < until
}

/** Rounds a film's time down to the precision that editors use, so that the last moment still lies within the film. */
export const tenth = (seconds: number) => Math.floor(seconds * 10 + 1e-6) / 10
