/** The shipped nginx configuration in front of the real service. */
import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { endPlayback, startPlayback } from '@quintet/contracts/playback'
import { freePortPair, nginxArguments, type Product, shippedNginx, startProduct } from '@quintet/testing'

const run = promisify(execFile)
const skip = await run('nginx', ['-v']).then(
  () => false,
  () => 'nginx is not installed',
)

describe('nginx in front', { skip }, () => {
  let product: Product
  let folder = ''
  let origin = ''
  let end = async (): Promise<void> => {}

  before(async () => {
    product = await startProduct({ environment: { SEGMENTS_BY_PROXY: '1' } })
    folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-nginx-'))
    const port = await freePortPair()
    origin = `http://127.0.0.1:${port}`
    const http = await shippedNginx({
      port,
      product: Number(new URL(product.origin).port),
      dataDir: product.foundation.config.dataDir,
    })
    const nginx = spawn('nginx', await nginxArguments(folder, http), {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    end = async () => {
      nginx.kill('SIGQUIT')
      if (nginx.exitCode === null) await once(nginx, 'exit')
    }
    for (let tries = 0; tries < 200; tries++) {
      if (await fetch(`${origin}/ready`).catch(() => null)) return
      await sleep(50)
    }
    throw new Error('nginx does not answer.')
  })
  after(async () => {
    await end()
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('[decisions 4] segments come from the disk only with a genuine address of a running stream', async () => {
    const { id: contentId, assetId } = await product.aTitle({ media: 'video' })
    const stored = path.join(product.foundation.config.dataDir, `media/assets/${assetId}/v-360p`)
    const bytes = Buffer.alloc(300_000, 7)
    await mkdir(stored, { recursive: true })
    await writeFile(path.join(stored, '00001.m4s'), bytes)
    const member = await product.aMember()
    const { body: stream } = await member.call(startPlayback, { body: { contentId } })
    const base = `${origin}${(stream.manifest ?? '').replace(/master.m3u8$/, '')}`
    const segment = `${base}v-360p/00001.m4s`

    const answer = await fetch(segment)
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'video/mp4'])
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), bytes)
    assert.equal(answer.headers.get('x-accel-redirect'), null)
    assert.equal(answer.headers.get('cache-control'), 'private, max-age=60')
    assert.equal(answer.headers.get('access-control-allow-origin'), '*')
    const part = await fetch(segment, { headers: { range: 'bytes=10-19' } })
    assert.deepEqual([part.status, part.headers.get('content-range')], [206, 'bytes 10-19/300000'])

    const statusOf = async (address: string) => (await fetch(address)).status
    assert.equal(await statusOf(`${origin}/stored/assets/${assetId}/v-360p/00001.m4s`), 404)
    assert.equal(await statusOf(`${base}v-360p/00002.m4s`), 404)
    for (const climbing of ['..%2f..%2f..%2fpostgres%2fPG_VERSION', '%2e%2e/%2e%2e/x.m4s', '..%2fx.m4s'])
      assert.ok((await statusOf(`${base}${climbing}`)) >= 400, climbing)
    assert.equal(await statusOf(segment.replace(/\/[\w-]{22}\//, `/${'A'.repeat(22)}/`)), 410)
    await member.call(endPlayback, { params: { id: stream.id } })
    await sleep(600)
    assert.equal(await statusOf(segment), 410)
  })
})
