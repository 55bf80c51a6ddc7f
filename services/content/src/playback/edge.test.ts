/** The shipped CDN edge configuration in a real nginx, in front of the real service. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { endPlayback, reportPosition, startPlayback } from '@quintet/contracts/playback'
import { SEGMENT_LEASE_SECONDS } from '@quintet/domain/playback/streams'
import {
  freePortPair,
  hasNginx,
  nginxArguments,
  type Product,
  shippedEdge,
  startProduct,
} from '@quintet/testing'
import { leaseBy } from './lease.ts'
import { shareSegmentSecret } from './segment-secret.ts'

const SEGMENT = 'v-360p/00001.m4s'

describe('[decisions 4.24] a CDN in front', { skip: hasNginx ? false : 'nginx is not installed' }, () => {
  let product: Product
  let folder = ''
  let edge = ''
  let end = async (): Promise<void> => {}

  before(async () => {
    const port = await freePortPair()
    edge = `http://127.0.0.1:${port}`
    product = await startProduct({ environment: { MEDIA_ORIGIN: edge } })
    folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-edge-'))
    const { dataDir } = product.foundation.config
    const http = await shippedEdge({ port, product: Number(new URL(product.origin).port), dataDir, folder })
    const nginx = spawn('nginx', await nginxArguments(folder, http), {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    end = async () => {
      nginx.kill('SIGQUIT')
      if (nginx.exitCode === null) await once(nginx, 'exit')
    }
    for (let tries = 0; tries < 200 && !(await fetch(edge).catch(() => null)); tries++) await sleep(50)
  })
  after(async () => {
    await end()
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const statusOf = async (address: string) => (await fetch(address)).status

  /** A film with one segment that a member is playing. */
  async function begin(bytes = randomBytes(300_000)) {
    const { id, assetId } = await product.aTitle({ media: 'video' })
    assert.ok(assetId)
    const stored = path.join(product.foundation.config.dataDir, `media/assets/${assetId}/v-360p`)
    await mkdir(stored, { recursive: true })
    await writeFile(path.join(stored, '00001.m4s'), bytes)
    const member = await product.aMember()
    const { body: stream } = await member.call(startPlayback, { body: { contentId: id } })
    return { id, bytes, stored, assetId, member, stream, lease: stream.segments?.base ?? '' }
  }

  test('leases lead to the edge, and nothing else is served there', async () => {
    const { stream, lease, member } = await begin()
    assert.ok(lease.startsWith(`${edge}/media/segments/`), lease)
    assert.match(stream.manifest ?? '', /^\/media\//)
    const { body: kept } = await member.call(reportPosition, {
      params: { id: stream.id },
      body: { position: 4, sequence: 1, at: product.clock.now().toISOString() },
    })
    assert.ok(kept.segments?.base.startsWith(`${edge}/media/segments/`))
    for (const own of [stream.manifest ?? '', '/', '/api/content', `${lease.slice(edge.length)}/key/0`])
      assert.equal(await statusOf(edge + own), 404, own)
  })

  test('a segment fetched by one member is served to another from the cache, byte for byte and in ranges', async () => {
    const { id, lease, bytes, stored } = await begin()
    const answer = await fetch(`${lease}/${SEGMENT}`)
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'video/mp4'])
    assert.equal(answer.headers.get('access-control-allow-origin'), '*')
    assert.equal(answer.headers.get('cache-control'), 'private, max-age=60')
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), bytes)
    // The service no longer has it.
    await rm(stored, { recursive: true })
    const other = await product.aMember()
    const { body: theirs } = await other.call(startPlayback, { body: { contentId: id } })
    const again = await fetch(`${theirs.segments?.base}/${SEGMENT}`, { headers: { range: 'bytes=10-19' } })
    assert.deepEqual([again.status, again.headers.get('content-range')], [206, 'bytes 10-19/300000'])
    assert.deepEqual(Buffer.from(await again.arrayBuffer()), bytes.subarray(10, 20))
  })

  test('a lease cannot be altered, used for another title or after its end, at the edge or around it', async () => {
    const { lease, stream, assetId } = await begin()
    const { lease: other } = await begin()
    const secret = await shareSegmentSecret(product.db, product.foundation.config.dataDir)
    const leaseAt = (ms: number) =>
      leaseBy(secret, () => new Date(Date.now() + ms))({ streamId: stream.id, assetId })?.base ?? ''
    const parts = lease.slice(edge.length).split('/')
    const theirs = other.slice(edge.length).split('/')
    const forged = [
      parts.with(3, String(Number(parts[3]) + 60)).join('/'),
      parts.with(4, 'A'.repeat(22)).join('/'),
      parts.with(5, theirs[5] ?? '').join('/'),
      parts.with(6, theirs[6] ?? '').join('/'),
      leaseAt(-(SEGMENT_LEASE_SECONDS + 1) * 1000),
    ]
    // The edge has cached the segment, and the service has it.
    for (const origin of [edge, product.origin]) {
      assert.equal(await statusOf(`${origin}${leaseAt(0)}/${SEGMENT}`), 200)
      for (const address of forged)
        assert.equal(await statusOf(`${origin}${address}/${SEGMENT}`), 410, address)
      for (const name of ['master.m3u8', 'v-360p/index.m3u8', 'key/0', '..%2f..%2fkey', 'v-360p/00002.m4s'])
        assert.equal(await statusOf(`${origin}${leaseAt(0)}/${name}`), 404, name)
    }
  })

  test('an ended stream gets no lease', async () => {
    const { member, stream } = await begin()
    await member.call(endPlayback, { params: { id: stream.id } })
    const beat = await member.call(reportPosition, {
      params: { id: stream.id },
      body: { position: 4, sequence: 1, at: product.clock.now().toISOString() },
    })
    assert.equal(beat.status, 410)
  })
})
