import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { type Product, startProduct } from '@quintet/testing'
import { isWithin } from './limits.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

test('[decisions 2.10] a clock that was ahead for a moment locks nobody out once it is right again; one a little ahead changes nothing', async () => {
  const { db, clock } = product
  const now = clock.now()
  const later = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
  const isAdmitted = (key: string, at: Date) => isWithin(db, [{ key, tries: 1, windowSeconds: 60 }], at)
  assert.equal(await isAdmitted('test:year', later(365 * 24)), true)
  assert.equal(await isAdmitted('test:year', now), true)
  assert.equal(await isAdmitted('test:year', now), false)
  assert.equal(await isAdmitted('test:skew', later(0.5)), true)
  assert.equal(await isAdmitted('test:skew', now), false)
})
