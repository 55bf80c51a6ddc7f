import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Product, startProduct } from '@quintet/testing'
import { withWorkerLock } from './queries.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

test('a worker gets its lock as soon as its broken connection is gone, not only with the next one', async () => {
  const { db } = product
  const told: boolean[] = []
  await withWorkerLock(db, 'worker', async (_, claimAfresh) => {
    await withWorkerLock(db, 'worker', async (__, claim) => {
      told.push(await claim(), await claim(), await claimAfresh())
    })
    told.push(await claimAfresh())
    await withWorkerLock(db, 'worker', async (__, claim) => void told.push(await claim()))
  })
  await withWorkerLock(db, 'worker', async (_, claim) => void told.push(await claim()))
  assert.deepEqual(told, [true, true, false, true, false, true])
})
