/** The library as editors see it: every title, shown or hidden, and its texts. @spec decisions 13.3 */
import { KINDS, VERTICALS } from '@quintet/domain/categories'
import { LANGUAGES } from '@quintet/domain/languages'
import { INGEST_KINDS } from '@quintet/domain/live-ingest'
import { z } from 'zod'
import { ContentId, text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Changed, LIST_PAGE, PageNumber, SEARCH_MAX } from './fields.ts'

export const TITLE_STATES = ['published', 'hidden', 'failed'] as const
export const TITLE_ORDERS = ['title', 'year', 'updated', 'added'] as const

export const TitleLine = z.object({
  id: z.int(),
  title: z.string(),
  kind: z.enum(KINDS),
  vertical: z.enum(VERTICALS),
  year: z.int().nullable(),
  rating: z.string().nullable(),
  state: z.enum(TITLE_STATES),
  isEdited: z.boolean().describe('Whether texts of the console lie over those of the import.'),
  updatedAt: z.iso.datetime(),
})
export type TitleLine = z.infer<typeof TitleLine>

export const listTitles = defineRoute({
  id: 'operatorListTitles',
  service: 'operator',
  method: 'GET',
  path: '/operator/titles',
  access: 'operator:look',
  summary: `Every title but episodes and tracks, ${LIST_PAGE} at a time.`,
  query: z.object({
    search: text(SEARCH_MAX).default(''),
    vertical: z.enum(VERTICALS).optional(),
    state: z.enum(TITLE_STATES).optional(),
    sort: z.enum(TITLE_ORDERS).default('title'),
    isDescending: z.stringbool().default(false),
    page: PageNumber,
  }),
  answer: z.object({ items: z.array(TitleLine), total: z.int() }),
})

const Texts = z.object({
  title: z.string(),
  shortDescription: z.string().nullable(),
  description: z.string().nullable(),
})
export type TitleTexts = z.infer<typeof Texts>

export const TitleRecord = TitleLine.extend({
  texts: z.array(
    z.object({
      language: z.enum(LANGUAGES),
      imported: Texts.nullable(),
      edited: Texts.nullable(),
    }),
  ),
  reason: z.string().nullable().describe('Why its import failed.'),
  source: z.string().describe('Library and path.'),
  live: z
    .object({
      kind: z.enum(INGEST_KINDS),
      state: z.enum(['running', 'waiting', 'idle']).describe('idle: no worker runs it.'),
      since: z.iso.datetime().nullable(),
      trouble: z.string().nullable().describe('Why it waits for its source.'),
      worker: z.string().nullable(),
    })
    .nullable()
    .describe('Of a channel of a live source: how it stands.'),
})
export type TitleRecord = z.infer<typeof TitleRecord>

const TitleId = z.object({ id: ContentId })
const TitleAndLanguage = z.object({ id: ContentId, language: z.enum(LANGUAGES) })

export const readTitle = defineRoute({
  id: 'operatorReadTitle',
  service: 'operator',
  method: 'GET',
  path: '/operator/titles/:id',
  access: 'operator:look',
  summary: 'One title with its texts as imported and as edited.',
  params: TitleId,
  answer: TitleRecord,
  problems: ['unknown_content'],
})

export const editTexts = defineRoute({
  id: 'operatorEditTexts',
  service: 'operator',
  method: 'PUT',
  path: '/operator/titles/:id/texts/:language',
  access: 'operator:edit',
  summary: 'Lays texts over those of the import; later imports leave them.',
  params: TitleAndLanguage,
  body: z.strictObject({
    title: text(500).min(1),
    shortDescription: text(500).nullable(),
    description: text(10_000).nullable(),
  }),
  answer: TitleRecord,
  problems: ['unknown_content'],
})

export const takeImportedTexts = defineRoute({
  id: 'operatorTakeImportedTexts',
  service: 'operator',
  method: 'DELETE',
  path: '/operator/titles/:id/texts/:language',
  access: 'operator:edit',
  summary: 'Takes the texts as imported again.',
  params: TitleAndLanguage,
  answer: TitleRecord,
  problems: ['unknown_content'],
})

const ManyTitles = z.strictObject({ ids: z.array(z.int().positive()).min(1).max(LIST_PAGE) })

export const publishTitles = defineRoute({
  id: 'operatorPublishTitles',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/publish',
  access: 'operator:edit',
  summary: 'Shows titles, and all that belongs to a series or an album.',
  body: ManyTitles,
  answer: Changed,
})

export const hideTitles = defineRoute({
  id: 'operatorHideTitles',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/hide',
  access: 'operator:edit',
  summary: 'Hides titles, and all that belongs to a series or an album; later imports leave them hidden.',
  body: ManyTitles,
  answer: Changed,
})
