import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkConsents, checkPerson } from './check-form.ts'

for (const [field, typed, message] of [
  ['name', '  ', 'nameRequired'],
  ['email', '', 'emailRequired'],
  ['email', 'ada@', 'emailInvalid'],
  ['password', '12345', 'passwordTooShort'],
] as const)
  test(`[accounts 5.4] ${field} "${typed}" says ${message}`, () =>
    assert.deepEqual(checkPerson({ [field]: typed }), { [field]: message }))

test('[accounts 5.4] a complete person has no errors, and only the given fields are checked', () => {
  assert.deepEqual(checkPerson({ name: 'Ada', email: ' ada@example.com ', password: '123456' }), {})
  assert.deepEqual(checkPerson({ password: '123456' }), {})
})

test('[accounts 5.4] requires age, privacy policy and terms to be confirmed, but not the newsletter', () => {
  assert.deepEqual(
    checkConsents(() => true),
    {},
  )
  assert.deepEqual(
    checkConsents((name) => name === 'privacy'),
    { age18: 'consentRequired', terms: 'consentRequired' },
  )
})
