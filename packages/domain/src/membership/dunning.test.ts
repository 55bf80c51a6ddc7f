import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dunningEnd, isHardDecline, retryAt } from './dunning.ts'

const failed = new Date('2026-11-01T08:00:00Z')

for (const [failures, day] of [
  [1, '2026-11-02T08:00:00.000Z'],
  [2, '2026-11-04T08:00:00.000Z'],
  [3, '2026-11-08T08:00:00.000Z'],
] as const)
  test(`[decisions 3.20] after failure ${failures} the charge is tried again at ${day}`, () =>
    assert.equal(retryAt(failed, failures, 'insufficient_funds')?.toISOString(), day))

test('[decisions 3.20] stops retrying after the fourth failure, and the subscription ends with the last retry', () => {
  assert.equal(retryAt(failed, 4, 'insufficient_funds'), null)
  assert.equal(dunningEnd(failed).toISOString(), '2026-11-08T08:00:00.000Z')
})

// Stripe's codes, verbatim.
const HARD =
  'authentication_required expired_card highest_risk_level incorrect_number invalid_account lost_card no_payment_method payment_method_provider_decline pickup_card revocation_of_all_authorizations revocation_of_authorization stolen_card transaction_not_allowed'

for (const code of HARD.split(' '))
  test(`[decisions 3.20] ${code} is not tried again: the member has to act`, () => {
    assert.ok(isHardDecline(code))
    assert.equal(retryAt(failed, 1, code), null)
  })

test('[decisions 3.20] a decline that may be temporary is not a hard one', () => {
  for (const code of ['insufficient_funds', 'card_declined', 'processing_error', ''])
    assert.ok(!isHardDecline(code), code)
})
