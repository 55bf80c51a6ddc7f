/**
 * The plain fields of a title, one entry each: its sources, whether episodes inherit it from their series, the columns that store it, and
 * how it is sent. To add a field, add an entry. @spec decisions 9.2
 */
import type { ContentItem } from '@quintet/contracts/content'
import type { TitleFile } from '@quintet/contracts/library'
import type { Programme } from '@quintet/domain/live/channel-plan'
import type { ResultOfDay } from '@quintet/domain/catalogue/competitions'
import type { Control } from '@quintet/domain/catalogue/controls'
import type { ExtraKind } from '@quintet/domain/catalogue/extras'
import { inEachLanguage, type Language } from '@quintet/domain/basics/languages'
import type { Score } from '@quintet/domain/live/moments'
import { MOVEMENTS_MAX, type Work, workSlugs } from '@quintet/domain/catalogue/works'
import type { ContentItemTable } from '@quintet/platform/db/tables'
import type { Insertable, Selectable } from 'kysely'
import {
  cleanDate,
  cleanLanguage,
  cleanLine,
  cleanNumber,
  cleanTitle,
  cleanYear,
  isCountry,
} from './clean.ts'
import type { Series, Sources, Tags } from './sources.ts'

type Row = Selectable<ContentItemTable>
type Columns = Partial<Insertable<ContentItemTable>>
type Attributes = { [Name in keyof ContentItem['attributes']]?: ContentItem['attributes'][Name] | null }

type Field<Value> = {
  /** The default if no source has a value. */
  otherwise: Value
  /** The value in `quintet.json`, which overrides all other sources. */
  file?: (file: TitleFile) => Value | undefined
  /** The other sources, by name. */
  from?: { [Name in keyof Sources]?: (source: Sources[Name]) => Value | undefined }
  /** An episode or a track without a value takes the one in its parent's `quintet.json`. */
  isInherited?: true
  columns: (value: Value) => Columns
  attributes?: (row: Row) => Attributes
  /** How it is sent, if that depends on the language. */
  attributesIn?: (row: Row, language: Language) => Attributes
}

const field = <Value>(entry: Field<Value>): Field<Value> => entry

