/** Repeated events: some minutes before their next start they are announced again. @spec decisions 12.2 */
import { repeatedStart } from '@quintet/domain/live/broadcast'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database } from '@quintet/platform/db/database'
import { setAirtime } from '../catalogue/write.ts'
import { readRepeated } from './queries.ts'

/** Moves due events to their next start; returns how many. Moving one twice leads to the same start. */
export async function airAgain({ db, clock }: { db: Database; clock: Clock }): Promise<number> {
  const now = clock.now().getTime()
  const due = (await readRepeated(db)).flatMap(({ id, startsAt, endsAt, everyMinutes }) => {
    const next = repeatedStart({ startsAt: startsAt.getTime(), everyMinutes }, now)
    const move = next - startsAt.getTime()
    if (move === 0) return []
    const times = { startsAt: new Date(next), endsAt: endsAt && new Date(endsAt.getTime() + move) }
    return [{ id, ...times }]
  })
  if (due.length > 0)
    await db.transaction().execute(async (trx) => {
      for (const each of due) await setAirtime(trx, each)
    })
  return due.length
}
