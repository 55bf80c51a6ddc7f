/** Downloads a title's files and stores them; existing files are not downloaded again. */
import type { KeptTitle } from '@quintet/contracts/kept'
import type { KeptAbout } from './database.ts'
import { mediaFileOf, namedIn, nameOfFile, nameOfPicture, pictureOf } from './media-path.ts'
import { hasFile, writeFile } from './store.ts'

/** The number of parallel requests: segments are small, so latency dominates. */
const AT_ONCE = 4

type Wanted = { name: string; address: string }

export type Progress = { done: number; total: number; bytes: number }

/** The service no longer serves files at these addresses. */
export class StaleAddresses extends Error {}

type Fetching = {
  contentId: number
  key: CryptoKey
  signal: AbortSignal
  onProgress: (now: Progress) => void
}

/** Rejects with `StaleAddresses`, with `TypeError` when offline, or with `QuotaExceededError` if the device is full. */
export async function fetchTitle(
  { parts }: Pick<KeptTitle, 'parts'>,
  about: KeptAbout,
  fetching: Fetching,
): Promise<void> {
  // Pictures first: what has arrived of an interrupted title is listed and played with its cover.
  const wanted = picturesOf(about)
  for (const { manifest } of parts) wanted.push(...(await filesBelow(manifest, fetching)))
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

/** Stores the playlists, which are small, and returns the files they name. */
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

/** Returns one size of each picture that is shown. */
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

// The type of a picture is sniffed from its bytes by the browser.
const typeOf = (name: string): string =>
  TYPES[name.slice(name.lastIndexOf('.') + 1)] ??
  (name.startsWith('pictures/') ? 'image/webp' : 'application/octet-stream')