export const TITLE_FIELDS = {
  season: field<number | null>({
    otherwise: null,
    file: ({ season }) => season,
    from: {
      nfo: ({ text }) => cleanNumber(text('season')),
      // Some programs write zero for "none".
      track: ({ disc }) => disc || undefined,
      name: ({ season }) => season ?? undefined,
    },
    columns: (season) => ({ season }),
  }),
  number: field<number | null>({
    otherwise: null,
    file: ({ number }) => number,
    from: {
      nfo: ({ text }) => cleanNumber(text('episode')),
      track: ({ track }) => track || undefined,
      name: ({ number }) => number ?? undefined,
    },
    columns: (number) => ({ number }),
  }),
  year: field<number | null>({
    otherwise: null,
    file: ({ year }) => year,
    from: {
      nfo: ({ text }) => cleanYear(text('year')) ?? cleanYear(releaseDate(text)),
      video: ({ year }) => cleanYear(year),
      track: ({ year }) => cleanYear(year),
      book: ({ year }) => cleanYear(year),
      // A collection has the year of its latest track.
      album: (tracks) =>
        tracks.map(({ year }) => cleanYear(year) ?? 0).reduce((a, b) => Math.max(a, b), 0) || undefined,
      albumFile: ({ year, date }) => cleanYear(year) ?? cleanYear(date),
      name: ({ year }) => year ?? undefined,
    },
    columns: (year) => ({ year }),
    attributes: ({ year }) => ({ year }),
  }),
  releasedOn: field<string | null>({
    otherwise: null,
    file: ({ releasedOn }) => releasedOn,
    from: {
      nfo: ({ text }) => releaseDate(text),
      albumFile: ({ date }) => cleanDate(date),
      name: ({ date }) => date ?? undefined,
    },
    columns: (releasedOn) => ({ released_on: releasedOn }),
    attributes: (row) => ({ date: row.released_on }),
  }),
  publisher: field<string | null>({
    otherwise: null,
    file: ({ publisher }) => publisher,
    from: {
      nfo: ({ list }) => cleanLine(list('studio')[0], 100),
      track: ({ publisher }) => cleanLine(publisher),
      book: ({ publisher }) => cleanLine(publisher),
      album: (tracks) => agreed(tracks.map(({ publisher }) => publisher)),
    },
    columns: (publisher) => ({ publisher }),
    attributes: ({ publisher }) => ({ publisher }),
  }),
  language: field<string | null>({
    otherwise: null,
    file: ({ language }) => cleanLanguage(language),
    from: {
      video: ({ language }) => cleanLanguage(language),
      book: ({ language }) => cleanLanguage(language),
    },
    columns: (language) => ({ language }),
    attributes: ({ language }) => ({ language }),
  }),
  country: field<string | null>({
    otherwise: null,
    file: ({ country }) => country,
    from: { nfo: ({ list }) => list('country').find(isCountry) },
    columns: (country) => ({ country }),
  }),
  series: field<Series | null>({
    otherwise: null,
    file: ({ series }) => series && { name: series.name, position: series.position ?? null },
    from: { name: ({ series }) => series ?? undefined },
    columns: (series) => ({ series: series?.name ?? null, series_position: series?.position ?? null }),
    attributes: ({ series, series_position }) => ({ series, series_position }),
  }),
  work: field<Work | null>({
    otherwise: null,
    file: ({ work }) => work && workWritten(work),
    from: { track: workOf },
    columns: (work) => ({ work: work && JSON.stringify(work) }),
    attributes: ({ work }) => ({
      work_slug: work && workSlugs(work.names)[0],
      movement_number: work?.number,
    }),
    attributesIn: ({ work }, language) => ({
      work: work?.names[language],
      movement: work?.movements?.[language],
    }),
  }),
  extraKind: field<ExtraKind | null>({
    otherwise: null,
    from: { name: ({ extraKind }) => extraKind ?? undefined },
    columns: (extraKind) => ({ extra_kind: extraKind }),
    attributes: (row) => ({ extra: row.extra_kind }),
  }),
  competition: field<string | null>({
    otherwise: null,
    file: ({ competition }) => competition,
    columns: (competition) => ({ competition }),
    attributes: ({ competition }) => ({ competition }),
  }),
  result: field<Score | null>({
    otherwise: null,
    file: ({ result }) => result,
    columns: (result) => ({ result: result && JSON.stringify(result) }),
    attributes: ({ result }) => ({ result: result && [result[0], result[1]] }),
  }),
  otherResults: field<readonly ResultOfDay[]>({
    otherwise: [],
    file: ({ otherResults }) => otherResults,
    columns: (results) => ({ other_results: results.length > 0 ? JSON.stringify(results) : null }),
  }),
  controls: field<readonly Control[]>({
    otherwise: [],
    file: ({ controls }) => controls,
    columns: (controls) => ({ controls: [...controls] }),
    attributes: ({ controls }) => ({ controls: controls.length > 0 ? controls : null }),
  }),
  ownerId: field<string>({
    otherwise: 'quintet',
    file: ({ owner }) => owner,
    isInherited: true,
    columns: (ownerId) => ({ owner_id: ownerId }),
  }),
  live: field<boolean>({ otherwise: false, file: ({ live }) => live, columns: (live) => ({ live }) }),
  startsAt: field<Date | null>({
    otherwise: null,
    file: ({ startsAt }) => dateOf(startsAt),
    columns: (startsAt) => ({ starts_at: startsAt }),
  }),
  endsAt: field<Date | null>({
    otherwise: null,
    file: ({ endsAt }) => dateOf(endsAt),
    columns: (endsAt) => ({ ends_at: endsAt }),
  }),
  /** How far viewers can go back in a live event; null for the default. */
  dvrSeconds: field<number | null>({
    otherwise: null,
    file: ({ dvrSeconds }) => dvrSeconds,
    columns: (dvrSeconds) => ({ dvr_seconds: dvrSeconds }),
  }),
  startOver: field<boolean>({
    otherwise: true,
    file: ({ startOver }) => startOver,
    columns: (startOver) => ({ start_over: startOver }),
  }),
  repeatMinutes: field<number | null>({
    otherwise: null,
    file: ({ repeatMinutes }) => repeatMinutes,
    columns: (repeatMinutes) => ({ repeat_minutes: repeatMinutes }),
  }),
  availableFrom: field<Date | null>({
    otherwise: null,
    file: ({ availableFrom }) => dateOf(availableFrom),
    isInherited: true,
    columns: (availableFrom) => ({ available_from: availableFrom }),
  }),
  availableUntil: field<Date | null>({
    otherwise: null,
    file: ({ availableUntil }) => dateOf(availableUntil),
    isInherited: true,
    columns: (availableUntil) => ({ available_until: availableUntil }),
  }),
  /** The countries of members who may play it; null for all. */
  countries: field<readonly string[] | null>({
    otherwise: null,
    file: ({ availableIn }) => availableIn,
    isInherited: true,
    columns: (countries) => ({ countries: countries && [...countries] }),
  }),
  rental: field<{ priceCents: number; currency: string } | null>({
    otherwise: null,
    file: ({ rental }) => rental,
    isInherited: true,
    columns: (rental) => ({
      rental_price_cents: rental?.priceCents ?? null,
      rental_currency: rental?.currency ?? null,
    }),
  }),
  /** Position in lists sorted by `order`. */
  place: field<number>({
    otherwise: 1000,
    file: ({ order }) => order,
    from: { name: ({ place }) => place ?? undefined },
    columns: (place) => ({ place }),
  }),
  popularity: field<number>({
    otherwise: 0,
    file: ({ popularity }) => popularity,
    columns: (popularity) => ({ popularity }),
  }),
  programme: field<Programme | null>({
    otherwise: null,
    file: ({ programme }) => programme,
    columns: (programme) => ({ programme: programme && JSON.stringify(programme) }),
  }),
}

