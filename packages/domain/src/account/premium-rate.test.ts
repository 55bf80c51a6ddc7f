import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPremiumRate } from './premium-rate.ts'

for (const [phone, country, isPremium] of [
  ['+49 900 1 123456', 'DE', true],
  ['0180 6 123456', 'DE', true],
  ['00491805 12345', 'DE', true],
  ['+43 900 123456', 'DE', true],
  ['0820 123456', 'AT', true],
  ['0901 123 456', 'CH', true],
  ['+49 30 901820', 'DE', false],
  ['+41 900 123 456', 'DE', true],
  ['+41 18 12', 'CH', true],
  ['+900 1 123456', 'CH', false],
  ['0 30 900 1234', 'DE', false],
  ['044 900 12 34', 'CH', false],
  ['0906 12345', 'DE', false],
  ['0800 1234567', 'DE', false],
  ['+43 1 900123', 'AT', false],
  ['0180 12345', 'FR', false],
] as const)
  test(`[law 7.4] ${phone} in ${country} ${isPremium ? 'costs more than a call' : 'is an ordinary number'}`, () =>
    assert.equal(isPremiumRate(phone, country), isPremium))
