/** Pages of artists, authors and narrators, of musical works, and of series of books. @spec product 5.1, product 5.2 */
import { FILTER_MAX_LENGTH } from '@quintet/domain/catalogue/browsing'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { PAGE_ROLES } from '@quintet/domain/catalogue/page-roles'
import { WORK_SLUG_MAX } from '@quintet/domain/catalogue/works'
import { z } from 'zod'
import { Artwork, ContentItem, Thumbnails } from './content.ts'
import { text, wholeNumber } from './fields.ts'
import { defineRoute } from './route.ts'

/** A person as shown in lists, with the pictures of their most popular title. */
export const PersonSummary = z.object({
  person_id: z.int().positive(),
  name: z.string(),
  roles: z.array(z.enum(PAGE_ROLES)),
  thumbnails: Thumbnails,
  artwork: Artwork,
})
export type PersonSummary = z.infer<typeof PersonSummary>

/** A musical work as shown in lists, with the pictures of its best known recording. */
export const WorkSummary = z.object({
  slug: z.string().describe('Slug, the same in every language.'),
  name: z.string().describe('Name in the language of the response.'),
  composer: z.object({ person_id: z.int().positive(), name: z.string() }),
  /** The number of recordings in the catalogue. */
  recordings: z.int().positive(),
  thumbnails: Thumbnails,
  artwork: Artwork,
})
export type WorkSummary = z.infer<typeof WorkSummary>

/** A person with their titles, newest first; each title is in one list only. */
export const Person = z.object({
  person_id: z.int().positive(),
  name: z.string(),
  albums: z.array(ContentItem),
  singles: z.array(ContentItem),
  /** Albums by others that contain a track of this person. */
  appears_on: z.array(ContentItem),
  composed: z.array(ContentItem),
  /** The named works among `composed`, sorted by name. */
  works: z.array(WorkSummary),
  written: z.array(ContentItem),
  narrated: z.array(ContentItem),
  /** Tracks, most played on this service first. */
  popular: z.array(ContentItem),
  /** Artists with similar albums. */
  similar: z.array(PersonSummary),
})
export type Person = z.infer<typeof Person>

export const Work = z.object({
  slug: z
    .string()
    .describe('Canonical slug, the same in every language; the slugs of its other names lead here too.'),
  name: z.string().describe('Name in the language of the response.'),
  other_names: z.array(z.string()).describe('Names in other languages, if they differ.'),
  composers: z.array(z.object({ person_id: z.int().positive(), name: z.string() })),
  /** Newest first: the tracks of an album that play the work, in order, or a track without an album. */
  recordings: z.array(z.object({ album: ContentItem.optional(), tracks: z.array(ContentItem) })),
})
export type Work = z.infer<typeof Work>

export const BookSeries = z.object({
  slug: z.string(),
  name: z.string(),
  authors: z.array(z.object({ person_id: z.int().positive(), name: z.string() })),
  /** In order; volumes without a number follow by year. */
  volumes: z.array(ContentItem),
})
export type BookSeries = z.infer<typeof BookSeries>

export const PersonId = wholeNumber(1, 2_147_483_647)

const Lang = z.object({ lang: z.enum(LANGUAGES).optional() })

export const getPerson = defineRoute({
  id: 'getPerson',
  service: 'content',
  method: 'GET',
  path: '/people/:personId',
  access: 'anyone',
  summary: 'Returns the works of an artist, composer, author or narrator, as far as they may be seen.',
  params: z.object({ personId: PersonId }),
  query: Lang,
  answer: Person,
  problems: ['unknown_person'],
})

export const findPeople = defineRoute({
  id: 'findPeople',
  service: 'content',
  method: 'GET',
  path: '/people',
  access: 'anyone',
  summary: 'Finds artists, composers, authors and narrators whose names begin with the words of a search.',
  query: Lang.extend({ search: text(200) }),
  answer: z.array(PersonSummary),
})

export const getWork = defineRoute({
  id: 'getWork',
  service: 'content',
  method: 'GET',
  path: '/people/:personId/works/:slug',
  access: 'anyone',
  summary: 'Returns the recordings of a musical work, as far as they may be seen.',
  params: z.object({ personId: PersonId, slug: text(WORK_SLUG_MAX) }),
  query: Lang,
  answer: Work,
  problems: ['unknown_work'],
})

export const findWorks = defineRoute({
  id: 'findWorks',
  service: 'content',
  method: 'GET',
  path: '/works',
  access: 'anyone',
  summary:
    'Finds musical works whose names, together with those of their composers, contain the words of a search.',
  query: Lang.extend({ search: text(200) }),
  answer: z.array(WorkSummary),
})

export const getBookSeries = defineRoute({
  id: 'getBookSeries',
  service: 'content',
  method: 'GET',
  path: '/book-series/:slug',
  access: 'anyone',
  summary: 'Returns the volumes of an audiobook series, in order.',
  params: z.object({ slug: text(FILTER_MAX_LENGTH * 2) }),
  query: Lang,
  answer: BookSeries,
  problems: ['unknown_series'],
})
