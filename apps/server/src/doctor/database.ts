/** Checks the database, and whether its clock agrees with ours. @spec decisions 14.3 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Clock, systemClock } from '@quintet/platform/clock/clock'
import type { Config } from '@quintet/platform/config/config'
import { describeDatabase } from '@quintet/platform/db/describe'
import { openDatabase } from '@quintet/platform/db/database'
import { openPlace } from '@quintet/platform/db/open'
import { openStandby, readPlace } from '@quintet/platform/db/standby'
import type { Finding } from '@quintet/contracts/operator/settings'
import { type Check, wordsOf } from './check.ts'
import { checkLive } from './live.ts'
import { checkWorkers } from './workers.ts'

const CLOCK_APART_MAX_SECONDS = 5
/** A standby that lags further is not used, as in `openReports`. */
const STANDBY_WAIT_SECONDS = 10

export const checkDatabase: Check = async ({ config, log, now }) => {
  const check = 'database'
  const askedAt = performance.now()
  // Opening the embedded database would create it.
  if (config.databaseUrl === null && !existsSync(path.join(config.dataDir, 'postgres')))
    return {
      check,
      state: 'fault',
      says: `none in ${config.dataDir} yet: start the service once, or set DATABASE_URL`,
    }
  try {
    const place = await openPlace(config, log)
    try {
      const facts = await describeDatabase(place)
      const kind = config.databaseUrl === null ? 'embedded' : 'external'
      const says = `${kind} PostgreSQL ${facts.version}`
      const isNewest = facts.pending.length === 0 && facts.unknown.length === 0
      return [
        stepsOf(says, facts),
        clockOf(facts.now, now.getTime() + performance.now() - askedAt),
        ...(isNewest
          ? [await checkWorkers(place.url, clockOfWorkers(config)), await checkLive(place.url)]
          : []),
        await standbyOf(place.url, config.databaseReadUrl),
      ]
    } finally {
      await place.close()
    }
  } catch (error) {
    return { check, state: 'fault', says: wordsOf(error) }
  }
}

function stepsOf(says: string, { pending, unknown }: { pending: string[]; unknown: string[] }): Finding {
  const check = 'database'
  if (unknown.length > 0)
    return {
      check,
      state: 'fault',
      says: `${says}, already migrated by a newer version of Quintet (${unknown.join(', ')})`,
    }
  if (pending.length > 0)
    return {
      check,
      state: 'warning',
      says: `${says}, pending migrations: ${pending.length}; the next start applies them`,
    }
  return { check, state: 'ok', says }
}

/** As the service chooses it: in development it may be turned, except with Stripe. */
function clockOfWorkers({ hasDevTools, stripe }: Config): Clock {
  return hasDevTools && !stripe ? { ...systemClock, elsewhere: () => systemClock.now() } : systemClock
}

function clockOf(theirs: Date, ours: number): Finding {
  const apart = Math.round(Math.abs(theirs.getTime() - ours) / 1000)
  const says = `${apart} s off the database's clock`
  return { check: 'clock', state: apart > CLOCK_APART_MAX_SECONDS ? 'fault' : 'ok', says }
}

/** Checks that the standby receives what the database has written by now, within the lag that reports allow. */
async function standbyOf(url: string, standbyUrl: string | null): Promise<Finding> {
  const check = 'standby'
  if (standbyUrl === null)
    return { check, state: 'off', says: 'not set: reports are read from the main database' }
  const [db, standby] = [openDatabase(url, { connections: 1 }), openStandby(standbyUrl)]
  try {
    const { written } = await readPlace(db, standby)
    for (let seconds = 0; seconds <= STANDBY_WAIT_SECONDS; seconds++) {
      const { replayed } = await readPlace(db, standby)
      if (replayed >= written) return { check, state: 'ok', says: `up to date, at most ${seconds} s behind` }
      await sleep(1000)
    }
    return {
      check,
      state: 'warning',
      says: `more than ${STANDBY_WAIT_SECONDS} s behind: reports are read from the main database until it catches up`,
    }
  } catch (error) {
    return { check, state: 'fault', says: wordsOf(error) }
  } finally {
    await Promise.all([db.destroy(), standby.destroy()])
  }
}
