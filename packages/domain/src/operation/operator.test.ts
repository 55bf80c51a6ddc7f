import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasRight, isLastOwner, needsSecond, OPERATOR_RIGHTS, OPERATOR_ROLES, rightsOf } from './operator.ts'

test('[decisions 13.1] each role has exactly the rights that its work needs', () => {
  assert.deepEqual(Object.fromEntries(OPERATOR_ROLES.map((role) => [role, rightsOf(role)])), {
    owner: Object.keys(OPERATOR_RIGHTS),
    editor: ['look', 'edit'],
    support: ['look', 'members', 'care', 'refund'],
    finance: ['look', 'members', 'refund', 'money'],
    reader: ['look'],
  })
  assert.equal(hasRight('reader', 'members'), false)
})

test('[decisions 13.7] refunds that exceed the limit, alone or in sum, need a second person', () => {
  for (const [amountCents, latelyCents, limitCents, expected] of [
    [5000, 0, 5000, false],
    [5001, 0, 5000, true],
    [2500, 2500, 5000, false],
    [2500, 2501, 5000, true],
    [1, 0, 0, true],
  ] as const)
    assert.equal(needsSecond({ amountCents, latelyCents }, limitCents), expected)
})

test('[decisions 13.26] the last owner is the only active one, regardless of invited or disabled owners', () => {
  const active = { id: 'a', role: 'owner', state: 'active' } as const
  const beside = [
    { id: 'b', role: 'owner', state: 'invited' },
    { id: 'c', role: 'owner', state: 'disabled' },
    { id: 'd', role: 'editor', state: 'active' },
  ] as const
  assert.equal(isLastOwner([active, ...beside], 'a'), true)
  assert.deepEqual(
    beside.map(({ id }) => isLastOwner([active, ...beside], id)),
    [false, false, false],
  )
  assert.equal(isLastOwner([active, ...beside, { ...active, id: 'e' }], 'a'), false)
})
