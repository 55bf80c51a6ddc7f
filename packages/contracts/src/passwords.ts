/** Forgotten, reset and changed passwords. @spec accounts 7.3 */
import { z } from 'zod'
import { Email, NewPassword, ProductId, text } from './fields.ts'
import { defineRoute } from './route.ts'

/** Answers the same for every address: nobody learns which ones are known. */
export const forgotPassword = defineRoute({
  id: 'forgotPassword',
  service: 'customer',
  method: 'POST',
  path: '/customer/password/forgot',
  access: 'anyone',
  summary: 'Sends a reset link, where there is an account of this address.',
  body: z.strictObject({ productId: ProductId, email: Email }),
  answer: z.undefined(),
  status: 202,
  problems: ['unknown_product', 'too_many_attempts'],
})

/** Told before anything else is asked for: a form goes on only with a password that its end will take. @spec decisions 2.6 */
export const checkNewPassword = defineRoute({
  id: 'checkNewPassword',
  service: 'customer',
  method: 'POST',
  path: '/customer/password/check',
  access: 'anyone',
  summary:
    'Whether a new password would be taken: 204, or 422 with what is wrong with it. Nothing is kept of it.',
  body: z.strictObject({ password: NewPassword }),
  answer: z.undefined(),
  status: 204,
})

export const resetPassword = defineRoute({
  id: 'resetPassword',
  service: 'customer',
  method: 'POST',
  path: '/customer/password/reset/:token',
  access: 'anyone',
  summary: 'Sets a new password by the link of a mail, once; every session of the account ends.',
  params: z.object({ token: text(100) }),
  body: z.strictObject({ password: NewPassword }),
  answer: z.undefined(),
  status: 204,
  problems: ['invalid_reset_link', 'too_many_attempts', 'overloaded'],
})

export const changePassword = defineRoute({
  id: 'changePassword',
  service: 'customer',
  method: 'PUT',
  path: '/user/password',
  access: 'password',
  summary: 'Sets a new password; every other session ends.',
  body: z.strictObject({ password: NewPassword }),
  answer: z.undefined(),
  status: 204,
  problems: ['too_many_attempts', 'overloaded'],
})
