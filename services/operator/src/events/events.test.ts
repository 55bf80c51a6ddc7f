/** The audit log as the console filters and saves it. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addressOf } from '@quintet/contracts/client'
import { exportEvents, listActors, listEvents } from '@quintet/contracts/operator/events'
import { inviteOperator } from '@quintet/contracts/operator/operators'
import { provePassword } from '@quintet/contracts/operator/session'
import type { CallInput } from '@quintet/contracts/route'
import { dayOf, startOfDayAfter } from '@quintet/domain/basics/calendar'
import { newEmail, type Product, startProduct, type TestOperator } from '@quintet/testing'

let product: Product
let owner: TestOperator
let ownId = ''
before(async () => {
  product = await startProduct()
  owner = await product.anOperator('owner')
  await owner.call(provePassword, { body: { password: owner.password } })
  const { body: actors } = await owner.call(listActors)
  ownId = actors.find(({ email }) => email === owner.email)?.id ?? ''
  const reason = '=SUM(1), said "Ada"'
  for (const role of ['reader', 'support'] as const)
    await owner.call(inviteOperator, { body: { email: newEmail(), role, reason } })
})
after(() => product.stop())

type Filter = NonNullable<CallInput<typeof exportEvents>['query']>

async function linesOf(query: Filter): Promise<string[]> {
  const answer = await owner.send(`/api${addressOf(exportEvents, {}, query)}`)
  assert.equal(answer.status, 200)
  assert.match(answer.headers.get('content-disposition') ?? '', /filename="audit.*\.csv"/)
  return (await answer.text()).trimEnd().split('\r\n').slice(1)
}

const idsIn = (lines: readonly string[]) => lines.map((line) => /^"(\d+)"/.exec(line)?.[1])

test('[decisions 13.66] the file has the entries that the filters leave, and no formula', async () => {
  for (const query of [{}, { action: 'operator_invited' }, { actor: ownId }] as const) {
    const listed = (await owner.call(listEvents, { query })).body
    assert.ok(listed.length > 0)
    assert.deepEqual(
      idsIn(await linesOf(query)),
      listed.map(({ id }) => id),
    )
  }
  const lines = await linesOf({ action: 'operator_invited', actor: ownId })
  assert.equal(lines.length, 2)
  assert.match(lines[0] ?? '', /,"'=SUM\(1\), said ""Ada""","","\{""role"":""support""/)
})

test('[decisions 13.66] days narrow the log, the first and the last included', async () => {
  const now = product.clock.now()
  const [today, tomorrow] = [dayOf(now), dayOf(startOfDayAfter(now, 1))]
  const count = async (query: Filter) => (await owner.call(listEvents, { query })).body.length
  const all = await count({})
  assert.equal(await count({ from: today, to: today }), all)
  assert.equal((await linesOf({ from: today, to: today })).length, all)
  assert.equal(await count({ from: tomorrow }), 0)
  assert.equal(await count({ to: dayOf(startOfDayAfter(now, -1)) }), 0)
})
