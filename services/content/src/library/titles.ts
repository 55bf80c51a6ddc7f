/** Titles as the console lists and shows them, including hidden ones. */
import { FILE_ROWS_MAX, LIST_PAGE } from '@quintet/contracts/operator/fields'
import { inOneFile } from '@quintet/contracts/operator/one-file'
import type { TitleLine, TitleRecord } from '@quintet/contracts/operator/titles'
import { Problem } from '@quintet/contracts/problem'
import { KIDS_CATEGORY, type Vertical, VERTICAL_FACTS, VERTICALS } from '@quintet/domain/catalogue/categories'
import { csvOf } from '@quintet/domain/basics/csv'
import { LANGUAGES, type Language } from '@quintet/domain/basics/languages'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { categoryName } from '../catalogue/category-names.ts'
import { changeJingles, channelJingles, liveStanding } from '../channels/operate.ts'
import { readEdits } from '../edits/service.ts'
import { readSheet } from '../edits/sheet.ts'
import { picturesOf } from './artwork.ts'
import * as queries from './queries.ts'
import { trailerOf } from './trailer.ts'

type Listed = queries.Wanted & Pick<queries.Page, 'sort' | 'isDescending'>
type Listing = Listed & { page: number }

/** A page of titles, and the total number. */
export async function listTitles(
  db: Database,
  { page, sort, isDescending, ...wanted }: Listing,
): Promise<{ items: TitleLine[]; total: number }> {
  const place = { sort, isDescending, offset: page * LIST_PAGE, limit: LIST_PAGE }
  const counting = queries.countTitles(db, wanted)
  // If nothing matches, the query would scan the whole order.
  if (isNarrowed(wanted) && (await counting) <= place.offset) return { items: [], total: await counting }
  const [rows, total] = await Promise.all([queries.selectTitles(db, wanted, place), counting])
  return { items: rows.map(toLine), total }
}

/** All titles of the list as CSV; throws `too_many_rows`. */
export async function titlesCsv(db: Database, { sort, isDescending, ...wanted }: Listed): Promise<string> {
  const place = { sort, isDescending, offset: 0, limit: FILE_ROWS_MAX + 1 }
  const rows = inOneFile(await queries.selectTitles(db, wanted, place))
  const head = ['id', 'title', 'vertical', 'kind', 'year', 'rating', 'media', 'state', 'edited', 'lacks']
  return csvOf([
    [...head, 'until', 'added', 'updated'],
    ...rows
      .map(toLine)
      .map((line) => [
        line.id,
        line.title,
        line.vertical,
        line.kind,
        line.year ?? '',
        line.rating ?? '',
        line.media,
        line.state,
        line.isEdited ? 'yes' : 'no',
        line.lacks.join(' '),
        line.availableUntil ?? '',
        line.addedAt,
        line.updatedAt,
      ]),
  ])
}

// Nearly all titles have ready media, so this filter does not cause long scans.
const isNarrowed = ({ search, state, media, rating, lacks, isEdited }: queries.Wanted): boolean =>
  search !== '' ||
  (media !== undefined && media !== 'ready') ||
  [state, rating, lacks, isEdited].some((filter) => filter !== undefined)

function toLine(row: queries.TitleRow): TitleLine {
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    vertical: row.vertical,
    year: row.year,
    rating: row.parental_guidance,
    state: row.state,
    media: row.media,
    lacks: LANGUAGES.filter((language) => !row.languages.includes(language)),
    isEdited: row.is_edited,
    updatedAt: row.updated_at.toISOString(),
    addedAt: row.created_at.toISOString(),
    availableUntil: row.available_until?.toISOString() ?? null,
    schedule: {
      publishAt: row.publish_at?.toISOString() ?? null,
      withdrawAt: row.withdraw_at?.toISOString() ?? null,
    },
  }
}

