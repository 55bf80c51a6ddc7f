/** The data a card shows of a title. Pages carry their data twice, as markup and as state, so this is kept minimal. */
import type { ContentItem } from '@quintet/contracts/content'
import type { Site } from '@quintet/contracts/page'
import type { CardShape } from '@quintet/domain/catalogue/cards'
import {
  genreSlug,
  isVertical,
  VERTICAL_FACTS,
  type Kind,
  type Vertical,
} from '@quintet/domain/catalogue/categories'
import { isOffered } from './offered.ts'

export type Shape = CardShape | 'background'

export type PictureSource = {
  /** The blurred placeholder, as a data URL. */
  tiny?: string
  /** Address and width in pixels, smallest first. */
  sizes: readonly (readonly [address: string, width: number])[]
}

export type Card = {
  id: number
  vertical: Vertical
  kind: Kind
  title: string
  /** The artist or author, or the label of a sport. */
  byline?: string
  description?: string
  year?: number
  seconds?: number
  guidance?: string
  resolution?: string
  tags?: readonly string[]
  isLive?: true
  startsAt?: string
  endsAt?: string
  /** The price, and which title is rented, if it is for rent. */
  rental?: NonNullable<ContentItem['rental']>
  /** The countries whose members can play it, if not all can. */
  availableIn?: readonly string[]
  picture?: PictureSource
}

// The API's picture sizes in pixels, and the key prefix of each shape. @spec catalogue 3.2
const SIZES = [
  ['small', 320],
  ['medium', 640],
  ['large', 1024],
  ['xlarge', 1600],
] as const
const PREFIXES: Record<Shape, string> = {
  portrait: '',
  square: 'square_',
  landscape: 'thumb_landscape_',
  highlight: 'highlight_',
  background: 'background_',
}
const CARD_MAX_WIDTH = 640
const WIDE_MAX_WIDTH = 1024
const WIDE_SHAPES: ReadonlySet<Shape> = new Set(['landscape', 'background'])

export function verticalOf({ categories }: Pick<ContentItem, 'categories'>): Vertical {
  for (const category of categories) {
    const [vertical = ''] = category.split(':')
    if (isVertical(vertical)) return vertical
  }
  return 'movies'
}

/** Returns the title's picture in the first of the given shapes that it has, otherwise its main picture. */
export function pictureOf(
  { artwork, thumbnails }: Pick<ContentItem, 'artwork' | 'thumbnails'>,
  shapes: readonly Shape[],
  maxWidth = Number.POSITIVE_INFINITY,
): PictureSource | undefined {
  const shape = shapes.find((wanted) => artwork[`${PREFIXES[wanted]}large`] !== undefined)
  const sizes: [string, number][] = []
  for (const [size, width] of SIZES) {
    const address = shape === undefined ? thumbnails[size] : artwork[PREFIXES[shape] + size]
    if (address === undefined || width > maxWidth || sizes.some(([known]) => known === address)) continue
    sizes.push([address, width])
  }
  if (sizes.length === 0) return undefined
  return { sizes, ...(thumbnails.tiny ? { tiny: thumbnails.tiny } : {}) }
}

/** Returns the card with the picture in the shape of the title's vertical. */
export function toCard(item: ContentItem): Card {
  return toCardInShape(item, VERTICAL_FACTS[verticalOf(item)].shape)
}

export function toCardInShape(item: ContentItem, shape: Shape): Card {
  const { attributes } = item
  const vertical = verticalOf(item)
  return withoutUndefined({
    id: item.contentitem_id,
    vertical,
    kind: item.kind,
    title: attributes.title,
    byline: attributes.artist ?? attributes.author ?? attributes.label,
    description: attributes.short_description,
    year: attributes.year,
    seconds: attributes.duration,
    guidance: attributes.parental_guidance,
    resolution: attributes.resolution,
    tags: item.tags.filter((tag) => !/^(cliq-|weekly-)/.test(tag)).slice(0, 3),
    isLive: item.live && !isReplay(item.live) ? (true as const) : undefined,
    startsAt: item.starts_at,
    endsAt: item.ends_at,
    rental: item.rental,
    availableIn: item.available_in,
    picture: pictureOf(item, [shape], WIDE_SHAPES.has(shape) ? WIDE_MAX_WIDTH : CARD_MAX_WIDTH),
  })
}

/** A title shown large. */
export type BannerCard = Card & {
  /** It has nothing to play yet; only members are told. */
  isAnnounced?: true
}

export function toBannerCard(item: ContentItem, { isMember }: Pick<Site, 'isMember'>): BannerCard {
  const card = toCardInShape(item, 'background')
  return isMember && !isOffered(item) ? { ...card, isAnnounced: true } : card
}

/** A replay is presented like any other title. @spec catalogue 2.8.5 */
const isReplay = (live: ContentItem['live']) => typeof live === 'object' && live.state === 'replay'

/** Turns `sports:american-football` into "American football", for when no translated name is at hand. */
export function nameOfGenre(category: string | undefined): string | undefined {
  if (!category?.includes(':')) return undefined
  const slug = genreSlug(category).replaceAll('-', ' ')
  return slug.charAt(0).toUpperCase() + slug.slice(1)
}

type WithoutUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

export function withoutUndefined<T extends object>(fields: T): WithoutUndefined<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>
}
