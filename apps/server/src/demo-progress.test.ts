import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDemoDrawing } from '@quintet/contracts/system'
import { startProduct } from '@quintet/testing'
import { barOf, DemoProgress, isWorthALine } from './demo-progress.ts'

const pictures = (done: number, total: number) => ({ phase: 'pictures' as const, done, total })

test('the bar fills as titles are drawn and never exceeds the line', () => {
  assert.match(barOf(pictures(0, 150), 80), /░{30} 0\/150 pictures/)
  assert.match(barOf(pictures(75, 150), 80), /█{15}░{15} 75\/150/)
  assert.match(barOf(pictures(150, 150), 80), /█{30} 150\/150/)
  for (const columns of [80, 40, 3, 1]) assert.ok(barOf(pictures(7, 9), columns).length < columns)
})

test('[decisions 7.1] a log has at most one line per tenth of a phase, however many titles it has', () => {
  const linesOf = (total: number) =>
    Array.from({ length: total }, (_, at) => pictures(at + 1, total)).filter(isWorthALine)
  assert.deepEqual(
    linesOf(159).map(({ done }) => done),
    [16, 32, 48, 64, 80, 96, 112, 128, 144, 159],
  )
  assert.deepEqual(
    linesOf(3).map(({ done }) => done),
    [1, 2, 3],
  )
})

test('reports nothing before the first title or after the last', () => {
  const progress = new DemoProgress()
  assert.equal(progress.current(), null)
  progress.note({ drawn: 1, total: 2 })
  assert.deepEqual(progress.current(), { drawn: 1, total: 2 })
  progress.note({ drawn: 2, total: 2 })
  assert.equal(progress.current(), null)
  progress.note({ drawn: 1, total: 2 })
  progress.end()
  assert.equal(progress.current(), null)
})

test('anybody may read the drawing progress', async () => {
  const product = await startProduct()
  try {
    assert.deepEqual((await product.call(readDemoDrawing)).body, { drawing: null })
    product.foundation.demoProgress.note({ drawn: 62, total: 151 })
    const answer = await product.call(readDemoDrawing)
    assert.deepEqual(answer.body, { drawing: { drawn: 62, total: 151 } })
    assert.equal(answer.headers.get('cache-control'), 'no-store')
  } finally {
    await product.stop()
  }
})
