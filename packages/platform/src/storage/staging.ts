/**
 * Sources on their way to a worker: where media are in a bucket, the importer stages them there, and whichever machine makes the media
 * brings them to its own disk. On one machine workers read the operator's files where they lie. @spec decisions 7.9
 */
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isAlive } from '../db/alive.ts'
import { newId } from '../identity/secrets.ts'
import type { Storage } from './storage.ts'

const FOLDER = 'incoming'
/** Before the key of a staged source, where otherwise a path of this machine stands. */
const MARK = 'storage:'
const HERE = 'quintet-sources-'
const ABANDONED_MS = 24 * 60 * 60 * 1000

/** Puts files under a stage of their own, and gives what is named in their place. */
export async function stageFiles(
  storage: Pick<Storage, 'writeFile'>,
  files: readonly string[],
  now: Date,
): Promise<(file: string) => string> {
  const stage = `${now.getTime().toString(36)}-${newId('stage')}`
  const staged = new Map<string, string>()
  for (const file of new Set(files)) {
    const key = `${FOLDER}/${stage}/${staged.size}${path.extname(file).toLowerCase()}`
    await storage.writeFile(key, file)
    staged.set(file, `${MARK}${key}`)
  }
  return (file) => staged.get(file) ?? file
}

/** How an object of storage is named as a source. */
export const storedSource = (key: string): string => `${MARK}${key}`

/** The key of a source in storage; null for a file of this machine. */
export const storedKey = (source: string): string | null => (isStaged(source) ? keyOf(source) : null)

/** The stages that sources are on; none for files of this machine. */
export function stagesOf(sources: readonly string[]): string[] {
  const keys = sources.filter(isStaged).map(keyOf)
  return [
    ...new Set(keys.filter((key) => key.startsWith(`${FOLDER}/`)).map((key) => key.split('/')[1] ?? '')),
  ]
}

export function removeStage(storage: Pick<Storage, 'remove'>, stage: string): Promise<void> {
  return storage.remove(`${FOLDER}/${stage}`)
}

/** Stages of more than a day, for who looks whether anybody still waits for them. */
export async function oldStages(storage: Pick<Storage, 'list'>, now: Date): Promise<string[]> {
  const stages = await Array.fromAsync(storage.list(FOLDER), ({ key }) => key.split('/')[1] ?? '')
  return [...new Set(stages)].filter((stage) => now.getTime() - Number.parseInt(stage, 36) > ABANDONED_MS)
}

/** Runs `use` with all sources on this machine's disk; it is given the path of each. */
export async function withSourcesHere<T>(
  storage: Pick<Storage, 'read'>,
  sources: readonly string[],
  use: (pathOf: (source: string) => string) => Promise<T>,
): Promise<T> {
  const staged = sources.filter(isStaged)
  if (staged.length === 0) return use((source) => source)
  return withFolderHere(async (folder) => {
    const pathOf = (source: string) => (isStaged(source) ? path.join(folder, path.basename(source)) : source)
    for (const source of new Set(staged)) {
      await pipeline(storage.read(keyOf(source)), createWriteStream(pathOf(source)))
      // Brought again it is the same file, and work on it goes on.
      await utimes(pathOf(source), 0, 0)
    }
    return await use(pathOf)
  })
}

/** Gives `use` an empty folder of this machine, which is gone once it has run; one whose process was killed is swept. */
export async function withFolderHere<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), `${HERE}${process.pid}-`))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes what killed workers of this machine brought. */
export async function sweepSourcesHere(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = new RegExp(`^${HERE}(\\d+)-`).exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) await rm(path.join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isStaged(source: string): boolean {
  return source.startsWith(MARK)
}

function keyOf(source: string): string {
  return source.slice(MARK.length)
}
