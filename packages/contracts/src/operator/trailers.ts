/** The trailer of a title: an editor adds, replaces or removes it, overriding the imported one. @spec decisions 13.33 */
import { z } from 'zod'
import { ContentId, text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Changed } from './fields.ts'

/**
 * Path below `/api` of packaged media for editors: `{asset}/master.m3u8` and the files it names. Keys and file ranges bypass the response
 * schemas.
 */
export const EDITORS_MEDIA_PATH = '/operator/media'

export const TitleTrailer = z.object({
  edited: z
    .object({ file: z.string().nullable().describe('What it is made of; null: the title has none.') })
    .nullable()
    .describe('What an editor said; null: it is the import’s.'),
  shown: z
    .object({ id: z.string(), durationSeconds: z.number().nullable() })
    .nullable()
    .describe('The one that plays.'),
  making: z
    .object({
      id: z.string(),
      state: z.enum(['waiting', 'running', 'failed']),
      progress: z.number().min(0).max(1),
      reason: z.string().nullable(),
    })
    .nullable()
    .describe('The one that is to be shown, until it is made.'),
})
export type TitleTrailer = z.infer<typeof TitleTrailer>

const TitleId = z.object({ id: ContentId })

export const setTrailer = defineRoute({
  id: 'operatorSetTrailer',
  service: 'operator',
  method: 'PUT',
  path: '/operator/titles/:id/trailer',
  access: 'operator:edit',
  summary: 'Gives a title a trailer, over that of its import; later imports leave it.',
  params: TitleId,
  body: z.strictObject({ upload: text(100).describe('A film of one’s own uploads that is here whole.') }),
  answer: Changed,
  problems: ['unknown_content', 'unknown_upload', 'trailer_refused'],
})

export const removeTrailer = defineRoute({
  id: 'operatorRemoveTrailer',
  service: 'operator',
  method: 'DELETE',
  path: '/operator/titles/:id/trailer',
  access: 'operator:edit',
  summary: 'Takes the trailer away, an imported one too; later imports bring none.',
  params: TitleId,
  answer: Changed,
  problems: ['unknown_content'],
})

export const takeImportedTrailer = defineRoute({
  id: 'operatorTakeImportedTrailer',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/:id/trailer/as-imported',
  access: 'operator:edit',
  summary: 'The title has the trailer of its import again, or none where that has none.',
  params: TitleId,
  answer: Changed,
  problems: ['unknown_content'],
})
