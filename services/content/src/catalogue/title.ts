/** A title as the index holds it, and as it goes over the wire. */
import type { ContentItem } from '@quintet/contracts/content'
import { itemAddress, VERTICAL_FACTS, type Kind, type Vertical } from '@quintet/domain/categories'
import { DEFAULT_LANGUAGE, type Language } from '@quintet/domain/languages'
import { priceFromCents } from '@quintet/domain/pricing'
import { foldText } from '@quintet/domain/search'
import type { PictureShape } from '@quintet/platform/db/tables'
import type { PictureRow, TitleRow } from './queries.ts'

export type TitleTexts = { title: string; description: string | null; shortDescription: string | null }

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
  durationSeconds: number | null
  /** The asset that plays, and the trailer's. */
  mainAsset: { id: string; form: 'video' | 'audio' | 'game' } | null
  trailerAssetId: string | null
  partnerEmbed: string | null
  isRented: boolean
  chapters: readonly { title: string; start: number; end: number }[]
  texts: Record<Language, TitleTexts>
  /** Folded words of titles and people, for finding. */
  folded: string
  row: TitleRow
}

export function toTitle(row: TitleRow): Title {
  const main = row.assets.find(({ purpose }) => purpose === 'main')
  const texts = { de: textsIn(row, 'de'), en: textsIn(row, 'en') }
  return {
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
    durationSeconds: row.duration_seconds,
    mainAsset: main ? { id: main.id, form: main.form } : null,
    trailerAssetId: row.assets.find(({ purpose }) => purpose === 'trailer')?.id ?? null,
    partnerEmbed: row.partner_embed,
    isRented: row.rental_price_cents !== null,
    chapters: row.chapters,
    texts,
    folded: ` ${foldText([texts.de.title, texts.en.title, ...row.credits.map(({ name }) => name)].join(' '))}`,
    row,
  }
}

export function isPlayable(title: Title): boolean {
  return title.mainAsset !== null || title.partnerEmbed !== null
}

function textsIn(row: TitleRow, language: Language): TitleTexts {
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

// The portrait's keys carry no shape. @spec catalogue 3
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

/** The wire form of a title. Visitors get no `representation`. @spec catalogue 3, decisions 4 */
export function toWire(title: Title, language: Language, audience: Audience, productId: number): ContentItem {
  const { row } = title
  const texts = title.texts[language]
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
    representation:
      audience === 'member' && isPlayable(title)
        ? { embedscript: embedscriptOf(title, texts.title) }
        : undefined,
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
      title: texts.title,
      description: texts.description,
      short_description: texts.shortDescription,
      year: row.year,
      date: row.released_on,
      duration: title.durationSeconds,
      parental_guidance: row.parental_guidance,
      trailer: title.trailerAssetId ? `/api/content/info/${productId}/${title.id}/trailer` : undefined,
      director: people('director'),
      actors: people('actor'),
      author: people('author'),
      narrator: people('narrator'),
      artist: people('artist'),
      publisher: row.publisher,
      language: row.language,
      chapters: title.chapters.length > 0 ? [...title.chapters] : undefined,
      resolution: row.resolution,
    }),
  })
}

function embedscriptOf(title: Title, name: string): string {
  const label = name.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  return (
    title.partnerEmbed ??
    `<iframe src="${itemAddress(title.vertical, title.id)}?play=true" title="${label}" allow="autoplay; fullscreen" allowfullscreen></iframe>`
  )
}

type WithoutEmpty<T> = { [K in keyof T]: Exclude<T[K], null | undefined> }

// Null, undefined and empty text are left out: the wire has no empty fields.
function withoutEmpty<T extends object>(fields: T): WithoutEmpty<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  ) as WithoutEmpty<T>
}
