/** All SQL of events. */
import type { Database } from '@quintet/platform/db/database'

/** Events that repeat after so many minutes. */
export async function readRepeated(db: Database) {
  const rows = await db
    .selectFrom('content_item')
    .select(['id', 'starts_at', 'ends_at', 'repeat_minutes'])
    .where('repeat_minutes', 'is not', null)
    .where('live', '=', true)
    .where('published_at', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, starts_at: startsAt, ends_at: endsAt, repeat_minutes: everyMinutes }) =>
    startsAt && everyMinutes !== null ? [{ id, startsAt, endsAt, everyMinutes }] : [],
  )
}
