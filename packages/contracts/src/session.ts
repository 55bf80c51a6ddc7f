/** Logging in and out. @spec accounts 7.2 */
import { PASSWORD_MAX_LENGTH } from '@quintet/domain/account/password'
import { z } from 'zod'
import { ProductId, text } from './fields.ts'
import { defineRoute } from './route.ts'

export const Token = z.object({ token: z.string() })

/** The specified log-in form has no client-side validation: any invalid input is simply a wrong log-in. */
export const LogIn = z
  .strictObject({
    username: text(254),
    password: z.string().max(PASSWORD_MAX_LENGTH),
    productId: ProductId,
    remember: z.boolean().optional(),
    isUserMemorised: z.boolean().optional(),
  })
  .transform(({ isUserMemorised, remember, ...rest }) => ({
    ...rest,
    remember: remember ?? isUserMemorised ?? false,
  }))

export const logIn = defineRoute({
  id: 'logIn',
  service: 'customer',
  urgency: 'browsing',
  method: 'POST',
  path: '/login',
  access: 'anyone',
  summary:
    'Starts a session. The token in the response serves as a Bearer token; browsers also get it as an HttpOnly cookie.',
  body: LogIn,
  answer: Token,
  problems: ['invalid_credentials', 'account_blocked', 'unknown_product', 'too_many_attempts', 'overloaded'],
})

/** The initial state of the log-in form. @spec accounts 3.7 */
export const getLogIn = defineRoute({
  id: 'getLogIn',
  service: 'customer',
  urgency: 'browsing',
  method: 'GET',
  path: '/login',
  access: 'anyone',
  summary:
    'Returns the e-mail address that this browser was asked to remember; null if there is none, and on a device under the kids lock.',
  answer: z.object({ username: z.string().nullable() }),
})

export const logOut = defineRoute({
  id: 'logOut',
  service: 'customer',
  urgency: 'browsing',
  method: 'POST',
  path: '/logout',
  access: 'anyone',
  summary: 'Ends this session. A device under the kids lock stays locked.',
  answer: z.undefined(),
  status: 204,
})

/** A correct password unlocks the requests that need a recent password check, for 5 minutes and this session only. */
export const checkPassword = defineRoute({
  id: 'checkPassword',
  service: 'customer',
  method: 'POST',
  path: '/user/check_password',
  access: 'unlocked',
  summary: 'Checks whether the account password is correct.',
  body: z.strictObject({ password: z.string().max(PASSWORD_MAX_LENGTH) }),
  answer: z.object({ valid: z.boolean() }),
  problems: ['too_many_attempts', 'overloaded'],
})

/** A session: one log-in on one device. @spec decisions 2.4 */
export const Session = z.object({
  id: z.string(),
  device: z.string().describe('Device name such as "Firefox · Windows".'),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const listSessions = defineRoute({
  id: 'listSessions',
  service: 'customer',
  method: 'GET',
  path: '/user/sessions',
  access: 'unlocked',
  summary: 'Lists where the account is logged in, last seen first.',
  answer: z.array(Session),
})

export const endSessions = defineRoute({
  id: 'endSessions',
  service: 'customer',
  method: 'DELETE',
  path: '/user/sessions',
  access: 'unlocked',
  summary: 'Logs out everywhere, including here; playback on each device ends with its session.',
  answer: z.undefined(),
  status: 204,
})

export const endOneSession = defineRoute({
  id: 'endOneSession',
  service: 'customer',
  method: 'DELETE',
  path: '/user/sessions/:id',
  access: 'unlocked',
  summary: 'Logs out one device.',
  params: z.object({ id: text(100) }),
  answer: z.undefined(),
  status: 204,
  problems: ['unknown_session'],
})
