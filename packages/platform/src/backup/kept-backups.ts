/** Backups of a folder by their names, and what became of the last ones. @spec decisions 14.11, decisions 13.28 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BackupRun } from '@quintet/contracts/operator/upkeep'
import { z } from 'zod'

const NAME = /^quintet-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar(?:\.age)?$/

/** A name that sorts by time: `quintet-2026-11-23T15-40-00Z.tar`, with `.age` where it is sealed. */
export function backupName(now: Date, isSealed: boolean): string {
  const time = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
  return `quintet-${time}.tar${isSealed ? '.age' : ''}`
}

/** `target` itself, or a new name in it where it is a folder or ends like one. */
export async function backupFile(target: string, now: Date, isSealed: boolean): Promise<string> {
  const isFolder = target.endsWith(path.sep) || (await stat(target).catch(() => null))?.isDirectory()
  if (!isFolder) return path.resolve(target)
  await mkdir(target, { recursive: true, mode: 0o700 })
  return path.resolve(target, backupName(now, isSealed))
}

/** Leaves the newest `count` backups of a folder, and everything that has another name; gives what went. */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const backups = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted()
  const old = backups.slice(0, Math.max(0, backups.length - count))
  for (const name of old) await rm(path.join(folder, name))
  return old
}

/** So many are told of. */
const RUNS_KEPT = 60
const Runs = z.array(BackupRun)
/** Notes began as the runs alone. */
const Note = z.union([
  z.object({ since: z.iso.datetime().nullable(), runs: Runs }),
  Runs.transform((runs) => ({ since: null, runs })),
])
type Note = z.infer<typeof Note>

function noteOf(dataDir: string): string {
  return path.join(dataDir, 'backups.json')
}

/** For whoever watches over backups; a machine without the data folder keeps no note. */
export async function noteRun(dataDir: string, run: BackupRun): Promise<void> {
  if (!existsSync(dataDir)) return
  const { since, runs } = await readNote(dataDir)
  await writeNote(dataDir, { since, runs: [run, ...runs].slice(0, RUNS_KEPT) })
}

/** Notes that backups of this data folder are watched for from now on, unless they are. */
export async function beginWatch(dataDir: string, now: Date): Promise<void> {
  if (existsSync(noteOf(dataDir))) return
  await writeNote(dataDir, { since: now.toISOString(), runs: [] })
}

/** Since when backups are watched for; null: since before that was noted. */
export async function watchedSince(dataDir: string): Promise<Date | null> {
  const { since } = await readNote(dataDir)
  return since === null ? null : new Date(since)
}

/** Backups and drills of this data folder, the newest first; none where the note cannot be read. */
export async function readRuns(dataDir: string): Promise<BackupRun[]> {
  return (await readNote(dataDir)).runs
}

async function readNote(dataDir: string): Promise<Note> {
  const text = await readFile(noteOf(dataDir), 'utf8').catch(() => '[]')
  return Note.catch({ since: null, runs: [] }).parse(parsed(text))
}

async function writeNote(dataDir: string, note: Note): Promise<void> {
  const written = `${noteOf(dataDir)}.${process.pid}`
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

/** The newest of a kind that went well. */
export function lastWhole(runs: readonly BackupRun[], kind: BackupRun['kind']): BackupRun | null {
  return runs.find((run) => run.kind === kind && run.outcome === 'whole') ?? null
}
