/** The report of a finished import. @spec decisions 9.4 */
import { relative } from 'node:path'
import type { Kind } from '@quintet/domain/catalogue/categories'
import type { Database } from '@quintet/platform/db/database'
import type { Place, Refusal } from '@quintet/media-files/library/library-folder'
import * as sources from '../sources/queries.ts'
import * as queries from './queries.ts'
import type { Outline } from '../scan/outline.ts'

export type Change = 'imported' | 'updated' | 'unchanged' | 'failed'

/** What an import did with each title. */
export type Run = {
  outlines: Outline[]
  /** By title key. */
  changes: Map<string, Change>
  failed: Refusal[]
  ignored: Refusal[]
}

export type ReportedItem = {
  id: number
  path: string
  kind: Kind
  title: string
  change: 'imported' | 'updated' | 'unchanged'
  /** `pending` while its media are being made. */
  state: 'published' | 'draft' | 'pending'
}

export type ImportReport = {
  imported: number
  updated: number
  unchanged: number
  failed: Refusal[]
  items: ReportedItem[]
  /** Titles in the catalogue that are no longer in the folder. */
  vanished: { path: string; title: string }[]
  /** Files that were skipped or not understood, without harm. */
  ignored: Refusal[]
}

/** Reports the current state of the titles; drops failed files that no longer exist. */
export async function makeReport(db: Database, place: Place, run: Run): Promise<ImportReport> {
  const rows = await queries.importedRows(db, place.root, place.within)
  const outlines = new Map(run.outlines.map((outline) => [outline.key, outline]))
  const families = childrenByKey(run.outlines)
  const failed = [...run.failed]
  const items: ReportedItem[] = []
  const vanished: ImportReport['vanished'] = []
  const forgotten: string[] = []
  const states = new Map(rows.map((row) => [row.path, row.state]))
  for (const row of rows) {
    const outline = outlines.get(row.path)
    const children = families.get(row.path) ?? []
    if (!outline) {
      if (isTitle(row)) vanished.push({ path: row.path, title: row.title ?? row.path })
      else forgotten.push(row.path)
    } else if (row.state === 'failed') {
      failed.push({ path: pathOf(outline), reason: row.reason ?? 'It could not be imported.' })
    } else if (row.item_id !== null && row.kind !== null && !isEmptyParent(children, states)) {
      const change = run.changes.get(row.path) ?? 'unchanged'
      items.push({
        id: row.item_id,
        path: row.path,
        kind: row.kind,
        title: row.title ?? row.path,
        change: change === 'failed' ? 'unchanged' : change,
        state: stateOf(row, children, states),
      })
    }
  }
  const gone = new Set(vanished.map(({ path }) => path))
  await sources.forgetSources(db, place.root, forgotten)
  const count = (change: Change) => items.filter((item) => item.change === change).length
  return {
    imported: count('imported'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    failed: onceEach(failed.filter(({ path }) => !gone.has(path))).toSorted((a, b) =>
      a.path < b.path ? -1 : 1,
    ),
    items,
    vanished,
    ignored: [
      ...run.ignored,
      ...(await picturesLeftOut(db, place)),
      ...(await partsLeftOut(db, place, outlines)),
    ],
  }
}

/** True if a source became a title that someone could miss. */
export const isTitle = (row: queries.ImportedRow): boolean =>
  row.published_at !== null || (row.state === 'imported' && row.item_id !== null)

/** What the media service could not use from playable files: image-based subtitles. */
async function partsLeftOut(
  db: Database,
  place: Place,
  outlines: ReadonlyMap<string, Outline>,
): Promise<Refusal[]> {
  const rows = await queries.mediaNotes(db, place.root, place.within)
  return rows.flatMap(({ path, notes }) => {
    const outline = outlines.get(path)
    return outline ? notes.map((reason) => ({ path: pathOf(outline), reason })) : []
  })
}

// The tracks of a single-file disc all fail for the same reason.
function onceEach(refusals: readonly Refusal[]): Refusal[] {
  return [...new Map(refusals.map((refusal) => [`${refusal.path}\0${refusal.reason}`, refusal])).values()]
}

async function picturesLeftOut(db: Database, place: Place): Promise<Refusal[]> {
  const pictures = await queries.failedPictures(db, place.root, place.within)
  return pictures.map(({ path: title, source, reason }) => ({
    path: relative(place.root, source.path) || title,
    reason: `Picture skipped: ${reason ?? 'it could not be processed.'}`,
  }))
}

/** The path to show to an operator: the media file itself, if there is only one. */
function pathOf(outline: Outline): string {
  const [only, ...others] = outline.media
  return only && others.length === 0 ? only.path : outline.key
}

function stateOf(
  row: queries.ImportedRow,
  children: readonly Outline[],
  states: ReadonlyMap<string, string>,
): ReportedItem['state'] {
  const waits = ({ key }: Outline) => states.get(key) === 'pending'
  if (row.state === 'pending') return 'pending'
  if (row.published_at !== null) return 'published'
  return children.some(waits) ? 'pending' : 'draft'
}

function childrenByKey(outlines: readonly Outline[]): ReadonlyMap<string, readonly Outline[]> {
  return Map.groupBy(
    // Extras do not count as parts of a film.
    outlines.filter(({ parent, kind }) => parent !== null && kind !== 'extra'),
    ({ parent }) => parent?.key ?? '',
  )
}

// An album without a single imported track is no title; its tracks give the reasons.
function isEmptyParent(children: readonly Outline[], states: ReadonlyMap<string, string>): boolean {
  return children.length > 0 && children.every(({ key }) => states.get(key) === 'failed')
}
