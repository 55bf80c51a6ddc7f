/**
 * Caches playlists of finished titles in memory, as they never change. Every start reads three of them, and a cached title can start while
 * the bucket is unavailable. @spec decisions 7.9
 */
import { text } from 'node:stream/consumers'
import type { Storage } from '@quintet/platform/storage/storage'

/** About two hundred long films: the playlist of one is at most a hundred kilobytes. */
const KEPT_CHARACTERS = 16 * 1024 * 1024

/** A playlist by its name below an asset; null if there is none. Caches an asset's playlists once a caller says that it `isFinished`. */
export type ReadPlaylist = (
  assetId: string,
  name: string,
  options?: { isFinished: boolean },
) => Promise<string | null>

type Kept = { playlists: Map<string, string>; characters: number }

export function keepPlaylists(
  storage: Pick<Storage, 'size' | 'read'>,
  keptCharacters = KEPT_CHARACTERS,
): ReadPlaylist {
  // By asset, most recently used last.
  const kept = new Map<string, Kept>()
  let characters = 0

  const keep = (assetId: string, name: string, playlist: string): void => {
    const asset = kept.get(assetId) ?? { playlists: new Map<string, string>(), characters: 0 }
    kept.delete(assetId)
    kept.set(assetId, asset)
    if (!asset.playlists.has(name)) {
      asset.playlists.set(name, playlist)
      asset.characters += playlist.length
      characters += playlist.length
    }
    for (const [oldest, { characters: freed }] of kept) {
      if (characters <= keptCharacters) return
      kept.delete(oldest)
      characters -= freed
    }
  }
  return async (assetId, name, { isFinished } = { isFinished: false }) => {
    const known = kept.get(assetId)?.playlists.get(name)
    const key = `assets/${assetId}/${name}`
    if (known === undefined && (await storage.size(key)) === null) return null
    const playlist = known ?? (await text(storage.read(key)))
    if (isFinished || kept.has(assetId)) keep(assetId, name, playlist)
    return playlist
  }
}
