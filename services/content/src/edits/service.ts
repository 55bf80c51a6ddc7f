/**
 * An edit overrides what an import says and survives the next one. The catalogue tables hold the displayed values; the imported value is
 * kept beside them. Why: docs/decisions/0270. @spec decisions 13.3
 */
import { isDeepStrictEqual } from 'node:util'
import type { SheetChanges } from '@quintet/contracts/operator/title-sheet'
import { Problem } from '@quintet/contracts/problem'
import {
  FOLLOWED_FIELDS,
  SHEET_FIELDS,
  type SheetField,
  type VersionField,
} from '@quintet/domain/catalogue/title-sheet'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import { announceChange } from '../catalogue/changes.ts'
import { changeTitle } from '../catalogue/write.ts'
import { restoreArtwork } from './artwork.ts'
import { restoreSubtitles } from './subtitles.ts'
import { restoreTrailer } from './trailer.ts'
import * as queries from './queries.ts'
import { changesOf, type KeptSheet, readSheet } from './sheet.ts'
import { refuseSharedNumbers } from './track-numbers.ts'

type Moments = KeptSheet['moments']

export type Wanted = {
  id: number
  /** The version that the editor saw. */
  version: number
  actor: string
  /** The edit of many titles that this belongs to. */
  edit?: string
  /** Part of a change of several titles, which checks the numbers of tracks as a whole. */
  isPart?: boolean
}

/** Overrides imported fields. Throws `unknown_content`, `title_changed`, and `track_number_taken` if another track has the number. */
export async function editTitle(
  tx: DatabaseTransaction,
  { fields, ...wanted }: Wanted & { fields: SheetChanges },
  now: Date,
): Promise<void> {
  const edits = await beginEditing(tx, wanted)
  for (const [field, value] of Object.entries(fields)) edits.set(field as SheetField, value)
  await makeEdits(tx, { ...wanted, edits, fields: Object.keys(fields) as SheetField[] }, now)
}

/** Overrides the imported moments, based on the current ones; returns the one that `change` reports. Throws as `editTitle`. */
export async function editMoments(
  tx: DatabaseTransaction,
  {
    change,
    ...wanted
  }: Wanted & { change: (shown: KeptSheet) => { moments: Moments; told: Moments[number] } },
  now: Date,
): Promise<Moments[number]> {
  const edits = await beginEditing(tx, wanted)
  const { moments, told } = change(await readSheet(tx, wanted.id))
  edits.set('moments', moments)
  await makeEdits(tx, { ...wanted, edits, fields: ['moments'] }, now)
  return told
}

/** Resets fields to their imported values. Throws as `editTitle`. */
export async function takeImported(
  tx: DatabaseTransaction,
  { fields, ...wanted }: Wanted & { fields: readonly SheetField[] },
  now: Date,
): Promise<void> {
  const edits = await beginEditing(tx, wanted)
  for (const field of fields) edits.delete(field)
  await makeEdits(tx, { ...wanted, edits, fields }, now)
}

/**
 * Restores the edits, pictures, trailer and subtitles of an earlier version; 0 means none. Throws as `editTitle`, and `unknown_version`.
 */
export async function restoreVersion(
  { jobs }: { jobs: Jobs },
  tx: DatabaseTransaction,
  { back, ...wanted }: Wanted & { back: number },
  now: Date,
): Promise<void> {
  const edits = await beginEditing(tx, wanted)
  const kept =
    back === 0
      ? { edits: {}, artwork: [], trailer: null, subtitles: null }
      : await queries.selectVersion(tx, wanted.id, back)
  if (!kept) throw new Problem('unknown_version')
  const restored = new Map(Object.entries(kept.edits) as [SheetField, unknown][])
  const fields = SHEET_FIELDS.filter(
    (field) =>
      edits.has(field) !== restored.has(field) || !isDeepStrictEqual(edits.get(field), restored.get(field)),
  )
  const { id } = wanted
  const { artwork, trailer, subtitles } = kept
  const beside: VersionField[] = []
  if (artwork !== null && (await restoreArtwork(tx, jobs, { id, artwork }, now))) beside.push('artwork')
  if (await restoreTrailer(tx, jobs, { id, trailer }, now)) beside.push('trailer')
  if (await restoreSubtitles(tx, id, subtitles)) beside.push('subtitles')
  await makeEdits(tx, { ...wanted, edits: restored, fields, beside }, now)
}

