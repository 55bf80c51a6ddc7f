/** Orders from the media service what a title needs. */
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import { dropAssets, dropPictures, orderAsset, orderPicture } from '@quintet/platform/jobs/media-orders'
import type { Outline } from '../scan/outline.ts'
import type { FoundTitle } from '../scan/read.ts'
import type { Fingerprint } from '../sources/fingerprint.ts'

/** Above all media, so that cards have their pictures early; what is watched comes before every trailer. */
const PICTURE_PRIORITY = 4000
const MAIN_PRIORITY = 2000
const FIRST_PLACE_PRIORITY = 1000

/** A game's files, ready in a folder under the id of the asset that will hold them. */
export type Bundle = { assetId: string; folder: string }

type Order = {
  itemId: number
  outline: Outline
  found: FoundTitle
  last: Fingerprint | null
  fingerprint: Fingerprint
  bundle: Bundle | null
}

/** Orders what is new or has changed since the last import, and nothing else. */
export async function orderMedia(
  trx: DatabaseTransaction,
  jobs: Jobs,
  order: Order,
  now: Date,
): Promise<void> {
  const { itemId, outline, found, last, fingerprint, bundle } = order
  const priority = Math.max(0, FIRST_PLACE_PRIORITY - Math.max(0, found.save.place))
  const main = bundle ? { files: [bundle.folder], subtitles: [] } : found.main
  const isMainNew = fingerprint.main !== '' && fingerprint.main !== last?.main
  if (main && isMainNew) {
    const id = bundle ? { id: bundle.assetId } : {}
    await orderAsset(
      trx,
      jobs,
      {
        ...id,
        itemId,
        purpose: 'main',
        form: outline.form,
        source: main,
        priority: MAIN_PRIORITY + priority,
      },
      now,
    )
  }
  if (found.trailer === null) await dropAssets(trx, itemId, 'trailer')
  else if (fingerprint.trailer !== last?.trailer)
    await orderAsset(
      trx,
      jobs,
      { itemId, purpose: 'trailer', form: 'video', source: found.trailer, priority },
      now,
    )

  await dropPictures(trx, itemId, found.pictures)
  const isInsideNew = isMainNew || fingerprint.facts !== last?.facts
  for (const picture of found.pictures)
    if (fingerprint.pictures !== last?.pictures || (picture.source.from !== 'file' && isInsideNew))
      await orderPicture(trx, jobs, { ...picture, itemId, priority: PICTURE_PRIORITY + priority }, now)
}
