import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openS3Storage } from './s3-storage.ts'
import { StorageAwayError } from './storage-away.ts'

const PATIENCE = { answerMs: 400, pieceMs: 300, writeMs: 200 }

const storageAt = (port: number) =>
  openS3Storage(
    {
      endpoint: `http://127.0.0.1:${port}`,
      name: 'media',
      region: 'us-east-1',
      accessKeyId: 'test',
      secretAccessKey: 'test',
      hasNameInPath: true,
    },
    PATIENCE,
  )

/** A bucket that always gives the same response. */
async function aBucket(answer: (response: import('node:http').ServerResponse) => void) {
  const server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { storage: storageAt(port), port, [Symbol.asyncDispose]: close }
}

test('[decisions 7.9] a bucket that is unreachable, fails or breaks off counts as away', async () => {
  await using gone = await aBucket((response) => response.end())
  await gone[Symbol.asyncDispose]()
  await using failing = await aBucket((response) => response.writeHead(503).end())
  for (const { storage } of [gone, failing]) {
    await assert.rejects(storage.size('assets/a/1.m4s'), StorageAwayError)
    await assert.rejects(storage.write('assets/a/1.m4s', 'x'), StorageAwayError)
    await assert.rejects(Array.fromAsync(storage.read('assets/a/1.m4s')), StorageAwayError)
    await assert.rejects(Array.fromAsync(storage.list('assets')), StorageAwayError)
  }
  await using breaking = await aBucket((response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('begun')
    setImmediate(() => response.destroy())
  })
  await assert.rejects(Array.fromAsync(breaking.storage.read('assets/a/1.m4s')), StorageAwayError)
})

test('[decisions 7.9] a bucket reported missing while it recovers counts as away for writing, listing and removing', async () => {
  await using comingBack = await aBucket((response) =>
    response
      .writeHead(404, { 'content-type': 'application/xml' })
      .end('<Error><Code>NoSuchBucket</Code><Message>The specified bucket does not exist.</Message></Error>'),
  )
  const { storage } = comingBack
  await assert.rejects(storage.write('assets/a/1.m4s', 'x'), StorageAwayError)
  await assert.rejects(Array.fromAsync(storage.read('assets/a/1.m4s')), StorageAwayError)
  await assert.rejects(Array.fromAsync(storage.list('assets')), StorageAwayError)
  await assert.rejects(storage.remove('assets/a'), StorageAwayError)
})

test('[decisions 7.9] a bucket that answers with a refusal does not count as away', async () => {
  await using refusing = await aBucket((response) => response.writeHead(403).end())
  await assert.rejects(
    refusing.storage.write('assets/a/1.m4s', 'x'),
    (error) => !(error instanceof StorageAwayError),
  )
  await using empty = await aBucket((response) => response.writeHead(404).end())
  assert.equal(await empty.storage.size('assets/a/1.m4s'), null)
})

test('[decisions 7.9] a bucket that accepts connections but stays silent counts as away for reading and writing', async () => {
  let asked = 0
  await using frozen = await aBucket(() => void asked++)
  const { storage } = frozen
  const began = performance.now()
  await Promise.all([
    assert.rejects(storage.size('assets/a/1.m4s'), StorageAwayError),
    assert.rejects(Array.fromAsync(storage.read('assets/a/1.m4s')), StorageAwayError),
    assert.rejects(
      storage.readWhole('assets/a/1.m4s', (bytes) => Buffer.alloc(bytes)),
      StorageAwayError,
    ),
  ])
  assert.ok(performance.now() - began < 4 * PATIENCE.answerMs)
  // Each further attempt would hold a worker for as long again.
  for (const act of [
    () => storage.write('assets/a/1.m4s', 'x'),
    () => Array.fromAsync(storage.list('assets')),
  ]) {
    asked = 0
    await assert.rejects(act(), StorageAwayError)
    assert.equal(asked, 1)
  }
})

test('[decisions 7.9] a bucket that stalls within an object counts as away, but a slow reader does not cause that', async () => {
  await using silent = await aBucket((response) =>
    response.writeHead(200, { 'content-length': '9' }).write('begun'),
  )
  await assert.rejects(Array.fromAsync(silent.storage.read('assets/a/1.m4s')), StorageAwayError)
  await assert.rejects(
    silent.storage.readWhole('assets/a/1.m4s', (bytes) => Buffer.alloc(bytes)),
    StorageAwayError,
  )
  const bytes = Buffer.alloc(20_000_000)
  await using sound = await aBucket((response) => response.end(bytes))
  const slow = sound.storage.read('assets/a/1.m4s')
  let read = 0
  for await (const chunk of slow) {
    if (read === 0) await sleep(4 * PATIENCE.pieceMs)
    read += (chunk as Buffer).length
  }
  assert.equal(read, bytes.length)
})
