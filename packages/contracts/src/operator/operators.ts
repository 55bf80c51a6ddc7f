/** The operators of the console: an owner invites them, changes their roles, logs them out and disables them. @spec decisions 13.26 */
import { OPERATOR_STATES } from '@quintet/domain/operation/operator'
import { z } from 'zod'
import { Email, text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Changed, Reason } from './fields.ts'
import { Role } from './session.ts'

const OperatorId = z.object({ id: text(50) })

export const OperatorLine = z.object({
  id: z.string(),
  email: z.string(),
  role: Role,
  state: z.enum(OPERATOR_STATES),
  createdAt: z.iso.datetime(),
  invitedUntil: z.iso.datetime().nullable().describe('For an invited operator: when the link expires.'),
  isInvitationOver: z.boolean(),
  hasPassword: z.boolean().describe('Whether password and authenticator app are set up.'),
  passkeys: z.int().nonnegative(),
  openSessions: z.int().nonnegative(),
  lastSeenAt: z.iso.datetime().nullable().describe('Null if not logged in within the last month.'),
  isOwn: z.boolean().describe('Whether this is the current operator.'),
})
export type OperatorLine = z.infer<typeof OperatorLine>

const Invited = z.object({
  link: z.string().describe('Link that works once; it is returned in this response and never again.'),
})

export const listOperators = defineRoute({
  id: 'operatorListOperators',
  service: 'operator',
  method: 'GET',
  path: '/operator/operators',
  access: 'operator:house',
  summary: 'Lists the operators, how they log in and when they were last here; newest last.',
  answer: z.array(OperatorLine),
})

export const inviteOperator = defineRoute({
  id: 'operatorInvite',
  service: 'operator',
  method: 'POST',
  path: '/operator/operators',
  access: 'operator:house',
  isProofAsked: true,
  summary: 'Invites an operator with a link for setting up password and authenticator app.',
  body: z.strictObject({ email: Email, role: Role, reason: Reason }),
  answer: Invited,
  status: 201,
  problems: ['operator_exists'],
})

export const inviteAgain = defineRoute({
  id: 'operatorInviteAgain',
  service: 'operator',
  method: 'POST',
  path: '/operator/operators/:id/invitation',
  access: 'operator:house',
  isProofAsked: true,
  summary:
    'Invites an existing operator again: the previous password, authenticator app, passkeys and sessions become invalid.',
  params: OperatorId,
  body: z.strictObject({ role: Role, reason: Reason }),
  answer: Invited,
  problems: ['unknown_operator', 'last_owner'],
})

export const changeRole = defineRoute({
  id: 'operatorChangeRole',
  service: 'operator',
  method: 'PUT',
  path: '/operator/operators/:id/role',
  access: 'operator:house',
  isProofAsked: true,
  summary: 'Changes an operator’s role; it applies to open sessions from the next request on.',
  params: OperatorId,
  body: z.strictObject({ role: Role, reason: Reason }),
  answer: Changed,
  problems: ['unknown_operator', 'last_owner'],
})

export const endOperatorSessions = defineRoute({
  id: 'operatorEndOperatorSessions',
  service: 'operator',
  method: 'POST',
  path: '/operator/operators/:id/sessions/end',
  access: 'operator:house',
  isProofAsked: true,
  summary: 'Logs an operator out everywhere; they can log in again.',
  params: OperatorId,
  body: z.strictObject({ reason: Reason }),
  answer: Changed,
  problems: ['unknown_operator'],
})

export const disableOperator = defineRoute({
  id: 'operatorDisable',
  service: 'operator',
  method: 'POST',
  path: '/operator/operators/:id/disable',
  access: 'operator:house',
  isProofAsked: true,
  summary: 'Logs an operator out everywhere and blocks further log-ins until they are invited again.',
  params: OperatorId,
  body: z.strictObject({ reason: Reason }),
  answer: Changed,
  problems: ['unknown_operator', 'last_owner'],
})
