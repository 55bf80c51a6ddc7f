/** A profile's saved game. @spec decisions 12.7 */
import { isSavable } from '@quintet/domain/playback/game-saves'
import { z } from 'zod'
import { ContentId } from './fields.ts'
import { messages } from './messages.ts'
import { defineRoute } from './route.ts'

export const GameSave = z.object({
  contentId: z.int().positive(),
  /** Whatever the game wrote; null if nothing yet. */
  text: z.string().nullable(),
  savedAt: z.iso.datetime().nullable(),
})
export type GameSave = z.infer<typeof GameSave>

export const getSave = defineRoute({
  id: 'getSave',
  service: 'content',
  method: 'GET',
  path: '/user/saves/:contentId',
  access: 'member',
  summary: 'Returns what this profile has saved of a game, with an ETag even if nothing has been saved yet.',
  params: z.object({ contentId: ContentId }),
  answer: GameSave,
  problems: ['unknown_content', 'no_subscription'],
})

export const putSave = defineRoute({
  id: 'putSave',
  service: 'content',
  urgency: 'watching',
  method: 'PUT',
  path: '/user/saves/:contentId',
  access: 'member',
  summary:
    'Saves a game, with the ETag of the save it replaces in If-Match, so that one device never overwrites what another has saved.',
  params: z.object({ contentId: ContentId }),
  body: z.strictObject({ text: z.string().refine(isSavable, { message: messages.saveInvalid }) }),
  answer: z.object({ savedAt: z.iso.datetime() }),
  problems: ['unknown_content', 'no_subscription', 'save_unmatched', 'save_changed'],
})
