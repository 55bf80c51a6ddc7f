/** Imports one title: reads it if its files changed, and saves it with the orders for its media in one transaction. */
import path from 'node:path'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { newAssetId } from '@quintet/platform/jobs/media-orders'
import { copyBundle, unpackBundle } from '@quintet/media-files/library/bundle'
import { LibraryError } from '@quintet/media-files/library/library-folder'
import { announceChange } from '../catalogue/changes.ts'
import { saveTitle } from '../catalogue/write.ts'
import { followChannel } from '../channels/follow-channel.ts'
import { layOver } from '../edits/service.ts'
import { type Bundle, orderMedia, wantedMedia, type WantedMedia } from './media/order.ts'
import { stageMedia } from './media/stage.ts'
import type { IngestParts } from './parts.ts'
import type { Run } from './report/report.ts'
import type { Outline } from './scan/outline.ts'
import type { FoundTitle, TitleReader } from './scan/read.ts'
import * as settling from './settle/queries.ts'
import { settleTitle } from './settle/settle.ts'
import {
  type ContentHasher,
  type Fingerprint,
  parseFingerprint,
  statOf,
  withKnownMedia,
} from './sources/fingerprint.ts'
import { identityOf } from './sources/identity.ts'
import * as sources from './sources/queries.ts'
import { sourceKey } from './sources/source-key.ts'

export type Importer = {
  parts: IngestParts
  library: string
  reader: TitleReader
  hasher: ContentHasher
  run: Run
}

/** Only throws errors that are not the title's fault; a failing title is recorded with its reason. */
export async function importTitle(importer: Importer, outline: Outline): Promise<void> {
  const { parts, library, run } = importer
  try {
    run.changes.set(outline.key, await readAndSave(importer, outline))
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    // A previously imported title stays as it was; the failure is final until a file changes.
    await sources.updateSource(parts.db, library, outline.key, {
      fingerprint: JSON.stringify({ ...(await lastFingerprint(importer, outline)), stat: statOf(outline) }),
      state: 'failed',
      reason,
      seen_at: parts.clock.now(),
    })
    run.changes.set(outline.key, 'failed')
  }
}

/** Why a title fails; null if it is not the title's fault and the import must end. */
export function reasonOf(error: unknown): string | null {
  if (error instanceof LibraryError) return error.message
  if (!(error instanceof Error) || error.name === 'AbortError') return null
  const code = 'code' in error ? String(error.code) : ''
  // PostgreSQL's class 22: a number out of range, or invalid text.
  if (/^22\w{3}$/.test(code)) return `Its metadata cannot be stored: ${error.message}`
  return null
}

async function readAndSave(
  importer: Importer,
  outline: Outline,
): Promise<'imported' | 'updated' | 'unchanged'> {
  const { parts, library, reader, hasher, run } = importer
  const row = await sources.findSource(parts.db, library, outline.key)
  const last = row ? parseFingerprint(row.fingerprint) : null
  const fingerprint = withKnownMedia(await hasher.fingerprint(outline), last)
  if (last && row && row.item_id !== null && isSameContent(last, fingerprint)) {
    await keepTitle(importer, outline, row.item_id, fingerprint)
    return row.state === 'pending' ? 'imported' : 'unchanged'
  }
  const found = await readTitle(reader, outline)
  run.ignored.push(...found.warnings)
  const isMainNew = fingerprint.main !== '' && fingerprint.main !== last?.main
  const bundle = isMainNew ? await makeBundle(parts, outline) : null
  const wanted = await stageMedia(parts, wantedMedia(found, fingerprint, { last, bundle }))
  await parts.db
    .transaction()
    .execute((trx) => saveFound(trx, importer, { outline, found, fingerprint, wanted }))
  return row?.item_id == null ? 'imported' : 'updated'
}

