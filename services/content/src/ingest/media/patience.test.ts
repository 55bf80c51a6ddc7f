import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Patience } from './patience.ts'

test('[decisions 9.3] retries occasional failures, and reports one that lasts too long', async () => {
  const patience = new Patience(1000)
  let time = 0
  const now = () => time
  const fails = () => Promise.reject(new Error('Connection terminated due to connection timeout'))
  for (time of [0, 999]) assert.equal(await patience.ask(fails, now), null)
  assert.equal(await patience.ask(() => Promise.resolve('there'), now), 'there')
  for (time of [1500, 2400]) assert.equal(await patience.ask(fails, now), null)
  time = 2500
  await assert.rejects(patience.ask(fails, now), /connection timeout/)
})
