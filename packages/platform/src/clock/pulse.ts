/**
 * Notes that a worker runs, and so notices time in which none did, or a clock that leapt: until either is certain, nobody is charged and
 * nothing is deleted. Why: docs/decisions/0642. @spec law 11.22
 */
import { MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import { DOUBT_MS, pulseAt, type Workers, workersAt } from '@quintet/domain/membership/outage'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { Clock } from './clock.ts'
import * as queries from './queries.ts'

export { daysLost, selectOutages, type StoredOutage, takeOutageToMove } from './queries.ts'

const BEAT_MS = MINUTE_MS

/** Notes that this worker runs; returns false while the time is in doubt. */
export async function feelPulse({
  db,
  clock,
  log,
}: {
  db: Database
  clock: Clock
  log: Log
}): Promise<boolean> {
  // Where the clock may be turned, time leaps on purpose, and nobody pays.
  if (clock.elsewhere) return true
  const now = clock.now()
  const last = await queries.readPulse(db)
  if (last && last.awayFrom === null && Math.abs(now.getTime() - last.seenAt.getTime()) < BEAT_MS) return true
  return db.transaction().execute(async (tx) => {
    const held = await queries.holdPulse(tx)
    const { pulse, isSteady, outage } = pulseAt(held, now)
    await queries.savePulse(tx, pulse)
    await queries.deleteOutagesAhead(tx, now)
    if (outage) {
      await queries.insertOutage(tx, outage)
      log.warn(outage, 'the service did not run: members get that time back')
    }
    if (pulse.backAt && pulse.backAt.getTime() !== held?.backAt?.getTime())
      log.warn(
        { away: pulse.awayFrom, until: new Date(pulse.backAt.getTime() + DOUBT_MS) },
        'the service was away, or this machine’s clock is wrong: nobody is charged and nothing is deleted until then',
      )
    return isSteady
  })
}

/** Tells whether workers run; null where the clock may be turned, as nothing is noted there. @spec decisions 13.65 */
export async function readWorkers({ db, clock }: { db: Database; clock: Clock }): Promise<Workers | null> {
  return clock.elsewhere ? null : workersAt(await queries.readPulse(db), clock.now())
}
