/** Rows with times of a film, as an editor writes them, in the order of the film. @spec decisions 13.35 */
import { secondsOf, writtenTime } from './title-sheet.ts'

/** Where times stand in a row; points have no end. */
export type TimeKeys<Key extends string> = { start: Key; end?: Key | undefined }
type Row<Key extends string> = Record<Key, string>

/** Where a row that begins at this time belongs: after those that begin no later. Rows without a readable time stay where they are. */
export function placeAt<Key extends string>(
  rows: readonly Row<Key>[],
  { start }: TimeKeys<Key>,
  at: number,
): number {
  const place = rows.findIndex((row) => (secondsOf(row[start]) ?? 0) > at)
  return place < 0 ? rows.length : place
}

/**
 * A row that begins at a time, of rows that follow each other without a gap: it ends where the next one begins, or with the film. The row
 * before ends where it begins, if it would have gone on; else it stays.
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

/** Whether a time lies within a row. */
export function isWithin(start: string, end: string, at: number): boolean {
  const [from, until] = [secondsOf(start), secondsOf(end)]
  return from !== null && until !== null && from <= at && at < until
}

/** As fine as an editor takes times from a film; never after it, so that the last one lies within. */
export const tenth = (seconds: number) => Math.floor(seconds * 10 + 1e-6) / 10
