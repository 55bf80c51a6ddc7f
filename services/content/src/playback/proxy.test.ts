/** The shipped nginx configuration in front of the real service. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { endPlayback, reportPosition, startPlayback } from '@quintet/contracts/playback'
import { logOut } from '@quintet/contracts/session'
import { SEGMENT_LEASE_SECONDS } from '@quintet/domain/playback/streams'
import {
  freePortPair,
  hasNginx,
  lockDevice,
  nginxArguments,
  type Product,
  shippedNginx,
  startProduct,
  type TestMember,
  writePackaged,
} from '@quintet/testing'
import { leaseBy } from './lease.ts'

const skip = hasNginx ? false : 'nginx is not installed'

type Nginx = { origin: string; folder: string; end: () => Promise<void> }

/** The shipped configuration in front of this product; `dataDir` is what nginx knows of its data. */
async function startNginx(product: Product, dataDir: string, sendsSegments = true): Promise<Nginx> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-nginx-'))
  const port = await freePortPair()
  const origin = `http://127.0.0.1:${port}`
  const to = { port, product: Number(new URL(product.origin).port), dataDir, folder, sendsSegments }
  const http = (await shippedNginx(to)).replace('204 20s', '204 1s')
  const nginx = spawn('nginx', await nginxArguments(folder, http), { stdio: ['ignore', 'ignore', 'inherit'] })
  const end = async () => {
    nginx.kill('SIGQUIT')
    if (nginx.exitCode === null) await once(nginx, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 200; tries++) {
    if (await fetch(`${origin}/ready`).catch(() => null)) return { origin, folder, end }
    await sleep(50)
  }
  throw new Error('nginx does not answer.')
}

describe('nginx in front of a service that sends segments itself', { skip }, () => {
  let product: Product
  let nginx: Nginx
  before(async () => {
    product = await startProduct()
    // It has no access to the data, as with a bucket or in another container.
    nginx = await startNginx(product, '/nonexistent', false)
  })
  after(async () => {
    await nginx.end()
    await product.stop()
  })

  test('[decisions 4.24] without its marked part the file is valid, and a film plays through it', async () => {
    const film = await product.aTitle({ media: 'video' })
    await writePackaged(product.foundation, film, { videos: ['v-360p'] })
    const member = await product.aMember()
    const { body: stream } = await member.call(startPlayback, { body: { contentId: film.id } })
    assert.equal(stream.segments, undefined)
    const base = `${nginx.origin}${(stream.manifest ?? '').replace(/master.m3u8$/, '')}`
    for (const name of ['master.m3u8', 'v-360p/index.m3u8', 'key/1', 'v-360p/00001.m4s']) {
      const answer = await fetch(base + name)
      assert.equal(answer.status, 200, name)
      assert.ok((await answer.arrayBuffer()).byteLength > 0, name)
    }
    await member.call(endPlayback, { params: { id: stream.id } })
    assert.equal((await fetch(`${base}key/1`)).status, 410)
  })
})

