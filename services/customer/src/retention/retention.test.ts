import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { PersonalData } from '@quintet/platform/identity/personal-data'
import { type Product, startProduct, statementsOf, type TestMember } from '@quintet/testing'
import { sql } from 'kysely'
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

test('[accounts 4.7] a member who orders again while others are erased is kept, as is one whose payment is on its way', async () => {
  const { db, clock } = product
  const now = clock.now()
  const [second, third] = [await product.aMember(), await product.aMember()]
  const earlier = new Date(now.getTime() - 1000)
  await db.updateTable('subscription').set({ cancel_at: earlier, expire_at: earlier }).execute()
  const idOf = async ({ email }: TestMember) =>
    (await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  const [again, paying] = [await idOf(second), await idOf(third)]
  await db
    .updateTable('subscription')
    .set({ open_order_id: 'ord_waiting' })
    .where('account_id', '=', paying)
    .execute()
  await db.updateTable('subscription').set({ expire_at: now }).where('account_id', '=', again).execute()
  const erased: string[] = []
  const data: PersonalData = {
    name: 'test',
    read: () => Promise.resolve({}),
    async erase(_tx, { id }) {
      erased.push(id)
      if (id === again) return
      // While the first one is erased, another orders again.
      await db
        .updateTable('subscription')
        .set({ cancel_at: null, expire_at: null })
        .where('account_id', '=', again)
        .execute()
    },
  }
  const [expiring] = expiringCustomerData([data])
  const count = await expiring?.remove(db, now, now)
  assert.ok(erased.length > 0 && !erased.includes(again) && !erased.includes(paying))
  assert.equal(count, erased.length)
})

test('[law 6.11] what strangers can pile up is removed some thousand rows at a time', async () => {
  const { db, clock } = product
  const now = clock.now()
  await sql`
    insert into attempt (key, count, window_ends_at)
    select 'flood:' || n, 1, ${now}::timestamptz - interval '1 hour' * sign(n) from generate_series(0, 12000) n`.execute(
    db,
  )
  await sql`
    insert into audit_event (kind, at) select 'log_in_failed', ${now}::timestamptz - interval '1 hour'
    from generate_series(1, 12000)`.execute(db)
  for (const kept of ['attempt', 'auditEvent']) {
    const expiring = expiringCustomerData([]).find((each) => each.kept === kept)
    let removed = 0
    const statements = await statementsOf(async () => {
      removed = (await expiring?.remove(db, now, now)) ?? 0
    })
    assert.ok(removed >= 12_000, `${removed} of ${kept}`)
    assert.ok(statements.length >= 3, `${statements.length} statements`)
  }
  const left = await db.selectFrom('attempt').select('key').where('key', 'like', 'flood:%').execute()
  assert.deepEqual(left, [{ key: 'flood:0' }], 'one that still counts')
})
