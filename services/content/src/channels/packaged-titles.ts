/** The packaged titles that channels are playing, cached in memory: a packaged title never changes. */
import type { Storage } from '@quintet/platform/storage/storage'
import { text } from 'node:stream/consumers'
import { type Packaged, readPackaged } from './packaged.ts'

/** About a megabyte for a long film, a tenth of that for a song. */
const KEPT_TITLES = 400

export type PackagedTitles = {
  /** Null if its files are missing, incomplete, or unsuitable for a channel. */
  find(assetId: string): Promise<Packaged | null>
}

export function keepPackagedTitles(storage: Pick<Storage, 'size' | 'read'>): PackagedTitles {
  const kept = new Map<string, Promise<Packaged | null>>()
  const readText = async (key: string) => ((await storage.size(key)) === null ? '' : text(storage.read(key)))

  return {
    find(assetId) {
      const known = kept.get(assetId)
      kept.delete(assetId)
      const found = known ?? readPackaged(assetId, (name) => readText(`assets/${assetId}/${name}`))
      kept.set(assetId, found)
      const [oldest] = kept.keys()
      if (kept.size > KEPT_TITLES && oldest !== undefined) kept.delete(oldest)
      // A title that is still being packaged may be complete the next time.
      if (!known)
        found.then(
          (packaged) => packaged === null && kept.delete(assetId),
          () => kept.delete(assetId),
        )
      return found
    },
  }
}
