/** Forecasts of due steps: the tests make one, let the time pass, and compare. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { pauseSubscription } from '@quintet/contracts/billing'
import { cancelSubscription } from '@quintet/contracts/subscription'
import type { ComingLine } from '@quintet/contracts/operator/clock'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { type Product, startProduct } from '@quintet/testing'
import { comingSteps } from './coming.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const inDays = (days: number) => new Date(product.clock.now().getTime() + days * DAY_MS)
const lineOf = (lines: ComingLine[], kind: ComingLine['kind']) => lines.find((line) => line.kind === kind)

async function paid(): Promise<{ count: number; cents: number }> {
  const orders = await product.db
    .selectFrom('payment_order')
    .select('amount_cents')
    .where('state', '=', 'succeeded')
    .where('purpose', '=', 'period')
    .execute()
  return { count: orders.length, cents: orders.reduce((sum, order) => sum + order.amount_cents, 0) }
}

test('[decisions 13.31] the forecast matches what then happens, over several periods', async () => {
  const leaving = await product.aMember()
  await product.aMember()
  await product.aMember({ plan: 'annually', hadTrial: true })
  const resting = await product.aMember({ plan: 'monthly', hadTrial: true })
  await product.keepSessions()
  await leaving.call(cancelSubscription, { body: { email: leaving.email } })
  await resting.call(pauseSubscription, { body: { months: 1 } })

  const days = 100
  assert.deepEqual(await comingSteps(product.db, inDays(0)), [])
  const told = await comingSteps(product.db, inDays(days))
  const charges = (['first_charges', 'renewals'] as const).flatMap((kind) => lineOf(told, kind) ?? [])
  assert.deepEqual(
    [lineOf(told, 'first_charges')?.count, lineOf(told, 'ends')?.count, lineOf(told, 'pauses')?.count],
    [1, 1, 1],
  )
  assert.equal(lineOf(told, 'retries'), undefined)
  // Two for the trial and one before the pause ends; card payments have no other notices.
  assert.equal(lineOf(told, 'notices')?.count, 3)

  const first = await paid()
  for (let day = 0; day < days; day += 1) await product.live(1)
  const then = await paid()
  assert.deepEqual(
    { count: then.count - first.count, cents: then.cents - first.cents },
    {
      count: charges.reduce((sum, { count }) => sum + count, 0),
      cents: charges.flatMap(({ sums }) => sums).reduce((sum, { cents }) => sum + cents, 0),
    },
  )
  assert.ok(then.count - first.count > 4, 'a trial, then renewals after it and after the pause')
})
