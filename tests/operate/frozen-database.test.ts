/** A database that stops responding, as behind a failed machine: connections stay open, and nothing is answered. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { ImpatientClient } from '@quintet/platform/db/limits'
import { listenTo } from '@quintet/platform/db/listen'
import {
  createTestDatabase,
  type Product,
  type Relay,
  relayTo,
  startProduct,
  type TestDatabase,
} from '@quintet/testing'
import { Client } from 'pg'
import { openHealth } from '../../apps/server/src/health.ts'

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 100) {
    if (isSo()) return
    await sleep(100)
  }
  assert.fail('It does not come to pass.')
}

let database: TestDatabase
let relay: Relay
let product: Product

before(async () => {
  database = await createTestDatabase()
  relay = await relayTo(database.url)
  product = await startProduct({ environment: { DATABASE_URL: relay.url } })
})
after(async () => {
  relay.thaw()
  await product.stop()
  await relay.close()
  await database.drop()
})

async function ready(): Promise<{ status: number; needs: unknown; milliseconds: number }> {
  const startedAt = performance.now()
  const answer = await product.send('/ready')
  const { needs } = (await answer.json()) as { needs?: unknown }
  return { status: answer.status, needs, milliseconds: performance.now() - startedAt }
}

test('[decisions 14.14] /ready names the frozen database within two seconds, however many requests there are', async () => {
  assert.equal((await ready()).status, 200)
  relay.freeze()
  const answers = await Promise.all(Array.from({ length: 10 }, ready))
  relay.thaw()
  for (const { status, needs, milliseconds } of answers) {
    assert.deepEqual([status, needs], [503, ['database']])
    assert.ok(milliseconds < 2000, `${milliseconds} ms`)
  }
})

test('[decisions 14.14] /ready names a full disk and a catalogue that could not be refreshed', async () => {
  const { config, db } = product.foundation
  const missing = (parts: object) => openHealth({ config, db, catalogue: { age: () => 0 }, ...parts })()
  assert.ok((await missing({ diskFreeMin: Number.MAX_SAFE_INTEGER })).includes('disk'))
  assert.ok((await missing({ catalogue: { age: () => 91_000 } })).includes('catalogue'))
})

test('[decisions 14.13] gives up a connection whose server stopped responding', async () => {
  const client = new ImpatientClient({ connectionString: relay.url, query_timeout: 300 })
  client.on('error', () => {})
  await client.connect()
  const ended = new Promise((resolve) => client.once('end', resolve))
  relay.freeze()
  await assert.rejects(client.query('select 1'))
  await ended
  relay.thaw()
})

test('[decisions 14.13] a listener detects the silence, reconnects and is notified as if something had changed', async () => {
  let heard = 0
  const listener = await listenTo(relay.url, 'some_channel', () => heard++)
  relay.freeze()
  // Probed after five seconds, given up after five more.
  await sleep(11_000)
  relay.thaw()
  await until(() => heard > 0)
  const told = heard
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query('notify some_channel')
  await client.end()
  await until(() => heard > told)
  await listener.close()
})
