import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Step } from './schedule.ts'
import { type Done, workThrough } from './work-through.ts'

const stepOf = (key: string): Step => ({
  phase: 'media',
  part: 'first',
  title: { key, folder: key, rank: 0 },
})

test('reports a failed title with its reason, and continues', async () => {
  const told: Done[] = []
  const make = ({ key }: { key: string }) =>
    key === 'b' ? Promise.reject(new Error('no voice')) : Promise.resolve({ made: [key], missing: [] })
  await workThrough(['a', 'b', 'c'].map(stepOf), [{ make }], { tell: (done) => void told.push(done) })
  assert.deepEqual(
    told.map(({ step, isNew, hasFailed, missing }) => [step.title.key, isNew, hasFailed, missing]),
    [
      ['a', true, false, []],
      ['b', false, true, ['no voice']],
      ['c', true, false, []],
    ],
  )
})

test('[decisions 7.10] a waiting maker takes no step, and the others continue', async () => {
  const by: string[] = []
  const quiet = Promise.withResolvers<void>()
  const makerNamed = (name: string) => ({
    make: async () => {
      by.push(name)
      return { made: [], missing: [] }
    },
  })
  const mayTake = (place: number) => (place === 1 && by.length < 3 ? quiet.promise : Promise.resolve())
  await workThrough(['a', 'b', 'c', 'd'].map(stepOf), [makerNamed('first'), makerNamed('second')], {
    mayTake,
    tell: () => {
      if (by.length === 4) quiet.resolve()
    },
  })
  assert.deepEqual(by, ['first', 'first', 'first', 'first'])
})
