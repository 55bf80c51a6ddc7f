/** When disk and backups need attention: one rule for doctor, console and health check. @spec decisions 13.28 */
import { HOUR_MS } from '../basics/milliseconds.ts'

/** Below this the disk counts as full: the database would soon stop. */
export const DISK_FREE_MIN_BYTES = 256 * 1024 * 1024
const DISK_LOW_BYTES = 5e9

export type DiskState = 'ok' | 'low' | 'full'

export function diskState(freeBytes: number): DiskState {
  if (freeBytes < DISK_FREE_MIN_BYTES) return 'full'
  return freeBytes < DISK_LOW_BYTES ? 'low' : 'ok'
}

/** Backups are made every night; one may be late. */
const BACKUP_OLD_HOURS = 36
const DRILL_OLD_HOURS = 7 * 24

/** `due`: there is none yet, and none is required yet. */
export const AGE_STATES = ['none', 'due', 'old', 'ok'] as const
export type AgeState = (typeof AGE_STATES)[number]

/** Returns when the first backup and drill must exist if monitoring began at `since`. */
export function firstUpkeepBy(since: Date): { backup: Date; drill: Date } {
  return { backup: hoursAfter(since, BACKUP_OLD_HOURS), drill: hoursAfter(since, DRILL_OLD_HOURS) }
}

type Watch = { now: Date; /** Null if it is unknown when monitoring began. */ since: Date | null }

/** Returns the state of the newest backup, by the moment it captured; null if there is none. */
export function backupState(takenAt: Date | null, watch: Watch): AgeState {
  return ageState(takenAt, BACKUP_OLD_HOURS, watch)
}

/** Returns the state of the newest successful restore drill; null if there is none. */
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
