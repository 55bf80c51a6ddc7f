/** Playback figures without personal data. @spec decisions 13.5 */
import { KINDS } from '@quintet/domain/catalogue/categories'
import { z } from 'zod'
import { defineRoute } from '../route.ts'

export const USAGE_GROUPS = ['title', 'publisher', 'day', 'month', 'country', 'plan'] as const
export const USAGE_LINES_MAX = 1000

export const readUsage = defineRoute({
  id: 'operatorReadUsage',
  service: 'operator',
  method: 'GET',
  path: '/operator/usage',
  access: 'operator:look',
  summary: `Returns what was played in a period, most played first, at most ${USAGE_LINES_MAX} lines.`,
  query: z.object({ from: z.iso.date(), to: z.iso.date(), by: z.enum(USAGE_GROUPS).default('title') }),
  answer: z.array(
    z.object({
      key: z.string(),
      name: z
        .string()
        .nullable()
        .describe('Null for a title that was removed, or for titles without a publisher.'),
      kind: z.enum(KINDS).nullable().describe('Kind of the title, when grouped by title.'),
      starts: z.int(),
      seconds: z.number(),
      finished: z.int(),
    }),
  ),
})
