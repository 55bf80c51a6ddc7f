import { z } from 'zod'

/** A playlist made by a member. @spec decisions 11.6 */
export const Mix = z.object({
  id: z.string(),
  name: z.string(),
  /** Increases with each change of the entries. */
  revision: z.int(),
  entries: z.array(z.object({ id: z.string(), contentId: z.int().positive() })),
  /** True if the other profiles of the account can play it, too. */
  shared: z.boolean(),
  /** The profile that shares it and alone can change it; null if it is this one. */
  owner: z.string().nullable(),
  updatedAt: z.iso.datetime(),
})
export type Mix = z.infer<typeof Mix>
