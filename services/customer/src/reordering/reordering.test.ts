import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { restartSubscription } from '@quintet/contracts/billing'
import { declareWithdrawal } from '@quintet/contracts/declarations'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { WITHDRAWAL_WINDOW_DAYS } from '@quintet/domain/membership/reordering'
import { type Product, startProduct, type TestMember } from '@quintet/testing'
import { allowReordering, claimKey, deleteWithdrawalClaims, hashClaims, refuseReordering } from './index.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const withdraw = ({ call, email }: TestMember) =>
  call(declareWithdrawal, { body: { name: 'Ada Lovelace', email } })
const order = async ({ call }: TestMember) => {
  const { status, problem } = await call(restartSubscription, { body: { plan: 'monthly' } })
  return problem?.code ?? status
}
const chargesOf = async ({ email }: TestMember) => {
  const rows = await product.db
    .selectFrom('payment_order')
    .innerJoin('account', 'account.id', 'payment_order.account_id')
    .select(['payment_order.kind', 'payment_order.state'])
    .where('email', '=', email)
    .execute()
  return ['charge', 'refund'].map((kind) => rows.filter((row) => row.kind === kind).length)
}

test('[decisions 3.31] refuses a third online order after two paid contracts were withdrawn from within a year, until an operator allows it', async () => {
  const member = await product.aMember({ hadTrial: true })
  await withdraw(member)
  assert.equal(await order(member), 201)
  await withdraw(member)
  assert.deepEqual(await chargesOf(member), [2, 2], 'all that was paid goes back, each time')
  assert.equal(await order(member), 'order_by_hand')
  assert.deepEqual(await chargesOf(member), [2, 2], 'nothing is charged')
  const { db, clock } = product
  const claims = hashClaims(
    { email: member.email.toUpperCase(), identities: [], fingerprints: [] },
    await claimKey(db),
  )
  const later = new Date(clock.now().getTime() + (WITHDRAWAL_WINDOW_DAYS + 1) * DAY_MS)
  await assert.rejects(
    refuseReordering(db, claims, clock.now()),
    { code: 'order_by_hand' },
    'another account of this address',
  )
  await refuseReordering(db, claims, later)
  assert.equal(await db.transaction().execute((tx) => allowReordering(tx, member.email)), 2)
  assert.equal(await order(member), 201)
})

test('[decisions 3.31] withdrawing from a trial does not count, and the records are deleted after a year', async () => {
  const member = await product.aMember()
  await withdraw(member)
  assert.equal(await order(member), 201)
  await withdraw(member)
  assert.equal(await order(member), 201)
  const { db, clock } = product
  assert.ok((await deleteWithdrawalClaims(db, new Date(clock.now().getTime() + DAY_MS))) > 0)
})
