/** A profile's playback speed of a book. @spec decisions 11.5 */
import { isSpeed, SPEED_MAX, SPEED_MIN, SPEED_STEP } from '@quintet/domain/listening/listening'
import { z } from 'zod'
import { ContentId } from './fields.ts'
import { defineRoute } from './route.ts'

const ListeningSpeed = z.strictObject({
  speed: z.number().refine(isSpeed, {
    message: `A speed is ${SPEED_MIN} to ${SPEED_MAX}, in steps of ${SPEED_STEP}.`,
  }),
})

export const setListeningSpeed = defineRoute({
  id: 'setListeningSpeed',
  service: 'content',
  method: 'PUT',
  path: '/user/listening/:contentId',
  access: 'member',
  summary: 'Stores the playback speed this profile uses for a title; the history returns it.',
  params: z.object({ contentId: ContentId }),
  body: ListeningSpeed,
  answer: ListeningSpeed,
  problems: ['unknown_content'],
})
