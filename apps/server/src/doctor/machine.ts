/** Checks the machine itself: disk, ffmpeg, backup. @spec decisions 14.3 */
import type { Finding } from '@quintet/contracts/operator/settings'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { backupState, diskState, firstUpkeepBy } from '@quintet/domain/operation/upkeep'
import { findSandbox, readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { isPatched } from '@quintet/media-files/tools/patched'
import { lastWhole, readRuns, watchedSince } from '@quintet/platform/backup/kept-backups'
import { readDisk } from '@quintet/platform/storage/disk'
import { isPublic } from '../production.ts'
import { type Check, toMinute } from './check.ts'

const GIGABYTE = 1e9

export const checkDisk: Check = async ({ config }) => {
  const check = 'disk'
  try {
    const { freeBytes } = await readDisk(config.dataDir)
    const state = diskState(freeBytes)
    const says = `${(freeBytes / GIGABYTE).toFixed(1)} GB free in ${config.dataDir}`
    if (state === 'full')
      return { check, state: 'fault', says: `${says}; the database stops when the disk is full` }
    return { check, state: state === 'low' ? 'warning' : 'ok', says }
  } catch {
    return { check, state: 'fault', says: `DATA_DIR (${config.dataDir}) does not exist` }
  }
}

export const checkMediaTools: Check = async () =>
  judgeMediaTools(await readMediaToolVersion(), (await findSandbox()).lacks)

/** `lacks` says why ffmpeg runs without its sandbox; null if it runs inside. */
export function judgeMediaTools(version: string | null, lacks: string | null): Finding {
  const check = 'ffmpeg'
  if (version === null)
    return {
      check,
      state: 'fault',
      says: 'not installed: media cannot be packaged (on Debian: apt-get install ffmpeg)',
    }
  if (!isPatched(version))
    return { check, state: 'warning', says: `${version} lacks the fix for CVE-2026-8461: update it` }
  if (lacks !== null)
    return {
      check,
      state: 'warning',
      says: `${version} runs without its sandbox and can read all files of the service: ${lacks}`,
    }
  return { check, state: 'ok', says: `${version}, in its sandbox` }
}

export const checkBackup: Check = async ({ config, now }) => {
  const check = 'backup'
  const last = lastWhole(await readRuns(config.dataDir), 'backup')
  const since = await watchedSince(config.dataDir)
  const takenAt = last?.takenAt ? new Date(last.takenAt) : null
  const state = backupState(takenAt, { now, since })
  if (last && takenAt) {
    const hours = Math.round((now.getTime() - takenAt.getTime()) / HOUR_MS)
    return { check, state: state === 'old' ? 'warning' : 'ok', says: `${last.file}, ${hours} h old` }
  }
  if (state === 'due' && since) {
    const by = toMinute(firstUpkeepBy(since).backup)
    return { check, state: 'ok', says: `none yet, the first is due by ${by}: quintet backup` }
  }
  return {
    check,
    state: isPublic(config) ? 'fault' : 'warning',
    says: 'none has been made here yet: run quintet backup',
  }
}
