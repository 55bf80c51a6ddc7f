/** Actions that need a second person: one operator requests them, another approves. @spec decisions 13.7 */
import { z } from 'zod'
import { text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Changed, Reason } from './fields.ts'

const APPROVAL_KINDS = ['refund', 'erasure'] as const

export const Approval = z.object({
  id: z.string(),
  kind: z.enum(APPROVAL_KINDS),
  accountId: z.string(),
  email: z
    .string()
    .nullable()
    .describe('E-mail address of the member. Null if the account no longer exists.'),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  isOwn: z.boolean().describe('Whether the current operator made the request, and so cannot confirm it.'),
  reference: z.string().nullable().describe('For a refund: the number of its invoice.'),
  cents: z.int().nullable(),
  currency: z.string().nullable(),
})
export type Approval = z.infer<typeof Approval>

export const listApprovals = defineRoute({
  id: 'operatorListApprovals',
  service: 'operator',
  method: 'GET',
  path: '/operator/approvals',
  access: 'operator:members',
  summary: 'Lists what is waiting for a second person, oldest first.',
  answer: z.array(Approval),
})

export const decideApproval = defineRoute({
  id: 'operatorDecideApproval',
  service: 'operator',
  method: 'POST',
  path: '/operator/approvals/:id/decision',
  access: 'operator:refund',
  isProofAsked: true,
  summary: 'Confirms another operator’s request, which is then carried out at once, or refuses it.',
  params: z.object({ id: text(100) }),
  body: z.strictObject({ decision: z.enum(['confirmed', 'refused']), reason: Reason }),
  answer: Changed,
  problems: [
    'unknown_approval',
    'second_person_needed',
    'unknown_account',
    'unknown_invoice',
    'invoice_disputed',
    'too_much',
  ],
})
