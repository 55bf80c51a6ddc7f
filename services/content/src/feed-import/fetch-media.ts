/** Downloads the media of a feed, if the operator chose so: from public addresses, one after another. @spec decisions 9.20 */
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '@quintet/platform/config/config'
import type { FeedMedium } from '@quintet/platform/db/columns'
import { fetchPublic, FetchRefused } from '@quintet/platform/http/public-fetch'
import { readDisk } from '@quintet/platform/storage/disk'
import type { FeedEntry, FeedRefusal } from './feed.ts'
import { namesIn, placeOf } from './library.ts'

const MEDIUM_BYTES_MAX = 20 * 1024 ** 3
/** Disk space that always stays free, whatever a feed lists. */
const FREE_BYTES_MIN = 5 * 1024 ** 3
/** Free space is checked again after this many bytes: a declared length, if any, cannot be trusted. */
const LOOK_BYTES = 16 * 1024 ** 2
/** A slower server holds up all media queued behind it. */
const SLOWEST_BYTES_A_SECOND = 32 * 1024
const ENDINGS: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/aac': 'm4a',
  'audio/ogg': 'ogg',
  'audio/flac': 'flac',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/x-matroska': 'mkv',
}
const KNOWN_ENDING = /\.(mp3|m4a|m4b|ogg|oga|opus|flac|wav|mp4|m4v|mov|mkv|webm|avi)$/i

/** Only tests change these. */
export type MediaLimits = {
  freeBytes: (folder: string) => Promise<number>
  /** How long a download may be slow at the start. */
  patienceMs: number
}

const LIMITS: MediaLimits = {
  freeBytes: async (folder) => (await readDisk(folder)).freeBytes,
  patienceMs: 60_000,
}

export type MediaOptions = {
  feedId: string
  limits?: MediaLimits
  signal?: AbortSignal | undefined
  onProgress?: ((done: number, total: number) => void) | undefined
}

/** Downloads missing media next to the titles' files; returns what failed, and why. */
export async function fetchMedia(
  { areFeedsPrivate }: Pick<Config, 'areFeedsPrivate'>,
  root: string,
  entries: readonly FeedEntry[],
  { feedId, signal, onProgress, limits = LIMITS }: MediaOptions,
): Promise<FeedRefusal[]> {
  const failed: FeedRefusal[] = []
  // A broadcast never ends; a channel can play it instead.
  const wanted = entries.filter(({ kind }) => kind !== 'channel' && kind !== 'game')
  const total = wanted.reduce((sum, { media }) => sum + media.length, 0)
  let done = 0
  for (const entry of wanted) {
    const folder = path.join(root, placeOf(feedId, entry))
    const here = await namesIn(folder)
    for (const [place, medium] of entry.media.entries()) {
      signal?.throwIfAborted()
      onProgress?.(done++, total)
      const name = nameOf(entry, place)
      if (here.some((each) => each.startsWith(`${name}.`) && !each.endsWith('.part'))) continue
      try {
        await fetchOne({ folder, name, medium, limits }, { isPrivateAllowed: areFeedsPrivate, signal })
      } catch (error) {
        if (!(error instanceof FetchRefused)) throw error
        failed.push({ path: entry.title, reason: error.message })
        // A book with missing parts is incomplete and stays announced.
        break
      }
    }
    await withoutHalves(entry, folder)
  }
  return failed
}

/** The name of a file: the part's title, or the title itself for a single file. */
function nameOf({ media, title }: FeedEntry, place: number): string {
  const shown = (media.length === 1 ? title : (media[place]?.title ?? title))
    .replace(/[\p{Cc}/\\:*?"<>|.]+/gu, ' ')
    .trim()
    .slice(0, 100)
  return media.length === 1 ? shown || 'medium' : `${String(place + 1).padStart(4, '0')} ${shown}`.trim()
}

async function fetchOne(
  { folder, name, medium, limits }: { folder: string; name: string; medium: FeedMedium; limits: MediaLimits },
  wish: { isPrivateAllowed: boolean; signal?: AbortSignal | undefined },
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { stream, contentType, bytes, url } = await fetchPublic(medium.address, wish)
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const ending =
    KNOWN_ENDING.exec(url.pathname)?.[1]?.toLowerCase() ?? ENDINGS[type] ?? ENDINGS[medium.type ?? '']
  const target = path.join(folder, `${name}.${ending ?? 'mp3'}`)
  try {
    if (ending === undefined)
      throw new FetchRefused(`${url.host} sent neither audio nor video (${type || 'no type'}).`)
    if ((bytes ?? 0) > MEDIUM_BYTES_MAX) throw new FetchRefused(TOO_LARGE)
    await checkRoom(limits, folder, bytes ?? 0)
    await pipeline(
      stream,
      (parts: AsyncIterable<Buffer>) => limited(parts, { promised: bytes, folder, limits }),
      // On disk before it has its name: what is here by name is never downloaded again.
      createWriteStream(`${target}.part`, { flush: true }),
      wish.signal ? { signal: wish.signal } : {},
    )
    await rename(`${target}.part`, target)
  } catch (error) {
    stream.destroy()
    await rm(`${target}.part`, { force: true })
    if (wish.signal?.aborted || error instanceof FetchRefused) throw error
    throw new FetchRefused(`The download from ${url.host} was interrupted.`)
  }
}

const TOO_LARGE = 'It is larger than 20 GB.'

async function checkRoom({ freeBytes }: MediaLimits, folder: string, wanted: number): Promise<void> {
  if ((await freeBytes(folder)) - wanted < FREE_BYTES_MIN)
    throw new FetchRefused('There is not enough disk space.')
}

/** Throws `FetchRefused` if there are too many bytes, they arrive too slowly, or fewer arrive than promised. */
async function* limited(
  parts: AsyncIterable<Buffer>,
  { promised, folder, limits }: { promised: number | null; folder: string; limits: MediaLimits },
): AsyncGenerator<Buffer> {
  const begun = performance.now()
  let [arrived, looked] = [0, 0]
  for await (const part of parts) {
    arrived += part.byteLength
    const ms = performance.now() - begun
    if (arrived > MEDIUM_BYTES_MAX) throw new FetchRefused(TOO_LARGE)
    if (ms > limits.patienceMs && arrived < (SLOWEST_BYTES_A_SECOND * ms) / 1000)
      throw new FetchRefused('The download is too slow.')
    if (arrived - looked > LOOK_BYTES) {
      looked = arrived
      await checkRoom(limits, folder, Math.max(0, (promised ?? 0) - arrived))
    }
    yield part
  }
  if (promised !== null && arrived < promised) throw new FetchRefused('The download is incomplete.')
}

/** Gives files of an incomplete book a suffix that imports ignore. */
async function withoutHalves({ media }: FeedEntry, folder: string): Promise<void> {
  const names = await namesIn(folder)
  const parts = names.filter((name) => KNOWN_ENDING.test(name.replace(/\.waits$/, '')))
  const isWhole = parts.length >= media.length
  for (const name of parts) {
    const waits = name.endsWith('.waits')
    if (isWhole && waits)
      await rename(path.join(folder, name), path.join(folder, name.replace(/\.waits$/, '')))
    if (!isWhole && !waits) await rename(path.join(folder, name), path.join(folder, `${name}.waits`))
  }
}
