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
    .object({
      file: z.string().nullable().describe('File it is made from. Null if the title is to have no trailer.'),
    })
    .nullable()
    .describe('What an editor set. Null if the imported trailer applies.'),
  shown: z
    .object({ id: z.string(), durationSeconds: z.number().nullable() })
    .nullable()
    .describe('Trailer that currently plays.'),
  making: z
    .object({
      id: z.string(),
      state: z.enum(['waiting', 'running', 'failed']),
      progress: z.number().min(0).max(1),
      reason: z.string().nullable(),
    })
    .nullable()
    .describe('Trailer to be shown once it has been made.'),
})
export type TitleTrailer = z.infer<typeof TitleTrailer>

const TitleId = z.object({ id: ContentId })

export const setTrailer = defineRoute({
  id: 'operatorSetTrailer',
  service: 'operator',
  method: 'PUT',
  path: '/operator/titles/:id/trailer',
  access: 'operator:edit',
  summary: 'Gives a title a trailer, overriding that of its import; later imports leave it in place.',
  params: TitleId,
  body: z.strictObject({
    upload: text(100).describe('A film among the operator’s own uploads that has arrived completely.'),
  }),
  answer: Changed,
  problems: ['unknown_content', 'unknown_upload', 'trailer_refused'],
})

export const removeTrailer = defineRoute({
  id: 'operatorRemoveTrailer',
  service: 'operator',
  method: 'DELETE',
  path: '/operator/titles/:id/trailer',
  access: 'operator:edit',
  summary: 'Removes the trailer, even an imported one; later imports do not bring it back.',
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
  summary: 'Resets a title to the trailer of its import, or to none if the import has none.',
  params: TitleId,
  answer: Changed,
  problems: ['unknown_content'],
})
