import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { PersonalData } from '@quintet/platform/identity/personal-data'
import { type Product, startProduct } from '@quintet/testing'
import { expiringCustomerData } from './index.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

test('[accounts 4.7] an account that cannot be erased does not keep the others from it', async () => {
  const { db, clock } = product
  const now = clock.now()
  await product.aMember()
  await product.aMember()
  await db.updateTable('subscription').set({ cancel_at: now, expire_at: now }).execute()
  const accounts = (await db.selectFrom('account').select('id').execute()).map(({ id }) => id)
  for (const faulty of accounts) {
    const erased: string[] = []
    const data: PersonalData = {
      name: 'test',
      read: () => Promise.resolve({}),
      erase: (_tx, { id }) => {
        if (id === faulty) return Promise.reject(new Error('It cannot be erased.'))
        erased.push(id)
        return Promise.resolve()
      },
    }
    const [expiring] = expiringCustomerData([data])
    assert.equal(expiring?.kept, 'cancelledAccount')
    await assert.rejects(expiring.remove(db, now, now), { name: 'AggregateError' })
    assert.deepEqual(erased.toSorted(), accounts.filter((id) => id !== faulty).toSorted())
  }
})
