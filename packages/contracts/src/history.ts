/** Resume points. */
import { z } from 'zod'
import { ContentId, text } from './fields.ts'
import { Position } from './playback.ts'
import { defineRoute } from './route.ts'

export const ResumePoint = z.object({
  contentId: z.int().positive(),
  position: z.number(),
  duration: z.number(),
  finished: z.boolean(),
  /** Playback speed of a book, if this profile chose one. */
  speed: z.number().optional(),
  updatedAt: z.iso.datetime(),
})
export type ResumePoint = z.infer<typeof ResumePoint>

export const getHistory = defineRoute({
  id: 'getHistory',
  service: 'content',
  method: 'GET',
  path: '/user/history',
  access: 'member',
  summary: 'Lists the resume points of this profile, latest first.',
  answer: z.array(ResumePoint),
})

export const putHistory = defineRoute({
  id: 'putHistory',
  service: 'content',
  urgency: 'watching',
  method: 'PUT',
  path: '/user/history/:contentId',
  access: 'member',
  summary: 'Stores a position that was recorded offline; running streams report theirs by heartbeat.',
  params: z.object({ contentId: ContentId }),
  body: Position.extend({
    duration: z.number().positive().max(1_000_000),
    chapter: z.int().optional(),
    /** The stream that played, so that offline playback is counted. */
    streamId: text(100).optional(),
  }),
  answer: z.array(ResumePoint),
  problems: ['unknown_content'],
})

export const ContinueEntry = z.object({
  /** What the card represents: the series, the book or the album. */
  contentId: z.int().positive(),
  /** What plays: the episode or the track, else the same title. */
  itemId: z.int().positive(),
  position: z.number(),
  duration: z.number(),
  /** Playback speed of a book, if this profile chose one. */
  speed: z.number().optional(),
  updatedAt: z.iso.datetime(),
})

export const getContinue = defineRoute({
  id: 'getContinue',
  service: 'content',
  method: 'GET',
  path: '/user/continue',
  access: 'member',
  summary: 'Returns the continue row across all verticals, by last activity.',
  answer: z.array(ContinueEntry),
})

export const removeContinue = defineRoute({
  id: 'removeContinue',
  service: 'content',
  method: 'DELETE',
  path: '/user/continue/:contentId',
  access: 'member',
  summary: 'Removes an entry from the continue row, but not from the history.',
  params: z.object({ contentId: ContentId }),
  answer: z.undefined(),
  status: 204,
})
