/** Lists a folder's backups by name and records the outcome of recent runs. @spec decisions 14.11, decisions 13.28 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BackupRun } from '@quintet/contracts/operator/upkeep'
import { z } from 'zod'

const NAME = /^quintet-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar(?:\.age)?$/

/** Returns a name that sorts by time: `quintet-2026-11-23T15-40-00Z.tar`, with `.age` appended if it is sealed. */
export function backupName(now: Date, isSealed: boolean): string {
  const time = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
  return `quintet-${time}.tar${isSealed ? '.age' : ''}`
}

/** Returns `target` itself, or a new name inside it if it is a folder or ends with a separator. */
export async function backupFile(target: string, now: Date, isSealed: boolean): Promise<string> {
  const isFolder = target.endsWith(path.sep) || (await stat(target).catch(() => null))?.isDirectory()
  if (!isFolder) return path.resolve(target)
  await mkdir(target, { recursive: true, mode: 0o700 })
  return path.resolve(target, backupName(now, isSealed))
}

/** Keeps a folder's newest `count` backups and every file with another kind of name; returns the deleted names. */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const old = olderThanNewest(await readdir(folder), count)
  for (const name of old) await rm(path.join(folder, name))
  return old
}

/** Returns the names of all backups but the newest `count`, oldest first. */
export function olderThanNewest(names: readonly string[], count: number): string[] {
  const backups = names.filter((name) => NAME.test(name)).toSorted()
  return backups.slice(0, Math.max(0, backups.length - count))
}

/** The number of runs kept in the note. */
const RUNS_KEPT = 60
/** A change takes some milliseconds. */
const LOCK_RETRY_MS = 20
const LOCK_LEFT_MS = 30_000
const Runs = z.array(BackupRun)
/** Older notes are a bare list of runs. */
const Note = z.union([
  z.object({ since: z.iso.datetime().nullable(), runs: Runs }),
  Runs.transform((runs) => ({ since: null, runs })),
])
type Note = z.infer<typeof Note>

function noteOf(dataDir: string): string {
  return path.join(dataDir, 'backups.json')
}

/** Records a run for backup monitoring; a machine without the data folder records nothing. */
export async function noteRun(dataDir: string, run: BackupRun): Promise<void> {
  if (!existsSync(dataDir)) return
  await whileLocked(dataDir, async () => {
    const { since, runs } = await readNote(dataDir)
    await writeNote(dataDir, { since, runs: [run, ...runs].slice(0, RUNS_KEPT) })
  })
}

/** Records that backup monitoring of this data folder begins now, unless it already has. */
export async function beginWatch(dataDir: string, now: Date): Promise<void> {
  if (existsSync(noteOf(dataDir))) return
  await whileLocked(dataDir, async () => {
    if (!existsSync(noteOf(dataDir))) await writeNote(dataDir, { since: now.toISOString(), runs: [] })
  })
}

/** Returns when backup monitoring began; null if that was before the date was recorded. */
export async function watchedSince(dataDir: string): Promise<Date | null> {
  const { since } = await readNote(dataDir)
  return since === null ? null : new Date(since)
}

/** Returns the backups and drills of this data folder, newest first; empty if the note cannot be read. */
export async function readRuns(dataDir: string): Promise<BackupRun[]> {
  return (await readNote(dataDir)).runs
}

async function readNote(dataDir: string): Promise<Note> {
  const text = await readFile(noteOf(dataDir), 'utf8').catch(() => '[]')
  return Note.catch({ since: null, runs: [] }).parse(parsed(text))
}

/** Runs `change` while no other process changes the note: a backup and a drill may end at the same moment. */
async function whileLocked(dataDir: string, change: () => Promise<void>): Promise<void> {
  const lock = `${noteOf(dataDir)}.lock`
  while (!(await isTaken(lock))) await sleep(LOCK_RETRY_MS)
  await change().finally(() => rm(lock, { force: true }))
}

/** True if the lock is now ours. */
async function isTaken(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, '', { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const since = await stat(lock).then(({ mtimeMs }) => mtimeMs, Date.now)
    // Its process was killed.
    if (Date.now() - since > LOCK_LEFT_MS) await rm(lock, { force: true })
    return false
  }
}

async function writeNote(dataDir: string, note: Note): Promise<void> {
  const written = `${noteOf(dataDir)}.new`
  await writeFile(written, JSON.stringify(note), { mode: 0o600 })
  await rename(written, noteOf(dataDir))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Returns the newest successful run of a kind. */
export function lastWhole(runs: readonly BackupRun[], kind: BackupRun['kind']): BackupRun | null {
  return runs.find((run) => run.kind === kind && run.outcome === 'whole') ?? null
}
