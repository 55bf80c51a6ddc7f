/** When disk and backups want looking after: one rule for doctor, console and health. @spec decisions 13.28 */

/** Less is soon nothing: the database stops at a full disk. */
export const DISK_FREE_MIN_BYTES = 256 * 1024 * 1024
const DISK_LOW_BYTES = 5e9

export type DiskState = 'ok' | 'low' | 'full'

export function diskState(freeBytes: number): DiskState {
  if (freeBytes < DISK_FREE_MIN_BYTES) return 'full'
  return freeBytes < DISK_LOW_BYTES ? 'low' : 'ok'
}

const HOUR_MS = 60 * 60 * 1000
/** They are made every night; one may come late. */
const BACKUP_OLD_HOURS = 36
const DRILL_OLD_HOURS = 7 * 24

/** `due`: there is none yet, and there need not be. */
export const AGE_STATES = ['none', 'due', 'old', 'ok'] as const
export type AgeState = (typeof AGE_STATES)[number]

/** When the first ones have to be there, where the house is watched since `since`. */
export function firstUpkeepBy(since: Date): { backup: Date; drill: Date } {
  return { backup: hoursAfter(since, BACKUP_OLD_HOURS), drill: hoursAfter(since, DRILL_OLD_HOURS) }
}

type Watch = { now: Date; /** Null: nobody knows since when it is watched. */ since: Date | null }

/** Of the newest backup, by the moment that it shows; null: there is none. */
export function backupState(takenAt: Date | null, watch: Watch): AgeState {
  return ageState(takenAt, BACKUP_OLD_HOURS, watch)
}

/** Of the newest drill that found everything; null: there is none. */
export function drillState(triedAt: Date | null, watch: Watch): AgeState {
  return ageState(triedAt, DRILL_OLD_HOURS, watch)
}

function ageState(at: Date | null, oldHours: number, { now, since }: Watch): AgeState {
  if (at !== null) return now > hoursAfter(at, oldHours) ? 'old' : 'ok'
  return since !== null && now <= hoursAfter(since, oldHours) ? 'due' : 'none'
}

function hoursAfter(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * HOUR_MS)
}
