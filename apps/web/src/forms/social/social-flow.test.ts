import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenOfFragment } from './social-flow.ts'

test('[decisions 2.11] the provider’s token is read from the fragment: Google’s ID token, Facebook’s signed request', () => {
  assert.equal(tokenOfFragment('google', '#id_token=a.b.c&state=x'), 'a.b.c')
  assert.equal(tokenOfFragment('facebook', '#access_token=t&signed_request=s.r'), 's.r')
})

test('who turned back at the provider brings no token', () => {
  assert.equal(tokenOfFragment('google', '#error=access_denied'), null)
  assert.equal(tokenOfFragment('facebook', ''), null)
})
