import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Problem } from '@quintet/contracts/problem'
import { kidsEn } from '../../texts/kids.en.ts'
import { explainPin } from './explain-pin.ts'

for (const [problem, message, ask] of [
  [new Problem('wrong_pin', { attemptsLeft: 4 }), 'This PIN is not correct. 4 attempts left.', 'pin'],
  [new Problem('wrong_pin', { attemptsLeft: 1 }), 'This PIN is not correct. 1 attempt left.', 'pin'],
  [
    new Problem('pin_locked', { retryAfter: 900 }),
    'Too many wrong PINs. Please wait 15 minutes or use your account password.',
    'pin',
  ],
  [
    new Problem('pin_locked', { retryAfter: null }),
    'Too many wrong PINs. Please use your account password.',
    'password',
  ],
  [new Problem('pin_not_set'), '', 'new-pin'],
  [new Problem('wrong_password'), 'Your password is not correct', 'password'],
  [new Problem('unauthenticated'), 'You have been logged out. Log in to leave the kids area.', 'log-in'],
  [new TypeError('no network'), 'That did not work. Please try again.', 'pin'],
] as const)
  test(`[decisions 3.15] ${problem instanceof Problem ? problem.code : 'a lost connection'} says "${message}"`, () =>
    assert.deepEqual(explainPin(problem, 'pin', kidsEn.pin), { message, ask }))