type FieldName = keyof typeof TITLE_FIELDS
type ValueOf<Entry> = Entry extends Field<infer Value> ? Value : never

export type TitleFields = { [Name in FieldName]: ValueOf<(typeof TITLE_FIELDS)[Name]> }

// The same entries, loosely typed: a loop cannot keep their value types apart.
const ENTRIES = Object.entries(TITLE_FIELDS) as [FieldName, Field<unknown>][]

/** The fields set by one source; others are missing. */
export function fieldsSaidBy<Name extends keyof Sources>(
  name: Name,
  source: Sources[Name],
): Partial<TitleFields> {
  const said = ENTRIES.flatMap(([entryName, { from }]) => {
    const value = from?.[name]?.(source)
    return value === undefined ? [] : [[entryName, value]]
  })
  return Object.fromEntries(said) as Partial<TitleFields>
}

/** Every field: from `quintet.json`, else the sources, else the parent's `quintet.json`, else the default. */
export function fieldsOf(file: TitleFile, said: Partial<TitleFields>, parent: TitleFile | null): TitleFields {
  const values = ENTRIES.map(([name, entry]) => [
    name,
    entry.file?.(file) ??
      said[name] ??
      (entry.isInherited && parent ? entry.file?.(parent) : undefined) ??
      entry.otherwise,
  ])
  return Object.fromEntries(values) as TitleFields
}

/** All fields at their defaults. */
export const NOTHING_SAID: TitleFields = fieldsOf({}, {}, null)

/** The columns of the given fields. */
export function columnsOf(fields: Partial<TitleFields>): Columns {
  const given = ENTRIES.filter(([name]) => fields[name] !== undefined)
  return Object.assign({}, ...given.map(([name, { columns }]) => columns(fields[name]))) as Columns
}

/** The attributes of a row; empty ones are null. */
export function attributesOf(row: Row): Attributes {
  return Object.assign({}, ...ENTRIES.map(([, { attributes }]) => attributes?.(row))) as Attributes
}

/** The attributes that depend on the language. */
export function attributesIn(row: Row, language: Language): Attributes {
  return Object.assign({}, ...ENTRIES.map(([, entry]) => entry.attributesIn?.(row, language))) as Attributes
}

function releaseDate(text: Sources['nfo']['text']): string | undefined {
  return cleanDate(text('premiered')) ?? cleanDate(text('releasedate')) ?? cleanDate(text('aired'))
}

function workWritten({ name, movement, number }: NonNullable<TitleFile['work']>): Work | undefined {
  const names = inEachLanguage(name)
  if (!names) return undefined
  return { names, movements: inEachLanguage(movement ?? {}) ?? null, number: number ?? null }
}

/** Tags have a single name, which is used for all languages. */
function workOf({ work, movement, movementNumber = 0 }: Tags): Work | undefined {
  const name = cleanTitle(work)
  if (name === undefined) return undefined
  // Some programs write zero for "none".
  const isCounted = movementNumber > 0 && movementNumber <= MOVEMENTS_MAX
  return workWritten({ name, movement: cleanTitle(movement), number: isCounted ? movementNumber : undefined })
}

function dateOf(written: string | undefined): Date | undefined {
  return written === undefined ? undefined : new Date(written)
}

/** The one value on which all that have any agree. */
function agreed(values: readonly (string | undefined)[]): string | undefined {
  const given = new Set(values.flatMap((value) => cleanLine(value, 500) ?? []))
  return given.size === 1 ? [...given][0] : undefined
}
