/** Payments that payers dispute through their bank, and the responses to them. @spec decisions 13.40 */
import { DISPUTE_ANSWERS, DISPUTE_STAGES } from '@quintet/domain/dispute'
import { z } from 'zod'
import { text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Changed, Reason } from './fields.ts'

export const DISPUTE_NOTE_MAX = 2000

export const DisputeLine = z.object({
  id: z.string().describe('The provider’s.'),
  stage: z.enum(DISPUTE_STAGES),
  isInquiry: z.boolean().describe('The bank asks, and took nothing yet.'),
  amountCents: z.int(),
  currency: z.string(),
  reason: z.string().describe('Stripe’s, such as fraudulent.'),
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime().nullable().describe('By when an answer has to be there; null where none is taken.'),
  daysLeft: z.int().nullable().describe('Of those that wait: whole days, 0 on the last; below 0 it is late.'),
  closedAt: z.iso.datetime().nullable(),
  accountId: z.string().nullable().describe('Null where the account was erased.'),
  email: z.string().nullable(),
  payment: z.string().nullable().describe('What the provider calls the charge.'),
  paymentType: z.string(),
  paidAt: z.iso.datetime().nullable(),
  invoice: z.string().nullable().describe('Its number.'),
  takenBy: z.string().nullable().describe('The operator who works on it.'),
  note: z.string(),
  answer: z.enum(DISPUTE_ANSWERS).nullable().describe('What an operator noted to have done.'),
  answeredBy: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  page: z.string().nullable().describe('Where it is answered at the provider; null in the sandbox.'),
})
export type DisputeLine = z.infer<typeof DisputeLine>

const DisputeId = z.object({ id: text(100) })

export const listDisputes = defineRoute({
  id: 'operatorListDisputes',
  service: 'operator',
  method: 'GET',
  path: '/operator/disputes',
  access: 'operator:members',
  summary:
    'Disputes: those that wait by what is due first, those under review, then the closed ones, newest first.',
  answer: z.array(DisputeLine),
})

export const takeDispute = defineRoute({
  id: 'operatorTakeDispute',
  service: 'operator',
  method: 'POST',
  path: '/operator/disputes/:id/take',
  access: 'operator:refund',
  summary: 'Says that one works on it, in place of whoever did; or that nobody does.',
  params: DisputeId,
  body: z.strictObject({ isMine: z.boolean() }),
  answer: Changed,
  problems: ['unknown_dispute', 'dispute_over'],
})

export const noteOnDispute = defineRoute({
  id: 'operatorNoteOnDispute',
  service: 'operator',
  method: 'POST',
  path: '/operator/disputes/:id/note',
  access: 'operator:refund',
  summary: 'Writes the note of a dispute anew; it is in the member’s export.',
  params: DisputeId,
  body: z.strictObject({ note: text(DISPUTE_NOTE_MAX) }),
  answer: Changed,
  problems: ['unknown_dispute'],
})

export const answerDispute = defineRoute({
  id: 'operatorAnswerDispute',
  service: 'operator',
  method: 'POST',
  path: '/operator/disputes/:id/answer',
  access: 'operator:refund',
  summary:
    'Notes that evidence was sent, or that the payer was let have it; null takes the note back. It tells the provider nothing.',
  params: DisputeId,
  body: z.strictObject({ answer: z.enum(DISPUTE_ANSWERS).nullable(), reason: Reason }),
  answer: Changed,
  problems: ['unknown_dispute', 'dispute_over'],
})
