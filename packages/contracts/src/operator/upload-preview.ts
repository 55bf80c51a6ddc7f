/** A preview of what importing the uploads would change. @spec decisions 13.37 */
import { KINDS } from '@quintet/domain/catalogue/categories'
import { SHEET_FIELDS } from '@quintet/domain/catalogue/title-sheet'
import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { takeUploads } from './uploads.ts'

/** How many entries of each list are shown; the rest is only counted. */
export const PREVIEW_LINES = 50
/** Longer texts and lists of a field are truncated. */
export const PREVIEW_LETTERS = 2000
export const PREVIEW_ENTRIES = 40
/** Timeout of a preview, since an import may take hours to examine. */
export const PREVIEW_SECONDS = 120

const Count = z.int().nonnegative()

function listOf<Line extends z.ZodType>(line: Line) {
  return z.object({ total: Count, first: z.array(line).max(PREVIEW_LINES) })
}

const FieldChange = z.object({
  field: z.enum(SHEET_FIELDS),
  before: z.unknown(),
  after: z.unknown(),
  isCut: z.boolean().describe('Whether the values shown are truncated.'),
})
export type ToldChange = z.infer<typeof FieldChange>

const NewTitle = z.object({
  path: z.string(),
  kind: z.enum(KINDS),
  title: z.string(),
  media: z
    .array(z.enum(['main', 'trailer', 'pictures']))
    .describe('What will be packaged or rendered again.'),
})
export type ToldTitle = z.infer<typeof NewTitle>

const ChangedTitle = NewTitle.extend({
  id: z.int(),
  from: z.string().nullable().describe('Path it was known under, if that has changed.'),
  fields: z.array(FieldChange),
  kept: z.array(FieldChange).describe('Fields the import changes but an editor’s value overrides.'),
})
export type ToldChangedTitle = z.infer<typeof ChangedTitle>

const Refusal = z.object({ path: z.string(), reason: z.string() })
export type ToldRefusal = z.infer<typeof Refusal>

export const UploadPreview = z.object({
  added: listOf(NewTitle),
  changed: listOf(ChangedTitle),
  unchanged: Count,
  gone: listOf(z.object({ path: z.string(), title: z.string() })).describe(
    'Titles no longer in the library; they stay in the catalogue.',
  ),
  failed: listOf(Refusal),
  leftOut: listOf(Refusal),
})
export type UploadPreview = z.infer<typeof UploadPreview>

export const PreviewAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('running'), done: Count, total: Count }),
  z.object({ state: z.literal('too_long') }),
  z.object({ state: z.literal('done'), preview: UploadPreview }),
])
export type PreviewAnswer = z.infer<typeof PreviewAnswer>

const { ids, section, files } = takeUploads.body.shape

export const previewUploads = defineRoute({
  id: 'operatorPreviewUploads',
  service: 'operator',
  method: 'POST',
  path: '/operator/uploads/preview',
  access: 'operator:edit',
  summary:
    'Previews what taking these uploads would change, as `quintet import --dry-run` reports it; repeat the request until it is done. Nothing is written.',
  body: z.strictObject({ ids, section, files }),
  answer: PreviewAnswer,
  problems: ['unknown_upload', 'upload_in_the_way', 'overloaded'],
})
