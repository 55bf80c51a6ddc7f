import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  happenedBy,
  momentTitles,
  type Score,
  scoreAt,
  withCorrected,
  withMoment,
  withoutMoment,
} from './moments.ts'

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
  test(`[decisions 12.5] after ${seconds} s ${names.length} moments have happened, and the score is ${score?.join(':') ?? 'unknown'}`, () => {
    assert.deepEqual(
      happenedBy(moments, seconds).map(({ name }) => name),
      names,
    )
    assert.deepEqual(scoreAt(moments, seconds), score)
  })

const told = (all: readonly { at: number; score: Score | null }[]) =>
  all.map(({ at, score }) => `${at} ${score?.join(':') ?? '-'}`)
const entered: { at: number; score: Score | null }[] = [
  { at: 0, score: [0, 0] },
  { at: 60, score: [1, 0] },
  { at: 70, score: null },
  { at: 90, score: [1, 1] },
  { at: 120, score: [2, 1] },
]

test('[decisions 12.13] inserts a moment by its time, after those of the same second', () => {
  const more = withMoment(withMoment(entered, { at: 70, score: [9, 9] }), { at: 200, score: null })
  assert.deepEqual(told(more), ['0 0:0', '60 1:0', '70 -', '70 9:9', '90 1:1', '120 2:1', '200 -'])
})

for (const [what, place, after] of [
  ['a goal', 1, ['0 0:0', '70 -', '90 0:1', '120 1:1']],
  ['the last goal', 4, ['0 0:0', '60 1:0', '70 -', '90 1:1']],
  ['a moment that has no score', 2, ['0 0:0', '60 1:0', '90 1:1', '120 2:1']],
  ['the first', 0, ['60 1:0', '70 -', '90 1:1', '120 2:1']],
] as const)
  test(`[decisions 12.13] after ${what} is removed, later scores no longer include it`, () => {
    assert.deepEqual(told(withoutMoment(entered, place)), after)
  })

for (const [what, place, moment, after] of [
  [
    'gets the goal credited to the other side',
    1,
    { at: 60, score: [0, 1] },
    ['0 0:0', '60 0:1', '70 -', '90 0:2', '120 1:2'],
  ],
  ['gets another time', 3, { at: 65, score: [1, 1] }, ['0 0:0', '60 1:0', '65 1:1', '70 -', '120 2:1']],
  ['loses its score', 4, { at: 120, score: null }, ['0 0:0', '60 1:0', '70 -', '90 1:1', '120 -']],
] as const)
  test(`[decisions 12.13] a corrected moment ${what}`, () => {
    assert.deepEqual(told(withCorrected(entered, place, moment)), after)
  })

for (const [kind, about, before, de, en] of [
  ['goal', 'Kranich', [], 'Tor: Kranich', 'Goal: Kranich'],
  ['start', null, [], 'Beginn', 'Start'],
  ['start', null, ['start', 'break'], 'Es geht weiter', 'Play goes on'],
  ['score', 'Kranich', [], undefined, undefined],
] as const)
  test(`[decisions 12.13] ${kind} after ${before.length} is called ${de ?? 'nothing'}`, () => {
    const titles = momentTitles(
      { kind, about },
      before.map((each) => ({ kind: each })),
    )
    assert.deepEqual([titles.de, titles.en], [de, en])
  })
