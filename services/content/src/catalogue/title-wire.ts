/** A title as it goes over the wire. */
import type { ContentItem } from '@quintet/contracts/content'
import { itemAddress, VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { chaptersIn } from '@quintet/domain/catalogue/chapters'
import { DEFAULT_LANGUAGE, type Language } from '@quintet/domain/basics/languages'
import { hasPage } from '@quintet/domain/catalogue/people'
import { priceFromCents } from '@quintet/domain/membership/pricing'
import type { PictureShape } from '@quintet/domain/catalogue/artwork'
import { attributesIn, attributesOf } from '../title-fields/title-fields.ts'
import { categoryName } from './category-names.ts'
import type { PictureRow, TitleRow } from './queries.ts'
import { isPlayable } from './title.ts'
import type { Facts, WireParts } from './title-record.ts'

export type Audience = 'visitor' | 'member'

/** The texts of a title in a language, falling back to the default language, then to any. */
export function textsIn(row: TitleRow, language: Language) {
  const text =
    row.texts.find((candidate) => candidate.language === language) ??
    row.texts.find((candidate) => candidate.language === DEFAULT_LANGUAGE) ??
    row.texts[0]
  return {
    title: text?.title ?? '',
    description: text?.description ?? null,
    shortDescription: text?.short_description ?? null,
  }
}

/** What has to be rented for a title to play, and its price; undefined if nothing has to. */
export function rentalOf(row: TitleRow): ContentItem['rental'] {
  const { id, rental_price_cents: cents, rental_currency: currency } = row.rented_whole ?? row
  return cents === null || currency === null
    ? undefined
    : { price: priceFromCents(cents), currency, contentId: id }
}

const CLOSING = '}'

/**
 * The wire form of a title: the part shared by all languages, up to the attributes, then each language's own, including pictures if they
 * differ. Visitors get no `representation`. @spec catalogue 3.1, decisions 4.6
 */
export function toWire(facts: Facts, row: TitleRow, productId: number): WireParts {
  const isPicturedAlike = row.pictures.every(({ language }) => language === null)
  const item = JSON.stringify({
    ...sharedItem(facts, row),
    ...(isPicturedAlike ? picturesOf(row, DEFAULT_LANGUAGE) : {}),
  })
  const attributes = JSON.stringify(sharedAttributes(facts, row, productId))
  const open = attributes.slice(0, -CLOSING.length)
  const shared = `${item.slice(0, -CLOSING.length)},"attributes":${open}${open === '{' ? '' : ','}`
  const own = (language: Language) => {
    const pictures = isPicturedAlike
      ? ''
      : `,${JSON.stringify(picturesOf(row, language)).slice('{'.length, -CLOSING.length)}`
    // Never empty: every title has a name.
    const head = JSON.stringify(ownAttributes(facts, row, language)).slice('{'.length) + pictures
    const member = isPlayable(facts)
      ? `,"representation":${JSON.stringify({ embedscript: embedscriptOf({ ...facts, id: row.id }, facts.names[language]) })}`
      : ''
    return { json: head + member + CLOSING, visitorLength: Buffer.byteLength(head) }
  }
  return { shared, own: { de: own('de'), en: own('en') } }
}

type Pictures = Pick<ContentItem, 'thumbnails' | 'artwork'>

function picturesOf(row: TitleRow, language: Language): Pictures {
  const pictures = picturesIn(row, language)
  const artwork: Record<string, string> = {}
  for (const picture of pictures) {
    const sizes = sizesOf(picture)
    for (const [size, address] of Object.entries(sizes)) artwork[SHAPE_PREFIX[picture.shape] + size] = address
    if (picture.shape === 'landscape') artwork[RECTANGLE] = sizes.xlarge
  }
  const { shape } = VERTICAL_FACTS[row.vertical]
  const main = pictures.find((picture) => picture.shape === shape) ?? pictures[0]
  return {
    thumbnails: main ? withoutEmpty({ tiny: main.placeholder, ...sizesOf(main) }) : {},
    artwork,
  }
}

/** One picture per shape: with text in this language, else without text, else in the default language, else any. @spec catalogue 3.4 */
function picturesIn({ pictures }: TitleRow, language: Language): PictureRow[] {
  const wishes = [language, null, DEFAULT_LANGUAGE]
  return [...Map.groupBy(pictures, ({ shape }) => shape).values()].flatMap((ofShape) => {
    const [wished] = wishes.flatMap((wish) => ofShape.filter((picture) => picture.language === wish))
    return wished ?? ofShape[0] ?? []
  })
}

function sharedItem(facts: Facts, row: TitleRow): Omit<ContentItem, 'attributes' | keyof Pictures> {
  return withoutEmpty({
    contentitem_id: row.id,
    contentowner_id: row.owner_id,
    kind: facts.kind,
    categories: row.categories.map(({ category }) => category),
    tags: row.tags.map(({ tag }) => tag),
    live: row.live,
    starts_at: row.starts_at?.toISOString(),
    ends_at: row.ends_at?.toISOString(),
    parent_id: row.parent_id,
    season: facts.season,
    number: facts.number,
    // An extra is offered on the page of its title, which names the price.
    rental: facts.kind === 'extra' ? undefined : rentalOf(row),
    available_in: facts.countries ? [...facts.countries] : undefined,
  })
}

type Attributes = ContentItem['attributes']
type OwnAttribute = 'title' | 'description' | 'short_description' | 'label' | 'work' | 'movement' | 'chapters'

function sharedAttributes(
  facts: Facts,
  row: TitleRow,
  productId: number,
): Omit<Attributes, Exclude<OwnAttribute, 'chapters'>> {
  const people = (role: string) =>
    row.credits
      .filter((credit) => credit.role === role)
      .map(({ name }) => name)
      .join(', ')
  return withoutEmpty({
    ...attributesOf(row),
    duration: facts.durationSeconds,
    parental_guidance: row.parental_guidance,
    parental_descriptors: row.rating_descriptors.length > 0 ? row.rating_descriptors : undefined,
    youth_age: facts.youthAge,
    trailer: facts.trailerAssetId ? `/api/content/info/${productId}/${row.id}/trailer` : undefined,
    director: people('director'),
    actors: people('actor'),
    author: people('author'),
    narrator: people('narrator'),
    artist: people('artist'),
    credits: creditsOf(row),
    teams: people('team'),
    resolution: row.resolution,
    has_extras: row.has_extras ? true : undefined,
    chapters: areNamedAlike(facts) ? chaptersOf(facts, DEFAULT_LANGUAGE) : undefined,
  })
}

/** Credits of people who have a page. */
function creditsOf({ credits }: TitleRow): Attributes['credits'] {
  const known = credits.filter(hasPage).map(({ id, name, role }) => ({ person_id: id, name, role }))
  return known.length > 0 ? known : undefined
}

function ownAttributes(facts: Facts, row: TitleRow, language: Language): Pick<Attributes, OwnAttribute> {
  const texts = textsIn(row, language)
  const { description, shortDescription } = texts
  return {
    title: texts.title,
    ...withoutEmpty({
      description,
      short_description: shortDescription,
      label: disciplineOf(row, language),
      chapters: areNamedAlike(facts) ? undefined : chaptersOf(facts, language),
      ...attributesIn(row, language),
    }),
  }
}

function chaptersOf({ chapters }: Facts, language: Language): Attributes['chapters'] {
  return chapters.length > 0 ? chaptersIn(chapters, language) : undefined
}

const areNamedAlike = ({ chapters }: Facts) => chapters.every(({ titles }) => !titles)

/** The width of each size on the wire, in pixels; the smallest picture that is wide enough is used. */
const SIZE_WIDTHS = { small: 320, medium: 640, large: 1024, xlarge: 1600, xxlarge: 1600 } as const

/** An alias of the large wide thumbnail. */
const RECTANGLE = 'thumb_rectangle_xlarge'

// Prefixes of the wire keys; portrait has none. @spec catalogue 3.2
const SHAPE_PREFIX: Record<PictureShape, string> = {
  portrait: '',
  square: 'square_',
  landscape: 'thumb_landscape_',
  highlight: 'highlight_',
  background: 'background_',
}

function sizesOf(picture: PictureRow): Record<keyof typeof SIZE_WIDTHS, string> {
  const widths = picture.widths.toSorted((a, b) => a - b)
  const address = (wanted: number) =>
    `/media/pictures/${picture.id}/${widths.find((width) => width >= wanted) ?? widths.at(-1)}.webp`
  return {
    small: address(SIZE_WIDTHS.small),
    medium: address(SIZE_WIDTHS.medium),
    large: address(SIZE_WIDTHS.large),
    xlarge: address(SIZE_WIDTHS.xlarge),
    xxlarge: address(SIZE_WIDTHS.xxlarge),
  }
}

// The first category of a sports title may be sports; the second is its label. @spec catalogue 3.3
function disciplineOf(
  { vertical, categories: [, second] }: TitleRow,
  language: Language,
): string | undefined {
  return vertical === 'sports' && second?.category.includes(':')
    ? categoryName(second.category, language)
    : undefined
}

/**
 * The HTML that embeds this service's page of a title elsewhere, labelled with this name. A partner's own code plays by itself, so it is
 * only sent to those who may play.
 */
export function embedscriptOf(title: Pick<Facts, 'vertical'> & { id: number }, name: string): string {
  const label = name.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  return `<iframe src="${itemAddress(title.vertical, title.id)}?play=true" title="${label}" allow="autoplay; fullscreen" allowfullscreen></iframe>`
}

type WithoutEmpty<T> = { [K in keyof T]: Exclude<T[K], null | undefined> }

// Drops null, undefined and empty text: the wire has no empty fields.
function withoutEmpty<T extends object>(fields: T): WithoutEmpty<T> {
  const kept: Partial<T> = {}
  for (const name of Object.keys(fields) as (keyof T)[]) {
    const value = fields[name]
    if (value !== null && value !== undefined && value !== '') kept[name] = value
  }
  return kept as WithoutEmpty<T>
}
