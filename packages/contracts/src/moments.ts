/** The moments of an event: goals, breaks, its end. @spec decisions 12.5 */
import { MOMENT_KINDS } from '@quintet/domain/live/moments'
import { z } from 'zod'
import { ContentId } from './fields.ts'
import { defineRoute } from './route.ts'

export const Moment = z.object({
  /** Seconds from the start. */
  at: z.number().nonnegative(),
  kind: z.enum(MOMENT_KINDS),
  title: z.string(),
  /** The score after it, home and away. */
  score: z.tuple([z.int().nonnegative(), z.int().nonnegative()]).optional(),
})
export type Moment = z.infer<typeof Moment>

export const listMoments = defineRoute({
  id: 'listMoments',
  service: 'content',
  method: 'GET',
  path: '/content/:contentId/moments',
  access: 'member',
  summary:
    'Lists what happened in an event, in order; for a live event, up to now. Empty if the profile hides spoilers and has not watched the event.',
  params: z.object({ contentId: ContentId }),
  answer: z.array(Moment),
  problems: ['unknown_content'],
})
