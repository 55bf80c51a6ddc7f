/** The letter about time in which the service did not run. @spec law 11.22 */
import { formatDay } from '../texts/format.ts'
import { texts } from '../texts/index.ts'
import {
  type Letter,
  money,
  type Money,
  toAccount,
  toCancellation,
  toPayment,
  type Written,
} from './letter.ts'

type GivenBack = {
  from: Date
  until: Date
  /** Where the current period, or the cancelled membership, now ends. */
  end: Date
  /** The next charge; null if none follows. */
  bill: { due: Date; price: Money } | null
  /** Until when an overdue payment can be made; null if none is. */
  payBy: Date | null
}

/** Tells that the time of an outage is not paid for, where the period now ends, and when the next charge comes. */
export function timeGivenBack(letter: Letter & GivenBack): Written {
  const { language, brandName, bill, payBy } = letter
  const words = texts[language].membership.timeGivenBack
  const [from, until, end] = [letter.from, letter.until, letter.end].map((day) => formatDay(day, language))
  const [away, moved] = [words.away(brandName, from ?? '', until ?? ''), words.moved(end ?? '')]
  if (payBy)
    return {
      subject: words.subject(brandName),
      title: words.title,
      parts: [{ paragraph: away }, { paragraph: words.payBy(formatDay(payBy, language)) }, toPayment(letter)],
    }
  return {
    subject: words.subject(brandName),
    title: words.title,
    parts: [
      { paragraph: away },
      { paragraph: bill ? moved : words.ends(end ?? '') },
      ...(bill
        ? [{ paragraph: words.next(formatDay(bill.due, language), money(bill.price, language)) }]
        : []),
      toAccount(letter),
      ...(bill ? [toCancellation(letter)] : []),
    ],
  }
}

/** Tells that rented titles last longer by the days that were lost. @spec law 11.24 */
export function rentalsExtended(
  letter: Letter & { from: Date; until: Date; days: number; leastDays: number },
): Written {
  const { language, origin, brandName, days, leastDays } = letter
  const { rentalsExtended: words, toAccount: label } = texts[language].membership
  const [from, until] = [letter.from, letter.until].map((day) => formatDay(day, language))
  return {
    subject: words.subject(brandName),
    title: words.title,
    parts: [
      { paragraph: words.away(brandName, from ?? '', until ?? '') },
      { paragraph: leastDays < days ? words.upTo(days) : words.longer(days) },
      // Where the rentals are listed.
      { button: label, href: `${origin}/account/profile` },
    ],
  }
}
