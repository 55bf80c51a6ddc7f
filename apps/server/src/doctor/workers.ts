/** Checks whether workers run, and whether the time is in doubt. @spec decisions 13.65 */
import type { Finding } from '@quintet/contracts/operator/settings'
import type { Clock } from '@quintet/platform/clock/clock'
import { readWorkers } from '@quintet/platform/clock/pulse'
import { type Database, openDatabase } from '@quintet/platform/db/database'
import { toMinute } from './check.ts'

/** Requires a fully migrated database. */
export async function checkWorkers(url: string, clock: Clock): Promise<Finding> {
  const db = openDatabase(url, { connections: 1 })
  try {
    return await workersFinding(db, clock)
  } finally {
    await db.destroy()
  }
}

/** Checks an open database. */
export async function workersFinding(db: Database, clock: Clock): Promise<Finding> {
  const check = 'workers'
  const workers = await readWorkers({ db, clock })
  if (!workers) return { check, state: 'off', says: 'not watched: the clock can be turned here' }
  const { seenAt, isMissing, doubt } = workers
  if (!seenAt)
    return {
      check,
      state: 'warning',
      says: 'none has run here yet: until one does, nothing is charged, mailed or packaged',
    }
  if (doubt)
    return {
      check,
      state: 'warning',
      says: `none ran from ${toMinute(doubt.from)} on, or the clock leapt: until ${toMinute(doubt.until)} nobody is charged and nothing is deleted. If this machine’s clock is right, do nothing, and members get that time back; if it is wrong, set it right`,
    }
  const at = toMinute(seenAt)
  if (isMissing)
    return {
      check,
      state: 'warning',
      says: `none since ${at}: until one runs, nothing is charged, mailed or packaged (ROLE=worker)`,
    }
  return { check, state: 'ok', says: `running, last seen ${at}` }
}
