import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { openS3Storage } from './s3-storage.ts'
import { StorageAwayError } from './storage-away.ts'

const storageAt = (port: number) =>
  openS3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    name: 'media',
    region: 'us-east-1',
    accessKeyId: 'test',
    secretAccessKey: 'test',
    hasNameInPath: true,
  })

/** A bucket of one answer. */
async function aBucket(answer: (response: import('node:http').ServerResponse) => void) {
  const server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { storage: storageAt(port), port, [Symbol.asyncDispose]: async () => void server.close() }
}

test('[decisions 7.9] where nobody is at its address, where it fails and where it breaks off, a bucket is away', async () => {
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

test('[decisions 7.9] a bucket that answers and refuses is not away', async () => {
  await using refusing = await aBucket((response) => response.writeHead(403).end())
  await assert.rejects(
    refusing.storage.write('assets/a/1.m4s', 'x'),
    (error) => !(error instanceof StorageAwayError),
  )
  await using empty = await aBucket((response) => response.writeHead(404).end())
  assert.equal(await empty.storage.size('assets/a/1.m4s'), null)
})
