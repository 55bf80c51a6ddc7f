import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Tap, tapAfter } from './taps.ts'

/** Returns which of these taps seek. */
function seeking(taps: readonly (readonly [atMs: number, share: number])[]): boolean[] {
  let last: Tap | null = null
  return taps.map(([atMs, share]) => {
    last = tapAfter(last, { atMs, share })
    return last.seeks
  })
}

for (const [what, taps, expected] of [
  [
    'a double tap at a side',
    [
      [0, 0.9],
      [300, 0.9],
    ],
    [false, true],
  ],
  [
    'two slow taps do not',
    [
      [0, 0.9],
      [400, 0.9],
    ],
    [false, false],
  ],
  [
    'further taps may be slower',
    [
      [0, 0.1],
      [300, 0.1],
      [900, 0.1],
      [1500, 0.1],
    ],
    [false, true, true, true],
  ],
  [
    'until a pause',
    [
      [0, 0.1],
      [300, 0.1],
      [1100, 0.1],
    ],
    [false, true, false],
  ],
  [
    'taps at both sides do not',
    [
      [0, 0.1],
      [200, 0.9],
      [400, 0.1],
    ],
    [false, false, false],
  ],
  [
    'taps in the middle do not',
    [
      [0, 0.5],
      [200, 0.5],
    ],
    [false, false],
  ],
] as const)
  test(`[product 2.2] which taps seek: ${what}`, () => assert.deepEqual(seeking(taps), expected))
