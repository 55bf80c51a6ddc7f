/** CSV and JSON: rows of titles, with a mapping from columns to fields. @spec decisions 9.6 */
import { parse } from 'csv-parse/sync'
import { CREDIT_ROLES, type TitleFile } from '@quintet/contracts/library'
import { FEED_PREVIEW_ROWS, type FeedField } from '@quintet/contracts/operator/feeds'
import type { Kind, Vertical } from '@quintet/domain/catalogue/categories'
import { parseRating } from '@quintet/domain/youth/rating'
import { genreCategories } from '../../ingest/scan/genres.ts'
import { cleanDate, cleanLanguage, cleanLine, cleanYear } from '../../title-fields/clean.ts'
import { textsIn } from '../entry-texts.ts'
import { addEntry, emptyContent, ENTRIES_MAX, type FeedContent, type FeedEntry, FeedError } from '../feed.ts'
import type { FeedMapping } from '../feed.ts'
import { dayOfTime, feedTime, plainLine, plainText } from '../feed-text.ts'
import { guessMapping } from '../guess-mapping.ts'
import { matchOf, type MatchRow } from './match-row.ts'

type Row = ReadonlyMap<string, unknown>
type Table = { columns: string[]; rows: Row[] }

const CELL_SHOWN = 300
const COLUMNS_MAX = 200
const COLUMNS_NAMED = 20
const KINDS: Record<Vertical, Kind> = {
  movies: 'movie',
  'music-stream': 'channel',
  'audio-books': 'audiobook',
  'pc-games': 'game',
  sports: 'event',
}

/** Reads the mapped columns of a table; without a vertical there are no titles. Throws `FeedError`. */
export function readTable(
  text: string,
  { isJson, vertical, mapping }: { isJson: boolean; vertical: Vertical | null; mapping: FeedMapping | null },
): FeedContent & { mapping: FeedMapping } {
  const { columns, rows } = isJson ? readJson(text, mapping?.rows) : readCsv(text)
  const isMapped = mapping !== null && Object.keys(mapping.columns).length > 0
  const used = isMapped ? mapping : { ...mapping, columns: guessMapping(columns) }
  const content = emptyContent('table', null)
  content.columns = columns
  content.rows = rows.slice(0, FEED_PREVIEW_ROWS).map((row) => columns.map((name) => shown(row.get(name))))
  if (vertical === null) return { ...content, mapping: used }
  const isNamed = used.columns.title ?? (used.columns.home && used.columns.away)
  if (isNamed === undefined)
    throw new FeedError(
      `No column is mapped to the title: --map title=COLUMN. Its columns: ${columns.slice(0, COLUMNS_NAMED).join(', ')}`,
    )
  for (const [field, column] of Object.entries(used.columns))
    if (!columns.includes(column)) throw new FeedError(`There is no column "${column}" for ${field}.`)
  const seen = new Set<string>()
  for (const [place, row] of rows.entries()) {
    const entry = toEntry(row, used, vertical)
    if (entry) addEntry(content, entry, seen)
    else content.failed.push({ path: `row ${place + 1}`, reason: 'It has no title.' })
  }
  return { ...content, mapping: used }
}

function readCsv(text: string): Table {
  let lines: string[][]
  try {
    lines = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 1_000_000,
      to: ENTRIES_MAX + 2,
    })
  } catch (error) {
    throw new FeedError(`This is not readable CSV: ${error instanceof Error ? error.message : ''}`)
  }
  const [heads = [], ...rest] = lines
  return tableOf(
    heads.map((head, at) => head || `column ${at + 1}`),
    rest,
  )
}

