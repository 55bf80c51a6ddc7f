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
  summary:
    'Lists stills of a title’s own film, each a part of a sheet; empty until the sheets have been made.',
  params: z.object({ id: ContentId }),
  answer: z.array(
    z.object({
      start: z.number().nonnegative().describe('Position in seconds.'),
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
  summary: 'Returns one sheet of stills.',
  params: z.object({ id: ContentId, sheet: z.string().regex(/^\d{1,5}\.jpg$/, 'Name a sheet as 001.jpg.') }),
  answer: z.instanceof(Uint8Array),
  media: 'image/jpeg',
  problems: ['unknown_content'],
})
