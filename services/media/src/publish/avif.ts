/** Adds AVIF to the WebP of pictures, one at a time, whenever nothing else is waiting. @spec decisions 7.10 */
import { buffer } from 'node:stream/consumers'
import { openPictureMaker, type PictureMaker } from '@quintet/media-files/tools/picture-maker'
import type { Storage } from '@quintet/platform/storage/storage'
import type { MediaParts } from '../parts.ts'
import * as queries from './queries.ts'

/**
 * Works until every picture has its AVIF, something more urgent waits, somebody is being served, or `signal` is aborted. Returns how many
 * it made.
 */
export async function makeAvifWhenIdle(
  { db, storage, log, isQuiet = () => true }: Pick<MediaParts, 'db' | 'storage' | 'log' | 'isQuiet'>,
  signal: AbortSignal,
): Promise<number> {
  const next = async () =>
    isQuiet() && !(await queries.hasOpenWork(db)) ? queries.pictureWithoutAvif(db) : undefined
  let picture = await next()
  if (!picture) return 0
  let made = 0
  const maker = openPictureMaker()
  const close = () => maker.close()
  signal.addEventListener('abort', close)
  try {
    for (; picture && !signal.aborted; picture = await next()) {
      const { id, widths } = picture
      const wanted = picture
      const isMade = await queries.withAssetLock(db, `avif ${id}`, async (connection) => {
        await writeAvif(maker, storage, wanted).catch((error: unknown) => {
          if (signal.aborted) throw error
          // The WebP stays; a retry would fail in the same way.
          log.warn({ err: error, picture: id, widths }, 'making AVIF of a picture failed')
        })
        await queries.markAvif(connection, id)
        return true
      })
      // Another process is working on it.
      if (isMade === null) break
      made += 1
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    signal.removeEventListener('abort', close)
    close()
  }
  return made
}

async function writeAvif(
  maker: PictureMaker,
  storage: Storage,
  { id, widths }: { id: string; widths: readonly number[] },
): Promise<void> {
  const webp = (width: number) => `pictures/${id}/${width}.webp`
  // From the published picture rather than the operator's file, which may have changed.
  const largest = await buffer(storage.read(webp(Math.max(...widths))))
  for (const { width, bytes } of await maker.encodeAvif(largest, widths)) {
    const size = await storage.size(webp(width))
    if (size !== null && bytes.length < size) await storage.write(`pictures/${id}/${width}.avif`, bytes)
  }
}
