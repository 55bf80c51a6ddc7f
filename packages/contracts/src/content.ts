/** The catalogue as clients see it. @spec catalogue 7.1, catalogue 7.2 */
import { LIVE_STATES } from '@quintet/domain/live/broadcast'
import { FILTER_MAX_LENGTH, LIST_SIZE, ROW_SIZE, SORTS } from '@quintet/domain/catalogue/browsing'
import { KINDS, VERTICALS } from '@quintet/domain/catalogue/categories'
import { CONTROLS } from '@quintet/domain/catalogue/controls'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { EXTRA_KINDS } from '@quintet/domain/catalogue/extras'
import { CREDITED_ROLES } from '@quintet/domain/catalogue/page-roles'
import { z } from 'zod'
import { ContentId, ProductId, text, wholeNumber } from './fields.ts'
import { defineRoute } from './route.ts'

const THUMBNAIL_SIZES = ['tiny', 'small', 'medium', 'large', 'xlarge', 'xxlarge'] as const

/** `tiny` is the blurred placeholder as a data URL; the others are addresses of the item's main picture. */
export const Thumbnails = z.partialRecord(z.enum(THUMBNAIL_SIZES), z.string())

/** Keys are `size` for the portrait and `shape_size` for the other shapes, such as `square_xxlarge`. */
export const Artwork = z.record(z.string(), z.string())

export const Chapter = z.object({ title: z.string(), start: z.number(), end: z.number() })
export type Chapter = z.infer<typeof Chapter>

/** Home and away. */
const Goals = z.int().min(0).max(9999)
export const Score = z.tuple([Goals, Goals])

/** Attributes that `quintet.json` contains under the same name and in the same form. */
export const WrittenAttributes = z
  .object({
    publisher: text(200),
    language: text(35).describe('Language of the work itself, BCP 47.'),
    controls: z.array(z.enum(CONTROLS)).max(CONTROLS.length).describe('Input devices that a game supports.'),
    competition: text(200).min(1).describe('For a match: the league, cup or tour it belongs to.'),
    result: Score.describe('For a finished match between two teams: the home and away score.'),
  })
  .partial()

export const Attributes = WrittenAttributes.extend({
  title: z.string(),
  description: z.string().optional(),
  short_description: z.string().optional(),
  year: z.int().optional(),
  date: z.string().optional(),
  duration: z.number().optional().describe('Duration in seconds.'),
  parental_guidance: z.string().optional(),
  parental_descriptors: z
    .array(z.string())
    .optional()
    .describe('Reasons shown beside the rating, as imported.'),
  youth_age: z
    .union([z.literal(16), z.literal(18)])
    .optional()
    .describe(
      'Age under which minors are protected from it: it plays only at night or after the PIN has been entered.',
    ),
  trailer: z.string().optional().describe('URL of the endpoint that opens the trailer.'),
  director: z.string().optional(),
  actors: z.string().optional(),
  author: z.string().optional(),
  narrator: z.string().optional(),
  artist: z.string().optional(),
  credits: z
    .array(z.object({ person_id: z.int().positive(), name: z.string(), role: z.enum(CREDITED_ROLES) }))
    .optional()
    .describe('People and teams with a page of their own: artists, composers, authors, narrators, teams.'),
  teams: z.string().optional(),
  label: z
    .string()
    .optional()
    .describe('For a sports title: its discipline, in the language of the response.'),
  chapters: z.array(Chapter).optional(),
  series: z.string().optional().describe('For an audiobook: the series it belongs to.'),
  series_position: z.number().optional().describe('Position in the series; 2.5 lies between two volumes.'),
  work: z
    .string()
    .optional()
    .describe('For a track: the musical work it plays, in the language of the response.'),
  work_translated: z
    .string()
    .optional()
    .describe(
      'Its name in the reader’s language, taken from other recordings if this one has it in another language only.',
    ),
  work_slug: z.string().optional().describe('How that is called in addresses, in any language.'),
  movement: z
    .string()
    .optional()
    .describe('Movement of the work, if the track is one, in the language of the response.'),
  movement_number: z.int().optional(),
  resolution: z.string().optional(),
  extra: z.enum(EXTRA_KINDS).optional().describe('For an extra: its kind in relation to its title.'),
  has_extras: z
    .literal(true)
    .optional()
    .describe('Present if the title has extras: see /content/:id/extras.'),
})

