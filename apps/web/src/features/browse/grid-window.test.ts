import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepTowards, windowOf } from './grid-window.ts'

const measures = { columns: 6, pitch: 400 }

for (const [what, count, top, window] of [
  ['at the top of a first page', 36, -200, { firstRow: 0, endRow: 4, isNearEnd: false }],
  ['where the last but one row comes into sight', 36, 1000, { firstRow: 0, endRow: 6, isNearEnd: true }],
  [
    'in the middle of 150 000 titles',
    150_000,
    4_000_000,
    { firstRow: 9998, endRow: 10_005, isNearEnd: false },
  ],
  ['past the end', 36, 90_000, { firstRow: 5, endRow: 6, isNearEnd: true }],
  ['of a single row', 3, -100, { firstRow: 0, endRow: 1, isNearEnd: true }],
] as const)
  test(`[catalogue 4] the grid holds few rows ${what}`, () =>
    assert.deepEqual(windowOf(measures, count, { top, height: 800 }), window))

const rows = (firstRow: number, endRow: number) => ({ firstRow, endRow, isNearEnd: false })

for (const [what, now, wanted, next] of [
  ['downwards', rows(0, 7), rows(2, 9), rows(2, 8)],
  ['upwards', rows(10, 17), rows(8, 15), rows(9, 15)],
  ['nowhere', rows(0, 7), rows(0, 7), rows(0, 7)],
  ['far away, to a row in sight', rows(0, 7), rows(50, 57), rows(52, 53)],
  ['from a row in sight to all around it', rows(52, 53), rows(50, 57), rows(52, 54)],
  ['to the last row', rows(0, 7), rows(50, 51), rows(50, 51)],
] as const)
  test(`[catalogue 4] a frame makes at most one row of a long grid: ${what}`, () =>
    assert.deepEqual(stepTowards(now, wanted), next))
