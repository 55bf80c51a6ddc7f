/** Letters about payments: announced, paid, failed, refunded, and reclaimed by the bank. Decision 0090. @spec law 5.12 */
import type { MethodFacts } from '@quintet/platform/db/columns'
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

/** Announces the direct debit that renews a membership: amount, date and mandate. */
export function debitAnnounced(
  letter: Letter & { price: Money; due: Date; mandate: NonNullable<MethodFacts['mandate']> },
): Written {
  const { language, mandate } = letter
  const { payments, formats } = texts[language]
  const words = payments.announced
  const [day, price] = [formatDay(letter.due, language), money(letter.price, language)]
  return {
    subject: words.subject(price, day),
    title: words.title(price, day),
    parts: [
      { paragraph: words.renews },
      {
        facts: [
          [payments.amount, formats.withVat(price, letter.isTaxed)],
          [words.day, day],
          [words.mandate, mandate.reference],
          ...(mandate.creditorId ? ([[words.creditor, mandate.creditorId]] as const) : []),
        ],
      },
      toAccount(letter),
      toCancellation(letter),
    ],
  }
}

/** Confirms a paid period, with the invoice attached. */
export function paid(
  letter: Letter & { amount: Money; reference: string; until: Date; method: string },
): Written {
  const { language, reference, method } = letter
  const { payments, formats } = texts[language]
  const words = payments.paid
  return {
    subject: words.subject(reference),
    title: words.title,
    parts: [
      {
        facts: [
          [payments.amount, formats.withVat(money(letter.amount, language), letter.isTaxed)],
          [words.by, method],
          [words.until, formatDay(letter.until, language)],
          [payments.invoice, reference],
        ],
      },
      { paragraph: words.attached },
      toAccount(letter),
    ],
  }
}

/** Reports a failed charge: what happens next, and what the member can do. `returned` is the credit note of a charge that had been paid. */
export function chargeFailed(
  letter: Letter & { amount: Money; nextTry: Date | null; end: Date; returned?: string | undefined },
): Written {
  const { language, nextTry } = letter
  const words = texts[language].payments.failed
  const [amount, end] = [money(letter.amount, language), formatDay(letter.end, language)]
  const what = nextTry ? words.retry(amount, formatDay(nextTry, language), end) : words.noRetry(amount, end)
  return {
    subject: words.subject,
    title: words.title,
    parts: [
      ...(letter.returned === undefined ? [] : [{ paragraph: words.returned(letter.returned) }]),
      { paragraph: what },
      { paragraph: words.remedy(end) },
      toPayment(letter),
    ],
  }
}

/** Announces a refund, with the credit note attached. */
export function refunded(letter: Letter & { amount: Money; reference: string; method: string }): Written {
  const { language, reference, method } = letter
  const { payments } = texts[language]
  const words = payments.refunded
  const amount = money(letter.amount, language)
  return {
    subject: words.subject(amount),
    title: words.title(amount),
    parts: [
      {
        facts: [
          [payments.amount, amount],
          [words.to, method],
          [payments.creditNote, reference],
        ],
      },
      { paragraph: words.attached },
    ],
  }
}

type Lost = {
  method: string
  why: 'revoked' | 'disputed'
  /** The method charged instead; null if there is no other. */
  next: string | null
  due: Date
  price: Money
}

/** Reports that a method can no longer be charged, as soon as that is known and thus before the next charge. */
export function methodLost(letter: Letter & Lost): Written {
  const { language, method, why, next } = letter
  const words = texts[language].payments.methodLost
  const [day, price] = [formatDay(letter.due, language), money(letter.price, language)]
  return {
    subject: words.subject,
    title: words.title,
    parts: [
      { paragraph: words[why](method) },
      { paragraph: next ? words.next(price, day, next) : words.none(price, day) },
      toPayment(letter),
    ],
  }
}

/** Reports that the bank returned a payment to its payer, with the credit note attached. `hasEnded`: the membership ended with it. */
export function takenBack(letter: Letter & { amount: Money; reference: string; hasEnded: boolean }): Written {
  const { language, reference, hasEnded } = letter
  const words = texts[language].payments.takenBack
  const amount = money(letter.amount, language)
  return {
    subject: words.subject(amount),
    title: words.title(amount),
    parts: [
      { paragraph: words.corrected(reference) },
      ...(hasEnded ? [{ paragraph: words.ended }] : []),
      toAccount(letter),
    ],
  }
}
