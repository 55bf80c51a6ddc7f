/** Fetches the files of a title and stores them; what is there already is not fetched again. */
import type { KeptTitle } from '@quintet/contracts/kept'
import type { KeptAbout } from './database.ts'
import { mediaFileOf, namedIn, nameOfFile, nameOfPicture, pictureOf } from './media-path.ts'
import { hasFile, writeFile } from './store.ts'

/** At once: a segment is small, and most of its time is the way. */
const AT_ONCE = 4

type Wanted = { name: string; address: string }

export type Progress = { done: number; total: number; bytes: number }

/** The service no longer gives files under these addresses. */
export class StaleAddresses extends Error {}

type Fetching = {
  contentId: number
  key: CryptoKey
  signal: AbortSignal
  onProgress: (now: Progress) => void
}

/** Rejects with `StaleAddresses`, `TypeError` without a network, `QuotaExceededError` where the device is full. */
export async function fetchTitle(
  { parts }: Pick<KeptTitle, 'parts'>,
  about: KeptAbout,
  fetching: Fetching,
): Promise<void> {
  const wanted: Wanted[] = []
  for (const { manifest } of parts) wanted.push(...(await filesBelow(manifest, fetching)))
  wanted.push(...picturesOf(about))
  const progress = { done: 0, total: wanted.length, bytes: 0 }
  const queue = wanted.values()
  const work = async () => {
    for (const each of queue) {
      const bytes = (await hasFile(each.name)) ? 0 : await fetchFile(each, fetching)
      progress.done += 1
      progress.bytes += bytes
      fetching.onProgress({ ...progress })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Stores the playlists, which are small, and names the files. */
async function filesBelow(manifest: string, fetching: Fetching): Promise<Wanted[]> {
  const files: Wanted[] = []
  const playlists = [new URL(manifest, location.href).href]
  for (const address of playlists) {
    const bytes = await read(address, fetching.signal)
    const wanted = wantedAt(address)
    if (wanted) await writeFile(fetching, { name: wanted.name, type: typeOf(wanted.name), bytes })
    const named = namedIn(new TextDecoder().decode(bytes))
    const absolute = (name: string) => new URL(name, address).href
    playlists.push(...named.playlists.map(absolute).filter((next) => !playlists.includes(next)))
    files.push(...named.files.flatMap((name) => wantedAt(absolute(name)) ?? []))
  }
  return files
}

function wantedAt(address: string): Wanted | null {
  const file = mediaFileOf(new URL(address).pathname)
  return file && { name: nameOfFile(file), address }
}

/** One size of each picture that is shown. */
function picturesOf({ queue }: KeptAbout): Wanted[] {
  const addresses = queue.flatMap(({ picture }) => picture?.sizes.at(-1)?.[0] ?? [])
  return [...new Set(addresses)].flatMap((address) => {
    const id = pictureOf(new URL(address, location.href).pathname)
    return id === null ? [] : [{ name: nameOfPicture(id), address }]
  })
}

async function fetchFile({ name, address }: Wanted, fetching: Fetching): Promise<number> {
  const bytes = await read(address, fetching.signal)
  return writeFile(fetching, { name, type: typeOf(name), bytes })
}

async function read(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(address, { signal, cache: 'no-store' })
  if (!answer.ok) throw new StaleAddresses(`${answer.status}`)
  return answer.arrayBuffer()
}

const TYPES: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/mp4',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
}

// A picture's own type is told by its bytes, which browsers look at.
const typeOf = (name: string): string =>
  TYPES[name.slice(name.lastIndexOf('.') + 1)] ??
  (name.startsWith('pictures/') ? 'image/webp' : 'application/octet-stream')
