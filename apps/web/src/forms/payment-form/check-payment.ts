/** Validates the payment details of the chosen method before anything is sent. @spec accounts 9.4 */
import { isIban, type PaymentChoice } from '@quintet/domain/money/payment'
import { type Card, type CardMistake, checkCard, readCard } from './check-card.ts'
import { textsOf } from './form-texts.ts'

const SEPA_FIELDS = ['iban', 'ibanHolder'] as const

export type Account = Record<(typeof SEPA_FIELDS)[number], string>
export type Payment = { choice: PaymentChoice } & Card & Account
export type PaymentField = keyof Card | keyof Account
export type PaymentMistake = CardMistake | keyof Account

export function readPayment(form: FormData, choice: PaymentChoice): Payment {
  return { choice, ...readCard(form), ...textsOf(form, SEPA_FIELDS) }
}

/** Returns the invalid fields, each under its own name; methods other than card and direct debit have none. */
export function checkPayment(payment: Payment, now: Date): Partial<Record<PaymentMistake, PaymentMistake>> {
  if (payment.choice === 'card') return checkCard(payment, now)
  if (payment.choice !== 'sepa_debit') return {}
  return {
    ...(payment.ibanHolder.trim() === '' ? { ibanHolder: 'ibanHolder' as const } : {}),
    ...(isIban(payment.iban) ? {} : { iban: 'iban' as const }),
  }
}
