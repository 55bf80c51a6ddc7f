/** What Today says of workers, and of time that may be wrong; the doctor says the same. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listFindings } from '@quintet/contracts/operator/settings'
import { readToday } from '@quintet/contracts/operator/today'
import { DAY_MS, HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { feelPulse } from '@quintet/platform/clock/pulse'
import { type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
  await product.stopBilling()
  await product.db.deleteFrom('pulse').execute()
})
after(() => product.stop())

// A new operator each time, as no session outlasts the days that pass here.
async function told() {
  const { workers } = (await (await product.anOperator('reader')).call(readToday)).body
  const found = (await (await product.anOperator('owner')).call(listFindings)).body
  return { workers, finding: found.find(({ check }) => check === 'workers') }
}

test('[decisions 13.65] says that no worker runs, and since when', async () => {
  const never = await told()
  assert.deepEqual(never.workers, { seenAt: null, isMissing: true, doubt: null })
  assert.equal(never.finding?.state, 'warning')
  const seenAt = product.clock.now()
  await feelPulse(product.foundation)
  const running = await told()
  assert.deepEqual([running.workers?.isMissing, running.finding?.state], [false, 'ok'])
  product.clock.advance(2 * HOUR_MS)
  const gone = await told()
  assert.equal(gone.workers?.isMissing, true)
  assert.equal(Math.abs(Date.parse(gone.workers?.seenAt ?? '') - seenAt.getTime()) < 5000, true)
  assert.match(gone.finding?.says ?? '', /^none since .*: until one runs, nothing is charged/)
})

test('[decisions 13.65] says until when charges rest after an absence, and what to do', async () => {
  const from = product.clock.now()
  await feelPulse(product.foundation)
  product.clock.advance(10 * DAY_MS)
  const back = product.clock.now()
  await feelPulse(product.foundation)
  const { workers, finding } = await told()
  assert.equal(workers?.isMissing, false)
  const near = (iso: string | undefined, time: number) => Math.abs(Date.parse(iso ?? '') - time) < 5000
  assert.ok(near(workers?.doubt?.from, from.getTime()))
  assert.ok(near(workers?.doubt?.until, back.getTime() + DAY_MS))
  assert.equal(finding?.state, 'warning')
  assert.match(
    finding?.says ?? '',
    /nobody is charged and nothing is deleted. If this machine’s clock is right/,
  )
  product.clock.advance(DAY_MS)
  await feelPulse(product.foundation)
  const over = await told()
  assert.deepEqual([over.workers?.doubt, over.finding?.state], [null, 'ok'])
})
