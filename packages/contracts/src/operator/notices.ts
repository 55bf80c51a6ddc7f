/** Cancellations and withdrawals that members have declared and operators decide on. @spec decisions 13.6 */
import { z } from 'zod'
import { text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Changed, Reason } from './fields.ts'

const NOTICE_STATES = ['open', 'awaiting_member', 'done', 'undone'] as const

export const Notice = z.object({
  id: z.string(),
  kind: z.enum(['cancellation', 'withdrawal']),
  state: z.enum(NOTICE_STATES),
  receivedAt: z.iso.datetime(),
  dueAt: z.iso.datetime().describe('When it should be answered by.'),
  daysLeft: z
    .int()
    .nullable()
    .describe('For open ones: whole days left, 0 on the last day, negative if overdue.'),
  name: z.string(),
  email: z.string(),
  accountId: z.string().nullable(),
  reference: z.string().nullable(),
  cause: z.string().nullable().describe('Reason that the member gave.'),
  isExtraordinary: z.boolean(),
  effectiveDate: z.string().nullable(),
  decision: z.enum(['carried_out', 'closed']).nullable(),
})
export type Notice = z.infer<typeof Notice>

export const listNotices = defineRoute({
  id: 'operatorListNotices',
  service: 'operator',
  method: 'GET',
  path: '/operator/notices',
  access: 'operator:members',
  summary: 'Lists declarations: those waiting for a person first, by time left.',
  answer: z.array(Notice),
})

export const decideNotice = defineRoute({
  id: 'operatorDecideNotice',
  service: 'operator',
  method: 'POST',
  path: '/operator/notices/:id/decision',
  access: 'operator:care',
  // A withdrawal that is carried out refunds what was paid.
  isProofAsked: true,
  summary: 'Carries out the declaration, or closes it with a reason.',
  params: z.object({ id: text(100) }),
  body: z.strictObject({ decision: z.enum(['carried_out', 'closed']), reason: Reason }),
  answer: Changed,
  problems: ['unknown_notice', 'no_subscription'],
})
