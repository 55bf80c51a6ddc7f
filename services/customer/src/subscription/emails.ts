/** Letters about a membership: trial, plan, end, rentals, and reminders of what starts soon. */
import type { Language } from '@quintet/domain/basics/languages'
import { PLAN_TERMS } from '@quintet/domain/membership/plan-terms'
import type { Plan } from '@quintet/domain/membership/pricing'
import { RENTAL_FINISH_HOURS } from '@quintet/domain/membership/rental'
import { erasureAt } from '@quintet/domain/account/retention'
import { formatDay, formatTime } from '../texts/format.ts'
import { texts } from '../texts/index.ts'
import {
  type Announced,
  chargeComes,
  type Letter,
  money,
  type Money,
  toAccount,
  toCancellation,
  type Written,
} from './letter.ts'
import { rentalsExtended, timeGivenBack } from './outage-emails.ts'
import * as pauseLetters from './pause-emails.ts'
import * as paymentLetters from './payment-emails.ts'

/** Announces the end of a trial: when, how much is charged, and how to prevent it. */
function trialEnds(letter: Letter & Announced): Written {
  const { trialEnds: words } = texts[letter.language].membership
  return chargeComes(letter, words, { label: words.firstPayment, hasTrial: true })
}

/** Confirms a change of plan: from when, and at what price. */
function planChanged(letter: Letter & { plan: Plan; price: Money; from: Date }): Written {
  const { language, plan } = letter
  const { membership, formats } = texts[language]
  const [day, price] = [formatDay(letter.from, language), money(letter.price, language)]
  return {
    subject: membership.planChanged.subject(day),
    title: membership.planChanged.title(day),
    parts: [
      {
        facts: [
          [membership.plan, formats.plans[plan]],
          [membership.price, formats.priceOf(price, plan, letter.isTaxed)],
          [membership.nextPayment, day],
          [membership.term, PLAN_TERMS[language][plan](false)],
        ],
      },
      toAccount(letter),
    ],
  }
}

/** Announces a price change: from when, and how to end the membership before. @spec decisions 14.23 */
function priceChanged(letter: Letter & { plan: Plan; old: Money; price: Money; from: Date }): Written {
  const { language, plan, brandName } = letter
  const { membership, formats } = texts[language]
  const words = membership.priceChanged
  const day = formatDay(letter.from, language)
  const [old, price] = [money(letter.old, language), money(letter.price, language)]
  return {
    subject: words.subject(brandName, day),
    title: words.title(day),
    parts: [
      {
        facts: [
          [words.until, formats.priceOf(old, plan, letter.isTaxed)],
          [words.from(day), formats.priceOf(price, plan, letter.isTaxed)],
          [membership.plan, formats.plans[plan]],
        ],
      },
      { paragraph: words.right(day) },
      toAccount(letter),
      toCancellation(letter),
    ],
  }
}

/** Announces the first payment at the full price again. */
function discountEnds(letter: Letter & Announced): Written {
  const { language, plan } = letter
  const { membership, formats } = texts[language]
  const words = membership.discountEnds
  const [day, price] = [formatDay(letter.end, language), money(letter.price, language)]
  return {
    subject: words.subject(day),
    title: words.title(day),
    parts: [
      { paragraph: words.full(formats.priceOf(price, plan, letter.isTaxed)) },
      { paragraph: words.free(day) },
      toAccount(letter),
      toCancellation(letter),
    ],
  }
}

/** Confirms a cancellation: when the membership ends, what is refunded, and how to resume it; or that it has ended. @spec decisions 3.5 */
function cancelled(letter: Letter & { end: Date; refund: Money | null; isAtOnce: boolean }): Written {
  const { language, brandName, refund, isAtOnce } = letter
  const words = texts[language].membership.cancelled
  const day = formatDay(letter.end, language)
  const erased = formatDay(erasureAt(letter.end), language)
  return {
    subject: words.subject(brandName, day),
    title: words.title,
    parts: [
      {
        facts: [[words.ends, day], ...(refund ? ([[words.refund, money(refund, language)]] as const) : [])],
      },
      { paragraph: isAtOnce ? words.atOnce(erased) : words.until(erased) },
      { paragraph: isAtOnce ? words.again : words.undo },
      toAccount(letter),
    ],
  }
}

/** Announces an extension granted by an operator. */
function extended(letter: Letter & { end: Date }): Written {
  const words = texts[letter.language].membership.extended
  const day = formatDay(letter.end, letter.language)
  return {
    subject: words.subject(day),
    title: words.title,
    parts: [{ paragraph: words.gift(day) }, toAccount(letter)],
  }
}

/** Confirms a redeemed gift code. @spec decisions 3.28 */
function gifted(letter: Letter & { months: number; until: Date; endsThen: boolean }): Written {
  const words = texts[letter.language].membership.gifted
  const day = formatDay(letter.until, letter.language)
  return {
    subject: words.subject(day),
    title: words.title(letter.months),
    parts: [{ paragraph: letter.endsThen ? words.ends(day) : words.goesOn(day) }, toAccount(letter)],
  }
}

/** Confirms a withdrawal and its refund. @spec law 2.8 */
function withdrawn({ language, brandName, end }: Letter & { end: Date }): Written {
  const { subject, title, ended } = texts[language].membership.withdrawn
  const paragraph = ended(formatDay(erasureAt(end), language))
  return { subject: subject(brandName), title, parts: [{ paragraph }] }
}

/** Announces the end of an unpaid membership. */
function endedUnpaid(letter: Letter): Written {
  const { subject, title, unpaid } = texts[letter.language].membership.endedUnpaid
  return { subject: subject(letter.brandName), title, parts: [{ paragraph: unpaid }, toAccount(letter)] }
}

/** Confirms a rental; it starts at once, so the right of withdrawal lapses, as consented to (section 312f (3) BGB). @spec law 2.7 */
function rented(letter: Letter & { title: string; amount: Money; startBy: Date }): Written {
  const { language, title } = letter
  const { membership, formats } = texts[language]
  const words = membership.rented
  const amount = money(letter.amount, language)
  return {
    subject: words.subject(title),
    title: words.title(title),
    parts: [
      {
        facts: [
          [
            membership.price,
            letter.amount.cents === 0 ? words.free(amount) : formats.withVat(amount, letter.isTaxed),
          ],
          [words.startBy, formatDay(letter.startBy, language)],
          [words.onceStarted, words.hours(RENTAL_FINISH_HOURS)],
        ],
      },
      { paragraph: words.withdrawal },
      toAccount(letter),
    ],
  }
}

type Reminded = { titles: Record<Language, string>; startsAt: Date; path: string }

/** Reminds the member of something that starts soon. */
function reminder({ language, origin, ...letter }: Letter & Reminded): Written {
  const { subject, title, text, button } = texts[language].membership.reminder
  const [name, time] = [letter.titles[language], formatTime(letter.startsAt, language)]
  return {
    subject: subject(name, time),
    title: title(name),
    parts: [{ paragraph: text(name, time) }, { button, href: `${origin}${letter.path}` }],
  }
}

export const LETTERS = {
  trialEnds,
  planChanged,
  priceChanged,
  discountEnds,
  cancelled,
  extended,
  gifted,
  withdrawn,
  endedUnpaid,
  rented,
  reminder,
  timeGivenBack,
  rentalsExtended,
  ...pauseLetters,
  ...paymentLetters,
}
export type LetterKind = keyof typeof LETTERS
