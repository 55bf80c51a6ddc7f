/** Disk, ffmpeg, backup: what the machine itself can tell. @spec decisions 14.3 */
import { statfs } from 'node:fs/promises'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { readLastBackup } from '@quintet/platform/backup/kept-backups'
import { DISK_FREE_MIN_BYTES } from '../health.ts'
import { isPublic } from '../production.ts'
import type { Check } from './check.ts'

const GIGABYTE = 1e9
const DISK_LOW_BYTES = 5 * GIGABYTE
const HOUR_MS = 60 * 60 * 1000
const BACKUP_OLD_HOURS = 36

/** The first release of each line that fixes CVE-2026-8461; see SECURITY.md. */
const FFMPEG_FIXED: Record<number, readonly [number, number]> = {
  5: [1, 10],
  6: [1, 6],
  7: [1, 5],
  8: [1, 2],
}

export const checkDisk: Check = async ({ config }) => {
  const check = 'disk'
  try {
    const { bavail, bsize } = await statfs(config.dataDir)
    const free = bavail * bsize
    const says = `${(free / GIGABYTE).toFixed(1)} GB are free for ${config.dataDir}`
    if (free < DISK_FREE_MIN_BYTES)
      return { check, state: 'fault', says: `${says}: the database stops at a full disk` }
    return { check, state: free < DISK_LOW_BYTES ? 'warning' : 'ok', says }
  } catch {
    return { check, state: 'fault', says: `DATA_DIR (${config.dataDir}) is not there` }
  }
}

export const checkMediaTools: Check = async () => {
  const check = 'ffmpeg'
  const version = await readMediaToolVersion()
  if (version === null)
    return {
      check,
      state: 'fault',
      says: 'not installed: media are not made (on Debian: apt-get install ffmpeg)',
    }
  return isFixed(version)
    ? { check, state: 'ok', says: version }
    : { check, state: 'warning', says: `${version} is older than the fix of CVE-2026-8461: update it` }
}

/** Whether a release such as `7.1.5-0+deb13u1` has the fix; what cannot be read has it not. */
export function isFixed(version: string): boolean {
  const [, major, minor, patch] = (/^\D*(\d{1,3})\.(\d{1,3})(?:\.(\d{1,3}))?/.exec(version) ?? []).map(Number)
  if (major === undefined || minor === undefined) return false
  const fixed = FFMPEG_FIXED[major]
  if (!fixed) return major > Math.max(...Object.keys(FFMPEG_FIXED).map(Number))
  const [fixedMinor, fixedPatch] = fixed
  return minor > fixedMinor || (minor === fixedMinor && (patch || 0) >= fixedPatch)
}

export const checkBackup: Check = async ({ config, now }) => {
  const check = 'backup'
  const last = await readLastBackup(config.dataDir)
  if (!last)
    return {
      check,
      state: isPublic(config) ? 'fault' : 'warning',
      says: 'none was ever made here: quintet backup',
    }
  const hours = Math.round((now.getTime() - Date.parse(last.takenAt)) / HOUR_MS)
  const says = `${last.file}, ${hours} hours old`
  return { check, state: hours > BACKUP_OLD_HOURS ? 'warning' : 'ok', says }
}
