import { z } from 'zod'

/** A playlist of a member's own. @spec decisions 11.6 */
export const Mix = z.object({
  id: z.string(),
  name: z.string(),
  /** Counts up with each change of the entries. */
  revision: z.int(),
  entries: z.array(z.object({ id: z.string(), contentId: z.int().positive() })),
  /** Whether the other profiles of the account hear it, too. */
  shared: z.boolean(),
  /** The profile that shares it and alone changes it; null: this one. */
  owner: z.string().nullable(),
  updatedAt: z.iso.datetime(),
})
export type Mix = z.infer<typeof Mix>
