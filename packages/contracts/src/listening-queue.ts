import { REPEATS } from '@quintet/domain/listening/queue-limits'
import { z } from 'zod'

/** What a profile is playing and what comes next, in playback order. @spec decisions 11.1 */
export const ListeningQueue = z.object({
  /** Increases with each change; 0 if nothing is stored yet. */
  revision: z.int(),
  entries: z.array(z.object({ id: z.string(), contentId: z.int().positive(), place: z.int() })),
  /** Index of the current entry. */
  at: z.int(),
  /** Seconds played of the current entry. */
  position: z.number(),
  shuffle: z.boolean(),
  repeat: z.enum(REPEATS),
  /** The device that changed it last; null if none has yet. */
  device: z.object({ name: z.string(), isThis: z.boolean() }).nullable(),
  updatedAt: z.iso.datetime().nullable(),
})
export type ListeningQueue = z.infer<typeof ListeningQueue>
