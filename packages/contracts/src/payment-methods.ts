/** The payment methods of an account. */
import { PAYMENT_TYPES } from '@quintet/domain/money/payment'
import { z } from 'zod'
import { text } from './fields.ts'
import { defineRoute } from './route.ts'

/** The specified shape, and whether this is the method that is charged. @spec accounts 3.3 */
export const PaymentMethod = z.object({
  id: z.string(),
  type: z.enum(PAYMENT_TYPES),
  card: z
    .object({
      brand: z.string(),
      last4: z.string(),
      exp_month: z.int(),
      exp_year: z.int(),
      country: z.string(),
      funding: z.string(),
    })
    .nullable()
    .describe('Null for all types except card.'),
  billing_details: z.object({
    email: z.string().nullable(),
    name: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.object({ country: z.string() }),
  }),
  mandate: z.string().nullable().describe('Reference of the SEPA mandate.'),
  default: z.boolean(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

const account = { service: 'customer', access: 'unlocked' } as const
const MethodId = z.object({ id: text(100) })

export const listPaymentMethods = defineRoute({
  ...account,
  id: 'listPaymentMethods',
  method: 'GET',
  path: '/user/payment_methods',
  summary: 'Lists the account’s payment methods, starting with the one that is charged.',
  answer: z.array(PaymentMethod),
})

export const addPaymentMethod = defineRoute({
  ...account,
  id: 'addPaymentMethod',
  method: 'POST',
  path: '/user/payment_methods',
  summary:
    'Adds the payment method of a confirmed set-up and charges it from now on; a failed charge is retried at once.',
  body: z.strictObject({ paymentSetupId: text(100).min(1) }),
  answer: PaymentMethod,
  status: 201,
  problems: ['unknown_setup', 'payment_not_confirmed', 'payment_failed'],
})

export const makeDefaultPaymentMethod = defineRoute({
  ...account,
  id: 'makeDefaultPaymentMethod',
  method: 'PUT',
  path: '/user/payment_methods/:id/default',
  summary: 'Charges this method from now on; a failed charge is retried at once.',
  params: MethodId,
  answer: z.array(PaymentMethod),
  problems: ['unknown_payment_method'],
})

export const removePaymentMethod = defineRoute({
  ...account,
  id: 'removePaymentMethod',
  method: 'DELETE',
  path: '/user/payment_methods/:id',
  summary: 'Removes a payment method; the last one of a running subscription cannot be removed.',
  params: MethodId,
  answer: z.undefined(),
  status: 204,
  problems: ['unknown_payment_method', 'last_payment_method'],
})
