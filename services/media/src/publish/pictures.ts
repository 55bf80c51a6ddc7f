/** Makes a picture from the order in its row. May be called any number of times. */
import { MediaToolError } from '@quintet/media-files/tools/media-tool-error'
import { withSourcesHere } from '@quintet/platform/storage/staging'
import { makePicture } from '../images/picture.ts'
import type { MediaParts } from '../parts.ts'
import { isPassing } from './assets.ts'
import * as queries from './queries.ts'
import { dropStages } from './stages.ts'

/** Throws if it should be retried. */
export async function publishPicture(parts: MediaParts, id: string, signal: AbortSignal): Promise<void> {
  const { db, storage, jobs, log } = parts
  const picture = await queries.findPicture(db, id)
  if (!picture || picture.state !== 'waiting') return
  const { path, ...how } = picture.source
  const made = await withSourcesHere(storage, [path], (pathOf) =>
    makePicture({ id, shape: picture.shape, source: { path: pathOf(path), ...how } }, storage, { signal }),
  ).catch((error: unknown) => {
    if (isPassing(error)) throw error
    if (error instanceof MediaToolError) return error.reason
    log.error({ err: error, picture: id }, 'making a picture failed for good')
    return 'The picture could not be processed; the log says why.'
  })
  const isKept = await db.transaction().execute(async (trx) => {
    if (typeof made === 'string') await queries.markPictureFailed(trx, id, made)
    else if (!(await queries.markPictureReady(trx, id, made))) return false
    const itemId = picture.item_id
    await jobs.enqueue(trx, 'content.settle', { itemId }, { key: String(itemId) })
    return true
  })
  if (!isKept) await storage.remove(`pictures/${id}`)
  if (typeof made !== 'string') await dropStages(parts, [path])
}
