/**
 * An edit lies over what an import says and survives the next one. The tables of the catalogue hold what is shown; beside them stands what
 * the import says in its place. Why: docs/decisions/0270. @spec decisions 13.3
 */
import { isDeepStrictEqual } from 'node:util'
import type { SheetChanges } from '@quintet/contracts/operator/title-sheet'
import { Problem } from '@quintet/contracts/problem'
import {
  FOLLOWED_FIELDS,
  SHEET_FIELDS,
  type SheetField,
  type VersionField,
} from '@quintet/domain/title-sheet'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import { announceChange } from '../catalogue/changes.ts'
import { changeTitle } from '../catalogue/write.ts'
import { restoreArtwork } from './artwork.ts'
import { restoreSubtitles } from './subtitles.ts'
import { restoreTrailer } from './trailer.ts'
import * as queries from './queries.ts'
import { changesOf, type KeptSheet, readSheet } from './sheet.ts'

type Moments = KeptSheet['moments']

export type Wanted = {
  id: number
  /** What the editor saw. */
  version: number
  actor: string
  /** The edit of many titles that this is part of. */
  edit?: string
}

/** Lays fields over those of the import. Throws `unknown_content`, `title_changed`. */
export async function editTitle(
  tx: DatabaseTransaction,
  { fields, ...wanted }: Wanted & { fields: SheetChanges },
  now: Date,
): Promise<void> {
  const edits = await beginEditing(tx, wanted)
  for (const [field, value] of Object.entries(fields)) edits.set(field as SheetField, value)
  await makeEdits(tx, { ...wanted, edits, fields: Object.keys(fields) as SheetField[] }, now)
}

/** Lays moments over those of the import, made of what the title says now; gives the one that `change` tells of. Throws as `editTitle`. */
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

/** Fields say what the import says again. Throws as `editTitle`. */
export async function takeImported(
  tx: DatabaseTransaction,
  { fields, ...wanted }: Wanted & { fields: readonly SheetField[] },
  now: Date,
): Promise<void> {
  const edits = await beginEditing(tx, wanted)
  for (const field of fields) edits.delete(field)
  await makeEdits(tx, { ...wanted, edits, fields }, now)
}

/** Makes edits, pictures, trailer and subtitles those of an earlier version; 0: none. Throws as `editTitle`, and `unknown_version`. */
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

/** Once an import wrote a title anew: it says what was edited again, and the edits remember what the import says now. */
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

/** The edits of a title, those that it follows among them, and the newest version; 0 where nobody ever edited it. */
export async function readEdits(db: Database | DatabaseTransaction, id: number) {
  return { rows: await queries.editsOf(db, id), version: await queries.newestVersion(db, id) }
}

/** The last versions of a title, the newest first. */
export async function listVersions(db: Database, id: number, limit: number) {
  const rows = await queries.selectVersions(db, id, limit)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** The edits that are there, once nobody else can change them. */
async function beginEditing(
  tx: DatabaseTransaction,
  { id, version }: Wanted,
): Promise<Map<SheetField, unknown>> {
  if (!(await queries.lockTitle(tx, id))) throw new Problem('unknown_content')
  if ((await queries.newestVersion(tx, id)) !== version) throw new Problem('title_changed')
  return new Map((await queries.ownEdits(tx, id)).map(({ field, said }) => [field, said.edited]))
}

/** Makes these the edits of a title; `fields` are those that may differ from before, `beside` what changed and is no field. */
async function makeEdits(
  tx: DatabaseTransaction,
  {
    id,
    actor,
    edit,
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
}

/** A part whose own edit was taken back follows what it belongs to again. */
async function followAbove(tx: DatabaseTransaction, id: number, now: Date): Promise<void> {
  const title = await queries.lockTitle(tx, id)
  if (!title?.parent_id) return
  for (const { field, said } of await queries.ownEdits(tx, title.parent_id))
    await follow(tx, { id, field, said }, now)
}

/** Lets a part say what was edited of the whole, where the import says the same of both and the part has no edit of its own. */
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
