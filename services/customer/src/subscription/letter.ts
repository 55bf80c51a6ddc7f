/** Shared by all letters about a subscription. */
import type { Language } from '@quintet/domain/basics/languages'
import { PLAN_TERMS } from '@quintet/domain/membership/plan-terms'
import type { Plan } from '@quintet/domain/membership/pricing'
import type { MailPart } from '@quintet/platform/mail/template'
import { formatDay, formatMoney } from '../texts/format.ts'
import { texts } from '../texts/index.ts'

/** The facts of every letter. */
export type Letter = {
  language: Language
  origin: string
  brandName: string
  firstName: string
  /** True if prices include tax; a small business charges none. */
  isTaxed: boolean
}
export type Written = { subject: string; title: string; parts: readonly MailPart[] }
export type Money = { cents: number; currency: string }

/** How often the lower price is paid, and the price after it; null if the price stays. */
export type LaterPrice = { times: number; later: Money } | null

/** The facts announced before a charge. */
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

/** Tells the price after a coupon's discount; empty if the price stays. */
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

type ChargeWords = Record<'subject' | 'title' | 'goesOn' | 'free', (text: string) => string>

/** Announces the charge with which a trial or a pause ends: when, how much, and how to prevent it. */
export function chargeComes(
  letter: Letter & Announced,
  words: ChargeWords,
  { label, hasTrial }: { label: string; hasTrial: boolean },
): Written {
  const { language, plan, method } = letter
  const { membership, formats } = texts[language]
  const [day, price] = [formatDay(letter.end, language), money(letter.price, language)]
  return {
    subject: words.subject(day),
    title: words.title(day),
    parts: [
      { paragraph: words.goesOn(formats.priceOf(price, plan, letter.isTaxed)) },
      ...laterPart(letter, plan, letter.discount),
      {
        facts: [
          [label, `${day}, ${price}`],
          ...(method ? ([[membership.paymentMethod, method]] as const) : []),
          [membership.term, PLAN_TERMS[language][plan](hasTrial)],
        ],
      },
      { paragraph: words.free(day) },
      toAccount(letter),
      toCancellation(letter),
    ],
  }
}
