/**
 * Sources on their way to a worker: if media are in a bucket, the importer stages them there, and the machine that does the packaging
 * downloads them. On a single machine, workers read the operator's files in place. @spec decisions 7.9
 */
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { isAlive } from '../db/alive.ts'
import { newId } from '../identity/secrets.ts'
import type { Storage } from './storage.ts'

const FOLDER = 'incoming'
/** Prefix of a staged source's key, in place of a local path. */
const MARK = 'storage:'
const HERE = 'quintet-sources-'
const ABANDONED_MS = DAY_MS

/** Copies files to a new stage and returns the sources that name them there. */
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

/** Returns the source that names an object in storage. */
export const storedSource = (key: string): string => `${MARK}${key}`

/** Returns the key of a source in storage; null for a local file. */
export const storedKey = (source: string): string | null => (isStaged(source) ? keyOf(source) : null)

/** Returns the stages of these sources; none for local files. */
export function stagesOf(sources: readonly string[]): string[] {
  const keys = sources.filter(isStaged).map(keyOf)
  return [
    ...new Set(keys.filter((key) => key.startsWith(`${FOLDER}/`)).map((key) => key.split('/')[1] ?? '')),
  ]
}

export function removeStage(storage: Pick<Storage, 'remove'>, stage: string): Promise<void> {
  return storage.remove(`${FOLDER}/${stage}`)
}

/** Returns stages older than a day, so that unneeded ones can be removed. */
export async function oldStages(storage: Pick<Storage, 'list'>, now: Date): Promise<string[]> {
  const stages = await Array.fromAsync(storage.list(FOLDER), ({ key }) => key.split('/')[1] ?? '')
  return [...new Set(stages)].filter((stage) => now.getTime() - Number.parseInt(stage, 36) > ABANDONED_MS)
}

/** Runs `use` with all sources on the local disk; `use` receives a function that returns each path. */
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
      // A fixed timestamp makes a repeated download the same file, so that work on it can resume.
      await utimes(pathOf(source), 0, 0)
    }
    return await use(pathOf)
  })
}

/** Runs `use` with an empty local folder and removes it afterwards; folders of killed processes are swept. */
export async function withFolderHere<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), `${HERE}${process.pid}-`))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes the downloads of this machine's killed workers. */
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
