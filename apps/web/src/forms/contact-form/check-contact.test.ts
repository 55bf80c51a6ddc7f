import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SupportForm } from '@quintet/contracts/customer-care'
import { checkContact } from './check-contact.ts'

const good = { name: 'Ada Lovelace', email: 'ada@example.com', problem: 'billing', message: 'A question.' }

for (const [what, change, wrong] of [
  ['all fields filled in', {}, {}],
  ['no name', { name: ' ' }, { name: 'Please fill in field.' }],
  ['no address', { email: '' }, { email: 'Please fill in field.' }],
  ['an incomplete address', { email: 'ada@' }, { email: 'Email is invalid.' }],
  ['no problem', { problem: '' }, { problem: 'Please fill in field.' }],
  ['an unknown problem', { problem: 'love' }, { problem: 'Please fill in field.' }],
  ['no message', { message: '\n' }, { message: 'Please fill in field.' }],
] as const)
  test(`[accounts 5.7] the support form and the server agree about ${what}`, () => {
    const words = { ...good, ...change }
    assert.deepEqual(checkContact(words), wrong)
    const checked = SupportForm.safeParse(words)
    const said = checked.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
    assert.deepEqual(Object.fromEntries(said), wrong)
  })