export const Live = z.object({
  state: z.enum(LIVE_STATES),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().optional(),
  dvrSeconds: z.int().positive(),
  startOver: z.boolean(),
})

export const ContentItem = z.object({
  contentitem_id: z.int().positive(),
  contentowner_id: z.string(),
  kind: z.enum(KINDS),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  thumbnails: Thumbnails,
  artwork: Artwork,
  /** Only for members, and only if the item can be played. */
  representation: z.object({ embedscript: z.string() }).optional(),
  /** True if live now or at its time; for a timed event its state, and how far back viewers can seek. */
  live: z.union([z.boolean(), Live]),
  /** When an event starts and ends. */
  starts_at: z.iso.datetime().optional(),
  ends_at: z.iso.datetime().optional(),
  /** The parent of an episode or track, and its position there. */
  parent_id: z.int().positive().optional(),
  season: z.int().optional(),
  number: z.int().optional(),
  rental: z
    .object({ price: z.number(), currency: z.string(), contentId: z.int().positive() })
    .optional()
    .describe(
      'If it must be rented: the price, and the title that is rented, which is the series of an episode.',
    ),
  available_in: z
    .array(z.string())
    .optional()
    .describe('Countries whose members can play it, ISO 3166-1; absent if all can.'),
  /** True if spoilers are withheld until the profile has watched the title. */
  withheld: z.literal(true).optional(),
  attributes: Attributes,
})
export type ContentItem = z.infer<typeof ContentItem>

/** A vertical, the kids area, or a genre of either as `category:genre`. An unknown genre yields an empty list. */
export const Category = text(FILTER_MAX_LENGTH).refine(
  (id) => id === '' || ['kids', ...VERTICALS].includes(id.split(':')[0] ?? ''),
  'There is no such category.',
)

/** The language of texts; the session's by default. */
const Lang = z.enum(LANGUAGES).optional()

export const LIMIT_MAX = 100

export const ContentQuery = z.object({
  ids: text(2000)
    .regex(/^\d{1,9}(,\d{1,9})*$/, 'Ids are positive whole numbers, joined by commas.')
    .optional(),
  category: Category.optional(),
  contentOwner: text(FILTER_MAX_LENGTH).optional(),
  tags: text(500).optional(),
  search: text(200).optional(),
  /** Defaults to `order,asc`, and for a search to `relevance,desc`. */
  sort: z.enum(SORTS).optional(),
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, LIMIT_MAX).default(LIST_SIZE),
  lang: Lang,
})
export type ContentQuery = z.infer<typeof ContentQuery>

const RowsQuery = z.object({
  category: Category.optional(),
  tags: text(500).optional(),
  limit: wholeNumber(1, LIMIT_MAX).default(ROW_SIZE),
  search: text(200).optional(),
  lang: Lang,
})

export const ContentRow = z.object({ id: z.string(), category_name: z.string(), items: z.array(ContentItem) })
export type ContentRow = z.infer<typeof ContentRow>

const Subcategory = z.object({ id: z.string(), category_name: z.string() })
export const CategoryTree = z.object({
  id: z.string(),
  category_name: z.string(),
  subcategories: z.array(Subcategory),
})

const Product = z.object({ productId: ProductId })
const Item = z.object({ id: ContentId })
const ItemQuery = z.object({ lang: Lang })

const content = { service: 'content', method: 'GET' } as const

export const listContent = defineRoute({
  ...content,
  id: 'listContent',
  path: '/content',
  access: 'member',
  summary: 'Lists titles for members, one page at a time.',
  query: ContentQuery,
  answer: z.array(ContentItem),
})

export const listContentInfo = defineRoute({
  ...content,
  id: 'listContentInfo',
  path: '/content/info/:productId',
  access: 'anyone',
  summary: 'Lists titles for visitors, without their playback data.',
  params: Product,
  query: ContentQuery,
  answer: z.array(ContentItem),
  problems: ['unknown_product'],
})

export const getContent = defineRoute({
  ...content,
  id: 'getContent',
  path: '/content/:id',
  access: 'member',
  summary: 'Returns one title, as the only element of an array.',
  params: Item,
  query: ItemQuery,
  answer: z.array(ContentItem),
  problems: ['unknown_content'],
})

