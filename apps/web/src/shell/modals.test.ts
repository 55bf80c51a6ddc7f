import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isModalName, mayOpenModal, MODALS } from './modals.ts'

test('[accounts 9.3] stacking levels: 16; change-password, cancel-subscription and logout 17; kids PIN, password and forgotten password 22', () => {
  const levels = Object.fromEntries(Object.entries(MODALS).map(([name, { level }]) => [name, level]))
  assert.equal(levels['login'], 16)
  assert.deepEqual(
    ['change-password', 'cancel-subscription', 'logout'].map((name) => levels[name]),
    [17, 17, 17],
  )
  assert.deepEqual(
    ['kids-pin', 'kids-password', 'kids-forgot-password'].map((name) => levels[name]),
    [22, 22, 22],
  )
})

for (const [name, visitor, member] of [
  ['login', true, false],
  ['login-or-sign-up', true, false],
  ['cancel-subscription', false, true],
  ['logout', false, true],
] as const)
  test(`[accounts 6.1] ${name} opens for visitors: ${visitor}, for members: ${member}, never under the kids lock`, () => {
    assert.equal(mayOpenModal(name, { isMember: false, isKidLocked: false }), visitor)
    assert.equal(mayOpenModal(name, { isMember: true, isKidLocked: false }), member)
    for (const isMember of [true, false])
      assert.equal(mayOpenModal(name, { isMember, isKidLocked: true }), false)
  })

test('[accounts 2.2] the reset link’s step opens for everyone', () => {
  for (const isMember of [true, false])
    for (const isKidLocked of [true, false])
      assert.equal(mayOpenModal('reset-password', { isMember, isKidLocked }), true)
})

test('[accounts 6.2] on a locked device, only the ways out by PIN, password and mail open, for members and visitors alike', () => {
  for (const isMember of [true, false])
    assert.deepEqual(
      Object.keys(MODALS).filter(
        (name) => isModalName(name) && mayOpenModal(name, { isMember, isKidLocked: true }),
      ),
      ['forgotten-password', 'reset-password', 'kids-pin', 'kids-forgot-password'],
    )
})

test('an unknown name opens nothing', () => {
  for (const name of ['', 'toString', '__proto__', 'admin', 3, undefined])
    assert.equal(isModalName(name), false)
})
