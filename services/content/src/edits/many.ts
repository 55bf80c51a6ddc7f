/** Editing many titles at once: previewed, then done in one transaction with a version for each title. @spec decisions 13.18 */
import type { ManyChange, ManyLine, ManyUndone } from '@quintet/contracts/operator/many-titles'
import { Problem } from '@quintet/contracts/problem'
import { bulkEdit } from '@quintet/domain/catalogue/bulk-edit'
import type { Language } from '@quintet/domain/basics/languages'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import * as queries from './queries.ts'
import { editTitle, restoreVersion } from './service.ts'
import { readSheet } from './sheet.ts'
import { findStuck, type MadeVersion } from './track-numbers.ts'

type Db = Database | DatabaseTransaction

type Difference = Pick<ManyLine, 'before' | 'after'>

/** What each title would become, and the version that the preview is based on. Throws `unknown_content`. */
export async function previewMany(
  db: Db,
  { ids, change, language }: { ids: readonly number[]; change: ManyChange; language: Language },
): Promise<ManyLine[]> {
  const lines: ManyLine[] = []
  for (const id of ids) {
    lines.push({
      id,
      title: await nameOf(db, id, language),
      version: await queries.newestVersion(db, id),
      ...(await differenceOf(db, id, change)),
    })
  }
  return lines
}

type Wanted = { titles: readonly { id: number; version: number }[]; change: ManyChange; actor: string }

/**
 * Edits those titles that would change, all or none; returns each one's changes, and the id to undo them with. Throws as `editTitle`:
 * `title_changed` if one of them was edited since it was read.
 */
export async function editMany(
  tx: DatabaseTransaction,
  { titles, change, actor }: Wanted,
  now: Date,
): Promise<{ edit: string; done: ({ id: number } & Difference)[] }> {
  const edit = newId('edt')
  const done: ({ id: number } & Difference)[] = []
  // In a fixed order, so that two editors with the same titles wait instead of deadlocking.
  for (const { id, version } of titles.toSorted((a, b) => a.id - b.id)) {
    if (!(await queries.lockTitle(tx, id))) throw new Problem('unknown_content')
    const { before, after } = await differenceOf(tx, id, change)
    if (Object.keys(after).length === 0) continue
    await editTitle(tx, { id, version, actor, fields: after, edit }, now)
    done.push({ id, before, after })
  }
  return { edit, done }
}

/**
 * Undoes an edit of many titles, for those not edited since. A track stays as it is, too, if another one has its earlier number now. Throws
 * `unknown_edit`.
 */
export async function undoMany(
  parts: { jobs: Jobs },
  tx: DatabaseTransaction,
  { edit, actor, language }: { edit: string; actor: string; language: Language },
  now: Date,
): Promise<ManyUndone> {
  const made = await queries.versionsOfEdit(tx, edit)
  if (made.length === 0) throw new Problem('unknown_edit')
  // The other tracks of their albums, too: none may take a number that an undone one goes back to.
  const ids = new Set(made.map(({ item_id: id }) => id))
  for (const id of await queries.selectSiblings(tx, [...ids])) ids.add(id)
  for (const id of [...ids].toSorted((a, b) => a - b)) await queries.lockTitle(tx, id)
  const versions: MadeVersion[] = []
  for (const version of made)
    versions.push({
      ...version,
      isNewest: (await queries.newestVersion(tx, version.item_id)) === version.id,
    })
  const stuck = await findStuck(tx, versions)
  const found: ManyUndone = { undone: [], kept: [], numberTaken: [] }
  for (const { item_id: id, id: version, before, isNewest } of versions) {
    const became = stuck.has(id) ? 'numberTaken' : isNewest ? 'undone' : 'kept'
    const wanted = { id, version, actor, back: before, isPart: true }
    if (became === 'undone') await restoreVersion(parts, tx, wanted, now)
    found[became].push({ id, title: await nameOf(tx, id, language) })
  }
  return found
}

async function nameOf(db: Db, id: number, language: Language): Promise<string> {
  const { textDe, textEn } = await readSheet(db, id)
  const [own, other] = language === 'de' ? [textDe, textEn] : [textEn, textDe]
  return (own ?? other)?.title ?? String(id)
}

async function differenceOf(db: Db, id: number, change: ManyChange): Promise<Difference> {
  const facts = await queries.selectKind(db, id)
  if (!facts) throw new Problem('unknown_content')
  const shown = await readSheet(db, id)
  // An imported rating has more fields than an editor can set.
  const { guidance, descriptors } = shown.rating
  const held = { ...facts, ...shown, rating: { guidance, descriptors } }
  const after = bulkEdit(held, change) as Difference['after']
  const fields = Object.keys(after) as (keyof Difference['after'])[]
  return { before: Object.fromEntries(fields.map((field) => [field, held[field]])), after }
}
