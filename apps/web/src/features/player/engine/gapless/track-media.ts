/** Fetches a track: its playlist and its segments, decrypted. */
import type { SegmentLeases } from '../segment-leases.ts'
import { withoutEdits, withWholeFrames, type Bytes } from './boxes.ts'
import { readPlaylist, renditionIn, type MediaPlaylist, type SegmentPlace } from './playlist.ts'

/** `refused`: the address is no longer valid. `network`: no usable response. `media`: the data is not what was packaged. */
export class FetchError extends Error {
  override readonly name = 'FetchError'
  readonly kind: 'refused' | 'network' | 'media'
  constructor(kind: FetchError['kind'], code: string) {
    super(code)
    this.kind = kind
  }
}

export type TrackMedia = {
  codec: string
  playlist: MediaPlaylist
  init: Bytes
  /** Throws a FetchError, or the signal's abort reason. */
  segment: (place: SegmentPlace, signal: AbortSignal) => Promise<Bytes>
}

const REFUSED = new Set([401, 403, 410])

/** Throws a FetchError. */
export async function openTrack(
  manifest: string,
  leases: SegmentLeases,
  signal: AbortSignal,
): Promise<TrackMedia> {
  const address = new URL(manifest, location.href).href
  const rendition = renditionIn(textOf(await get(address, signal)), address)
  if (!rendition) throw new FetchError('media', 'MASTER')
  const text = textOf(await get(rendition.address, signal))
  const playlist = readPlaylist(text, rendition.address)
  if (!playlist) throw new FetchError('media', 'PLAYLIST')
  const keys = new Map<string, Promise<CryptoKey>>()
  const keyAt = (keyAddress: string, keySignal: AbortSignal) => {
    const known = keys.get(keyAddress) ?? importKey(keyAddress, keySignal)
    keys.set(keyAddress, known)
    known.catch(() => keys.delete(keyAddress))
    return known
  }
  const init = await get(playlist.initAddress, signal)
  return {
    codec: rendition.codec,
    playlist,
    init: withoutEdits(new Uint8Array(init)),
    async segment({ address: own, encryption }, segmentSignal) {
      const [stored, key] = await Promise.all([
        getSegment({ address: own, manifest: address }, leases, segmentSignal),
        encryption && keyAt(encryption.keyAddress, segmentSignal),
      ])
      return withWholeFrames(
        new Uint8Array(encryption && key ? await opened(stored, key, encryption.vector) : stored),
      )
    },
  }
}

async function opened(stored: ArrayBuffer, key: CryptoKey, vector: Bytes): Promise<ArrayBuffer> {
  try {
    return await crypto.subtle.decrypt({ name: 'AES-CBC', iv: vector }, key, stored)
  } catch {
    throw new FetchError('media', 'KEY')
  }
}

async function importKey(address: string, signal: AbortSignal): Promise<CryptoKey> {
  const bytes = await get(address, signal)
  return crypto.subtle.importKey('raw', bytes, 'AES-CBC', false, ['decrypt'])
}

async function getSegment(
  { address, manifest }: { address: string; manifest: string },
  leases: SegmentLeases,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const leased = leases.addressOf(address)
  if (leased)
    try {
      return await get(leased, signal)
    } catch (error) {
      // A refused lease says nothing about the stream: the service is asked instead.
      if (!(error instanceof FetchError) || error.kind !== 'refused') throw error
      leases.drop(manifest)
    }
  return get(address, signal)
}

const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes)

async function get(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await ask(() => fetch(address, { signal }), signal)
  if (answer.ok) return ask(() => answer.arrayBuffer(), signal)
  throw new FetchError(REFUSED.has(answer.status) ? 'refused' : 'network', `HTTP-${answer.status}`)
}

async function ask<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (signal.aborted) throw error
    throw new FetchError('network', 'NETWORK')
  }
}
