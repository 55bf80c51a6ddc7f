import { REPEATS } from '@quintet/domain/queue-limits'
import { z } from 'zod'

/** What a profile hears and what comes next, in the order in which it is heard. @spec decisions 11.1 */
export const ListeningQueue = z.object({
  /** Counts up with each change; 0: nothing was kept yet. */
  revision: z.int(),
  entries: z.array(z.object({ id: z.string(), contentId: z.int().positive(), place: z.int() })),
  /** The index of what is heard now. */
  at: z.int(),
  /** Seconds of it that were heard. */
  position: z.number(),
  shuffle: z.boolean(),
  repeat: z.enum(REPEATS),
  /** Where it was changed last; null: nowhere yet. */
  device: z.object({ name: z.string(), isThis: z.boolean() }).nullable(),
  updatedAt: z.iso.datetime().nullable(),
})
export type ListeningQueue = z.infer<typeof ListeningQueue>
