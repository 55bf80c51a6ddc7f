/** The data entered during sign-up. Payment details are not part of it: they never leave the payment form. @spec accounts 3.2 */
import type { Coupon } from '@quintet/contracts/coupons'
import { COUPON_AUDIENCES } from '@quintet/domain/membership/coupon'
import { soldIn } from '@quintet/domain/membership/offer'
import { PAYMENT_CHOICES, type PaymentChoice } from '@quintet/domain/money/payment'
import { PLANS, type Plan } from '@quintet/domain/membership/pricing'
import {
  SIGN_UP_METHODS,
  SOCIAL_PLATFORMS,
  type SignUpMethod,
  type SocialPlatform,
} from '@quintet/domain/account/social'
import { OFFERS, type Offer } from '@quintet/domain/membership/trial'
import { theOffer } from '../../brand/offer.ts'

export type DraftUser = {
  name: string
  email: string
  password: string
  /** The provider's token, valid as long as the flow's nonce is in its cookie. */
  social: { platform: SocialPlatform; token: string } | null
}

export type Draft = {
  signUpMethod: SignUpMethod
  user: DraftUser
  /** The payment method and the billing period. */
  paymentMethod: { choice: PaymentChoice; frequency: Plan }
  /** The country of residence, by ISO 3166-1; null: not chosen, the first country of the offer. */
  country: string | null
  offer: Offer | null
  coupon: Coupon | null
  /** True if the service said that this person has already used a trial. */
  hadTrial: boolean
  result: { firstName: string; email: string; trialEndsAt: string | null } | null
}

export const NOBODY: DraftUser = { name: '', email: '', password: '', social: null }

export const EMPTY_DRAFT: Draft = {
  signUpMethod: 'EMAIL',
  user: NOBODY,
  paymentMethod: { choice: 'card', frequency: 'monthly' },
  country: null,
  offer: null,
  coupon: null,
  hadTrial: false,
  result: null,
}

/** Returns the part of the draft that may be stored in the browser. */
export function withoutSecrets(draft: Draft): Draft {
  return { ...draft, user: { ...draft.user, password: '' }, result: null }
}

/** Restores a stored draft; anything invalid is left out. */
export function draftOf(kept: unknown): Draft {
  const { signUpMethod, user, paymentMethod, country, offer, coupon, hadTrial } = fieldsOf(kept)
  const { name, email, social: word } = fieldsOf(user)
  const { choice, frequency } = fieldsOf(paymentMethod)
  const social = socialOf(word)
  const method = oneOf(SIGN_UP_METHODS, signUpMethod) ?? 'EMAIL'
  return {
    signUpMethod: social ? method : 'EMAIL',
    user: { ...NOBODY, name: textOf(name), email: textOf(email), social },
    paymentMethod: {
      choice: oneOf(PAYMENT_CHOICES, choice) ?? EMPTY_DRAFT.paymentMethod.choice,
      frequency: oneOf(PLANS, frequency) ?? EMPTY_DRAFT.paymentMethod.frequency,
    },
    country: oneOf(soldIn(theOffer()), country) ?? null,
    offer: oneOf(OFFERS, offer) ?? null,
    coupon: couponOf(coupon),
    hadTrial: hadTrial === true,
    result: null,
  }
}

function socialOf(word: unknown): DraftUser['social'] {
  const { platform, token } = fieldsOf(word)
  const known = oneOf(SOCIAL_PLATFORMS, platform)
  return known && typeof token === 'string' ? { platform: known, token } : null
}

function couponOf(kept: unknown): Coupon | null {
  const { code, percent, cents, currency, periods, plan, audience } = fieldsOf(kept)
  const known = oneOf(COUPON_AUDIENCES, audience)
  if (typeof code !== 'string' || typeof periods !== 'number' || !known) return null
  return {
    code,
    percent: typeof percent === 'number' ? percent : null,
    cents: typeof cents === 'number' ? cents : null,
    currency: typeof currency === 'string' ? currency : null,
    periods,
    plan: oneOf(PLANS, plan) ?? null,
    audience: known,
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find((each) => each === value)
}
