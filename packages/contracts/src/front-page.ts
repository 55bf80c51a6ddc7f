/** The sections of the home page and the category pages. @spec decisions 13.15 */
import { FRONT_PAGES, STANDARD_NAMES } from '@quintet/domain/catalogue/front-page'
import { SORTS } from '@quintet/domain/catalogue/browsing'
import { VERTICALS } from '@quintet/domain/catalogue/categories'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { z } from 'zod'
import { ContentItem } from './content.ts'
import { defineRoute } from './route.ts'

const id = z.string()
const items = z.array(ContentItem)

export const ShownSection = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('standard'), id, name: z.enum(STANDARD_NAMES) }),
  z.object({ kind: z.literal('hero'), id, items }),
  z.object({
    kind: z.literal('banner'),
    id,
    vertical: z.enum(VERTICALS),
    button: z.string().nullable().describe('Text on its button, if it has its own.'),
    items: items.length(1),
  }),
  z.object({
    kind: z.literal('row'),
    id,
    vertical: z.enum(VERTICALS),
    heading: z.string(),
    more: z
      .object({
        category: z.string(),
        contentOwner: z.string().optional(),
        tags: z.string().optional(),
        sort: z.enum(SORTS),
      })
      .nullable()
      .describe('The full list that the row shows the start of. Null if there is none.'),
    items,
  }),
])
export type ShownSection = z.infer<typeof ShownSection>

export const getFrontPage = defineRoute({
  id: 'getFrontPage',
  service: 'content',
  method: 'GET',
  path: '/front/:page',
  access: 'anyone',
  summary:
    'Returns the sections of the home page or of a category’s page in order; sections built by the service’s own rules are given by name.',
  params: z.object({ page: z.enum(FRONT_PAGES) }),
  query: z.object({ lang: z.enum(LANGUAGES).optional() }),
  answer: z.array(ShownSection),
})
