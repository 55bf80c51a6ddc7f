/**
 * The confirmation of an order on a durable medium: what was ordered, its price, the trial and its end, and both ways out; terms and
 * withdrawal notice are attached.
 * @spec law 1.5
 */
import { PLAN_TERMS } from '@quintet/domain/membership/plan-terms'
import type { Plan } from '@quintet/domain/membership/pricing'
import type { MethodFacts } from '@quintet/platform/db/columns'
import { type MailPart, renderMail } from '@quintet/platform/mail/template'
import { laterPart, type LaterPrice } from '../subscription/index.ts'
import type { AccountMail } from '../texts/account-mail.ts'
import { formatDay, formatMoney, methodName } from '../texts/format.ts'
import { texts } from '../texts/index.ts'

export type Welcome = AccountMail & {
  firstName: string
  method: MethodFacts
  subscription: {
    id: string
    plan: Plan
    currency: string
    trial_ends_at: Date | null
    period_ends_at: Date
  }
  /** The first payment, in cents. */
  firstPrice: number
  /** The later price, if the first payment is lower. */
  discount: LaterPrice
  /** True if the price includes tax. */
  isTaxed: boolean
  /** True if paid by a direct debit that the bank has yet to settle. */
  isCollected?: boolean
  now: Date
}

export function welcomeMail(welcome: Welcome) {
  const { brand, language, origin, firstName, subscription, isCollected } = welcome
  const words = texts[language].welcome
  const { trial_ends_at: trialEnd } = subscription
  const charged = isCollected ? words.collected : words.charged
  return renderMail({
    brand,
    language,
    subject: words.subject(brand.name),
    title: words.title(firstName),
    parts: [
      { paragraph: trialEnd ? words.trial(brand.name, formatDay(trialEnd, language)) : charged },
      { button: words.start, href: origin },
      ...orderParts(welcome),
      { heading: words.cancelling.heading },
      { paragraph: words.cancelling.text, href: `${origin}/kuendigen` },
      { heading: words.withdrawal.heading },
      { paragraph: words.withdrawal.right, href: `${origin}/widerrufen` },
      { small: words.legal(`${origin}/terms-conditions`, `${origin}/privacy-policy`) },
    ],
  })
}

function orderParts(order: Welcome): MailPart[] {
  const { brand, language, subscription, method, isTaxed, now } = order
  const { welcome, membership, formats } = texts[language]
  const { plan, trial_ends_at: trialEnd } = subscription
  const words = welcome.order
  const price = formatMoney(order.firstPrice, subscription.currency, language)
  const paidFrom = formatDay(trialEnd ?? subscription.period_ends_at, language)
  return [
    { heading: words.heading },
    {
      facts: [
        [words.day, formatDay(now, language)],
        [words.contract, subscription.id],
        [words.service, words.membership(brand.name)],
        [membership.plan, formats.plans[plan]],
        [membership.price, formats.priceOf(price, plan, isTaxed)],
        ...(trialEnd ? ([[words.freeUntil, paidFrom]] as const) : []),
        [trialEnd ? words.firstPayment : membership.nextPayment, paidFrom],
        [membership.paymentMethod, methodName(method, language)],
        [membership.term, PLAN_TERMS[language][plan](trialEnd !== null)],
      ],
    },
    ...laterPart({ language, isTaxed }, plan, order.discount),
  ]
}
