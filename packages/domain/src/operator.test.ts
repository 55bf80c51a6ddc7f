import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasRight, OPERATOR_RIGHTS, OPERATOR_ROLES, rightsOf } from './operator.ts'

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
