import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readExpiry } from '../../ui/payment-form/check-card.ts'
import { checkOrder, type Order } from './check-order.ts'

const now = new Date('2026-11-20T12:00:00Z')
const complete: Order = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  password: 'analytical engine',
  plan: 'monthly',
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '11 / 26',
  cardCvc: '123',
  cardName: 'Ada Lovelace',
  age18: true,
  privacy: true,
  terms: true,
  newsletter: false,
}

test('a complete order has no errors, a card is good until the end of its month', () =>
  assert.deepEqual(checkOrder(complete, now), {}))

for (const [field, value, message] of [
  ['name', '  ', 'nameRequired'],
  ['email', '', 'emailRequired'],
  ['email', 'ada@', 'emailInvalid'],
  ['password', '12345', 'passwordTooShort'],
  ['cardNumber', '4242 4242 4242 4241', 'cardNumber'],
  ['cardExpiry', '10/26', 'cardExpiry'],
  ['cardExpiry', '13/27', 'cardExpiry'],
  ['cardCvc', '12', 'cardCvc'],
  ['age18', false, 'consentRequired'],
  ['privacy', false, 'consentRequired'],
  ['terms', false, 'consentRequired'],
] as const)
  test(`${field} "${value}" says ${message}`, () =>
    assert.deepEqual(checkOrder({ ...complete, [field]: value }, now), { [field]: message }))

test('news are a wish, not a condition', () =>
  assert.deepEqual(checkOrder({ ...complete, newsletter: false }, now), {}))

for (const [typed, expected] of [
  ['04/29', { month: 4, year: 2029 }],
  ['4 / 2029', { month: 4, year: 2029 }],
  ['0429', { month: 4, year: 2029 }],
  ['00/29', null],
  ['soon', null],
] as const)
  test(`expiry "${typed}"`, () => assert.deepEqual(readExpiry(typed), expected))
