/** Titles as the console lists and shows them, hidden ones too. */
import { LIST_PAGE } from '@quintet/contracts/operator/fields'
import type { TitleLine, TitleRecord, TitleTexts } from '@quintet/contracts/operator/titles'
import { Problem } from '@quintet/contracts/problem'
import { LANGUAGES, type Language } from '@quintet/domain/languages'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { liveStanding } from '../channels/operate.ts'
import * as queries from './queries.ts'

type Listing = queries.Wanted & Pick<queries.Page, 'sort' | 'isDescending'> & { page: number }

/** A page of titles, and how many there are in all. */
export async function listTitles(
  db: Database,
  { page, sort, isDescending, ...wanted }: Listing,
): Promise<{ items: TitleLine[]; total: number }> {
  const place = { sort, isDescending, offset: page * LIST_PAGE, limit: LIST_PAGE }
  const [rows, total] = await Promise.all([
    queries.selectTitles(db, wanted, place),
    queries.countTitles(db, wanted),
  ])
  return { items: rows.map(toLine), total }
}

function toLine(row: queries.TitleRow): TitleLine {
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    vertical: row.vertical,
    year: row.year,
    rating: row.parental_guidance,
    state: row.state,
    isEdited: Boolean(row.is_edited),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** Titles by their ids, in the order of their names. */
export async function titleLines(
  db: Database | DatabaseTransaction,
  ids: readonly number[],
  language: Language,
): Promise<TitleLine[]> {
  return (await queries.selectTitlesOf(db, ids, language)).map(toLine)
}

/** One title; throws `unknown_content`. */
export async function readTitle(
  db: Database | DatabaseTransaction,
  id: number,
  language: Language,
): Promise<TitleRecord> {
  const row = await queries.selectTitle(db, id, language)
  if (!row) throw new Problem('unknown_content')
  const { imported, edited } = await queries.selectTexts(db, id)
  const textsIn = (rows: readonly queries.TextRow[], wanted: Language) =>
    toTexts(rows.find((text) => text.language === wanted))
  return {
    ...toLine(row),
    reason: row.reason,
    source: row.source_key,
    live: await liveStanding(db, id),
    texts: LANGUAGES.map((each) => ({
      language: each,
      imported: textsIn(imported, each),
      edited: textsIn(edited, each),
    })),
  }
}

function toTexts(row: queries.TextRow | undefined): TitleTexts | null {
  return row
    ? { title: row.title, shortDescription: row.short_description, description: row.description }
    : null
}
