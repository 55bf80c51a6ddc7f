/** The database, and whether its clock is ours. @spec decisions 14.3 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describeDatabase } from '@quintet/platform/db/describe'
import { openPlace } from '@quintet/platform/db/open'
import { type Check, type Finding, wordsOf } from './check.ts'
import { checkLive } from './live.ts'

const CLOCK_APART_MAX_SECONDS = 5

export const checkDatabase: Check = async ({ config, log, now }) => {
  const check = 'database'
  const askedAt = performance.now()
  // Opening the embedded one would make it.
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
      const kind = config.databaseUrl === null ? 'embedded' : 'own'
      const says = `${kind} PostgreSQL ${facts.version}`
      const isNewest = facts.pending.length === 0 && facts.unknown.length === 0
      return [
        stepsOf(says, facts),
        clockOf(facts.now, now.getTime() + performance.now() - askedAt),
        ...(isNewest ? [await checkLive(place.url)] : []),
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
      says: `${says}, used by a newer version of Quintet (${unknown.join(', ')})`,
    }
  if (pending.length > 0)
    return {
      check,
      state: 'warning',
      says: `${says}, ${pending.length} steps behind: the next start takes them`,
    }
  return { check, state: 'ok', says }
}

function clockOf(theirs: Date, ours: number): Finding {
  const apart = Math.round(Math.abs(theirs.getTime() - ours) / 1000)
  const says = `${apart} s apart from the database's`
  return { check: 'clock', state: apart > CLOCK_APART_MAX_SECONDS ? 'fault' : 'ok', says }
}