describe('nginx in front', { skip }, () => {
  let product: Product
  let origin = ''
  let folder = ''
  let end = async (): Promise<void> => {}

  before(async () => {
    product = await startProduct({ environment: { SEGMENTS_BY_PROXY: '1' } })
    ;({ origin, folder, end } = await startNginx(product, product.foundation.config.dataDir))
  })
  after(async () => {
    await end()
    await product.stop()
  })

  const statusOf = async (address: string) => (await fetch(address)).status
  /** Access ends when nginx's cached result expires: after a second here, 20 as shipped. */
  const isRefusedSoon = async (address: string) => {
    for (let tries = 0; tries < 50 && (await statusOf(address)) !== 410; tries += 1) await sleep(100)
    assert.equal(await statusOf(address), 410)
  }
  const SEGMENT = 'v-360p/00001.m4s'
  const folderOf = (manifest: string | undefined) =>
    `${origin}${(manifest ?? '').replace(/master.m3u8$/, '')}`

  /** A film with one segment. */
  async function aFilm(bytes = Buffer.alloc(300_000, 7)) {
    const { id, assetId } = await product.aTitle({ media: 'video', rating: 'FSK-16' })
    if (assetId === null) throw new Error('A film has an asset.')
    const stored = path.join(product.foundation.config.dataDir, `media/assets/${assetId}/v-360p`)
    await mkdir(stored, { recursive: true })
    await writeFile(path.join(stored, '00001.m4s'), bytes)
    await product.db
      .insertInto('media_key')
      .values({ asset_id: assetId, number: 0, key: randomBytes(16) })
      .execute()
    return { id, assetId }
  }

  test('[decisions 4.24] segments are only sent from disk for a genuine address of a running stream', async () => {
    const bytes = Buffer.alloc(300_000, 7)
    const { id: contentId } = await aFilm(bytes)
    const member = await product.aMember()
    const { body: stream } = await member.call(startPlayback, { body: { contentId } })
    const base = folderOf(stream.manifest)
    const segment = base + SEGMENT

    const answer = await fetch(segment)
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'video/mp4'])
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), bytes)
    assert.equal(answer.headers.get('x-accel-redirect'), null)
    assert.equal(answer.headers.get('cache-control'), 'private, max-age=60')
    assert.equal(answer.headers.get('access-control-allow-origin'), '*')
    const part = await fetch(segment, { headers: { range: 'bytes=10-19' } })
    assert.deepEqual([part.status, part.headers.get('content-range')], [206, 'bytes 10-19/300000'])

    assert.equal(await statusOf(`${base}v-360p/00002.m4s`), 404)
    for (const climbing of ['..%2f..%2f..%2fpostgres%2fPG_VERSION', '%2e%2e/%2e%2e/x.m4s', '..%2fx.m4s'])
      assert.ok((await statusOf(`${base}${climbing}`)) >= 400, climbing)
    // Despite nginx's cached result for the genuine one.
    const parts = segment.split('/')
    const other = { 4: 'str_other', 5: String(Number(parts[5]) + 60), 6: 'A'.repeat(22), 7: 'ast_other' }
    for (const [place, instead] of Object.entries(other))
      assert.equal(await statusOf(parts.with(Number(place), instead).join('/')), 410, instead)
    // One positive result for all segments, and no cached refusals.
    assert.equal((await readdir(path.join(folder, 'quintet-streams'))).length, 1)
    await member.call(endPlayback, { params: { id: stream.id } })
    await isRefusedSoon(segment)
  })

  test('[security 4.3] limits the open requests of one address, and others are served', async () => {
    const statuses: number[] = []
    const open = Array.from({ length: 300 }, () => {
      // A body that never ends.
      const sent = request(`${origin}/api/login`, {
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', 'content-length': 100 },
      })
      sent.on('response', ({ statusCode }) => statuses.push(statusCode ?? 0))
      sent.on('error', () => {})
      sent.write('{')
      return sent
    })
    try {
      for (let tries = 0; tries < 100 && statuses.length < 44; tries += 1) await sleep(100)
      assert.deepEqual([statuses.length, new Set(statuses)], [44, new Set([429])])
      const other = request(`${origin}/live`, { localAddress: '127.0.0.2', agent: false }).end()
      const [answer] = (await once(other, 'response')) as [IncomingMessage]
      assert.equal(answer.resume().statusCode, 200)
    } finally {
      for (const sent of open) sent.destroy()
    }
  })

  test('[decisions 4.24] nginx sends segments by the lease’s signature alone, with the headers players need, and nothing else', async () => {
    const bytes = randomBytes(5000)
    const { id: contentId } = await aFilm(bytes)
    const member = await product.aMember()
    const { body: stream } = await member.call(startPlayback, { body: { contentId } })
    const lease = `${origin}${stream.segments?.base}`
    const answer = await fetch(`${lease}/${SEGMENT}`)
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'video/mp4'])
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), bytes)
    assert.equal(answer.headers.get('access-control-allow-origin'), '*')
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
    assert.equal(answer.headers.get('cache-control'), 'private, max-age=60')
    const part = await fetch(`${lease}/${SEGMENT}`, { headers: { range: 'bytes=10-19' } })
    assert.deepEqual([part.status, part.headers.get('content-range')], [206, 'bytes 10-19/5000'])
    assert.equal(await statusOf(`${lease}/v-360p/00002.m4s`), 404)
    for (const name of [
      'key/0',
      'master.m3u8',
      'v-360p/index.m3u8',
      '..%2f..%2fkey/0',
      'v-360p/..%2f00001.m4s',
    ])
      assert.ok((await statusOf(`${lease}/${name}`)) >= 400, name)
  })

  test('[decisions 4.24] a heartbeat renews the lease', async () => {
    const { id: contentId } = await aFilm()
    const member = await product.aMember()
    const { body: stream } = await member.call(startPlayback, { body: { contentId } })
    const { body: kept } = await member.call(reportPosition, {
      params: { id: stream.id },
      body: { position: 4, sequence: 1, at: product.clock.now().toISOString() },
    })
    assert.equal(kept.segments?.seconds, SEGMENT_LEASE_SECONDS)
    assert.equal(await statusOf(`${origin}${kept.segments?.base}/${SEGMENT}`), 200)
  })

  describe('[decisions 4.24] the entitlement table through nginx', () => {
    const secret = async () => {
      const file = path.join(product.foundation.config.dataDir, 'segment-secret.conf')
      assert.equal((await stat(file)).mode & 0o077, 0, 'nobody else reads the secret')
      return /[\w-]{43}/.exec(await readFile(file, 'utf8'))?.[0] ?? ''
    }
    const begin = async () => {
      const film = await aFilm()
      const member = await product.aMember()
      const { body: stream } = await member.call(startPlayback, { body: { contentId: film.id } })
      return { film, member, stream, lease: stream.segments?.base ?? '' }
    }

    test('tampered: no part of a lease can be changed', async () => {
      const { lease } = await begin()
      const parts = lease.split('/')
      const swapped = ['', '', '', String(Number(parts[3]) + 60), 'A'.repeat(22), 'str_other', 'ast_other']
      for (const place of [3, 4, 5, 6]) {
        const address = parts.with(place, swapped[place] ?? '').join('/')
        assert.equal(await statusOf(`${origin}${address}/${SEGMENT}`), 410, address)
      }
    })

    test('foreign stream or title: a lease only opens its own stream’s film', async () => {
      const [one, other] = [await begin(), await begin()]
      const [mine, theirs] = [one.lease.split('/'), other.lease.split('/')]
      for (const place of [5, 6])
        assert.equal(
          await statusOf(`${origin}${mine.with(place, theirs[place] ?? '').join('/')}/${SEGMENT}`),
          410,
        )
    })

    test('expired: after half a minute the signature is no longer valid', async () => {
      const { film, stream } = await begin()
      const longAgo = new Date(Date.now() - (SEGMENT_LEASE_SECONDS + 1) * 1000)
      const leased = { streamId: stream.id, assetId: film.assetId }
      const key = await secret()
      const leaseAt = (now: Date) => `${origin}${leaseBy(key, () => now)(leased)?.base}/${SEGMENT}`
      assert.equal(await statusOf(leaseAt(new Date())), 200, 'the same lease in time')
      assert.equal(await statusOf(leaseAt(longAgo)), 410)
    })

    const ends: Record<string, (member: TestMember, id: string) => Promise<unknown>> = {
      ended: (member, id) => member.call(endPlayback, { params: { id } }),
      'logged out': (member) => member.call(logOut),
      locked: (member) => lockDevice(member.call),
    }
    for (const [how, endIt] of Object.entries(ends))
      test(`${how}: no more keys, no new lease, and soon no segments without one`, async () => {
        const { member, stream } = await begin()
        const key = `${folderOf(stream.manifest)}key/0`
        assert.equal(await statusOf(key), 200)
        assert.equal(await statusOf(folderOf(stream.manifest) + SEGMENT), 200)
        await endIt(member, stream.id)
        assert.equal(await statusOf(key), 410)
        const beat = await member.call(reportPosition, {
          params: { id: stream.id },
          body: { position: 4, sequence: 1, at: product.clock.now().toISOString() },
        })
        assert.ok(beat.status >= 400, 'no heartbeat lends it again')
        await isRefusedSoon(folderOf(stream.manifest) + SEGMENT)
      })
  })
})
