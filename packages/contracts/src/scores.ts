/** The household's scores in a game. @spec decisions 12.12 */
import { GAME_SCORE_MAX } from '@quintet/domain/playback/game-scores'
import { z } from 'zod'
import { ContentId } from './fields.ts'
import { defineRoute } from './route.ts'

export const GameScore = z.object({
  /** Name of the profile. */
  profile: z.string(),
  isOwn: z.boolean(),
  score: z.int(),
  reachedAt: z.iso.datetime(),
})
export type GameScore = z.infer<typeof GameScore>

const route = {
  service: 'content',
  access: 'member',
  params: z.object({ contentId: ContentId }),
  answer: z.array(GameScore),
} as const

export const listScores = defineRoute({
  ...route,
  id: 'listScores',
  method: 'GET',
  path: '/user/scores/:contentId',
  summary: 'Lists the best score of each profile of the household in a game, highest first.',
  problems: ['unknown_content'],
})

export const putScore = defineRoute({
  ...route,
  id: 'putScore',
  method: 'PUT',
  path: '/user/scores/:contentId',
  summary: 'Stores a score of this profile if it is its best; returns the household’s scores.',
  body: z.strictObject({ score: z.int().min(0).max(GAME_SCORE_MAX) }),
  problems: ['unknown_content', 'no_subscription'],
})
