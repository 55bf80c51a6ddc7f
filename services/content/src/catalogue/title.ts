/** A title as the index holds it, and as it goes over the wire. */
import type { ContentItem } from '@quintet/contracts/content'
import { itemAddress, VERTICAL_FACTS, type Kind, type Vertical } from '@quintet/domain/categories'
import { DEFAULT_LANGUAGE, type Language } from '@quintet/domain/languages'
import { priceFromCents } from '@quintet/domain/pricing'
import { foldText } from '@quintet/domain/search'
import type { Skip } from '@quintet/domain/watching'
import type { PictureShape } from '@quintet/platform/db/columns'
import { attributesOf } from '../title-fields/title-fields.ts'
import { categoryName } from './category-names.ts'
import type { PictureRow, TitleRow } from './queries.ts'

export type Title = {
  id: number
  kind: Kind
  vertical: Vertical
  parentId: number | null
  season: number | null
  number: number | null
  kidSafe: boolean
  ownerId: string
  categories: readonly string[]
  tags: readonly string[]
  place: number
  popularity: number
  year: number
  addedAt: number
  availableFrom: number
  availableUntil: number
  /** When a live title goes on the air; null: it does not wait for anything. */
  startsAt: number | null
  durationSeconds: number | null
  /** The asset that plays, and the trailer's. */
  mainAsset: { id: string; form: 'video' | 'audio' | 'game' } | null
  trailerAssetId: string | null
  partnerEmbed: string | null
  /** Whether it plays, or something of it: an episode, a track. Else it is announced only. */
  isReady: boolean
  isRented: boolean
  chapters: readonly { title: string; start: number; end: number }[]
  skips: readonly Skip[]
  names: Record<Language, string>
  /** The German title as lists are sorted by it: "Teil 9" before "Teil 10". */
  sortTitle: string
  /** Everybody it can be found by. */
  people: readonly string[]
  pictureIds: readonly string[]
  /** Whether one of them shows a moment of it. */
  isPicturedByFrame: boolean
  /** What goes over the wire, in each language. */
  wire: Record<Language, Wire>
}

type Facts = Omit<Title, 'wire'>

export function toTitle(row: TitleRow, productId: number): Title {
  const assetFor = (wanted: 'main' | 'trailer') => row.assets.find(({ purpose }) => purpose === wanted)
  const main = assetFor('main')
  const names = { de: textsIn(row, 'de').title, en: textsIn(row, 'en').title }
  const facts = {
    id: row.id,
    kind: row.kind,
    vertical: row.vertical,
    parentId: row.parent_id,
    season: row.season,
    number: row.number,
    kidSafe: row.kid_safe,
    ownerId: row.owner_id,
    categories: row.categories.map(({ category }) => category),
    tags: row.tags.map(({ tag }) => tag),
    place: row.place,
    popularity: row.popularity,
    year: row.year ?? 0,
    addedAt: row.published_at?.getTime() ?? 0,
    availableFrom: row.available_from?.getTime() ?? Number.NEGATIVE_INFINITY,
    availableUntil: row.available_until?.getTime() ?? Number.POSITIVE_INFINITY,
    startsAt: row.live ? (row.starts_at?.getTime() ?? null) : null,
    durationSeconds: row.duration_seconds,
    mainAsset: main ? { id: main.id, form: main.form } : null,
    trailerAssetId: assetFor('trailer')?.id ?? row.series_trailer,
    partnerEmbed: row.partner_embed,
    isReady: main !== undefined || row.partner_embed !== null || Boolean(row.has_playing_parts),
    isRented: row.rental_price_cents !== null,
    chapters: row.chapters,
    skips: row.skips,
    names,
    sortTitle: foldText(names.de).replace(/\d+/g, (digits) => digits.padStart(NUMBER_LENGTH, '0')),
    people: row.credits.map(({ name }) => name),
    pictureIds: row.pictures.map(({ id }) => id),
    isPicturedByFrame: row.pictures.some(({ source }) => source.from === 'frame'),
  }
  // Everything else of the row is in the bytes: 150 000 rows would fill the memory twice.
  return {
    ...facts,
    wire: { de: toWire(facts, row, 'de', productId), en: toWire(facts, row, 'en', productId) },
  }
}

const NUMBER_LENGTH = 6

export function isPlayable(title: Pick<Title, 'mainAsset' | 'partnerEmbed'>): boolean {
  return title.mainAsset !== null || title.partnerEmbed !== null
}

/** A broadcast that has not begun: its recording may be there, and is kept until then. @spec catalogue 2.8.8 */
export function isAhead({ startsAt }: Pick<Title, 'startsAt'>, now: Date): boolean {
  return startsAt !== null && now.getTime() < startsAt
}

