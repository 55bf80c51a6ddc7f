/** Feeds: external lists from which titles are created. @spec decisions 9.21 */
import { CREDIT_ROLES } from '../library.ts'
import { VERTICALS } from '@quintet/domain/catalogue/categories'
import { z } from 'zod'
import { text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Changed } from './fields.ts'
import { TitleLine } from './titles.ts'

const FEED_KINDS = ['podcast', 'media-rss', 'm3u', 'xmltv', 'opml', 'table'] as const
export type FeedKind = (typeof FEED_KINDS)[number]

const FEED_STATES = ['new', 'waiting', 'running', 'done', 'failed'] as const

/** What a table column may contain about a title; people by their role. */
export const FEED_FIELDS = [
  'id',
  'title',
  'year',
  'releasedOn',
  'description',
  'shortDescription',
  'genres',
  'tags',
  'rating',
  'language',
  'country',
  'publisher',
  'media',
  // For sports.
  'competition',
  'season',
  'home',
  'away',
  'startsAt',
  'endsAt',
  'score',
  'homeScore',
  'awayScore',
  'moments',
  ...CREDIT_ROLES,
] as const
export type FeedField = (typeof FEED_FIELDS)[number]

/** Maps table columns to fields; `rows` is the path to the rows in a JSON document: `data.items`. */
export const FeedMapping = z.strictObject({
  rows: text(200).optional(),
  columns: z.partialRecord(z.enum(FEED_FIELDS), text(200).min(1)),
})
export type FeedMapping = z.infer<typeof FeedMapping>

const Count = z.int().nonnegative()
const Refusal = z.object({ path: z.string(), reason: z.string() })

/** How many entries of each list in a report are kept. */
export const FEED_REPORT_MAX = 200

export const FeedReport = z.object({
  imported: Count,
  updated: Count,
  unchanged: Count,
  failed: Count,
  ignored: Count,
  vanished: Count,
  programmes: Count.describe('For a programme guide: the number of programmes matched to channels.'),
  feeds: Count.describe('For an OPML: the number of new feeds.'),
  failures: z.array(Refusal),
  leftOut: z.array(Refusal),
  gone: z.array(z.string()),
})
export type FeedReport = z.infer<typeof FeedReport>

export const Feed = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  kind: z.enum(FEED_KINDS).nullable(),
  vertical: z.enum(VERTICALS).nullable(),
  isDraft: z.boolean(),
  fetchesMedia: z.boolean(),
  state: z.enum(FEED_STATES),
  reason: z.string().nullable().describe('Reason it could not be read.'),
  ranAt: z.iso.datetime().nullable(),
  report: FeedReport.nullable(),
  titles: Count,
  drafts: Count.describe('Number of its titles that are not published.'),
})
export type Feed = z.infer<typeof Feed>

export const FeedRecord = Feed.extend({
  mapping: FeedMapping.nullable(),
  hidden: z.array(TitleLine).describe(`Hidden titles, at most ${FEED_REPORT_MAX}.`),
})
export type FeedRecord = z.infer<typeof FeedRecord>

export const FEED_UPLOAD_BYTES = 8 * 1024 * 1024
/** Maximum body size with such a file in Base64. */
const FEED_BODY_BYTES = Math.ceil((FEED_UPLOAD_BYTES * 4) / 3) + 64 * 1024

const FeedFile = z.strictObject({
  name: text(255).min(1),
  content: z.base64().max(FEED_BODY_BYTES),
})

/** The source of a feed: a web address or an uploaded file. */
const FeedSource = z.union([
  z.strictObject({ address: z.url({ protocol: /^https?$/ }).max(2000) }),
  z.strictObject({ file: FeedFile }),
])

const FeedWishes = {
  vertical: z.enum(VERTICALS).nullable().default(null),
  mapping: FeedMapping.nullable().default(null),
}

