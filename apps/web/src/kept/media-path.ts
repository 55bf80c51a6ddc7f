/** Which file of which medium an address names, so that what is kept answers for it under any address. */

export type MediaFile = { assetId: string; name: string }

// A stream's address, and that of a lease. services/content/src/playback/address.ts and lease.ts
const OF_STREAM = /^\/media\/(?!segments\/)[^/]+\/[^/]+\/[^/]+\/([^/]+)\/(.+)$/
const OF_LEASE = /^\/media\/segments\/[^/]+\/[^/]+\/[^/]+\/([^/]+)\/(.+)$/
const PICTURE = /^\/media\/pictures\/([^/]+)\/[^/]+$/
const KEPT = '/media/kept/on/device'

/** Null: it is no medium's. */
export function mediaFileOf(pathname: string): MediaFile | null {
  if (PICTURE.test(pathname)) return null
  const [, assetId, name] = OF_STREAM.exec(pathname) ?? OF_LEASE.exec(pathname) ?? []
  return assetId !== undefined && name !== undefined ? { assetId, name } : null
}

/** The picture of an address, whatever its size; null: it is none. */
export function pictureOf(pathname: string): string | null {
  return PICTURE.exec(pathname)?.[1] ?? null
}

/** Where the player finds the playlist of what is kept: an address that no server answers. */
export const keptManifest = (assetId: string): string => `${KEPT}/${assetId}/master.m3u8`

/** Whether only this device can answer it. */
export const isKeptAddress = (pathname: string): boolean => pathname.startsWith(`${KEPT}/`)

/** What a file of a medium is stored under. */
export const nameOfFile = ({ assetId, name }: MediaFile): string => `${assetId}/${name}`
export const nameOfPicture = (pictureId: string): string => `pictures/${pictureId}`

/** The addresses that a playlist names: further playlists, and files. RFC 8216 */
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
