import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDueToRemind } from './reminders.ts'

const start = Date.parse('2026-11-21T19:15:00Z')

for (const [now, isDue] of [
  ['2026-11-21T18:59:59Z', false],
  ['2026-11-21T19:00:00Z', true],
  ['2026-11-21T19:14:59Z', true],
  ['2026-11-21T19:15:00Z', false],
] as const)
  test(`[decisions 12.4] of 19:15 one is ${isDue ? '' : 'not '}told at ${now}`, () =>
    assert.equal(isDueToRemind(start, Date.parse(now)), isDue))
