/** What is due for titles, rentals and reminders by a time. @spec decisions 13.31 */
import type { ComingKind, ComingLine } from '@quintet/contracts/operator/clock'
import type { Database } from '@quintet/platform/db/database'
import { countPlanned } from '../ingest/index.ts'
import { comingReminders } from '../reminders/remind.ts'
import { countEnding } from '../rentals/service.ts'

export type Span = { now: Date; until: Date }

/** Only lines that are not zero. */
export async function comingInContent(db: Database, span: Span): Promise<ComingLine[]> {
  const [planned, reminders, rentals] = await Promise.all([
    countPlanned(db, span.until),
    comingReminders(db, span),
    countEnding(db, span),
  ])
  const counts: [ComingKind, number][] = [
    ['rentals', rentals],
    ['reminders', reminders.sent],
    ['late_reminders', reminders.late],
    ['published', planned.published],
    ['withdrawn', planned.withdrawn],
  ]
  return counts.flatMap(([kind, count]) => (count > 0 ? [{ kind, count, sums: [] }] : []))
}
