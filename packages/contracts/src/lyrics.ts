/** The lyrics of a track. @spec decisions 11.3 */
import { z } from 'zod'
import { ContentId } from './fields.ts'
import { defineRoute } from './route.ts'

export const LyricsAnswer = z.object({
  /** BCP 47; null if unknown. */
  language: z.string().nullable(),
  lines: z.array(
    z.object({
      /** Seconds from the start of the track, ascending; null for all lines if the times are unknown. */
      at: z.number().nonnegative().nullable(),
      /** Empty during instrumental passages. */
      text: z.string(),
    }),
  ),
})
export type LyricsAnswer = z.infer<typeof LyricsAnswer>

export const getLyrics = defineRoute({
  id: 'getLyrics',
  service: 'content',
  method: 'GET',
  path: '/content/:contentId/lyrics',
  access: 'member',
  summary: 'Returns the lyrics of a track, line by line, with the times at which they are sung.',
  params: z.object({ contentId: ContentId }),
  answer: LyricsAnswer,
  problems: ['unknown_content', 'no_subscription', 'no_lyrics'],
})
