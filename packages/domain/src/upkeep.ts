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

export type AgeState = 'none' | 'old' | 'ok'

/** Of the newest backup, by the moment that it shows; null: there is none. */
export function backupState(takenAt: Date | null, now: Date): AgeState {
  return ageState(takenAt, BACKUP_OLD_HOURS, now)
}

/** Of the newest drill that found everything; null: there is none. */
export function drillState(triedAt: Date | null, now: Date): AgeState {
  return ageState(triedAt, DRILL_OLD_HOURS, now)
}

function ageState(at: Date | null, oldHours: number, now: Date): AgeState {
  if (at === null) return 'none'
  return now.getTime() - at.getTime() > oldHours * HOUR_MS ? 'old' : 'ok'
}
