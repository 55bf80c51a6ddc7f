/** Previews an import: reads the same files with the same code, and saves nothing. @spec decisions 13.36 */
import { isDeepStrictEqual } from 'node:util'
import type { Kind } from '@quintet/domain/catalogue/categories'
import { DEFAULT_LANGUAGE, type Language } from '@quintet/domain/basics/languages'
import { SHEET_FIELDS, type SheetField } from '@quintet/domain/catalogue/title-sheet'
import type { Place, Refusal } from '@quintet/media-files/library/library-folder'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { saveTitle } from '../../catalogue/write.ts'
import { layOver, readEdits } from '../../edits/service.ts'
import { readSheet } from '../../edits/sheet.ts'
import { isSameContent, readTitle, reasonOf } from '../import-title.ts'
import { findPlace } from '../library-file.ts'
import { lookInto, withoutDeleted } from '../look-into.ts'
import { findMoved } from '../moved-library.ts'
import type { ImportOptions, IngestParts } from '../parts.ts'
import { findRenamed } from '../renamed.ts'
import * as reports from '../report/queries.ts'
import { isTitle, type Run } from '../report/report.ts'
import type { Outline } from '../scan/outline.ts'
import { type FoundTitle, TitleReader } from '../scan/read.ts'
import {
  ContentHasher,
  type Made,
  parseFingerprint,
  statOf,
  toMake,
  toMakeAnew,
  withKnownMedia,
} from '../sources/fingerprint.ts'
import * as sources from '../sources/queries.ts'
import { sourceKey } from '../sources/source-key.ts'
import * as queries from './queries.ts'

export type FieldChange = { field: SheetField; before: unknown; after: unknown }

export type PreviewedTitle = {
  path: string
  kind: Kind
  title: string
  /** The title that would change; null for a new one. */
  id: number | null
  /** Its previous path, if that has changed. */
  from: string | null
  fields: FieldChange[]
  /** Changes in the import that an editor's value overrides. */
  kept: FieldChange[]
  /** Media that would be packaged or pictures that would be made again. */
  media: Made[]
}

export type ImportPreview = {
  titles: PreviewedTitle[]
  unchanged: number
  /** Titles no longer in the folder; an import leaves them in the catalogue. */
  gone: { path: string; title: string }[]
  failed: Refusal[]
  ignored: Refusal[]
}

type Look = {
  parts: Pick<IngestParts, 'db' | 'clock'>
  /** The path under which the catalogue knows the library: for a moved one, its old path. */
  library: string
  reader: TitleReader
  hasher: ContentHasher
  run: Run
  language: Language
}

/** What `importLibrary` would do now with a folder or a place in a library. Throws the same errors. */
export async function previewImport(
  parts: Pick<IngestParts, 'db' | 'clock'>,
  folder: string | Place,
  {
    folders,
    knownAs,
    signal,
    onProgress,
    language = DEFAULT_LANGUAGE,
  }: Pick<ImportOptions, 'folders' | 'knownAs' | 'signal' | 'onProgress'> & {
    /** In which titles are named. */
    language?: Language
  } = {},
): Promise<ImportPreview> {
  const { db } = parts
  const { place, meaningOf } = await findPlace(folder, folders)
  const { run, files } = await lookInto(place, meaningOf, signal)
  const library = knownAs ?? (await findMoved(db, place, run.outlines, meaningOf)) ?? place.root
  const known = { ...place, root: library }
  const hasher = new ContentHasher(signal)
  const renamed = knownAs ? new Map<string, string>() : await findRenamed(db, known, run.outlines, hasher)
  const titles = await withoutDeleted(db, library, run)
  const rows = new Map((await sources.sourcesOf(db, library, '')).map((row) => [row.path, row]))
  const look = { parts, library, reader: new TitleReader(files), hasher, run, language }
  const previewed: PreviewedTitle[] = []
  let unchanged = 0
  for (const [done, outline] of titles.entries()) {
    signal?.throwIfAborted()
    onProgress?.({ phase: 'reading', done, total: titles.length })
    const from = renamed.get(outline.key) ?? null
    const told = await previewTitle(look, { outline, from, row: rows.get(from ?? outline.key) })
    if (told === 'unchanged') unchanged += 1
    else if (told !== 'failed') previewed.push(told)
  }
  const there = new Set([...titles.map(({ key }) => key), ...renamed.values()])
  const gone = await missing(look, known, there)
  return { titles: previewed, unchanged, gone, failed: run.failed, ignored: run.ignored }
}

