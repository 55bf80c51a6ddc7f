/** Orders the media a title needs from the media service. */
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

/** Ahead of all media, so that cards get their pictures early; main media come before any trailer. */
const PICTURE_PRIORITY = 4000
const MAIN_PRIORITY = 2000
const FIRST_PLACE_PRIORITY = 1000
/** The same as trailers. */
const EXTRA_PRIORITY = 0

/** A game's files, unpacked in a folder under the id of the asset that will hold them. */
export type Bundle = { assetId: string; folder: string }

/** Only what is new or changed since the last import. */
export type WantedMedia = {
  /** `id` is set if files are already prepared under it. */
  main: { id?: string; source: AssetSource } | null
  trailer: AssetSource | null
  pictures: (PictureKind & { source: PictureSource })[]
}

/** The media to make for a title as it was found. */
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

// A channel's plan is fixed with the jingles that are there, which take no time to make.
const isMadeLate = ({ kind, named }: Outline) => kind === 'extra' && named.extraKind !== 'jingle'

/** Orders the media, and drops what the title no longer has. */
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
        priority: (isMadeLate(outline) ? EXTRA_PRIORITY : MAIN_PRIORITY) + priority,
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
