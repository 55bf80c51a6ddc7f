import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { DAY_MS, HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { openS3Storage, partBytesOf } from './s3-storage.ts'

const PAGE = 2
/** Without the other parameters, the bucket's list of objects would be meant. */
const LIST = 'uploads'

type Unfinished = { key: string; id: string; since: Date }

function listingOf(page: readonly Unfinished[], isTruncated: boolean): string {
  const last = page.at(-1)
  const next = last
    ? `<NextKeyMarker>${last.key}</NextKeyMarker><NextUploadIdMarker>${last.id}</NextUploadIdMarker>`
    : ''
  const listed = page.map(
    ({ key, id, since }) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${since.toISOString()}</Initiated></Upload>`,
  )
  return `<ListMultipartUploadsResult><IsTruncated>${isTruncated}</IsTruncated>${next}${listed.join('')}</ListMultipartUploadsResult>`
}

const GONE = '<Error><Code>NoSuchUpload</Code><Message>It is gone.</Message></Error>'

/** A bucket that lists these uploads in pages, in the order of their keys; those in `gone` are listed, but no longer there. */
async function aBucketWith(uploads: Unfinished[], gone: readonly string[]) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
    const answer = (status: number, body = '') =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
    if (request.method === 'GET' && searchParams.has(LIST)) {
      const after = searchParams.get('key-marker') ?? ''
      const left = uploads.filter(({ key }) => key > after)
      answer(200, listingOf(left.slice(0, PAGE), left.length > PAGE))
      return
    }
    const at = uploads.findIndex(
      ({ key, id }) => pathname === `/media/${key}` && searchParams.get('uploadId') === id,
    )
    const [removed] = request.method === 'DELETE' && at >= 0 ? uploads.splice(at, 1) : []
    if (!removed) answer(400)
    else if (gone.includes(removed.key)) answer(404, GONE)
    else answer(204)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const storage = openS3Storage({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    name: 'media',
    region: 'us-east-1',
    accessKeyId: 'test',
    secretAccessKey: 'test',
    hasNameInPath: true,
  })
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { storage, [Symbol.asyncDispose]: close }
}

test('sweeps every page of the uploads abandoned in a bucket, whatever another worker has removed', async () => {
  const since = (ago: number) => new Date(Date.now() - ago)
  const old = ['a', 'b', 'c', 'd', 'f'].map((key) => ({
    key,
    id: `of-${key}`,
    since: since(DAY_MS + HOUR_MS),
  }))
  const running = { key: 'e', id: 'of-e', since: since(DAY_MS - HOUR_MS) }
  const uploads = [...old, running].toSorted((a, b) => a.key.localeCompare(b.key))
  await using bucket = await aBucketWith(uploads, ['b'])
  await bucket.storage.sweep()
  assert.deepEqual(uploads, [running])
})

test('[decisions 14.49] a backup of any size that a bucket takes is sent in as many parts as it takes', () => {
  const [mebi, tera] = [1024 ** 2, 1000 ** 4]
  assert.equal(partBytesOf(0), 16 * mebi)
  assert.equal(partBytesOf(160_000 * mebi), 16 * mebi)
  for (const bytes of [160_000 * mebi + 1, 5 * tera]) {
    assert.ok(bytes / partBytesOf(bytes) <= 10_000, String(bytes))
    assert.ok(partBytesOf(bytes) < 5000 * mebi, 'the largest part')
  }
})
