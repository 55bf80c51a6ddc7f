/** Preview of a title's page before it is published. @spec decisions 13.20 */
import { z } from 'zod'
import { ContentId } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { PREVIEW_VIEWERS } from './front-pages.ts'

export const previewTitle = defineRoute({
  id: 'operatorPreviewTitle',
  service: 'operator',
  method: 'GET',
  path: '/operator/titles/:id/preview',
  access: 'operator:look',
  summary:
    'Previews the page of a title, published or not, as a visitor, a member or a child would see it; for viewing only.',
  params: z.object({ id: ContentId }),
  query: z.object({ as: z.enum(PREVIEW_VIEWERS), lang: z.string().optional() }),
  answer: z.instanceof(Uint8Array),
  media: 'text/html; charset=utf-8',
  problems: ['unknown_content', 'not_ready'],
})
