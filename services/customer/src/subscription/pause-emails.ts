/** Letters about a pause: planned, called off, about to end. @spec decisions 3.29 */
import type { Plan } from '@quintet/domain/membership/pricing'
import { formatDay } from '../texts/format.ts'
import { texts } from '../texts/index.ts'
import {
  type Announced,
  chargeComes,
  type Letter,
  money,
  type Money,
  toAccount,
  type Written,
} from './letter.ts'

type Next = { plan: Plan; price: Money }

/** Confirms a planned pause: from when to when nothing is charged, and what follows. */
export function paused(letter: Letter & Next & { from: Date; until: Date }): Written {
  const { language, plan } = letter
  const { membership, formats } = texts[language]
  const words = membership.paused
  const [from, until] = [formatDay(letter.from, language), formatDay(letter.until, language)]
  const price = formats.priceOf(money(letter.price, language), plan, letter.isTaxed)
  return {
    subject: words.subject(from, until),
    title: words.title,
    parts: [
      { paragraph: words.rests(from, until) },
      { paragraph: words.goesOn(until, price) },
      { paragraph: words.undo },
      toAccount(letter),
    ],
  }
}

/** Confirms that a planned pause was called off: when the next payment is due after all. */
export function unpaused(letter: Letter & Next & { due: Date }): Written {
  const { language, plan } = letter
  const { membership, formats } = texts[language]
  return {
    subject: membership.unpaused.subject,
    title: membership.unpaused.title,
    parts: [
      {
        facts: [
          [membership.price, formats.priceOf(money(letter.price, language), plan, letter.isTaxed)],
          [membership.nextPayment, formatDay(letter.due, language)],
        ],
      },
      toAccount(letter),
    ],
  }
}

/** Announces the end of a pause: when, how much is charged then, and how to prevent it. */
export function pauseEnds(letter: Letter & Announced): Written {
  const { pauseEnds: words, nextPayment } = texts[letter.language].membership
  return chargeComes(letter, words, { label: nextPayment, hasTrial: false })
}
