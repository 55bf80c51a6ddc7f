/** Finds the file and asset that an address names, so that saved files are used at any address. */

export type MediaFile = { assetId: string; name: string }

// The address of a stream, and of a lease. services/content/src/playback/address.ts and lease.ts
const OF_STREAM = /^\/media\/(?!segments\/)[^/]+\/[^/]+\/[^/]+\/([^/]+)\/(.+)$/
const OF_LEASE = /^\/media\/segments\/[^/]+\/[^/]+\/[^/]+\/([^/]+)\/(.+)$/
const PICTURE = /^\/media\/pictures\/([^/]+)\/[^/]+$/
const KEPT = '/media/kept/on/device'

/** Returns null if it is not an asset's address. */
export function mediaFileOf(pathname: string): MediaFile | null {
  if (PICTURE.test(pathname)) return null
  const [, assetId, name] = OF_STREAM.exec(pathname) ?? OF_LEASE.exec(pathname) ?? []
  return assetId !== undefined && name !== undefined ? { assetId, name } : null
}

/** Returns the id of the picture at an address, whatever its size; null: not a picture. */
export function pictureOf(pathname: string): string | null {
  return PICTURE.exec(pathname)?.[1] ?? null
}

/** The playlist address of a saved asset, which no server answers. */
export const keptManifest = (assetId: string): string => `${KEPT}/${assetId}/master.m3u8`

/** True if only this device can answer the address. */
export const isKeptAddress = (pathname: string): boolean => pathname.startsWith(`${KEPT}/`)

/** The name under which an asset's file is stored. */
export const nameOfFile = ({ assetId, name }: MediaFile): string => `${assetId}/${name}`
export const nameOfPicture = (pictureId: string): string => `pictures/${pictureId}`

/** Returns the addresses in a playlist: further playlists, and files. RFC 8216 */
export function namedIn(playlist: string): { playlists: string[]; files: string[] } {
  const named = playlist.split('\n').flatMap((line) => {
    if (line.startsWith('#')) return /\bURI="([^"]+)"/.exec(line)?.[1] ?? []
    return line.trim() === '' ? [] : [line.trim()]
  })
  const unique = [...new Set(named)]
  const isPlaylist = (address: string) => address.endsWith('.m3u8')
  return {
    playlists: unique.filter(isPlaylist),
    files: unique.filter((address) => !isPlaylist(address)),
  }
}
