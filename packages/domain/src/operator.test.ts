import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasRight, needsSecond, OPERATOR_RIGHTS, OPERATOR_ROLES, rightsOf } from './operator.ts'

test('[decisions 13.1] each role has the rights of its work and no other', () => {
  assert.deepEqual(Object.fromEntries(OPERATOR_ROLES.map((role) => [role, rightsOf(role)])), {
    owner: Object.keys(OPERATOR_RIGHTS),
    editor: ['look', 'edit'],
    support: ['look', 'members', 'care', 'refund'],
    finance: ['look', 'members', 'refund', 'money'],
    reader: ['look'],
  })
  assert.equal(hasRight('reader', 'members'), false)
})

test('[decisions 13.7] a refund above the limit needs a second person, also in pieces', () => {
  for (const [amountCents, latelyCents, limitCents, expected] of [
    [5000, 0, 5000, false],
    [5001, 0, 5000, true],
    [2500, 2500, 5000, false],
    [2500, 2501, 5000, true],
    [1, 0, 0, true],
  ] as const)
    assert.equal(needsSecond({ amountCents, latelyCents }, limitCents), expected)
})
