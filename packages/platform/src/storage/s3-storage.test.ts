import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { CreateMultipartUploadCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3'
import { hasSwift, startSwift, type Swift } from '@quintet/testing/swift'
import { readConfig } from '../config/config.ts'
import { type Bucket, openBucketClient, openS3Storage } from './s3-storage.ts'
import { testStorage } from './storage-cases.ts'

const PART_BYTES = 16 * 1024 * 1024

describe('[decisions 7.9] a bucket', { skip: hasSwift ? false : 'Swift is not installed' }, () => {
  let swift: Swift
  let bucket: Bucket
  let folder = ''
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-bucket-'))
    swift = await startSwift()
    const named = readConfig(swift.settings).bucket
    assert.ok(named)
    bucket = named
  })
  after(async () => {
    await swift.stop()
    await rm(folder, { recursive: true })
  })
  const open = () => openS3Storage(bucket)
  testStorage('bucket', { storage: open, folder: () => folder })

  test('uploads a file of several parts completely', async () => {
    const storage = open()
    const bundle = await mkdtemp(path.join(folder, 'bundle-'))
    const bytes = Buffer.alloc(PART_BYTES + 12_345, 'quintet ')
    await writeFile(path.join(bundle, 'large.wasm'), bytes)
    await storage.adoptDirectory(bundle, 'games/large', 'index.html')
    const read = await storage.readWhole('games/large/large.wasm', (size) => Buffer.alloc(size))
    assert.ok(read?.equals(bytes))
  })

  test('refuses reads and writes with a wrong secret', async () => {
    await open().write('assets/s/00001.m4s', 'secret')
    const stranger = openS3Storage({ ...bucket, secretAccessKey: 'guessed' })
    await assert.rejects(stranger.size('assets/s/00001.m4s'), { name: /403|SignatureDoesNotMatch|Unknown/ })
    await assert.rejects(stranger.write('assets/s/00001.m4s', 'x'), { name: 'SignatureDoesNotMatch' })
  })

  test('does not sweep an upload in progress', async () => {
    const client = openBucketClient(bucket)
    const place = { Bucket: bucket.name, Key: 'games/u/large.wasm' }
    await client.send(new CreateMultipartUploadCommand(place))
    await open().sweep()
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket.name }))
    assert.deepEqual(
      Uploads.map(({ Key }) => Key),
      [place.Key],
    )
    client.destroy()
  })

  test('ends the request when its reader leaves', async () => {
    const storage = open()
    await storage.write('assets/l/00001.m4s', Buffer.alloc(4 * 1024 * 1024))
    const stream = storage.read('assets/l/00001.m4s')
    for await (const chunk of stream) {
      assert.ok(chunk)
      break
    }
    assert.equal(stream.destroyed, true)
    assert.equal(await storage.size('assets/l/00001.m4s'), 4 * 1024 * 1024)
  })
})
