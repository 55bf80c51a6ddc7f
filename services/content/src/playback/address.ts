/**
 * Media addresses: a capability of one running stream. The signature covers a path prefix with the stream's id, so that
 * playlists stay static and relative names inherit it. @spec decisions 4.23
 *
 *   /media/{streamId}/{expiry}/{mac}/{assetId}/master.m3u8
 */
import { createHmac } from 'node:crypto'
import { equalSecrets } from '@quintet/platform/identity/secrets'

export const MEDIA_PREFIX = '/media'

// 128 bits: impossible to guess, and short enough for addresses.
const MAC_BYTES = 16

export type MediaAddress = {
  /** A stream's id, or `trailer` for the public playback of a trailer. */
  streamId: string
  assetId: string
  /** Unix seconds. */
  expiry: number
}

function macOf(key: Buffer, { streamId, assetId, expiry }: MediaAddress): Buffer {
  return createHmac('sha256', key).update(`${streamId}/${expiry}/${assetId}`).digest().subarray(0, MAC_BYTES)
}

/** The base address of all files of an asset, without a trailing slash. */
export function signAddress(key: Buffer, address: MediaAddress): string {
  const mac = macOf(key, address).toString('base64url')
  return `${MEDIA_PREFIX}/${address.streamId}/${address.expiry}/${mac}/${address.assetId}`
}

/** True if a file is a video or audio segment, which is encrypted. */
export const isSegment = (name: string): boolean => name.endsWith('.m4s')

/** True if an address was signed by this service and has not expired. */
export function isGenuine(key: Buffer, address: MediaAddress, mac: string, now: Date): boolean {
  if (!Number.isSafeInteger(address.expiry) || address.expiry * 1000 <= now.getTime()) return false
  return equalSecrets(macOf(key, address), Buffer.from(mac, 'base64url'))
}
