/** Signing up, on a confirmed payment set-up. @spec decisions 3.1 */
import { OFFERS } from '@quintet/domain/membership/trial'
import { PAYMENT_TYPES, WALLETS } from '@quintet/domain/money/payment'
import { PLANS } from '@quintet/domain/membership/pricing'
import { z } from 'zod'
import {
  Country,
  CouponCode,
  Email,
  ExpectedPrice,
  NewPassword,
  PERSON_NAME_MAX,
  ProductId,
  requiredName,
  text,
  wholeNumber,
} from './fields.ts'
import { messages } from './messages.ts'
import { defineRoute } from './route.ts'
import { SocialToken } from './social.ts'
import { User } from './user.ts'

const confirmed = z.literal(true, { message: messages.consentRequired })

export const Consents = z.strictObject({
  age18: confirmed,
  privacy: confirmed,
  terms: confirmed,
  newsletter: z.boolean().optional(),
})

const person = {
  name: requiredName(PERSON_NAME_MAX, messages.nameRequired),
  email: Email,
}

const order = {
  productId: ProductId,
  plan: z.enum(PLANS, { message: messages.planRequired }),
  offer: z.enum(OFFERS).optional(),
  country: Country.optional().describe(
    'Country of residence of the member, ISO 3166-1; the billing country if not given.',
  ),
  paymentSetupId: text(100).min(1),
  expectsTrial: z
    .boolean()
    .optional()
    .describe(
      'True if not given: an order that would be charged immediately answers 409 `trial_used` with the price. Send it again with false to agree to that charge.',
    ),
  expectsPriceCents: ExpectedPrice,
  coupon: CouponCode,
  consents: Consents,
}

/** Fields that the person leaves out are taken from the provider's token. */
const socialPerson = z.strictObject(person).partial().default({})
const socialToken = SocialToken.shape.token

/** The sign-up request: with e-mail and password, or with an external account. */
export const SignUp = z.discriminatedUnion('signUpMethod', [
  z.strictObject({
    ...order,
    signUpMethod: z.literal('EMAIL'),
    user: z.strictObject({ ...person, password: NewPassword }),
  }),
  z.strictObject({
    ...order,
    signUpMethod: z.literal('GOOGLE'),
    user: socialPerson,
    social: z.strictObject({ platform: z.literal('google'), token: socialToken }),
  }),
  z.strictObject({
    ...order,
    signUpMethod: z.literal('FACEBOOK'),
    user: socialPerson,
    social: z.strictObject({ platform: z.literal('facebook'), token: socialToken }),
  }),
  z.strictObject({
    ...order,
    signUpMethod: z.literal('OIDC'),
    user: socialPerson,
    social: z.strictObject({ platform: z.literal('oidc'), token: socialToken }),
  }),
])
export type SignUp = z.infer<typeof SignUp>

export const signUp = defineRoute({
  id: 'signUp',
  service: 'customer',
  method: 'POST',
  path: '/customer',
  access: 'anyone',
  summary: 'Creates account, payment method and trial as one unit. Idempotent by the Idempotency-Key header.',
  body: SignUp,
  answer: z.object({ token: z.string(), user: User }),
  status: 201,
  problems: [
    'kids_locked',
    'account_exists',
    'invalid_social_token',
    'social_unavailable',
    'trial_used',
    'order_by_hand',
    'unknown_product',
    'unknown_setup',
    'payment_not_confirmed',
    'country_not_served',
    'unknown_coupon',
    'coupon_expired',
    'coupon_not_for_you',
    'price_changed',
    'payment_failed',
    'payment_pending',
    'provider_unavailable',
    'idempotency_mismatch',
    'account_blocked',
    'too_many_attempts',
    'overloaded',
  ],
})

