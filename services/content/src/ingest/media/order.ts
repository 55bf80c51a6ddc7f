/** Orders from the media service what a title needs. */
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { AssetSource, PictureSource } from '@quintet/platform/db/columns'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import {
  dropAssets,
  dropPictures,
  orderAsset,
  orderPicture,
  type PictureKind,
} from '@quintet/platform/jobs/media-orders'
import type { Outline } from '../scan/outline.ts'
import type { FoundTitle } from '../scan/read.ts'
import type { Fingerprint } from '../sources/fingerprint.ts'

/** Above all media, so that cards have their pictures early; what is watched comes before every trailer. */
const PICTURE_PRIORITY = 4000
const MAIN_PRIORITY = 2000
const FIRST_PLACE_PRIORITY = 1000
/** With the trailers. */
const EXTRA_PRIORITY = 0

/** A game's files, ready in a folder under the id of the asset that will hold them. */
export type Bundle = { assetId: string; folder: string }

/** What is new or has changed since the last import, and nothing else. */
export type WantedMedia = {
  /** With an id, where something is ready under it already. */
  main: { id?: string; source: AssetSource } | null
  trailer: AssetSource | null
  pictures: (PictureKind & { source: PictureSource })[]
}

/** What must be made of a title as it was found. */
export function wantedMedia(
  found: Pick<FoundTitle, 'main' | 'trailer' | 'pictures'>,
  fingerprint: Fingerprint,
  { last, bundle }: { last: Fingerprint | null; bundle: Bundle | null },
): WantedMedia {
  const isMainNew = fingerprint.main !== '' && fingerprint.main !== last?.main
  const isInsideNew = isMainNew || fingerprint.facts !== last?.facts
  const game = bundle && { id: bundle.assetId, source: { files: [bundle.folder], subtitles: [] } }
  const main = game ?? (found.main && { source: found.main })
  return {
    main: isMainNew ? main : null,
    trailer: fingerprint.trailer === last?.trailer ? null : found.trailer,
    pictures: found.pictures.filter(
      ({ source }) => fingerprint.pictures !== last?.pictures || (source.from !== 'file' && isInsideNew),
    ),
  }
}

type Order = { itemId: number; outline: Outline; found: FoundTitle; wanted: WantedMedia }

/** Orders it, and drops what the title no longer has. */
export async function orderMedia(
  trx: DatabaseTransaction,
  jobs: Jobs,
  { itemId, outline, found, wanted }: Order,
  now: Date,
): Promise<void> {
  const priority = Math.max(0, FIRST_PLACE_PRIORITY - Math.max(0, found.save.place))
  if (wanted.main)
    await orderAsset(
      trx,
      jobs,
      {
        ...wanted.main,
        itemId,
        purpose: 'main',
        form: outline.form,
        priority: (outline.kind === 'extra' ? EXTRA_PRIORITY : MAIN_PRIORITY) + priority,
      },
      now,
    )
  if (found.trailer === null) await dropAssets(trx, itemId, 'trailer')
  if (wanted.trailer)
    await orderAsset(
      trx,
      jobs,
      { itemId, purpose: 'trailer', form: 'video', source: wanted.trailer, priority },
      now,
    )
  await dropPictures(trx, itemId, found.pictures)
  for (const picture of wanted.pictures)
    await orderPicture(trx, jobs, { ...picture, itemId, priority: PICTURE_PRIORITY + priority }, now)
}
