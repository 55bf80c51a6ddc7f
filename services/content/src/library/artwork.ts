/**
 * Pictures of a title in the console: also of hidden titles, and those with which an editor replaces imported ones. @spec decisions 13.19
 */
import { createHash } from 'node:crypto'
import type { TitlePicture } from '@quintet/contracts/operator/artwork'
import { Problem } from '@quintet/contracts/problem'
import type { Crop } from '@quintet/domain/catalogue/artwork'
import { MediaToolError } from '@quintet/media-files/tools/media-tool-error'
import { renderAwaited } from '@quintet/media-files/tools/picture-maker'
import type { PictureSource } from '@quintet/platform/db/columns'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import { claimFolder, type PictureKind } from '@quintet/platform/jobs/media-orders'
import { storedKey, storedSource } from '@quintet/platform/storage/staging'
import type { Storage } from '@quintet/platform/storage/storage'
import { hasArtworkFile, layPicture, noteArtworkFile } from '../edits/artwork.ts'
import { keepFile } from './keep-file.ts'
import * as queries from './queries.ts'

type Parts = { db: Database; storage: Storage; jobs: Jobs }

/** The width an editor crops from: twice the widest result. */
const WHOLE_WIDTH = 3200
/** A picture as WebP, or the one it was cropped from. Throws `unknown_content` if it is not ready, or gone. */
export async function readPicture(
  { db, storage }: Pick<Parts, 'db' | 'storage'>,
  id: string,
  { width, isWhole }: { width: number; isWhole: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await queries.selectPicture(db, id)
  if (!picture) throw new Problem('unknown_content')
  const whole = isWhole ? await readCutFrom(storage, picture) : null
  const bytes = whole ?? (await readWhole(storage, keyOf(picture, isWhole ? WHOLE_WIDTH : width)))
  if (!bytes) throw new Problem('unknown_content')
  return Buffer.from(bytes)
}

/** The pictures a title shows, and an editor's that are being made. */
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

/**
 * Stores a picture to crop, an uploaded file or one that the title has; returns the file's ID. Throws `unknown_content`, `picture_refused`.
 */
export async function keepArtwork(
  parts: Pick<Parts, 'db' | 'storage'>,
  itemId: number,
  of: { file: string } | { picture: string },
): Promise<string> {
  const whole = 'file' in of ? await readFile(of.file) : await readOwn(parts, itemId, of.picture)
  const id = fileId(itemId, whole)
  const file = { folder: wholeFolder(id), key: wholeKey(id), content: whole }
  await keepFile(parts, { ...file, isUsed: (tx) => hasArtworkFile(tx, { id, item_id: itemId }) })
  return id
}

type Wanted = PictureKind & { id: number; actor: string; file: string; crop: Crop }

/** Replaces an imported picture by a crop of a file stored by `keepArtwork`. Throws `unknown_content`. */
export async function setArtwork(
  { jobs }: Pick<Parts, 'jobs'>,
  tx: DatabaseTransaction,
  { file, crop, ...wanted }: Wanted,
  now: Date,
): Promise<void> {
  const source = { path: storedSource(wholeKey(file)), from: 'file', crop } as const
  await layPicture(tx, jobs, { ...wanted, source }, now)
  if (await noteArtworkFile(tx, { id: file, item_id: wanted.id })) await claimFolder(tx, wholeFolder(file))
}

/** The same for the same picture of a title, however often it is cropped. */
function fileId(itemId: number, whole: Uint8Array): string {
  return createHash('sha256').update(`${itemId} `).update(whole).digest('base64url')
}

/** Scaled down and stripped of metadata, so that a browser can show it. */
async function readFile(base64: string): Promise<Uint8Array> {
  try {
    const { renditions } = await renderAwaited(Buffer.from(base64, 'base64'), [WHOLE_WIDTH])
    return renditions[0]?.bytes ?? new Uint8Array()
  } catch (error) {
    if (error instanceof MediaToolError) throw new Problem('picture_refused')
    throw error
  }
}

async function readOwn(
  { db, storage }: Pick<Parts, 'db' | 'storage'>,
  itemId: number,
  id: string,
): Promise<Uint8Array> {
  const picture = await queries.selectPicture(db, id)
  if (picture?.item_id !== itemId) throw new Problem('unknown_content')
  const bytes =
    (await readCutFrom(storage, picture)) ?? (await readWhole(storage, keyOf(picture, WHOLE_WIDTH)))
  if (!bytes) throw new Problem('unknown_content')
  return bytes
}

/** The picture an editor's one was cropped from; null for imported ones. */
async function readCutFrom(
  storage: Storage,
  { from_editor, source }: { from_editor: boolean; source: PictureSource },
): Promise<Buffer | null> {
  const key = from_editor ? storedKey(source.path) : null
  return key === null ? null : readWhole(storage, key)
}

/** Without an extension, so that no member address leads to it. */
const wholeKey = (id: string) => `${wholeFolder(id)}/whole`
const wholeFolder = (id: string) => `pictures/${id}`

function keyOf({ id, widths }: { id: string; widths: readonly number[] }, wanted: number): string {
  const sorted = widths.toSorted((a, b) => a - b)
  return `pictures/${id}/${sorted.find((width) => width >= wanted) ?? sorted.at(-1)}.webp`
}

function readWhole(storage: Storage, key: string): Promise<Buffer | null> {
  return storage.readWhole(key, (bytes) => Buffer.allocUnsafe(bytes))
}
