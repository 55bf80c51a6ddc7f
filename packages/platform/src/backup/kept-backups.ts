/** Backups of a folder by their names, and when the last one was made. @spec decisions 14.11 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
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

const LastBackup = z.object({ takenAt: z.iso.datetime(), file: z.string() })
export type LastBackup = z.infer<typeof LastBackup>

function noteOf(dataDir: string): string {
  return path.join(dataDir, 'last-backup.json')
}

/** For whoever watches over the age of the backup. */
export async function noteBackup(dataDir: string, last: LastBackup): Promise<void> {
  await writeFile(noteOf(dataDir), JSON.stringify(last), { mode: 0o600 })
}

/** Null where none was made from this data folder, or its note cannot be read. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | null> {
  const text = await readFile(noteOf(dataDir), 'utf8').catch(() => 'null')
  return LastBackup.nullable().catch(null).parse(JSON.parse(text))
}
