/** Where a feed's bytes come from: a web address, a file on this machine, or an upload. */
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Config } from '@quintet/platform/config/config'
import { fetchPublic, FetchRefused } from '@quintet/platform/http/public-fetch'
import type { Storage } from '@quintet/platform/storage/storage'
import { decodeFeed } from './decode.ts'
import { FEED_BYTES_MAX, FeedError } from './feed.ts'

const READ_MS = 2 * 60_000
/** Prefix of the name of a file uploaded in the console. */
const UPLOADED = 'file:'
const ACCEPT =
  'application/rss+xml, application/atom+xml, application/xml, text/xml, application/json, text/csv, audio/x-mpegurl, */*;q=0.1'

type Parts = { config: Pick<Config, 'areFeedsPrivate'>; storage: Storage }

export const addressOfUpload = (name: string): string => `${UPLOADED}${name}`
const isAddressOfWeb = (address: string): boolean => /^https?:\/\//i.test(address)

const keyOfUpload = (feedId: string): string => `feeds/${feedId}`

export function keepUploaded(storage: Storage, feedId: string, bytes: Uint8Array): Promise<void> {
  return storage.write(keyOfUpload(feedId), bytes)
}

export function forgetUploaded(storage: Storage, feedId: string): Promise<void> {
  return storage.remove(keyOfUpload(feedId))
}

/** Reads the feed's text. Throws `FeedError` with the reason. */
export async function readSource(
  { config, storage }: Parts,
  { id, address }: { id: string; address: string },
  signal?: AbortSignal,
): Promise<string> {
  if (isAddressOfWeb(address)) return readWeb(config, address, { signal })
  if (address.startsWith(UPLOADED)) return decodeFeed(await bounded(storage.read(keyOfUpload(id))))
  return decodeFeed(await readOwnFile(address))
}

/** Fetches the feed itself, not what it lists. */
export async function readWeb(
  { areFeedsPrivate }: Pick<Config, 'areFeedsPrivate'>,
  address: string,
  { signal, readMs = READ_MS }: { signal?: AbortSignal | undefined; readMs?: number } = {},
): Promise<string> {
  // A server that sends a byte a minute never triggers an idle timeout.
  const late = AbortSignal.timeout(readMs)
  try {
    const { stream, contentType } = await fetchPublic(address, {
      accept: ACCEPT,
      isPrivateAllowed: areFeedsPrivate,
      signal: signal ? AbortSignal.any([signal, late]) : late,
    })
    return decodeFeed(await bounded(stream), contentType)
  } catch (error) {
    if (error instanceof FetchRefused) throw new FeedError(error.message)
    if (late.aborted && !signal?.aborted) throw new FeedError('The download takes too long.')
    throw error
  }
}

async function readOwnFile(file: string): Promise<Uint8Array> {
  let handle
  try {
    handle = await open(file)
  } catch (error) {
    throw new FeedError(
      `${file} cannot be opened (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'}).`,
    )
  }
  try {
    if (!(await handle.stat()).isFile()) throw new FeedError(`${file} is not a file.`)
    return await bounded(handle.createReadStream())
  } finally {
    await handle.close()
  }
}

async function bounded(stream: Readable): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    bytes += part.byteLength
    if (bytes > FEED_BYTES_MAX) {
      stream.destroy()
      throw new FeedError(`It is larger than ${FEED_BYTES_MAX / 1024 / 1024} MB.`)
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}