/** Its files were only touched, or broken and repaired: the title is unchanged. */
function keepTitle({ parts, library }: Importer, outline: Outline, itemId: number, fingerprint: Fingerprint) {
  return parts.db.transaction().execute(async (trx) => {
    const now = parts.clock.now()
    await sources.updateSource(trx, library, outline.key, {
      fingerprint: JSON.stringify(fingerprint),
      seen_at: now,
    })
    await settleTitle(trx, itemId, now)
  })
}

async function lastFingerprint({ parts, library }: Importer, outline: Outline): Promise<Fingerprint> {
  const row = await sources.findSource(parts.db, library, outline.key)
  const identity = identityOf(outline)
  const nothing = { stat: '', facts: '', main: '', trailer: '', pictures: '', content: '', identity }
  return (row && parseFingerprint(row.fingerprint)) ?? nothing
}

/** Throws `LibraryError` for errors that a title's own files cause in the readers, so that they fail only that title. */
export async function readTitle(reader: TitleReader, outline: Outline): Promise<FoundTitle> {
  try {
    return await reader.find(outline)
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError))
      throw error
    throw new LibraryError(`It cannot be read: ${error.message}`)
  }
}

/** True if a title's files have the same facts and media as when they were read. */
export function isSameContent(a: Fingerprint, b: Fingerprint): boolean {
  return a.facts === b.facts && a.main === b.main && a.trailer === b.trailer && a.pictures === b.pictures
}

/** Unpacks a game's files under the id of the asset that will hold them. */
async function makeBundle(parts: IngestParts, outline: Outline): Promise<Bundle | null> {
  const [first] = outline.media
  if (outline.form !== 'game' || !first) return null
  const assetId = newAssetId()
  const folder = path.join(bundlesFolder(parts), assetId)
  if (outline.bundleFolder === null) await unpackBundle(first.diskPath, folder)
  else await copyBundle(outline.media, outline.bundleFolder, folder)
  return { assetId, folder }
}

/** Where unpacked games wait for the media service. */
export function bundlesFolder({ config }: Pick<IngestParts, 'config'>): string {
  return path.join(config.dataDir, 'import')
}

async function saveFound(
  trx: DatabaseTransaction,
  { parts, library }: Importer,
  {
    outline,
    found,
    fingerprint,
    wanted,
  }: { outline: Outline; found: FoundTitle; fingerprint: Fingerprint; wanted: WantedMedia },
): Promise<void> {
  const now = parts.clock.now()
  await sources.commitLater(trx)
  const row = await sources.lockSource(trx, library, outline.key)
  if (!row) throw new LibraryError('Another import has removed it in the meantime.')
  const parentId = outline.parent ? await parentIdOf(trx, library, outline.parent) : null
  const itemId = await saveTitle(
    trx,
    { ...found.save, sourceKey: sourceKey(library, outline.key), parentId },
    now,
  )
  await layOver(trx, itemId, now)
  if (found.save.kind === 'channel') await followChannel(trx, itemId, now)
  const last = parseFingerprint(row.fingerprint)
  // Media removed from the folder stay playable; if the same media return, nothing has changed.
  const kept = {
    ...fingerprint,
    main: fingerprint.main || (last?.main ?? ''),
    content: fingerprint.content || (last?.content ?? ''),
  }
  if (found.isUnsure) Object.assign(kept, { stat: '', facts: '' })
  await sources.updateSource(trx, library, outline.key, {
    fingerprint: JSON.stringify(kept),
    item_id: itemId,
    state: 'pending',
    reason: null,
    seen_at: now,
  })
  await orderMedia(trx, parts.jobs, { itemId, outline, found, wanted }, now)
  const item = await settling.findItem(trx, itemId)
  await settleTitle(trx, itemId, now)
  // Settling only announces what it publishes, but an already published title has changed as well.
  if (item?.published_at) await announceChange(trx, [itemId])
}

async function parentIdOf(trx: DatabaseTransaction, library: string, parent: Outline): Promise<number> {
  const row = await sources.lockSource(trx, library, parent.key)
  if (row?.item_id == null)
    throw new LibraryError(`The title it belongs to could not be imported: ${row?.reason ?? parent.key}`)
  return row.item_id
}
