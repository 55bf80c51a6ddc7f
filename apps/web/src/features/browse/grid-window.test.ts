import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNearEnd, isPassing, restOfRow, stepTowards, windowOf } from './grid-window.ts'

const measures = { columns: 6, pitch: 400, rowGap: 20 }

for (const [what, count, top, window, asksForMore] of [
  ['at the top of a first page', 36, -200, { from: 0, to: 24 }, false],
  ['with the second-to-last row in view', 36, 1000, { from: 0, to: 36 }, true],
  ['in the middle of 150 000 titles', 150_000, 4_000_000, { from: 59_988, to: 60_030 }, false],
  ['past the end', 33, 90_000, { from: 30, to: 33 }, true],
  ['of a single row', 3, -100, { from: 0, to: 3 }, true],
] as const)
  test(`[catalogue 4.2] the grid renders few rows and loads more near its end: ${what}`, () => {
    const view = { top, height: 800 }
    assert.deepEqual(windowOf(measures, count, view), window)
    assert.equal(isNearEnd(measures, count, view), asksForMore)
  })

const items = (from: number, to: number) => ({ from, to })

for (const [what, now, wanted, next] of [
  ['downwards', items(0, 42), items(12, 54), items(12, 43)],
  ['upwards', items(60, 102), items(48, 90), items(59, 90)],
  ['nowhere', items(0, 42), items(0, 42), items(0, 42)],
  ['from rows far away to a visible row', items(0, 42), items(300, 342), items(312, 313)],
  ['from a visible row to the rows after it', items(312, 314), items(300, 342), items(312, 315)],
  ['from a visible row to the rows before it', items(312, 342), items(300, 342), items(311, 342)],
  ['to the last row', items(0, 42), items(300, 302), items(301, 302)],
] as const)
  test(`[catalogue 4.2] at most one item of a long grid is created per frame: ${what}`, () =>
    assert.deepEqual(stepTowards(now, wanted, measures.columns), next))

test('[catalogue 4.2] creates no titles while scrolling faster than a screenful per quarter of a second', () => {
  assert.equal(isPassing(3, 800), false)
  assert.equal(isPassing(3.3, 800), true)
})

test('[catalogue 4.2] counts the empty places in the last row', () => {
  assert.deepEqual(
    [12, 13, 17].map((count) => restOfRow(count, 6)),
    [0, 5, 1],
  )
})
