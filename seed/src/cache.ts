/**
 * Caches what the generators made, across data folders and clones: `<cache>/<kind>-<version>/<title>/<made with>/<file>`. The version is a
 * hash of the kind's sources, including the records, so that nothing stale is ever used. It may be deleted at any time.
 * @spec decisions 7.11
 */
import { createHash, randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

export const KINDS = ['picture', 'film', 'music', 'book', 'match', 'game'] as const
export type Kind = (typeof KINDS)[number]

/** Source folders that do not affect a kind; all others are part of its version. */
export const FOREIGN: Record<Kind, readonly string[]> = {
  picture: ['measure', 'sound', 'readings', 'sport', 'games', '../games', '../readings'],
  film: [
    'measure',
    'sound/albums',
    'sound/composers',
    'sound/score',
    'readings',
    'games',
    '../games',
    '../readings',
  ],
  music: ['measure', 'readings', 'sport', 'games', '../games', '../readings'],
  book: ['measure', 'games', '../games'],
  match: ['measure', 'sound/albums', 'sound/composers', 'sound/score', 'games', '../games', '../readings'],
  game: ['measure', 'sound', 'readings', '../readings', 'sport'],
}

const SOURCES = import.meta.dirname
/** Per kind: the current version and those of other clones, by last use. */
const VERSIONS_KEPT = 3

export type Cache = {
  /** Puts a cached file in place, or makes and caches it. */
  takeOrMake(wanted: Wanted, make: () => Promise<void>): Promise<void>
}

export type Wanted = {
  kind: Kind
  title: string
  /** The title's folder, which contains the file. */
  folder: string
  file: string
  /** The tools it is made with, where machines differ; a file made with other tools is not reused. */
  madeWith?: string
}

/** Caches nothing. */
export const NO_CACHE: Cache = { takeOrMake: (_wanted, make) => make() }

export async function openCache(cacheDir: string): Promise<Cache> {
  const versions = await Promise.all(KINDS.map((kind) => openVersion(cacheDir, kind)))
  return {
    async takeOrMake({ kind, title, folder, file, madeWith = '' }, make) {
      const version = versions[KINDS.indexOf(kind)] ?? ''
      const kept = join(version, title, madeWith, relative(folder, file))
      if (await putAside(kept, file)) return
      await make()
      // Flushed to disk before it gets its name: a power cut must not leave an empty file that looks complete.
      const handle = await open(file)
      await handle.sync().finally(() => handle.close())
      await mkdir(dirname(kept), { recursive: true })
      await putAside(file, kept)
    },
  }
}

async function openVersion(cacheDir: string, kind: Kind): Promise<string> {
  const version = join(cacheDir, `${kind}-${await versionOf(kind)}`)
  await mkdir(version, { recursive: true })
  const now = new Date()
  await utimes(version, now, now)
  await dropOldVersions(cacheDir, kind)
  return version
}

/** Puts the same file under another name atomically: as a link, or a copy on another disk. False if there is none. */
async function putAside(from: string, to: string): Promise<boolean> {
  const temporary = join(dirname(to), `.${randomUUID()}.part`)
  const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
  try {
    await link(from, temporary).catch((error: unknown) => {
      if (isMissing(error)) throw error
      return copyFile(from, temporary)
    })
    await rename(temporary, to)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Returns a hash of all sources that a kind may depend on. */
export async function versionOf(kind: Kind): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await sourcesOf(kind)) hash.update(file).update(await readFile(join(SOURCES, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Returns paths relative to the source folder, sorted, without tests. */
export async function sourcesOf(kind: Kind): Promise<string[]> {
  const entries = await Promise.all(
    ['.', '../games', '../readings'].map((folder) =>
      readdir(join(SOURCES, folder), { recursive: true, withFileTypes: true }),
    ),
  )
  return entries
    .flat()
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => relative(SOURCES, join(entry.parentPath, entry.name)))
    .filter((file) => !FOREIGN[kind].some((folder) => file.startsWith(`${folder}/`)))
    .concat('../package.json')
    .toSorted()
}

/** Returns `instead` if a file does not exist; rethrows anything else. */
const ifGone =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== 'ENOENT') throw error
    return instead
  }

async function dropOldVersions(cacheDir: string, kind: Kind): Promise<void> {
  const names = (await readdir(cacheDir)).filter((name) => name.startsWith(`${kind}-`))
  // Several makers may open it at once, and another one may have dropped a version in the meantime.
  const used = await Promise.all(
    names.map(async (name) => ({
      name,
      at: await stat(join(cacheDir, name)).then(({ mtimeMs }) => mtimeMs, ifGone(0)),
    })),
  )
  for (const { name } of used.toSorted((a, b) => b.at - a.at).slice(VERSIONS_KEPT))
    await rm(join(cacheDir, name), { recursive: true, force: true })
}