function textsIn(row: TitleRow, language: Language) {
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

/** What each size of the wire asks for, in pixels; the smallest picture that is wide enough serves. */
const SIZE_WIDTHS = { small: 320, medium: 640, large: 1024, xlarge: 1600, xxlarge: 1600 } as const

// The portrait's keys carry no shape. @spec catalogue 3.2
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

export type Audience = 'visitor' | 'member'

/**
 * The JSON of a title: `length` bytes of `source`, from `from`; many titles share a source. What only members get stands at its end,
 * so that visitors get the same bytes up to `visitorLength`.
 */
export type Wire = { source: Buffer; from: number; length: number; visitorLength: number }

/** The bytes of a title as a member gets it; not copied. */
export function bytesOf({ source, from, length }: Wire): Buffer {
  return source.subarray(from, from + length)
}

const CLOSING = '}'

/** The wire form of a title. Visitors get no `representation`. @spec catalogue 3.1, decisions 4.6 */
function toWire(title: Facts, row: TitleRow, language: Language, productId: number): Wire {
  const head = JSON.stringify(toItem(title, row, language, productId)).slice(0, -CLOSING.length)
  const own = isPlayable(title)
    ? `,"representation":${JSON.stringify({ embedscript: embedscriptOf(title, title.names[language]) })}`
    : ''
  const source = Buffer.from(head + own + CLOSING)
  return { source, from: 0, length: source.length, visitorLength: Buffer.byteLength(head) }
}

function toItem(title: Facts, row: TitleRow, language: Language, productId: number): ContentItem {
  const texts = textsIn(row, language)
  const people = (role: string) =>
    row.credits
      .filter((credit) => credit.role === role)
      .map(({ name }) => name)
      .join(', ')
  const artwork: Record<string, string> = {}
  for (const picture of row.pictures)
    for (const [size, address] of Object.entries(sizesOf(picture)))
      artwork[SHAPE_PREFIX[picture.shape] + size] = address
  const { shape } = VERTICAL_FACTS[title.vertical]
  const main = row.pictures.find((picture) => picture.shape === shape) ?? row.pictures[0]
  return withoutEmpty({
    contentitem_id: title.id,
    contentowner_id: title.ownerId,
    kind: title.kind,
    categories: [...title.categories],
    tags: [...title.tags],
    thumbnails: main ? withoutEmpty({ tiny: main.placeholder, ...sizesOf(main) }) : {},
    artwork,
    live: row.live,
    starts_at: row.starts_at?.toISOString(),
    ends_at: row.ends_at?.toISOString(),
    parent_id: title.parentId,
    season: title.season,
    number: title.number,
    rental:
      row.rental_price_cents !== null && row.rental_currency !== null
        ? { price: priceFromCents(row.rental_price_cents), currency: row.rental_currency }
        : undefined,
    attributes: withoutEmpty({
      ...attributesOf(row),
      title: texts.title,
      description: texts.description,
      short_description: texts.shortDescription,
      duration: title.durationSeconds,
      parental_guidance: row.parental_guidance,
      trailer: title.trailerAssetId ? `/api/content/info/${productId}/${title.id}/trailer` : undefined,
      director: people('director'),
      actors: people('actor'),
      author: people('author'),
      narrator: people('narrator'),
      artist: people('artist'),
      teams: people('team'),
      label: labelOf(title, language),
      chapters: title.chapters.length > 0 ? [...title.chapters] : undefined,
      resolution: row.resolution,
    }),
  })
}

// The first category of a sports title may be sports, the second its label. @spec catalogue 3.3
function labelOf({ vertical, categories: [, second = ''] }: Facts, language: Language): string | undefined {
  return vertical === 'sports' && second.includes(':') ? categoryName(second, language) : undefined
}

/** What plays a title elsewhere, called by this name. */
export function embedscriptOf(title: Facts, name: string): string {
  const label = name.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  return (
    title.partnerEmbed ??
    `<iframe src="${itemAddress(title.vertical, title.id)}?play=true" title="${label}" allow="autoplay; fullscreen" allowfullscreen></iframe>`
  )
}

type WithoutEmpty<T> = { [K in keyof T]: Exclude<T[K], null | undefined> }

// Null, undefined and empty text are left out: the wire has no empty fields.
function withoutEmpty<T extends object>(fields: T): WithoutEmpty<T> {
  const kept: Partial<T> = {}
  for (const name of Object.keys(fields) as (keyof T)[]) {
    const value = fields[name]
    if (value !== null && value !== undefined && value !== '') kept[name] = value
  }
  return kept as WithoutEmpty<T>
}
