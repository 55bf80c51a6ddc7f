import { messages } from '@quintet/contracts/messages'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkNewPassword } from './check-new-password.ts'

for (const [password, confirmation, expected] of [
  ['sesame', 'sesame', {}],
  ['12345', '12345', { password: 'Password is invalid, it should contain at least 6 characters.' }],
  ['sesame', 'Sesame', { confirmation: 'Passwords must match' }],
  [
    '',
    'x',
    {
      password: 'Password is invalid, it should contain at least 6 characters.',
      confirmation: 'Passwords must match',
    },
  ],
] as const)
  test(`[accounts 5.3] the new password “${password}”, repeated as “${confirmation}”`, () =>
    assert.deepEqual(checkNewPassword({ password, confirmation }, messages), expected))
