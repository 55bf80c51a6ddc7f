import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startProduct } from '@quintet/testing'
import { Serving } from './serving.ts'

test('[decisions 7.10] somebody counts as being served until ten seconds after the last request', () => {
  let now = 0
  const serving = new Serving(() => now)
  assert.equal(serving.isServing(), false)
  serving.note('/movies')
  now = 9999
  assert.equal(serving.isServing(), true)
  now = 10_000
  assert.equal(serving.isServing(), false)
})

test('[decisions 7.10] notices requests, except those of machines', async () => {
  const product = await startProduct()
  try {
    const { serving } = product.foundation
    for (const address of ['/live', '/ready', '/api/demo']) assert.ok((await product.send(address)).ok)
    assert.equal(serving.isServing(), false)
    await product.send('/api/content/rows')
    assert.equal(serving.isServing(), true)
  } finally {
    await product.stop()
  }
})
