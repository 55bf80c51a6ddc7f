import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandName, isCardNumber, isIban, PAYMENT_CHOICES, paymentTypeOf } from './payment.ts'

test('[accounts 9.4] offers credit card, Apple Pay, Google Pay, PayPal, SEPA and Sofort; the wallets set the payment type to card', () =>
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
  // With correct check digits, but too long, too short or malformed for their country.
  ['DE36 3704 0044 0532 0130 0000', false],
  ['GB82 WEST 1234 5698 7654 32!', false],
  ['1GB82 WEST 1234 5698 7654 32', false],
  ['GBB2 WEST 1234 5698 7654 32', false],
  ['NL91 ABNA 0417 1643 00', true],
  ['FR14 2004 1010 0505 0001 3M02 606', true],
  ['BE68 5390 0754 7034', true],
  ['LU28 0019 4006 4475 0000', true],
  ['LI21 0881 0000 2324 013A A', true],
  ['DE89', false],
  ['', false],
] as const)
  test(`[accounts 9.4] SEPA: the IBAN "${typed}" has ${expected ? 'valid' : 'invalid'} check digits`, () =>
    assert.equal(isIban(typed), expected))

for (const [typed, expected] of [
  ['4242 4242 4242 4242', true],
  ['4000-0000-0000-3220', true],
  ['3782 822463 10005', true],
  ['5555 5555 5555 4444', true],
  ['0 4242 4242 4242 4242 000', false],
  ['4242 4242 4242 4242 x', false],
  ['x 4242 4242 4242 4242', false],
  ['4242 4242 42', false],
  ['4242 4242 4242 4241', false],
  ['1234 5678 9012 3456', false],
  ['', false],
] as const)
  test(`[accounts 9.4] credit card: the number "${typed}" has ${expected ? 'a valid' : 'an invalid'} checksum`, () =>
    assert.equal(isCardNumber(typed), expected))

for (const [brand, name] of [
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['diners', 'Diners Club'],
  ['discover', 'Discover'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
  ['apple_pay', 'Apple Pay'],
  ['google_pay', 'Google Pay'],
  ['unheard_of', undefined],
] as const)
  test(`[accounts 3.4] the brand ${brand} is written ${name}`, () => assert.equal(brandName(brand), name))
