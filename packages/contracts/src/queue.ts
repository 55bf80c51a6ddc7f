/** The queue of a profile, the same on each of its devices. @spec decisions 11.1 */
import { QUEUE_MAX, REPEATS } from '@quintet/domain/listening/queue-limits'
import { z } from 'zod'
import { ContentId, text } from './fields.ts'
import { ListeningQueue } from './listening-queue.ts'
import { defineRoute } from './route.ts'

const Entry = z.strictObject({
  /** Identifies this position in the queue, assigned by the client, since the same track may occur twice. */
  id: text(64).min(1),
  contentId: ContentId,
  /** Position in the unshuffled order. */
  place: z
    .int()
    .min(0)
    .max(QUEUE_MAX - 1),
})

const hasNoDoubles = (entries: readonly { id: string }[]) =>
  new Set(entries.map(({ id }) => id)).size === entries.length

export const getQueue = defineRoute({
  id: 'getQueue',
  service: 'content',
  method: 'GET',
  path: '/user/queue',
  access: 'member',
  summary:
    'Returns what this profile is listening to and what comes next; leaves out what this device may not see.',
  answer: ListeningQueue,
})

export const putQueue = defineRoute({
  id: 'putQueue',
  service: 'content',
  method: 'PUT',
  path: '/user/queue',
  access: 'member',
  summary:
    'Replaces the queue, given the revision that was read; if another device was faster, its queue is returned.',
  body: z.strictObject({
    revision: z.int().min(0).max(2_000_000_000),
    entries: z
      .array(Entry)
      .max(QUEUE_MAX)
      .refine(hasNoDoubles, { message: 'Each entry must have an id of its own.' }),
    at: z
      .int()
      .min(0)
      .max(QUEUE_MAX - 1),
    position: z.number().min(0).max(1_000_000),
    shuffle: z.boolean(),
    repeat: z.enum(REPEATS),
  }),
  answer: ListeningQueue,
  problems: ['stale_queue'],
})
