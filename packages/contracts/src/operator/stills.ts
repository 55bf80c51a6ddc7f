/** Thumbnails of a film every few seconds, for editing its chapters. @spec decisions 13.35 */
import { z } from 'zod'
import { ContentId } from '../fields.ts'
import { defineRoute } from '../route.ts'

const Pixels = z.int().nonnegative()

export const readStills = defineRoute({
  id: 'operatorReadStills',
  service: 'operator',
  method: 'GET',
  path: '/operator/titles/:id/stills',
  access: 'operator:look',
  summary: 'Stills of a title’s own film, each a part of a sheet; none before it is made.',
  params: z.object({ id: ContentId }),
  answer: z.array(
    z.object({
      start: z.number().nonnegative().describe('Seconds.'),
      sheet: z.string(),
      x: Pixels,
      y: Pixels,
      width: Pixels,
      height: Pixels,
    }),
  ),
})

export const readStillSheet = defineRoute({
  id: 'operatorReadStillSheet',
  service: 'operator',
  method: 'GET',
  path: '/operator/titles/:id/stills/:sheet',
  access: 'operator:look',
  summary: 'A sheet of them.',
  params: z.object({ id: ContentId, sheet: z.string().regex(/^\d{1,5}\.jpg$/, 'Name a sheet as 001.jpg.') }),
  answer: z.instanceof(Uint8Array),
  media: 'image/jpeg',
  problems: ['unknown_content'],
})
