import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { test } from 'node:test'
import { readConfig } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import { StorageAwayError } from '../storage/storage-away.ts'
import { createApp } from './app.ts'

/** A log that records its entries by level. */
function listeningLog() {
  const told: { level: string; err: unknown }[] = []
  const at = (level: string) => (facts: object) => {
    told.push({ level, err: 'err' in facts ? facts.err : null })
  }
  const log: Log = {
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    debug: at('debug'),
    child: () => log,
  }
  return { told, log }
}

/** Requests a page that is rendered until its reader leaves and then fails with `failure`; returns the level at which that is logged. */
async function levelOf(failure: Error): Promise<string | undefined> {
  const { told, log } = listeningLog()
  const app = createApp({ config: readConfig({}), log })
  let answered = (): void => {}
  const answering = new Promise<void>((resolve) => (answered = resolve))
  const asked = new Promise<void>((resolve) => {
    app.get('/page', async (_request, reply) => {
      resolve()
      await once(reply.raw, 'close')
      throw failure
    })
  })
  app.addHook('onSend', async () => answered())
  await app.listen({ port: 0 })
  const reader = connect((app.server.address() as AddressInfo).port)
  reader.write('GET /page HTTP/1.1\r\nHost: quintet.test\r\n\r\n')
  await asked
  reader.destroy()
  await answering
  await app.close()
  return told.find(({ err }) => err === failure)?.level
}

test('[decisions 7.4] a reader who leaves before the page is ready causes no error in the log', async () => {
  assert.equal(await levelOf(new DOMException('This operation was aborted', 'AbortError')), 'debug')
})

test('[decisions 7.4] any other failure is logged as an error, even if the reader has left', async () => {
  assert.equal(await levelOf(new Error('The database is gone.')), 'error')
})

test('[decisions 7.4] logs an abort as an error if the reader is still waiting', async () => {
  const { told, log } = listeningLog()
  const app = createApp({ config: readConfig({}), log })
  app.get('/page', () => Promise.reject(new DOMException('This operation was aborted', 'AbortError')))
  assert.equal((await app.inject('/page')).statusCode, 500)
  assert.deepEqual(
    told.map(({ level }) => level),
    ['error'],
  )
  await app.close()
})

test('[decisions 7.9] answers 503 with Retry-After and logs no error if the bucket is unreachable', async () => {
  const { told, log } = listeningLog()
  const app = createApp({ config: readConfig({}), log })
  app.get('/media', () => Promise.reject(new StorageAwayError(new Error('refused'))))
  const { statusCode, headers } = await app.inject('/media')
  assert.deepEqual([statusCode, headers['retry-after']], [503, '5'])
  assert.deepEqual(
    told.map(({ level }) => level),
    ['warn'],
  )
  await app.close()
})
