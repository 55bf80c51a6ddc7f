/** Forgotten, reset and changed passwords. @spec accounts 7.3 */
import { z } from 'zod'
import { Email, NewPassword, ProductId, text } from './fields.ts'
import { defineRoute } from './route.ts'

/** Responds the same for every address, so that nobody learns which ones are registered. */
export const forgotPassword = defineRoute({
  id: 'forgotPassword',
  service: 'customer',
  method: 'POST',
  path: '/customer/password/forgot',
  access: 'anyone',
  summary: 'Sends a reset link if an account with this address exists.',
  body: z.strictObject({ productId: ProductId, email: Email }),
  answer: z.undefined(),
  status: 202,
  problems: ['unknown_product', 'too_many_attempts'],
})

/**
 * Checked before anything else is asked, so that a form continues only with a password that will be accepted at its end.
 * @spec decisions 2.6
 */
export const checkNewPassword = defineRoute({
  id: 'checkNewPassword',
  service: 'customer',
  method: 'POST',
  path: '/customer/password/check',
  access: 'anyone',
  summary:
    'Checks whether a new password would be accepted: 204, or 422 with what is wrong with it. The password is not stored.',
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
  summary:
    'Sets a new password by the link from a mail, which works once; every session of the account ends.',
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
