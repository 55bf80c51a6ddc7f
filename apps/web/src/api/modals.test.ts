import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isModalName, mayOpenModal, MODALS } from './modals.ts'

test('[accounts 9] stacking levels: 16; change-password, cancel-subscription and logout 17; the kids password 22', () => {
  const levels = Object.fromEntries(Object.entries(MODALS).map(([name, { level }]) => [name, level]))
  assert.equal(levels['login'], 16)
  assert.deepEqual(
    ['change-password', 'cancel-subscription', 'logout'].map((name) => levels[name]),
    [17, 17, 17],
  )
  assert.equal(levels['kids-password'], 22)
})

for (const [name, visitor, member] of [
  ['login', true, false],
  ['login-or-sign-up', true, false],
  ['reset-password', true, true],
  ['cancel-subscription', false, true],
  ['logout', false, true],
] as const)
  test(`[accounts 6] ${name} opens for visitors: ${visitor}, for members: ${member}, never under the kids lock`, () => {
    assert.equal(mayOpenModal(name, { isMember: false, isKidLocked: false }), visitor)
    assert.equal(mayOpenModal(name, { isMember: true, isKidLocked: false }), member)
    for (const isMember of [true, false])
      assert.equal(mayOpenModal(name, { isMember, isKidLocked: true }), false)
  })

test('what is no modal of ours opens nothing', () => {
  for (const name of ['', 'toString', '__proto__', 'admin', 3, undefined])
    assert.equal(isModalName(name), false)
})