/** The trial ends that an order promises, by the server's clock: pages are cached, and a device's clock may be wrong. */
export const readTrialEnds = defineRoute({
  id: 'readTrialEnds',
  service: 'customer',
  method: 'GET',
  path: '/customer/trial_ends',
  access: 'anyone',
  summary: 'Returns until when a membership that begins now is free: without an offer, and with each offer.',
  answer: z.object({ usual: z.iso.datetime(), offers: z.record(z.enum(OFFERS), z.iso.datetime()) }),
})

export const listPaymentTypes = defineRoute({
  id: 'listPaymentTypes',
  service: 'customer',
  method: 'GET',
  path: '/customer/payment_types',
  access: 'anyone',
  summary: 'Lists the payment types available here, as the payment provider offers them.',
  answer: z.array(z.enum(PAYMENT_TYPES)),
})

export const createPaymentSetup = defineRoute({
  id: 'createPaymentSetup',
  service: 'customer',
  method: 'POST',
  path: '/customer/payment_setup',
  access: 'anyone',
  summary: 'Begins a payment set-up and returns what the payment provider’s form needs.',
  body: z.strictObject({ productId: ProductId, type: z.enum(PAYMENT_TYPES) }),
  answer: z.object({
    provider: z.enum(['sandbox', 'stripe']),
    setupId: z.string(),
    clientSecret: z.string(),
    publishableKey: z.string().optional(),
  }),
  problems: ['unknown_product', 'provider_unavailable', 'too_many_attempts'],
})

export const SetupStatus = z.object({
  status: z.enum(['succeeded', 'requires_action', 'failed']),
  code: z.string().optional().describe('Stripe’s decline code.'),
  redirectUrl: z.string().optional(),
})
export type SetupStatus = z.infer<typeof SetupStatus>

const SetupId = z.object({ setupId: text(100) })

/** @spec decisions 8.1 */
export const confirmSandboxSetup = defineRoute({
  id: 'confirmSandboxSetup',
  service: 'customer',
  method: 'POST',
  path: '/sandbox/setups/:setupId/confirm',
  access: 'anyone',
  summary:
    'Plays the sandbox’s side of a payment form: confirms a set-up with a test card, an IBAN or a PayPal account.',
  params: SetupId,
  body: z.strictObject({
    clientSecret: text(200),
    type: z.enum(PAYMENT_TYPES),
    card: z
      .strictObject({
        number: text(30),
        expMonth: wholeNumber(1, 12),
        expYear: wholeNumber(2000, 2100),
        cvc: text(4),
        name: text(120).optional(),
      })
      .optional(),
    wallet: z.enum(WALLETS).optional().describe('Wallet that supplied the card.'),
    iban: text(40).optional(),
    paypal: text(254).optional(),
    asks: z
      .boolean()
      .optional()
      .describe(
        'Whether PayPal asks for consent on a page of its own; otherwise naming the account counts as consent.',
      ),
    billing: z
      .strictObject({
        country: Country.optional().describe('Country, ISO 3166-1; DE if not given.'),
        name: text(120).optional(),
        email: text(254).optional(),
      })
      .optional(),
  }),
  answer: SetupStatus,
  problems: ['unknown_setup'],
})

export const readSandboxSetup = defineRoute({
  id: 'readSandboxSetup',
  service: 'customer',
  method: 'POST',
  path: '/sandbox/setups/:setupId/status',
  access: 'anyone',
  summary:
    'Returns the state of a set-up, for a client that waits while the provider’s page is open elsewhere.',
  params: SetupId,
  body: z.strictObject({ clientSecret: text(200) }),
  answer: SetupStatus,
  problems: ['unknown_setup', 'payment_not_confirmed'],
})

export const challengeSandboxSetup = defineRoute({
  id: 'challengeSandboxSetup',
  service: 'customer',
  method: 'POST',
  path: '/sandbox/setups/:setupId/challenge',
  access: 'anyone',
  summary: 'Approves or refuses what the sandbox’s page asks for: 3-D Secure, PayPal.',
  params: SetupId,
  body: z.strictObject({ clientSecret: text(200), approve: z.boolean() }),
  answer: SetupStatus,
  problems: ['unknown_setup'],
})
