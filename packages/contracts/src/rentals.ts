/** Titles that an account has rented. @spec decisions 4.34 */
import { z } from 'zod'
import { ContentId } from './fields.ts'
import { messages } from './messages.ts'
import { defineRoute } from './route.ts'

export const Rental = z.object({
  contentId: z.int().positive(),
  rentedAt: z.iso.datetime(),
  startBy: z.iso.datetime(),
  finishBy: z.iso.datetime().nullable().describe('Null until the title has been started.'),
})
export type Rental = z.infer<typeof Rental>

export const listRentals = defineRoute({
  id: 'listRentals',
  service: 'content',
  method: 'GET',
  path: '/user/rentals',
  access: 'member',
  summary: 'Lists the account’s rentals, latest first.',
  answer: z.array(Rental),
})

export const rentTitle = defineRoute({
  id: 'rentTitle',
  service: 'content',
  method: 'POST',
  path: '/user/rentals',
  access: 'unlocked',
  summary:
    'Rents a title for its price or for the month’s credit. If the title is already rented, the existing rental is returned.',
  body: z.strictObject({
    contentId: ContentId,
    useCredit: z.boolean(),
    /** Consent that the rental begins at once and that the right of withdrawal lapses thereby (section 356 (5) BGB). @spec law 2.7 */
    consent: z.literal(true, { message: messages.consentRequired }),
  }),
  answer: Rental,
  status: 201,
  problems: [
    'unknown_content',
    'no_subscription',
    'not_for_rent',
    'not_playable',
    'not_available_here',
    'no_credit',
    'payment_failed',
    'payment_pending',
  ],
})

/** One free rental a month; an unused one expires with the month. */
export const RentalCredit = z.object({
  isAvailable: z.boolean(),
  renewsAt: z.iso.datetime().describe('Start of the next month in Germany.'),
})
export type RentalCredit = z.infer<typeof RentalCredit>

export const getRentalCredit = defineRoute({
  id: 'getRentalCredit',
  service: 'content',
  method: 'GET',
  path: '/user/rentals/credit',
  access: 'unlocked',
  summary: 'Returns whether this month’s rental credit is still available.',
  answer: RentalCredit,
})
