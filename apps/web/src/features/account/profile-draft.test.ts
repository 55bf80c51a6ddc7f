import { messages } from '@quintet/contracts/messages'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkProfile } from './profile-draft.ts'

test('[accounts 5.2] an empty profile form names every field', () =>
  assert.deepEqual(checkProfile({ firstName: ' ', lastName: '', gender: '', location: '' }, { messages }), {
    firstName: 'Name is required.',
    lastName: 'Last name is required.',
    gender: 'Gender is required.',
    location: 'Location is required.',
  }))

test('[accounts 5.2] a whole profile form is good', () =>
  assert.deepEqual(
    checkProfile(
      { firstName: 'Ada', lastName: 'Lovelace', gender: 'non-binary', location: 'London' },
      { messages },
    ),
    {},
  ))
