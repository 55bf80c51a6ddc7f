/** The front pages as editors arrange them. @spec decisions 13.15 */
import { FILTER_MAX_LENGTH } from '@quintet/domain/catalogue/browsing'
import { VERTICALS } from '@quintet/domain/catalogue/categories'
import {
  AUDIENCES,
  CHOSEN_MAX,
  FRONT_PAGES,
  HEADING_MAX_LENGTH,
  ROW_SORTS,
  SECTIONS_MAX,
  STANDARD_NAMES,
} from '@quintet/domain/catalogue/front-page'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { z } from 'zod'
import { text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { SEARCH_MAX } from './fields.ts'
import { TitleLine } from './titles.ts'

const sort = z.enum(ROW_SORTS).default('order,asc')
const Id = z.int().positive().max(2_147_483_647)

/** The rule that selects a section's titles within its vertical. */
export const SectionRule = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('genre'),
    genre: text(FILTER_MAX_LENGTH).describe('Slug of the genre; empty for the whole vertical.'),
    sort,
  }),
  z.strictObject({ by: z.literal('tag'), tag: text(FILTER_MAX_LENGTH).min(1), sort }),
  z.strictObject({ by: z.literal('owner'), owner: text(FILTER_MAX_LENGTH).min(1), sort }),
  z.strictObject({ by: z.literal('person'), personId: Id, sort }),
  z.strictObject({
    by: z.literal('titles'),
    ids: z.array(Id).min(1).max(CHOSEN_MAX).describe('IDs, in display order.'),
  }),
])
export type SectionRule = z.infer<typeof SectionRule>

const Words = z.strictObject({
  de: text(HEADING_MAX_LENGTH).min(1),
  en: text(HEADING_MAX_LENGTH).min(1),
})

const Moment = z.iso.datetime().nullable().default(null)
const ShowingFields = {
  id: z.string().regex(/^[\w-]{1,40}$/, 'Use up to 40 letters, figures, _ and -.'),
  from: Moment,
  until: Moment,
  audience: z.enum(AUDIENCES).default('everyone'),
}
const Titles = { vertical: z.enum(VERTICALS), rule: SectionRule }

export const FrontSection = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('standard'), ...ShowingFields, name: z.enum(STANDARD_NAMES) }),
    z.strictObject({ kind: z.literal('hero'), ...ShowingFields, ...Titles }),
    z.strictObject({ kind: z.literal('banner'), ...ShowingFields, ...Titles, button: Words.nullable() }),
    z.strictObject({ kind: z.literal('row'), ...ShowingFields, ...Titles, heading: Words }),
  ])
  .refine(({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until), {
    message: 'It would end before it begins.',
    path: ['until'],
  })
export type FrontSection = z.infer<typeof FrontSection>

const Sections = z.array(FrontSection).max(SECTIONS_MAX)
const Page = z.object({ page: z.enum(FRONT_PAGES) })

const Person = z.object({
  id: z.int(),
  name: z.string(),
  titles: z.int().describe('Number of titles that credit them.'),
})
export type FrontPerson = z.infer<typeof Person>

export const FrontPageRecord = z.object({
  revision: z
    .string()
    .nullable()
    .describe('Revision of the editor’s arrangement. Null if the page follows the rules.'),
  changedAt: z.iso.datetime().nullable(),
  sections: z.array(FrontSection),
  titles: z.array(TitleLine).describe('Titles that its sections refer to.'),
  people: z.array(Person),
})
export type FrontPageRecord = z.infer<typeof FrontPageRecord>

export const readFrontPage = defineRoute({
  id: 'operatorReadFrontPage',
  service: 'operator',
  method: 'GET',
  path: '/operator/front/:page',
  access: 'operator:look',
  summary: 'Returns the sections of a page in order, with the names of the people and titles they show.',
  params: Page,
  answer: FrontPageRecord,
})

export const saveFrontPage = defineRoute({
  id: 'operatorSaveFrontPage',
  service: 'operator',
  method: 'PUT',
  path: '/operator/front/:page',
  access: 'operator:edit',
  summary: 'Replaces the arrangement of a page as a whole; members and visitors see it at once.',
  params: Page,
  body: z.strictObject({ revision: text(40).nullable(), sections: Sections }),
  answer: FrontPageRecord,
  problems: ['stale_front_page'],
})

export const resetFrontPage = defineRoute({
  id: 'operatorResetFrontPage',
  service: 'operator',
  method: 'DELETE',
  path: '/operator/front/:page',
  access: 'operator:edit',
  summary: 'Resets a page to the rules.',
  params: Page,
  answer: FrontPageRecord,
})

export const PREVIEW_VIEWERS = ['visitor', 'member', 'child'] as const

const PREVIEW_SHAPES = ['portrait', 'square', 'landscape', 'highlight', 'wide'] as const
export type PreviewShape = (typeof PREVIEW_SHAPES)[number]

export const FrontPreview = z.array(
  z.object({
    id: z.string(),
    titles: z
      .array(
        z.object({
          id: z.int(),
          title: z.string(),
          shape: z.enum(PREVIEW_SHAPES).describe('Shape of its picture on members’ pages.'),
          picture: z.string().nullable().describe('Address of its picture in this shape.'),
        }),
      )
      .nullable()
      .describe('Null if they differ from member to member.'),
  }),
)
export type FrontPreview = z.infer<typeof FrontPreview>

export const previewFrontPage = defineRoute({
  id: 'operatorPreviewFrontPage',
  service: 'operator',
  method: 'POST',
  path: '/operator/front/:page/preview',
  access: 'operator:look',
  summary: 'Previews what a page would show at a given time and to whom; nothing is stored.',
  params: Page,
  body: z.strictObject({ at: z.iso.datetime(), as: z.enum(PREVIEW_VIEWERS), sections: Sections }),
  answer: FrontPreview,
})

export const listFrontChoices = defineRoute({
  id: 'operatorListFrontChoices',
  service: 'operator',
  method: 'GET',
  path: '/operator/front-choices',
  access: 'operator:look',
  summary: 'Lists the genres, tags and owners found among the titles, for use in rules.',
  answer: z.object({
    genres: z.record(
      z.enum(VERTICALS),
      z.array(
        z.object({
          slug: z.string(),
          name: z.string(),
          names: z.record(z.enum(LANGUAGES), z.string()).describe('Its name in each language.'),
        }),
      ),
    ),
    tags: z.array(z.string()),
    owners: z.array(z.string()),
  }),
})

export const PEOPLE_FOUND = 12

export const findCredited = defineRoute({
  id: 'operatorFindCredited',
  service: 'operator',
  method: 'GET',
  path: '/operator/people',
  access: 'operator:look',
  summary: `Finds people credited in titles by part of their name; at most ${PEOPLE_FOUND}, those with the most titles first.`,
  query: z.object({ search: text(SEARCH_MAX) }),
  answer: z.array(Person),
})