export const getContentInfo = defineRoute({
  ...content,
  id: 'getContentInfo',
  path: '/content/info/:productId/:id',
  access: 'anyone',
  summary: 'Returns one title for visitors, as the only element of an array.',
  params: Product.extend(Item.shape),
  query: ItemQuery,
  answer: z.array(ContentItem),
  problems: ['unknown_content', 'unknown_product'],
})

export const listRows = defineRoute({
  ...content,
  id: 'listRows',
  path: '/content/rows',
  access: 'member',
  summary: 'Returns one row per genre of a category; `limit` is the number of items in each row.',
  query: RowsQuery,
  answer: z.array(ContentRow),
})

export const listRowsInfo = defineRoute({
  ...content,
  id: 'listRowsInfo',
  path: '/content/info/:productId/rows',
  access: 'anyone',
  summary: 'Returns the rows for visitors.',
  params: Product,
  query: RowsQuery,
  answer: z.array(ContentRow),
  problems: ['unknown_product'],
})

export const listChildren = defineRoute({
  ...content,
  id: 'listChildren',
  path: '/content/:id/children',
  access: 'member',
  summary: 'Lists the tracks of an album in order, or the episodes of a series with season and number.',
  params: Item,
  query: ItemQuery,
  answer: z.array(ContentItem),
  problems: ['unknown_content'],
})

export const listChildrenInfo = defineRoute({
  ...content,
  id: 'listChildrenInfo',
  path: '/content/info/:productId/:id/children',
  access: 'anyone',
  summary: 'Lists tracks or episodes for visitors.',
  params: Product.extend(Item.shape),
  query: ItemQuery,
  answer: z.array(ContentItem),
  problems: ['unknown_content', 'unknown_product'],
})

export const listExtras = defineRoute({
  ...content,
  id: 'listExtras',
  path: '/content/:id/extras',
  access: 'anyone',
  summary: 'Lists deleted scenes, interviews and other extras of a film or series, grouped by kind.',
  params: Item,
  query: ItemQuery,
  answer: z.array(ContentItem),
  problems: ['unknown_content'],
})

const RELATED_KINDS = ['similar', 'popular'] as const

export const listRelated = defineRoute({
  ...content,
  id: 'listRelated',
  path: '/content/:id/related',
  access: 'anyone',
  summary: 'Lists similar titles, or those that others play most.',
  params: Item,
  query: ItemQuery.extend({ kind: z.enum(RELATED_KINDS).default('similar') }),
  answer: z.array(ContentItem),
  problems: ['unknown_content'],
})

/** Number of chips in the search overlay. */
export const TRENDING_TITLES = 4

export const listTrending = defineRoute({
  ...content,
  id: 'listTrending',
  path: '/search/trending',
  access: 'anyone',
  summary:
    'Returns the four titles suggested in the search overlay; under the kids lock, four that are safe.',
  query: ItemQuery,
  answer: z.array(ContentItem),
})

export const listMeant = defineRoute({
  ...content,
  id: 'listMeant',
  path: '/search/meant',
  access: 'anyone',
  summary:
    'Did you mean: returns the name that a mistyped search may have meant; empty if the search finds something as typed.',
  query: ItemQuery.extend({ search: ContentQuery.shape.search.unwrap() }),
  answer: z.array(z.string()),
})

export const getCategory = defineRoute({
  ...content,
  id: 'getCategory',
  path: '/category/:category',
  access: 'member',
  summary: 'Returns a category and its genres, keyed by the category.',
  params: z.object({ category: text(100) }),
  query: ItemQuery,
  answer: z.record(z.string(), CategoryTree),
  problems: ['unknown_category'],
})

export const getCategoryInfo = defineRoute({
  ...content,
  id: 'getCategoryInfo',
  path: '/category/info/:productId/:category',
  access: 'anyone',
  summary: 'Returns a category and its genres, for visitors.',
  params: Product.extend({ category: text(100) }),
  query: ItemQuery,
  answer: z.record(z.string(), CategoryTree),
  problems: ['unknown_category', 'unknown_product'],
})

export const listSubcategories = defineRoute({
  ...content,
  id: 'listSubcategories',
  path: '/category/:category/subcategories',
  access: 'anyone',
  summary: 'Lists the genres of a category.',
  params: z.object({ category: text(100) }),
  query: ItemQuery,
  answer: z.array(Subcategory),
  problems: ['unknown_category'],
})
