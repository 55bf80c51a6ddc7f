/** Looks at what was typed before anything is sent; the server checks it all again. @spec accounts 5 */
import type { messages } from '@quintet/contracts/messages'
import { PASSWORD_MIN_LENGTH } from '@quintet/domain/password'
import type { Plan } from '@quintet/domain/pricing'
import { type Card, type CardMistake, checkCard } from '../../ui/payment-form/check-card.ts'

export type Order = Card & {
  name: string
  email: string
  password: string
  plan: Plan
  age18: boolean
  privacy: boolean
  terms: boolean
  newsletter: boolean
}

export type MessageName = keyof typeof messages | CardMistake
export type OrderErrors = Partial<Record<keyof Order, MessageName>>

// As loose as an address can be: the server decides.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function checkOrder(order: Order, now: Date): OrderErrors {
  const errors: OrderErrors = { ...checkCard(order, now) }
  if (order.name.trim() === '') errors.name = 'nameRequired'
  if (order.email.trim() === '') errors.email = 'emailRequired'
  else if (!EMAIL.test(order.email.trim())) errors.email = 'emailInvalid'
  if (order.password.length < PASSWORD_MIN_LENGTH) errors.password = 'passwordTooShort'
  for (const consent of ['age18', 'privacy', 'terms'] as const)
    if (!order[consent]) errors[consent] = 'consentRequired'
  return errors
}
