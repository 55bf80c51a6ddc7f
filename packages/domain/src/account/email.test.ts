import assert from 'node:assert/strict'
import { test } from 'node:test'
import { looksLikeEmail } from './email.ts'

for (const typed of ['ada@example.com', '  ada@example.com ', 'a.b+c@mail.example.co.uk', 'ö@bücher.example'])
  test(`[accounts 5.1] “${typed}” can be an e-mail address`, () => assert.ok(looksLikeEmail(typed)))

for (const typed of [
  '',
  'ada',
  '@example.com',
  'ada@',
  'ada@example',
  'ada@.com',
  'ada@example.',
  'ada@example..com',
  'ada@@example.com',
  'ada b@example.com',
  'ada@exam ple.com',
  'ada@example.c om',
  'ada@example.com, bob@example.com',
  'ada@example.com@example.com',
])
  test(`[accounts 5.1] “${typed}” can be none`, () => assert.ok(!looksLikeEmail(typed)))
