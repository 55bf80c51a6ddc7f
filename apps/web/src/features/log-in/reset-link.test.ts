import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readResetLink } from './reset-link.ts'

const link = { token: 'abc', email: 'ada@example.com' }

for (const [search, expected] of [
  ['?password-reset=yes&token=abc&email=ada%40example.com', link],
  ['?password-reset=true&token=abc&email=ada%40example.com', link],
  ['?password-reset=1&token=abc&email=ada%40example.com', link],
  ['?password-reset=on&token=abc&email=ada%40example.com&lang=de', link],
  ['?password-reset=no&token=abc&email=ada%40example.com', null],
  ['?password-reset=&token=abc&email=ada%40example.com', null],
  ['?token=abc&email=ada%40example.com', null],
  ['?password-reset=true&email=ada%40example.com', null],
  ['?password-reset=true&token=&email=ada%40example.com', null],
  ['?password-reset=true&token=abc', null],
] as const)
  test(`[accounts 2.2] the home route with ${search} ${expected ? 'opens' : 'does not open'} the reset step`, () =>
    assert.deepEqual(readResetLink(search), expected))