const FeedSettings = {
  name: text(200).min(1),
  ...FeedWishes,
  isDraft: z.boolean().default(true),
  fetchesMedia: z.boolean().default(false),
}

export const FEED_PREVIEW_ROWS = 6

export const FeedPreview = z.object({
  kind: z.enum(FEED_KINDS),
  name: z.string().nullable(),
  titles: Count,
  programmes: Count,
  feeds: Count,
  failed: Count,
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  mapping: FeedMapping.nullable().describe('Mapping as given, otherwise as suggested by the column names.'),
  needsVertical: z
    .boolean()
    .describe('Whether a vertical must be given, as a table does not state what its titles are.'),
  first: z.array(
    z.object({
      title: z.string(),
      vertical: z.enum(VERTICALS),
      year: z.int().nullable(),
      parts: Count.describe('Number of media it lists.'),
      about: z.string().nullable(),
    }),
  ),
})
export type FeedPreview = z.infer<typeof FeedPreview>

const FeedId = z.object({ id: text(100) })

export const listFeeds = defineRoute({
  id: 'operatorListFeeds',
  service: 'operator',
  method: 'GET',
  path: '/operator/feeds',
  access: 'operator:look',
  summary: 'Lists every feed with its last run and the result.',
  answer: z.array(Feed),
})

export const previewFeed = defineRoute({
  id: 'operatorPreviewFeed',
  service: 'operator',
  method: 'POST',
  path: '/operator/feeds/preview',
  access: 'operator:edit',
  summary: 'Previews what a feed would become; nothing is stored, and nothing that it lists is fetched.',
  body: z.strictObject({ source: FeedSource, ...FeedWishes }),
  bodyBytes: FEED_BODY_BYTES,
  answer: FeedPreview,
  problems: ['unreadable_feed', 'payload_too_large'],
})

export const addFeed = defineRoute({
  id: 'operatorAddFeed',
  service: 'operator',
  method: 'POST',
  path: '/operator/feeds',
  access: 'operator:edit',
  summary: 'Adds a feed, which is read soon after.',
  body: z.strictObject({ source: FeedSource, ...FeedSettings }),
  bodyBytes: FEED_BODY_BYTES,
  answer: FeedRecord,
  problems: ['known_feed', 'unreadable_feed', 'payload_too_large'],
})

export const readFeed = defineRoute({
  id: 'operatorReadFeed',
  service: 'operator',
  method: 'GET',
  path: '/operator/feeds/:id',
  access: 'operator:look',
  summary: 'Returns one feed, the report of its last run, and its titles that are not published.',
  params: FeedId,
  answer: FeedRecord,
  problems: ['unknown_feed'],
})

export const changeFeed = defineRoute({
  id: 'operatorChangeFeed',
  service: 'operator',
  method: 'PUT',
  path: '/operator/feeds/:id',
  access: 'operator:edit',
  summary: 'Changes how a feed is read, from the next run on.',
  params: FeedId,
  body: z.strictObject(FeedSettings),
  answer: FeedRecord,
  problems: ['unknown_feed'],
})

export const runFeed = defineRoute({
  id: 'operatorRunFeed',
  service: 'operator',
  method: 'POST',
  path: '/operator/feeds/:id/run',
  access: 'operator:edit',
  summary: 'Schedules a feed to be read soon, from a newer file if one is sent along.',
  params: FeedId,
  body: z.strictObject({ file: FeedFile.optional() }),
  bodyBytes: FEED_BODY_BYTES,
  answer: FeedRecord,
  problems: ['unknown_feed', 'payload_too_large'],
})

export const removeFeed = defineRoute({
  id: 'operatorRemoveFeed',
  service: 'operator',
  method: 'DELETE',
  path: '/operator/feeds/:id',
  access: 'operator:edit',
  summary: 'Removes a feed and its programme guide; its titles stay.',
  params: FeedId,
  answer: Changed,
  problems: ['unknown_feed'],
})
