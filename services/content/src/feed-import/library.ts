/**
 * A feed as a library folder, so that there is one way into the catalogue: what it lists becomes a folder with a `quintet.json` each,
 * under a name that stays whatever the feed says of the title later.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Vertical } from '@quintet/domain/categories'
import type { Config } from '@quintet/platform/config/config'
import type { FeedEntry } from './feed.ts'

/** Sport and music are sorted by a folder more. */
const PLACES: Record<Vertical, string> = {
  movies: 'Movies',
  'music-stream': 'Music/Radio',
  'audio-books': 'Audiobooks',
  'pc-games': 'Games',
  sports: 'Sports/Live',
}

const TITLE_FILE = 'quintet.json'

export function feedLibrary({ dataDir }: Pick<Config, 'dataDir'>, feedId: string): string {
  return path.join(dataDir, 'feeds', feedId)
}

/** Where a title of a feed lies: the same for the same key of the same feed, and for no other. */
export function placeOf(feedId: string, { key, vertical }: Pick<FeedEntry, 'key' | 'vertical'>): string {
  const name = createHash('sha256').update(`${feedId}\0${key}`).digest('hex').slice(0, 20)
  return `${PLACES[vertical]}/t${name}`
}

/** Makes the folder say what the feed says; files that already do are left, so that an import reads nothing. */
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
  // Media that were fetched tell their own chapters.
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

/** Names in a folder; none where there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}
