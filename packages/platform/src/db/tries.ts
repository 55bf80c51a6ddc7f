/** Work that is tried again later. */
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { type RawBuilder, sql } from 'kysely'

/** No try is put off for longer: later times were written while the clock was ahead. @spec law 11.23 */
const FARTHEST_MS = 2 * DAY_MS

/** True of rows whose `next_try_at` has come. */
export function isTryDue(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(next_try_at <= ${now} or next_try_at > ${new Date(now.getTime() + FARTHEST_MS)})`
}
