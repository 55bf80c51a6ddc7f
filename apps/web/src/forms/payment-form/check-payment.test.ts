import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkPayment, type Payment } from './check-payment.ts'

const now = new Date('2026-11-20T12:00:00Z')
const nothing: Payment = {
  choice: 'card',
  cardNumber: '',
  cardExpiry: '',
  cardCvc: '',
  cardName: '',
  iban: '',
  ibanHolder: '',
}

test('[accounts 9.4] each payment method requires only its own fields', () => {
  const wrong = (choice: Payment['choice']) => Object.keys(checkPayment({ ...nothing, choice }, now))
  assert.deepEqual(
    (['card', 'sepa_debit', 'paypal', 'apple_pay', 'google_pay', 'sofort'] as const).map(wrong),
    [['cardNumber', 'cardExpiry', 'cardCvc'], ['ibanHolder', 'iban'], [], [], [], []],
  )
})

test('[accounts 9.4] SEPA validates an IBAN by its check digits, typed with or without spaces', () => {
  const account = { ...nothing, choice: 'sepa_debit' as const, ibanHolder: 'Ada Lovelace' }
  assert.deepEqual(checkPayment({ ...account, iban: 'DE89 3704 0044 0532 0130 00' }, now), {})
  assert.deepEqual(checkPayment({ ...account, iban: 'DE89 3704 0044 0532 0130 01' }, now), { iban: 'iban' })
})
