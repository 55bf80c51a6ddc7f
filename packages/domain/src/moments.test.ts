import assert from 'node:assert/strict'
import { test } from 'node:test'
import { happenedBy, scoreAt } from './moments.ts'

const moments = [
  { at: 0, name: 'start', score: [0, 0] as const },
  { at: 95, name: 'second', score: [1, 1] as const },
  { at: 40, name: 'first', score: [1, 0] as const },
  { at: 60, name: 'chance' },
]

for (const [seconds, names, score] of [
  [-1, [], null],
  [0, ['start'], [0, 0]],
  [39.9, ['start'], [0, 0]],
  [60, ['start', 'first', 'chance'], [1, 0]],
  [200, ['start', 'first', 'chance', 'second'], [1, 1]],
] as const)
  test(`[decisions 12.5] after ${seconds} s ${names.length} moments have happened, and the score is ${score?.join(':') ?? 'not told'}`, () => {
    assert.deepEqual(
      happenedBy(moments, seconds).map(({ name }) => name),
      names,
    )
    assert.deepEqual(scoreAt(moments, seconds), score)
  })
