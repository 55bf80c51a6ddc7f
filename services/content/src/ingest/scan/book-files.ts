/**
 * Files that other programs write next to a book: Audiobookshelf's `metadata.json`, calibre's OPF, `desc.txt`, `reader.txt`.
 * @spec decisions 9.8
 */
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import { z } from 'zod'
import { cleanDate, cleanLine, cleanText, cleanTitle } from '../../title-fields/clean.ts'
import type { Series } from '../../title-fields/sources.ts'
import { fieldsSaidBy } from '../../title-fields/title-fields.ts'
import { distinctPeople, type Facts, type Person } from './facts.ts'
import { fileCalled, type Folder, nameOf } from './folder.ts'
import { endingOf } from './names.ts'
import { ATTRIBUTE, decodeEntities, textOf, xmlReader } from './xml.ts'

const METADATA = 'metadata.json'
const DESCRIPTION = 'desc.txt'
const READER = 'reader.txt'

/** The description files next to a book, in order of precedence. */
export function bookFilesIn(folder: Folder): LibraryFile[] {
  const opf = folder.files.find((file) => endingOf(nameOf(file)) === 'opf')
  const [metadata, description, reader] = [METADATA, DESCRIPTION, READER].map((name) =>
    fileCalled(folder, name),
  )
  return [metadata, opf, description, reader].filter((file) => file != null)
}

/** Null if the content does not match the file's name. */
export function readBookFile(fileName: string, written: string): Facts | null {
  const name = fileName.toLowerCase()
  if (name === METADATA) return readMetadata(written)
  if (name === DESCRIPTION) return { description: plainText(written) }
  if (name === READER) return { people: peopleOf(written.split(/[\n;,]/), 'narrator') }
  return readOpf(written)
}

const Line = z.union([z.string(), z.number()]).nullish().catch(null)
const Lines = z.array(z.string()).catch([])

// https://www.audiobookshelf.org/guides/book-scanner
const Metadata = z.object({
  title: Line,
  subtitle: Line,
  authors: Lines,
  narrators: Lines,
  series: Lines,
  genres: Lines,
  publishedYear: Line,
  publishedDate: Line,
  publisher: Line,
  language: Line,
  description: Line,
  chapters: z.array(z.object({ start: z.number(), end: z.number(), title: z.string() })).catch([]),
})

function readMetadata(text: string): Facts | null {
  const { data } = Metadata.safeParse(parsedJson(text))
  if (!data) return null
  const chapters = data.chapters
    .flatMap(({ title, start, end }) => {
      const name = cleanTitle(title)
      return name !== undefined && start >= 0 && end > start ? [{ title: name, start, end }] : []
    })
    .toSorted((a, b) => a.start - b.start)
  return {
    ...saidOf({
      year: data.publishedYear,
      date: data.publishedDate,
      publisher: data.publisher,
      language: data.language,
      series: seriesOf(data.series[0]),
    }),
    title: cleanTitle(data.title ?? undefined),
    shortDescription: cleanLine(data.subtitle ?? undefined),
    description: plainText(data.description ?? undefined),
    genres: data.genres,
    people: [...peopleOf(data.authors, 'author'), ...peopleOf(data.narrators, 'narrator')],
    chapters,
  }
}

const readPackage = xmlReader(new Set(['creator', 'subject', 'meta', 'title', 'description', 'date']))
const Elements = z.record(z.string(), z.unknown())
const Package = z.object({ package: z.object({ metadata: Elements }) })

// Open Packaging Format 2, as calibre writes it. https://idpf.org/epub/20/spec/OPF_2.0_latest.htm
function readOpf(text: string): Facts | null {
  const { data } = Package.safeParse(readPackage(text))
  if (!data) return null
  const { metadata } = data.package
  const valuesOf = (name: string): unknown[] => [metadata[name] ?? []].flat()
  const first = (name: string) => textOf(valuesOf(name)[0])
  const meta = (name: string) =>
    attributeOf(
      valuesOf('meta').find((element) => attributeOf(element, 'name') === name),
      'content',
    )
  const creators = (roles: readonly string[]) =>
    valuesOf('creator')
      .filter((creator) => roles.includes(attributeOf(creator, 'role') ?? 'aut'))
      .flatMap((creator) => textOf(creator) ?? [])
  return {
    ...saidOf({
      year: first('date'),
      date: first('date'),
      publisher: first('publisher'),
      language: first('language'),
      series: seriesOf(meta('calibre:series'), meta('calibre:series_index')),
    }),
    title: cleanTitle(first('title')),
    description: plainText(first('description')),
    genres: valuesOf('subject').flatMap((subject) => cleanLine(textOf(subject), 100) ?? []),
    people: [...peopleOf(creators(['aut']), 'author'), ...peopleOf(creators(['nrt']), 'narrator')],
  }
}

type Written = string | number | null | undefined
type Said = Record<'year' | 'date' | 'publisher' | 'language', Written> & { series: Series | null }

function saidOf({ year, date, publisher, language, series }: Said): Facts {
  const releasedOn = cleanDate(date ?? undefined)
  return {
    ...fieldsSaidBy('book', {
      genres: [],
      ...(year == null ? {} : { year: Number(String(year).slice(0, 4)) }),
      ...(publisher == null ? {} : { publisher: String(publisher) }),
      ...(language == null ? {} : { language: String(language) }),
    }),
    ...(releasedOn === undefined ? {} : { releasedOn }),
    ...(series === null ? {} : { series }),
  }
}

function attributeOf(element: unknown, name: string): string | undefined {
  const value = Elements.safeParse(element).data?.[ATTRIBUTE + name]
  return textOf(value)
}

function peopleOf(written: readonly string[], role: Person['role']): Person[] {
  return distinctPeople(written.flatMap((name) => cleanLine(name) ?? []).map((name) => ({ name, role })))
}

/** "Der Weg #2.5", or the position given separately. */
function seriesOf(written: string | undefined, position?: string): Series | null {
  const [name = '', number] = (written ?? '').split(/#(?=[\d.]+$)/)
  const known = cleanLine(name)
  return known === undefined ? null : { name: known, position: positionOf(position ?? number) }
}

function positionOf(position: string | undefined): number | null {
  const number = Number(position)
  return position !== undefined && Number.isFinite(number) && number >= 0 ? number : null
}

// Both programs store HTML in descriptions.
function plainText(text: string | number | undefined): string | undefined {
  const plain = String(text ?? '')
    .replace(/<(?:br|\/p|\/li)\s?\/?>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
  return cleanText(decodeEntities(plain))
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
