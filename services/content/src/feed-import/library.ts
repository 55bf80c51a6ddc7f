/**
 * A feed as a library folder, so that all imports work the same way: each entry becomes a folder with a `quintet.json`, whose name never
 * changes, whatever the feed later says about the title.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Vertical } from '@quintet/domain/catalogue/categories'
import type { Config } from '@quintet/platform/config/config'
import type { FeedEntry } from './feed.ts'

/** Sport and music have an extra folder level. */
const PLACES: Record<Vertical, string> = {
  movies: 'Movies',
  'music-stream': 'Music/Radio',
  'audio-books': 'Audiobooks',
  'pc-games': 'Games',
  sports: 'Sports/Live',
}

const TITLE_FILE = 'quintet.json'

const FOLDER = 'feeds'

export function feedLibrary({ dataDir }: Pick<Config, 'dataDir'>, feedId: string): string {
  return path.join(dataDir, FOLDER, feedId)
}

/** The ids of the feeds that have a folder on this machine. */
export function idsOnDisk({ dataDir }: Pick<Config, 'dataDir'>): Promise<string[]> {
  return namesIn(path.join(dataDir, FOLDER))
}

/** The folder of a feed's title: stable for the same feed and key, and unique to them. */
export function placeOf(feedId: string, { key, vertical }: Pick<FeedEntry, 'key' | 'vertical'>): string {
  const name = createHash('sha256').update(`${feedId}\0${key}`).digest('hex').slice(0, 20)
  return `${PLACES[vertical]}/t${name}`
}

/** Writes the feed's entries to the folder; files that are up to date stay untouched, so that an import can skip them. */
export async function writeLibrary(
  root: string,
  feedId: string,
  entries: readonly FeedEntry[],
): Promise<void> {
  await mkdir(root, { recursive: true })
  const wanted = new Set<string>()
  for (const entry of entries) {
    const place = placeOf(feedId, entry)
    wanted.add(place)
    await writeTitle(path.join(root, place), entry)
  }
  for (const place of Object.values(PLACES))
    for (const name of await namesIn(path.join(root, place)))
      if (!wanted.has(`${place}/${name}`) && /^t[0-9a-f]{20}$/.test(name))
        await rm(path.join(root, place, name), { recursive: true, force: true })
}

async function writeTitle(folder: string, { file }: FeedEntry): Promise<void> {
  const beside = await namesIn(folder)
  // Downloaded media have their own chapters.
  const { chapters, ...rest } = file
  const hasMedia = beside.some((name) => name !== TITLE_FILE && !/\.(?:part|waits)$/.test(name))
  const text = `${JSON.stringify(hasMedia || !chapters ? rest : file, null, 1)}\n`
  const target = path.join(folder, TITLE_FILE)
  const before = await readFile(target, 'utf8').catch(() => null)
  if (before === text) return
  await mkdir(folder, { recursive: true })
  await writeFile(`${target}.part`, text)
  await rename(`${target}.part`, target)
}

/** The names in a folder; empty if it does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}