/** Titles by id, sorted by name. */
export async function titleLines(
  db: Database | DatabaseTransaction,
  ids: readonly number[],
  language: Language,
): Promise<TitleLine[]> {
  return (await queries.selectTitlesOf(db, ids, language)).map(toLine)
}

/** Reads one title. Throws `unknown_content`. */
export async function readTitle(
  db: Database | DatabaseTransaction,
  id: number,
  language: Language,
): Promise<TitleRecord> {
  const row = await queries.selectTitle(db, id, language)
  if (!row) throw new Problem('unknown_content')
  const { rows, version } = await readEdits(db, id)
  const own = rows.filter(({ from_parent }) => !from_parent)
  const parent = row.parent_id === null ? undefined : await queries.selectTitle(db, row.parent_id, language)
  const shown = await readSheet(db, id)
  return {
    ...toLine(row),
    version,
    shown,
    imported: Object.fromEntries(own.map(({ field, said }) => [field, said.imported])),
    follows: rows.flatMap(({ field, from_parent }) => (from_parent ? [field] : [])),
    genres: genresOf(row, shown.categories, language),
    parent: parent ? { id: parent.id, title: parent.title } : null,
    parts: (await queries.selectParts(db, id, language)).map((part) => ({
      id: part.id,
      season: part.season,
      number: part.number,
      title: part.title,
      state: part.state,
    })),
    pictures: await picturesOf(db, id),
    trailer: await trailerOf(db, id),
    film: filmOf(await queries.selectFilm(db, id)),
    durationSeconds: row.duration_seconds,
    reason: row.reason,
    source: row.source_key,
    live: await liveStanding(db, id),
    jingles: await channelJingles(db, id, language),
  }
}

/** Sets how often the jingles of a channel play; null follows its import. Returns what was set before. Throws `unknown_content`. */
export async function setJingles(
  tx: DatabaseTransaction,
  { id, every }: { id: number; every: number | null },
): Promise<number | null> {
  const before = await changeJingles(tx, id, every)
  if (before === undefined) throw new Problem('unknown_content')
  return before
}

function filmOf(row: Awaited<ReturnType<typeof queries.selectFilm>>): TitleRecord['film'] {
  return row ? { id: row.id, isSound: row.form !== 'video', durationSeconds: row.duration_seconds } : null
}

/** The genres of its vertical, the kids area, and any other category it has. */
function genresOf(
  { vertical, kind }: Pick<queries.TitleRow, 'vertical' | 'kind'>,
  held: readonly string[],
  language: Language,
): TitleRecord['genres'] {
  const known = VERTICAL_FACTS[vertical].genres.map((genre) => `${vertical}:${genre}`)
  const forKids = `${KIDS_CATEGORY}:${kind === 'series' || kind === 'episode' ? 'series' : vertical}`
  return [...new Set([...known, forKids, ...held])].map((id) => ({
    id,
    name: nameOfGenre(id, language),
  }))
}

/** Every category a title can be filed under. */
export function listGenres(language: Language): { id: string; name: string; vertical: Vertical | null }[] {
  const own = VERTICALS.flatMap((vertical) =>
    VERTICAL_FACTS[vertical].genres.map((genre) => ({ id: `${vertical}:${genre}`, vertical })),
  )
  const forKids = [KIDS_CATEGORY, ...[...VERTICALS, 'series'].map((area) => `${KIDS_CATEGORY}:${area}`)]
  return [...own, ...forKids.map((id) => ({ id, vertical: null }))].map((genre) => ({
    ...genre,
    name: nameOfGenre(genre.id, language),
  }))
}

const KIDS_AREA: Record<Language, string> = { de: 'Kinderbereich', en: 'Kids’ area' }

// Distinguishes the area behind the kids lock from the genre of the same name.
function nameOfGenre(id: string, language: Language): string {
  if (id === KIDS_CATEGORY) return KIDS_AREA[language]
  const name = categoryName(id, language)
  return id.startsWith(`${KIDS_CATEGORY}:`) ? `${KIDS_AREA[language]}: ${name}` : name
}
