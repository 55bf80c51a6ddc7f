/** What letters about a subscription have in common. */
import type { Language } from '@quintet/domain/languages'
import type { Plan } from '@quintet/domain/pricing'
import type { MailPart } from '@quintet/platform/mail/template'
import { formatMoney } from '../texts/format.ts'
import { texts } from '../texts/index.ts'

/** What every letter knows. */
export type Letter = {
  language: Language
  origin: string
  brandName: string
  firstName: string
  /** Whether prices have tax in them: not those of a small business. */
  isTaxed: boolean
}
export type Written = { subject: string; title: string; parts: readonly MailPart[] }
export type Money = { cents: number; currency: string }

/** How often a lower price is paid, and what is paid then; null: it stays. */
export type LaterPrice = { times: number; later: Money } | null

/** What is told before a charge. */
export type Announced = {
  plan: Plan
  price: Money
  discount: LaterPrice
  end: Date
  method: string | null
}

export const money = ({ cents, currency }: Money, language: Language) =>
  formatMoney(cents, currency, language)

export const toAccount = ({ language, origin }: Letter): MailPart => ({
  button: texts[language].membership.toAccount,
  href: `${origin}/account/billing`,
})

export const toPayment = ({ language, origin }: Letter): MailPart => ({
  button: texts[language].membership.toPayment,
  href: `${origin}/account/billing`,
})

export const toCancellation = ({ language, origin }: Letter): MailPart => ({
  paragraph: texts[language].membership.toCancellation,
  href: `${origin}/kuendigen`,
})

/** What a price that a coupon lowers becomes; nothing where it stays. */
export function laterPart(
  { language, isTaxed }: Pick<Letter, 'language' | 'isTaxed'>,
  plan: Plan,
  discount: LaterPrice,
): MailPart[] {
  if (!discount) return []
  const { membership, formats } = texts[language]
  const later = formats.priceOf(money(discount.later, language), plan, isTaxed)
  return [{ paragraph: membership.coupon(discount.times, later) }]
}
