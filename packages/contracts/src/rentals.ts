/** Titles that an account has rented. @spec decisions 4 */
import { z } from 'zod'
import { defineRoute } from './route.ts'

export const Rental = z.object({
  contentId: z.int().positive(),
  rentedAt: z.iso.datetime(),
  startBy: z.iso.datetime(),
  finishBy: z.iso.datetime().nullable().describe('Null until the title was started.'),
})
export type Rental = z.infer<typeof Rental>

export const listRentals = defineRoute({
  id: 'listRentals',
  service: 'content',
  method: 'GET',
  path: '/user/rentals',
  access: 'member',
  summary: 'The account’s rentals, latest first.',
  answer: z.array(Rental),
})