function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1)
  const counted = [',', ';', '\t', '|'].map((mark) => ({ mark, count: first.split(mark).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ','
}

function tableOf(columns: readonly string[], lines: readonly (readonly unknown[])[]): Table {
  // Each row repeats all column names: with a million of them a few lines would fill the memory.
  if (columns.length > COLUMNS_MAX) throw new FeedError(`It has more than ${COLUMNS_MAX} columns.`)
  return {
    columns: [...new Set(columns)],
    rows: lines.map((line) => new Map(columns.map((name, at) => [name, line[at]] as const))),
  }
}

function readJson(text: string, rowsAt: string | undefined): Table {
  const document = parsedJson(text)
  const list = rowsAt ? valueAt(document, rowsAt) : listIn(document)
  if (!Array.isArray(list))
    throw new FeedError(rowsAt ? `There is no list at "${rowsAt}".` : 'It contains no list of rows.')
  if (list.length > ENTRIES_MAX) throw new FeedError(`It lists more than ${ENTRIES_MAX} titles; split it.`)
  // Rows as lists of cells, with the headings elsewhere in the document.
  if (list.every((row) => Array.isArray(row))) return tableOf(headsIn(document, list), list as unknown[][])
  const rows = list.map((row: unknown) => new Map<string, unknown>(isObject(row) ? Object.entries(row) : []))
  return { columns: [...new Set(rows.flatMap((row) => [...row.keys()]))].slice(0, COLUMNS_MAX), rows }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new FeedError(`This is not readable JSON: ${error instanceof Error ? error.message : ''}`)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function valueAt(document: unknown, place: string): unknown {
  let value = document
  for (const name of place.split('.'))
    value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return value
}

/** The document itself, or the longest list of rows in it. */
function listIn(document: unknown): unknown {
  if (Array.isArray(document)) return document
  const lists = isObject(document)
    ? Object.values(document).filter(
        (each): each is object[] => Array.isArray(each) && each.every((row) => typeof row === 'object'),
      )
    : []
  return lists.toSorted((a, b) => b.length - a.length)[0]
}

function headsIn(document: unknown, list: unknown[]): string[] {
  const width = Math.max(0, ...list.slice(0, 100).map((row) => (Array.isArray(row) ? row.length : 0)))
  const beside = isObject(document)
    ? Object.values(document).find(
        (each) =>
          Array.isArray(each) &&
          each !== list &&
          each.length === width &&
          each.every((head) => typeof head === 'string'),
      )
    : undefined
  return (beside as string[] | undefined) ?? Array.from({ length: width }, (_, at) => `column ${at + 1}`)
}

/** A cell as a single text. */
function cellText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return Array.isArray(value) ? value.flatMap((each) => cellText(each) ?? []).join(', ') : undefined
}

function shown(value: unknown): string {
  return (plainLine(cellText(value)) ?? '').slice(0, CELL_SHOWN)
}

/** A cell as several values: a list, or a text with separators. */
function cellWords(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.map(cellText) : (cellText(value) ?? '').split(/[,;|]/)
  return parts.flatMap((part) => plainLine(part) ?? []).filter((word) => word !== '-')
}

function toEntry(row: Row, { columns }: FeedMapping, vertical: Vertical): FeedEntry | null {
  const cell = (field: FeedField) => {
    const column = columns[field]
    return column === undefined ? undefined : row.get(column)
  }
  const line = (field: FeedField) => plainLine(cellText(cell(field)))
  const match = vertical === 'sports' ? matchOf({ cell, line }) : null
  const title = plainLine(cellText(cell('title')), 500) ?? match?.pair?.join(' – ')
  if (title === undefined) return null
  const year = cleanYear(line('year') ?? line('releasedOn') ?? match?.day)
  const id = cellText(cell('id'))?.trim()
  // The same two teams play each other repeatedly.
  const known = match?.pair ? `${match.pair.join(':')}:${match.day ?? ''}` : `${title}:${year ?? ''}`
  const addresses = cellWords(cell('media')).flatMap((word) => URL.parse(word)?.href ?? [])
  return {
    key: id ? `id:${id}` : `row:${known.toLowerCase()}`,
    vertical,
    kind: KINDS[vertical],
    title,
    file: {
      ...(vertical === 'music-stream' ? { kind: 'channel', live: true } : {}),
      ...factsOf(cell, { title, year, vertical }),
      ...factsOfMatch(match, peopleOf(cell)),
    },
    media: addresses.slice(0, 1).map((address) => ({ address, title: null, type: null, bytes: null })),
    guideId: null,
  }
}

/** The two teams come first, home before away, as in the result. */
function factsOfMatch(match: MatchRow | null, people: NonNullable<TitleFile['people']>): TitleFile {
  if (match === null) return {}
  const sides = (match.pair ?? []).map((name) => ({ name, role: 'team' as const }))
  const others = match.pair ? people.filter(({ role }) => role !== 'team') : people
  return {
    ...match.facts,
    people: [...sides, ...others].slice(0, 200),
    ...(match.day === undefined ? {} : { releasedOn: match.day }),
  }
}

type Cell = (field: FeedField) => unknown

function factsOf(
  cell: Cell,
  { title, year, vertical }: { title: string; year: number | undefined; vertical: Vertical },
): TitleFile {
  const line = (field: FeedField) => plainLine(cellText(cell(field)))
  const language = cleanLanguage(line('language'))
  const day = cleanDate(line('releasedOn')) ?? dayOfTime(feedTime(line('releasedOn')))
  const rating = line('rating')
  const country = line('country')?.toUpperCase()
  const publisher = plainLine(cellText(cell('publisher')), 100)
  return {
    texts: textsIn(language, {
      title,
      description: plainText(cellText(cell('description'))),
      shortDescription: plainText(cellText(cell('shortDescription')), 500),
    }),
    categories: [vertical, ...genreCategories(vertical, cellWords(cell('genres'))).slice(0, 29)],
    people: peopleOf(cell),
    ...(year === undefined ? {} : { year }),
    ...(day === undefined ? {} : { releasedOn: day }),
    ...(rating !== undefined && rating.length <= 20 && parseRating(rating) !== null ? { rating } : {}),
    ...(language === undefined ? {} : { language }),
    ...(country !== undefined && /^[A-Z]{2}$/.test(country) ? { country } : {}),
    ...(publisher === undefined ? {} : { publisher }),
    ...(cell('tags') === undefined
      ? {}
      : {
          tags: cellWords(cell('tags'))
            .map((tag) => tag.slice(0, 100))
            .slice(0, 30),
        }),
  }
}

function peopleOf(cell: Cell): NonNullable<TitleFile['people']> {
  return CREDIT_ROLES.flatMap((role) =>
    cellWords(cell(role)).flatMap((written) => {
      const name = cleanLine(written)
      return name === undefined ? [] : [{ name, role }]
    }),
  ).slice(0, 200)
}
