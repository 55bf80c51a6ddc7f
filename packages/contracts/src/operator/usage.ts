/** Playback figures without personal data. @spec decisions 13.5 */
import { KINDS } from '@quintet/domain/catalogue/categories'
import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { FILE_ROWS_MAX } from './fields.ts'

export const USAGE_GROUPS = ['title', 'publisher', 'day', 'month', 'country', 'plan'] as const
export const USAGE_LINES_MAX = 1000

const Wanted = z.object({ from: z.iso.date(), to: z.iso.date(), by: z.enum(USAGE_GROUPS).default('title') })

const Played = z.object({ starts: z.int(), seconds: z.number(), finished: z.int() })

const UsageLine = Played.extend({
  key: z.string(),
  name: z
    .string()
    .nullable()
    .describe('Null for a title that was removed, or for titles without a publisher.'),
  kind: z.enum(KINDS).nullable().describe('Kind of the title, when grouped by title.'),
})
export type UsageLine = z.infer<typeof UsageLine>

export const readUsage = defineRoute({
  id: 'operatorReadUsage',
  service: 'operator',
  method: 'GET',
  path: '/operator/usage',
  access: 'operator:look',
  summary: `Returns what was played in a period, most played first: the first ${USAGE_LINES_MAX} lines, and the total of all.`,
  query: Wanted,
  answer: z.object({
    lines: z.array(UsageLine).max(USAGE_LINES_MAX),
    total: Played.extend({ lines: z.int().describe('How many lines there are, including those left out.') }),
  }),
})

export const exportUsage = defineRoute({
  id: 'operatorExportUsage',
  service: 'operator',
  method: 'GET',
  path: '/operator/usage.csv',
  access: 'operator:look',
  summary: `Returns all lines as CSV, at most ${FILE_ROWS_MAX}, with time in seconds.`,
  query: Wanted,
  answer: z.string(),
  media: 'text/csv',
  problems: ['too_many_rows'],
})
