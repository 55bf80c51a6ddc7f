import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenOfFragment } from './social-flow.ts'

test('[decisions 2.11] reads the provider’s token from the fragment: Google’s ID token, Facebook’s signed request', () => {
  assert.equal(tokenOfFragment('google', '#id_token=a.b.c&state=x'), 'a.b.c')
  assert.equal(tokenOfFragment('facebook', '#access_token=t&signed_request=s.r'), 's.r')
})

test('finds no token if the user cancelled at the provider', () => {
  assert.equal(tokenOfFragment('google', '#error=access_denied'), null)
  assert.equal(tokenOfFragment('facebook', ''), null)
})
