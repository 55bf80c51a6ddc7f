import { messages } from '@quintet/contracts/messages'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeOf, checkProfile, profileOf } from './profile-draft.ts'

test('[accounts 5.2] an empty profile form reports an error for every field', () =>
  assert.deepEqual(checkProfile({ firstName: ' ', lastName: '', gender: '', location: '' }, messages), {
    firstName: 'Name is required.',
    lastName: 'Last name is required.',
    gender: 'Gender is required.',
    location: 'Location is required.',
  }))

test('[accounts 5.2] accepts a complete profile form', () =>
  assert.deepEqual(
    checkProfile(
      { firstName: 'Ada', lastName: 'Lovelace', gender: 'non-binary', location: 'London' },
      messages,
    ),
    {},
  ))

for (const [what, subscribes, draft, sent] of [
  ['left unchanged', false, {}, {}],
  ['ticked', false, { newsletter: true }, { newsletter: true }],
  ['ended', true, { newsletter: false }, { newsletter: false }],
] as const)
  test(`[accounts 5.2] the newsletter of the profile form, ${what}`, () => {
    const person = { firstName: 'Ada', lastName: 'Lovelace', location: 'London' }
    const me = { ...person, gender: null, newsletter: subscribes }
    assert.deepEqual(changeOf({ ...profileOf(me), ...draft }, me), { ...person, gender: '', ...sent })
  })
