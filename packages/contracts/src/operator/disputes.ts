/** Payments that payers dispute through their bank, and the responses to them. @spec decisions 13.40 */
import { DISPUTE_ANSWERS, DISPUTE_STAGES } from '@quintet/domain/money/dispute'
import { z } from 'zod'
import { text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Changed, Reason } from './fields.ts'

export const DISPUTE_NOTE_MAX = 2000

export const DisputeLine = z.object({
  id: z.string().describe('The provider’s id.'),
  stage: z.enum(DISPUTE_STAGES),
  isInquiry: z.boolean().describe('Whether the bank is only inquiring and has not taken any money yet.'),
  amountCents: z.int(),
  currency: z.string(),
  reason: z.string().describe('Stripe’s reason, such as fraudulent.'),
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime().nullable().describe('Deadline for a response. Null if none is accepted.'),
  daysLeft: z
    .int()
    .nullable()
    .describe('For disputes awaiting a response: whole days left, 0 on the last day, negative if overdue.'),
  closedAt: z.iso.datetime().nullable(),
  accountId: z.string().nullable().describe('Null if the account was erased.'),
  email: z.string().nullable(),
  payment: z.string().nullable().describe('The provider’s reference for the charge.'),
  paymentType: z.string(),
  paidAt: z.iso.datetime().nullable(),
  invoice: z.string().nullable().describe('Number of the invoice.'),
  takenBy: z.string().nullable().describe('Operator who is working on it.'),
  note: z.string(),
  answer: z.enum(DISPUTE_ANSWERS).nullable().describe('What an operator recorded as done.'),
  answeredBy: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  page: z.string().nullable().describe('Page at the provider where it is answered. Null in the sandbox.'),
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
    'Lists disputes: first those awaiting a response by due date, then those under review, then the closed ones, newest first.',
  answer: z.array(DisputeLine),
})

export const takeDispute = defineRoute({
  id: 'operatorTakeDispute',
  service: 'operator',
  method: 'POST',
  path: '/operator/disputes/:id/take',
  access: 'operator:refund',
  summary: 'Records that the current operator is working on it, replacing whoever was, or that nobody is.',
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
  summary: 'Replaces the note of a dispute; it is part of the member’s export.',
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
    'Records that evidence was sent, or that the dispute was conceded to the payer; null clears the record. The provider is not told.',
  params: DisputeId,
  body: z.strictObject({ answer: z.enum(DISPUTE_ANSWERS).nullable(), reason: Reason }),
  answer: Changed,
  problems: ['unknown_dispute', 'dispute_over'],
})
