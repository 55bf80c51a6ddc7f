/** Recommendations for a profile. @spec catalogue 2.4.4 */
import { VERTICALS } from '@quintet/domain/catalogue/categories'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { z } from 'zod'
import { ContentItem } from './content.ts'
import { defineRoute } from './route.ts'

export const Recommendation = z.object({
  category: z.enum(VERTICALS),
  item: ContentItem,
  /** The title that the recommendation is mainly based on. */
  because: z.object({ contentId: z.int().positive(), title: z.string() }),
})
export type Recommendation = z.infer<typeof Recommendation>

export const getRecommended = defineRoute({
  id: 'getRecommended',
  service: 'content',
  method: 'GET',
  path: '/user/recommended',
  access: 'member',
  summary:
    'Returns one title per vertical that resembles what this profile has begun, finished or made a favorite; empty if it has done none of these.',
  query: z.object({ lang: z.enum(LANGUAGES).optional() }),
  answer: z.array(Recommendation),
})
