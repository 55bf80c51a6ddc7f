/** Pictures of a title in the console: those of hidden titles too, and those that an editor lays over the import's. @spec decisions 13.19 */
import type { TitlePicture } from '@quintet/contracts/operator/artwork'
import { Problem } from '@quintet/contracts/problem'
import type { Crop } from '@quintet/domain/artwork'
import { MediaToolError } from '@quintet/media-files/tools/media-tool-error'
import { renderAwaited } from '@quintet/media-files/tools/picture-maker'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import {
  dropEditedPicture,
  newPictureId,
  orderPicture,
  type PictureKind,
} from '@quintet/platform/jobs/media-orders'
import { storedSource } from '@quintet/platform/storage/staging'
import type { Storage } from '@quintet/platform/storage/storage'
import { announceChange } from '../catalogue/changes.ts'
import * as queries from './queries.ts'

type Parts = { db: Database; storage: Storage; jobs: Jobs }

/** What an editor cuts from: twice the widest that is made of it. */
const WHOLE_WIDTH = 3200
/** Before everything that an import wants: somebody looks at it. */
const PRIORITY = 10_000

/** A picture as WebP, or what it was cut from; throws `unknown_content` where it is not made yet, or gone. */
export async function readPicture(
  { db, storage }: Pick<Parts, 'db' | 'storage'>,
  id: string,
  { width, isWhole }: { width: number; isWhole: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await queries.selectPicture(db, id)
  if (!picture) throw new Problem('unknown_content')
  const whole = isWhole ? await readWhole(storage, wholeKey(id)) : null
  const bytes = whole ?? (await readWhole(storage, keyOf(picture, isWhole ? WHOLE_WIDTH : width)))
  if (!bytes) throw new Problem('unknown_content')
  return Buffer.from(bytes)
}

/** The pictures that a title shows, and those of an editor that are being made. */
export async function picturesOf(
  db: Database | DatabaseTransaction,
  itemId: number,
): Promise<TitlePicture[]> {
  const rows = await queries.selectPictures(db, itemId)
  return rows.map(({ id, shape, language, state, from_editor, source }) => ({
    id,
    shape,
    language,
    state,
    isEdited: from_editor,
    crop: source.crop ?? null,
  }))
}

/** What a title is given, fit to be cut: a file, or a picture that it has. Throws `unknown_content`, `picture_refused`. */
export async function readArtwork(
  { db, storage }: Pick<Parts, 'db' | 'storage'>,
  itemId: number,
  of: { file: string } | { picture: string },
): Promise<Uint8Array> {
  return 'file' in of ? readFile(of.file) : readOwn(db, storage, itemId, of.picture)
}

type Wanted = PictureKind & { id: number; whole: Uint8Array; crop: Crop }

/** Gives a title a part of a picture that `readArtwork` read, over that of its import. Throws `unknown_content`. */
export async function setArtwork(
  { storage, jobs }: Pick<Parts, 'storage' | 'jobs'>,
  tx: DatabaseTransaction,
  { id: itemId, whole, crop, ...kind }: Wanted,
  now: Date,
): Promise<void> {
  if (!(await queries.isTitle(tx, itemId))) throw new Problem('unknown_content')
  // It lies beside what is made of it, and goes with it.
  const id = newPictureId()
  await storage.write(wholeKey(id), whole)
  const source = { path: storedSource(wholeKey(id)), from: 'file', crop } as const
  const order = { ...kind, id, itemId, source, priority: PRIORITY, isFromEditor: true }
  await orderPicture(tx, jobs, order, now).catch(async (error: unknown) => {
    await storage.remove(`pictures/${id}`)
    throw error
  })
}

/** Takes an editor's picture away; throws `unknown_content` where there is none. */
export async function takeImportedArtwork(
  tx: DatabaseTransaction,
  { id, ...kind }: PictureKind & { id: number },
): Promise<void> {
  if (!(await dropEditedPicture(tx, id, kind))) throw new Problem('unknown_content')
  await announceChange(tx, [id])
}

/** Made smaller and free of everything but the picture, so that a browser shows it. */
async function readFile(base64: string): Promise<Uint8Array> {
  try {
    const { renditions } = await renderAwaited(Buffer.from(base64, 'base64'), [WHOLE_WIDTH])
    return renditions[0]?.bytes ?? new Uint8Array()
  } catch (error) {
    if (error instanceof MediaToolError) throw new Problem('picture_refused')
    throw error
  }
}

async function readOwn(db: Database, storage: Storage, itemId: number, id: string): Promise<Uint8Array> {
  const picture = await queries.selectPicture(db, id)
  if (picture?.item_id !== itemId) throw new Problem('unknown_content')
  const bytes =
    (await readWhole(storage, wholeKey(id))) ?? (await readWhole(storage, keyOf(picture, WHOLE_WIDTH)))
  if (!bytes) throw new Problem('unknown_content')
  return bytes
}

/** Without an ending: no address of members leads there. */
const wholeKey = (id: string) => `pictures/${id}/whole`

function keyOf({ id, widths }: { id: string; widths: readonly number[] }, wanted: number): string {
  const sorted = widths.toSorted((a, b) => a - b)
  return `pictures/${id}/${sorted.find((width) => width >= wanted) ?? sorted.at(-1)}.webp`
}

function readWhole(storage: Storage, key: string): Promise<Buffer | null> {
  return storage.readWhole(key, (bytes) => Buffer.allocUnsafe(bytes))
}