type Seen = { outline: Outline; from: string | null; row: sources.SourceRow | undefined }

async function previewTitle(
  look: Look,
  { outline, from, row }: Seen,
): Promise<PreviewedTitle | 'unchanged' | 'failed'> {
  const last = row ? parseFingerprint(row.fingerprint) : null
  if (last?.stat === statOf(outline)) {
    if (row?.state !== 'failed') return 'unchanged'
    look.run.failed.push({ path: outline.key, reason: row.reason ?? '' })
    return 'failed'
  }
  try {
    // A new title may be a film of many gigabytes, which need not be hashed to see that it is new.
    const now = last ? withKnownMedia(await look.hasher.fingerprint(outline), last) : null
    const itemId = row?.item_id ?? null
    if (last && now && itemId !== null && from === null && isSameContent(last, now)) return 'unchanged'
    const found = await readTitle(look.reader, outline)
    look.run.ignored.push(...found.warnings)
    const { path, kind, title } = {
      path: outline.key,
      kind: outline.kind,
      title: nameOf(found, outline, look.language),
    }
    const media = last && now ? toMakeAnew(now, last) : await toMake(outline)
    if (itemId === null || !row) return { path, kind, title, id: null, from, fields: [], kept: [], media }
    const differs = await difference(look, { itemId, path: row.path, found })
    return { path, kind, title, id: itemId, from, ...differs, media }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    look.run.failed.push({ path: outline.key, reason })
    return 'failed'
  }
}

const nameOf = ({ save: { texts } }: FoundTitle, { key }: Outline, language: Language): string =>
  (texts[language] ?? texts.de ?? texts.en)?.title ?? key

class TakenBack extends Error {}

/** Saves what was found like an import, compares the result, and rolls back. */
async function difference(
  { parts: { db, clock }, library }: Look,
  { itemId, path, found }: { itemId: number; path: string; found: FoundTitle },
): Promise<Pick<PreviewedTitle, 'fields' | 'kept'>> {
  let told: Pick<PreviewedTitle, 'fields' | 'kept'> = { fields: [], kept: [] }
  const work = db.transaction().execute(async (trx) => {
    const before = await standing(trx, itemId)
    const parentId = await queries.parentOf(trx, itemId)
    const now = clock.now()
    await saveTitle(trx, { ...found.save, sourceKey: sourceKey(library, path), parentId }, now)
    await layOver(trx, itemId, now)
    const after = await standing(trx, itemId)
    const differing = (one: Said, other: Said) =>
      SHEET_FIELDS.filter((field) => field in other && !isDeepStrictEqual(one[field], other[field])).map(
        (field) => ({ field, before: one[field], after: other[field] }),
      )
    told = {
      fields: differing(before.shown, after.shown),
      kept: differing(before.imported, after.imported),
    }
    throw new TakenBack()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error
  })
  return told
}

type Said = Partial<Record<SheetField, unknown>>

async function standing(trx: DatabaseTransaction, itemId: number): Promise<{ shown: Said; imported: Said }> {
  const { rows } = await readEdits(trx, itemId)
  const own = rows.filter(({ from_parent }) => !from_parent)
  return {
    shown: await readSheet(trx, itemId),
    imported: Object.fromEntries(own.map(({ field, said }) => [field, said.imported])),
  }
}

async function missing(
  { parts: { db }, library, language }: Look,
  { within }: Place,
  there: ReadonlySet<string>,
): Promise<ImportPreview['gone']> {
  const rows = await reports.importedRows(db, library, within, language)
  return rows
    .filter((row) => !there.has(row.path) && isTitle(row))
    .map(({ path, title }) => ({ path, title: title ?? path }))
}
