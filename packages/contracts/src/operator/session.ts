/**
 * Operators' access to the console: invitation, log-in, password check. Every changing request must come from the console's own page.
 * @spec decisions 13.1
 */
import {
  CODE_PATTERN,
  OPERATOR_PASSWORD_MIN_LENGTH,
  OPERATOR_RIGHTS,
  OPERATOR_ROLES,
  type OperatorRight,
} from '@quintet/domain/operation/operator'
import { PASSWORD_MAX_LENGTH } from '@quintet/domain/account/password'
import { z } from 'zod'
import { text } from '../fields.ts'
import { defineRoute } from '../route.ts'

export const Role = z.enum(OPERATOR_ROLES)
const Right = z.enum(Object.keys(OPERATOR_RIGHTS) as [OperatorRight, ...OperatorRight[]])
const Code = z
  .string()
  .regex(CODE_PATTERN, 'Write the six digits of the authenticator app.')
  .describe('Six-digit code from the authenticator app.')
export const InvitationToken = text(100)
const OwnPassword = z.string().min(OPERATOR_PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH)

export const Operator = z.object({
  email: z.string(),
  role: Role,
  rights: z.array(Right),
  proof: z
    .enum(['password', 'passkey'])
    .describe('What a fresh proof consists of: the password, or a passkey if there is none.'),
  now: z.iso
    .datetime()
    .describe('Current time in this installation, whose clock can be set in the payment sandbox.'),
})
export type Operator = z.infer<typeof Operator>

export const Invitation = z.object({
  email: z.string(),
  role: Role,
  secret: z.string().describe('Secret in Base32, to be typed into an authenticator app.'),
  uri: z.string().describe('The same secret as a URI, to be scanned.'),
})
export type Invitation = z.infer<typeof Invitation>

export const readInvitation = defineRoute({
  id: 'operatorReadInvitation',
  service: 'operator',
  method: 'POST',
  path: '/operator/invitation',
  access: 'anyone',
  summary: 'Returns whom a link invites, and the secret for setting up their authenticator app.',
  body: z.strictObject({ token: InvitationToken }),
  answer: Invitation,
  problems: ['invalid_invitation', 'too_many_attempts'],
})

export const acceptInvitation = defineRoute({
  id: 'operatorAcceptInvitation',
  service: 'operator',
  method: 'POST',
  path: '/operator/invitation/accept',
  access: 'anyone',
  summary:
    'Joins with a password and an authenticator app, which the code verifies, and logs in; the link is then used up.',
  body: z.strictObject({ token: InvitationToken, password: OwnPassword, code: Code }),
  answer: Operator,
  problems: ['invalid_invitation', 'wrong_code', 'too_many_attempts', 'overloaded'],
})

export const logIn = defineRoute({
  id: 'operatorLogIn',
  service: 'operator',
  method: 'POST',
  path: '/operator/login',
  access: 'anyone',
  summary: 'Logs in with password and code; the session is an HttpOnly cookie.',
  body: z.strictObject({ email: text(254), password: z.string().max(PASSWORD_MAX_LENGTH), code: Code }),
  answer: Operator,
  problems: ['invalid_credentials', 'too_many_attempts', 'overloaded'],
})

export const logOut = defineRoute({
  id: 'operatorLogOut',
  service: 'operator',
  method: 'POST',
  path: '/operator/logout',
  access: 'operator',
  summary: 'Ends this session.',
  answer: z.undefined(),
  status: 204,
})

export const readMe = defineRoute({
  id: 'operatorReadMe',
  service: 'operator',
  method: 'GET',
  path: '/operator/me',
  access: 'operator',
  summary: 'Returns who is logged in, and what they may do.',
  answer: Operator,
})

export const provePassword = defineRoute({
  id: 'operatorProvePassword',
  service: 'operator',
  method: 'POST',
  path: '/operator/proof',
  access: 'operator',
  summary: 'Verifies the password again; refunds are then possible for some minutes.',
  body: z.strictObject({ password: z.string().max(PASSWORD_MAX_LENGTH) }),
  answer: z.object({ valid: z.boolean() }),
  problems: ['too_many_attempts', 'overloaded'],
})
