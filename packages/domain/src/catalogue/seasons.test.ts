import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seasonPlace } from './seasons.ts'

test('[decisions 4.4] specials come after all seasons', () =>
  assert.deepEqual(
    [2, 0, 1, 10].toSorted((a, b) => seasonPlace(a) - seasonPlace(b)),
    [1, 2, 10, 0],
  ))
