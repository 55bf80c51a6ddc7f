import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepHidden, moveTo, type MixEntry } from './mixes.ts'

const entries = (names: string): MixEntry[] => names.split('').map((id) => ({ id, contentId: 1 }))
const isHidden = ({ id }: MixEntry) => id === id.toUpperCase()

for (const [before, arranged, expected, what] of [
  ['aXb', 'ab', 'aXb', 'nothing moved'],
  ['aXb', 'ba', 'baX', 'it goes along with the one before it'],
  ['XaYb', 'b', 'XYb', 'the one before it was taken out'],
  ['aXb', '', 'X', 'all others were taken out'],
  ['aXYb', 'abc', 'aXYbc', 'others were added'],
] as const)
  test(`[decisions 11.6] hidden items keep their position: ${what}`, () => {
    const kept = keepHidden(entries(before), entries(arranged), isHidden)
    assert.equal(kept.map(({ id }) => id).join(''), expected)
  })

test('[decisions 11.6] moves an entry only within the list', () => {
  assert.deepEqual(moveTo(['a', 'b', 'c'], 0, 2), ['b', 'c', 'a'])
  assert.deepEqual(moveTo(['a', 'b', 'c'], 2, 0), ['c', 'a', 'b'])
  assert.deepEqual(moveTo(['a', 'b'], 0, 2), ['a', 'b'])
  assert.deepEqual(moveTo(['a', 'b'], 0, -1), ['a', 'b'])
})
