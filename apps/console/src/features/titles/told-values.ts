/** What the fields of a title hold, in the words and formats of the reader. */
import { TEXT_FIELDS, type TitleSheet, type TitleTexts } from '@quintet/contracts/operator/title-sheet'
import { type SheetField, writtenTime } from '@quintet/domain/catalogue/title-sheet'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'

export type Values = { [Field in SheetField]?: TitleSheet[Field] | undefined }
/** `names`: what the genres are called. */
export type Telling = { texts: Texts; formats: Formats; names: ReadonlyMap<string, string> }

const TEXTS = { title: 'name', shortDescription: 'short', description: 'long' } as const satisfies Record<
  keyof TitleTexts,
  keyof Texts['title']
>

const LANGUAGE_OF = { [TEXT_FIELDS.de]: 'de', [TEXT_FIELDS.en]: 'en' } as const

/** Returns each value of a field with its name; the texts of a language are three, each null if there is none. */
export function partsOf(
  field: SheetField,
  values: Values,
  telling: Telling,
): { label: string; value: string | null }[] {
  const { title: words } = telling.texts
  if (field !== TEXT_FIELDS.de && field !== TEXT_FIELDS.en)
    return [{ label: words.fields[field], value: TOLD[field](values, telling) || null }]
  return (Object.keys(TEXTS) as (keyof TitleTexts)[]).map((name) => ({
    label: `${words[TEXTS[name]]} (${words.languages[LANGUAGE_OF[field]]})`,
    value: values[field]?.[name] ?? null,
  }))
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
  countries: ({ countries }, { texts, formats }) =>
    countries?.map((country) => formats.country(country)).join(', ') ?? texts.title.everywhere,
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
