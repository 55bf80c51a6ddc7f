import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCardNumber, isIban, PAYMENT_CHOICES, paymentTypeOf } from './payment.ts'

test('[accounts 9.4] credit card, PayPal, SEPA, Sofort, Apple Pay, Google Pay; the wallets set the payment type to card', () =>
  assert.deepEqual(PAYMENT_CHOICES.map(paymentTypeOf), [
    'card',
    'card',
    'card',
    'paypal',
    'sepa_debit',
    'sofort',
  ]))

for (const [typed, expected] of [
  ['DE89 3704 0044 0532 0130 00', true],
  ['de89370400440532013000', true],
  ['AT61 1904 3002 3457 3201', true],
  ['CH93 0076 2011 6238 5295 7', true],
  ['GB82 WEST 1234 5698 7654 32', true],
  ['DE88 3704 0044 0532 0130 00', false],
  ['DE89 3704 0044 0532 0103 00', false],
  ['DE89 3704 0044 0532 0130 0', false],
  ['DE89', false],
  ['', false],
] as const)
  test(`[accounts 9.4] SEPA: the IBAN "${typed}" is ${expected ? 'right' : 'wrong'} by its check digits`, () =>
    assert.equal(isIban(typed), expected))

for (const [typed, expected] of [
  ['4242 4242 4242 4242', true],
  ['4000-0000-0000-3220', true],
  ['4242 4242 4242 4241', false],
  ['1234 5678 9012 3456', false],
  ['', false],
] as const)
  test(`[accounts 9.4] credit card: the number "${typed}" is ${expected ? 'right' : 'wrong'} by its sum`, () =>
    assert.equal(isCardNumber(typed), expected))
