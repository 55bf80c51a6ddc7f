/** A title's fields before and after a change, in the reader's language. */
import { TEXT_FIELDS, type TitleSheet, type TitleTexts } from '@quintet/contracts/operator/title-sheet'
import { type SheetField, writtenTime } from '@quintet/domain/title-sheet'
import { useQuery } from '@tanstack/react-query'
import { genresQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import styles from './told-fields.module.css'

type Values = { [Field in SheetField]?: TitleSheet[Field] | undefined }
type Told = { label: string; before: string; after: string }
type Telling = { texts: Texts; formats: Formats; names: ReadonlyMap<string, string> }

/** One line per field of `fields`: the value before and after. */
export function ToldFields({
  before,
  after,
  fields,
}: {
  before: Values
  after: Values
  fields: readonly SheetField[]
}) {
  const texts = useTexts()
  const formats = useFormats()
  const { data: genres = [] } = useQuery(genresQuery())
  const names = new Map(genres.map(({ id, name }) => [id, name]))
  return fields
    .flatMap((field) => linesOf(field, before, after, { texts, formats, names }))
    .map((line) => (
      <p key={line.label} className={styles.told}>
        {line.label}: <del aria-label={texts.many.from}>{line.before}</del>{' '}
        <ins aria-label={texts.many.to}>{line.after}</ins>
      </p>
    ))
}

const TEXTS = { title: 'name', shortDescription: 'short', description: 'long' } as const satisfies Record<
  keyof TitleTexts,
  keyof Texts['title']
>

const LANGUAGE_OF = { [TEXT_FIELDS.de]: 'de', [TEXT_FIELDS.en]: 'en' } as const

/** For the texts of a language, returns only those that change. */
function linesOf(field: SheetField, before: Values, after: Values, telling: Telling): Told[] {
  const { title: words, many } = telling.texts
  if (field === TEXT_FIELDS.de || field === TEXT_FIELDS.en)
    return (Object.keys(TEXTS) as (keyof TitleTexts)[])
      .map((name) => ({ name, before: before[field]?.[name] ?? null, after: after[field]?.[name] ?? null }))
      .filter((text) => text.before !== text.after)
      .map((text) => ({
        label: `${words[TEXTS[text.name]]} (${words.languages[LANGUAGE_OF[field]]})`,
        before: text.before ?? many.none,
        after: text.after ?? many.none,
      }))
  const tell = (values: Values) => TOLD[field](values, telling) || many.none
  return [{ label: words.fields[field], before: tell(before), after: tell(after) }]
}

const TOLD: Record<Exclude<SheetField, 'textDe' | 'textEn'>, (values: Values, telling: Telling) => string> = {
  year: ({ year }) => (year == null ? '' : String(year)),
  rating: ({ rating }, { texts }) =>
    [rating?.guidance?.replace('-', ' ') ?? texts.title.unrated, ...(rating?.descriptors ?? [])].join(', '),
  people: ({ people = [] }, { texts }) =>
    people
      .map(({ name, role, character }) =>
        [name, `(${[texts.title.roles[role], character].filter(Boolean).join(': ')})`].join(' '),
      )
      .join(', '),
  categories: ({ categories = [] }, { names }) => categories.map((id) => names.get(id) ?? id).join(', '),
  tags: ({ tags = [] }) => tags.join(', '),
  rights: ({ rights }, telling) => windowOf(rights?.from, rights?.until, telling),
  rental: ({ rental }, { texts, formats }) =>
    rental ? formats.money(rental.priceCents, rental.currency) : texts.many.included,
  order: ({ order }, { formats }) => (order === undefined ? '' : formats.number(order)),
  trackNumber: ({ trackNumber }) =>
    [trackNumber?.disc, trackNumber?.number].filter((part) => part != null).join('.'),
  chapters: ({ chapters = [] }) =>
    chapters.map(({ start, title }) => `${writtenTime(start)} ${title}`).join(', '),
  skips: ({ skips = [] }, { texts }) =>
    skips
      .map(
        ({ kind, start, end }) => `${texts.title.skipKinds[kind]} ${writtenTime(start)}–${writtenTime(end)}`,
      )
      .join(', '),
  work: ({ work }) =>
    work
      ? [...new Set([...Object.values(work.names), ...Object.values(work.movements ?? {})])].join(', ')
      : '',
  broadcast: ({ broadcast }, telling) => windowOf(broadcast?.startsAt, broadcast?.endsAt, telling),
  moments: ({ moments = [] }, { texts }) =>
    moments
      .map(({ at, kind, score }) =>
        [writtenTime(at), texts.title.momentKinds[kind], score?.join(':')].filter(Boolean).join(' '),
      )
      .join(', '),
}

function windowOf(
  from: string | null | undefined,
  until: string | null | undefined,
  { texts, formats }: Telling,
) {
  const time = (at: string | null | undefined) => (at ? formats.time(at) : texts.many.isOpen)
  return texts.many.window(time(from), time(until))
}