/** After an import rewrote a title: reapplies the edits, and stores the new imported values with them. */
export async function layOver(tx: DatabaseTransaction, id: number, now: Date): Promise<void> {
  const rows = await queries.editsOf(tx, id)
  const title = await queries.lockTitle(tx, id)
  const above = title?.parent_id ? await queries.ownEdits(tx, title.parent_id) : []
  if (rows.length === 0 && above.length === 0) return
  const imported = await readSheet(tx, id)
  const own = rows.filter(({ from_parent }) => !from_parent)
  for (const row of own)
    await queries.saveEdit(tx, id, { ...row, said: { ...row.said, imported: imported[row.field] } })
  for (const { field, from_parent } of rows) if (from_parent) await queries.deleteEdit(tx, id, field)
  await changeTitle(tx, id, changesOf(new Map(own.map(({ field, said }) => [field, said.edited]))), now)
  for (const { field, said } of above) await follow(tx, { id, field, said }, now)
}

/** The rating of a title as imported, or as it is if nobody edited it, to be written to another one. */
export async function ratingAsImported(
  tx: DatabaseTransaction,
  id: number,
): Promise<ReturnType<typeof changesOf>> {
  const edit = (await queries.ownEdits(tx, id)).find(({ field }) => field === 'rating')
  const rating = edit ? edit.said.imported : (await readSheet(tx, id)).rating
  return changesOf(new Map([['rating', rating]]))
}

/** The edits of a title, including inherited ones, and the newest version; 0 if it was never edited. */
export async function readEdits(db: Database | DatabaseTransaction, id: number) {
  return { rows: await queries.editsOf(db, id), version: await queries.newestVersion(db, id) }
}

/** The latest versions of a title, newest first. */
export async function listVersions(db: Database, id: number, limit: number) {
  const rows = await queries.selectVersions(db, id, limit)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** The existing edits, read after locking the title. */
async function beginEditing(
  tx: DatabaseTransaction,
  { id, version }: Wanted,
): Promise<Map<SheetField, unknown>> {
  if (!(await queries.lockTitle(tx, id))) throw new Problem('unknown_content')
  if ((await queries.newestVersion(tx, id)) !== version) throw new Problem('title_changed')
  return new Map((await queries.ownEdits(tx, id)).map(({ field, said }) => [field, said.edited]))
}

/** Makes these the edits of a title; `fields` are those that may differ from before, `beside` other changes that are not fields. */
async function makeEdits(
  tx: DatabaseTransaction,
  {
    id,
    actor,
    edit,
    isPart = edit !== undefined,
    edits,
    fields,
    beside = [],
  }: Wanted & {
    edits: Map<SheetField, unknown>
    fields: readonly SheetField[]
    beside?: readonly VersionField[]
  },
  now: Date,
): Promise<void> {
  const rows = new Map((await queries.editsOf(tx, id)).map((row) => [row.field, row]))
  const shown = await readSheet(tx, id)
  const changed = new Map<SheetField, unknown>()
  const parts = await queries.partIds(tx, id)
  for (const field of fields) {
    const row = rows.get(field)
    const imported = row ? row.said.imported : shown[field]
    const said = { edited: edits.has(field) ? edits.get(field) : imported, imported }
    changed.set(field, said.edited)
    if (edits.has(field)) await queries.saveEdit(tx, id, { field, said, from_parent: false })
    else await queries.deleteEdit(tx, id, field)
    if (FOLLOWED_FIELDS.includes(field))
      for (const part of parts) await follow(tx, { id: part, field, said }, now)
  }
  await changeTitle(tx, id, changesOf(changed), now)
  await followAbove(tx, id, now)
  await queries.insertVersion(tx, {
    id,
    at: now,
    actor,
    fields: [...fields, ...beside],
    edits: Object.fromEntries(edits),
    edit: edit ?? null,
  })
  await announceChange(tx, [id, ...parts])
  const title = await queries.lockTitle(tx, id)
  if (!isPart && fields.includes('trackNumber') && title?.parent_id)
    await refuseSharedNumbers(tx, title.parent_id, [id])
}

/** A part whose own edit was undone inherits from its parent again. */
async function followAbove(tx: DatabaseTransaction, id: number, now: Date): Promise<void> {
  const title = await queries.lockTitle(tx, id)
  if (!title?.parent_id) return
  for (const { field, said } of await queries.ownEdits(tx, title.parent_id))
    await follow(tx, { id, field, said }, now)
}

/** Applies a parent's edited value to a part, if their imported values agree and the part has no edit of its own. */
async function follow(
  tx: DatabaseTransaction,
  { id, field, said }: { id: number; field: SheetField; said: queries.EditRow['said'] },
  now: Date,
): Promise<void> {
  if (!FOLLOWED_FIELDS.includes(field)) return
  const row = (await queries.editsOf(tx, id)).find((edit) => edit.field === field)
  if (row && !row.from_parent) return
  const imported = row ? row.said.imported : (await readSheet(tx, id))[field]
  if (!isDeepStrictEqual(imported, said.imported)) return
  if (isDeepStrictEqual(said.edited, said.imported)) await queries.deleteEdit(tx, id, field)
  else await queries.saveEdit(tx, id, { field, said: { ...said, imported }, from_parent: true })
  await changeTitle(tx, id, changesOf(new Map([[field, said.edited]])), now)
}
