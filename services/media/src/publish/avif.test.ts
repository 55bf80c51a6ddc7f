import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { crc32, deflateSync } from 'node:zlib'
import { orderAsset, orderPicture } from '@quintet/platform/jobs/media-orders'
import { lockDevice, type Product, startProduct } from '@quintet/testing'
import { publishPicture } from './pictures.ts'
import { makeAvifWhenIdle } from './avif.ts'

const BROWSER = 'image/avif,image/webp,image/*,*/*;q=0.8'
const never = new AbortController().signal

let product: Product
let folder = ''
let itemId = 0
let pictureId = ''
before(async () => {
  product = await startProduct()
  folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-avif-'))
  const file = path.join(folder, 'poster.png')
  await writeFile(file, aPicture(700, 500))
  itemId = (await product.aTitle({ rating: 'FSK-16' })).id
  pictureId = await anOrder({ shape: 'portrait', file })
  await publishPicture(product.foundation, pictureId, never)
  await product.publish(itemId)
})
after(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

function anOrder({ shape, file }: { shape: 'portrait' | 'square'; file: string }): Promise<string> {
  const { db, jobs, clock } = product.foundation
  const source = { path: file, from: 'file' as const }
  return db
    .transaction()
    .execute((trx) =>
      orderPicture(trx, jobs, { itemId, shape, language: null, source, priority: 0 }, clock.now()),
    )
}

/** A PNG of rings in two colours, whose edges take some bytes. */
function aPicture(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows.set(
        Math.sin(Math.hypot(x - 200, y - 250) / 9) > 0 ? [200, 60, 40] : [20, 30, 90],
        y * (1 + width * 3) + 1 + x * 3,
      )
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const get = (headers: Record<string, string> = {}) =>
  product.send(`/media/pictures/${pictureId}/320.webp`, { headers })

test('a picture is available as WebP at once, and as AVIF at the same address once made', async () => {
  const early = await get({ accept: BROWSER })
  assert.deepEqual([early.status, early.headers.get('content-type')], [200, 'image/webp'])

  const whileServing = { ...product.foundation, isQuiet: () => false }
  assert.equal(await makeAvifWhenIdle(whileServing, never), 0, '[decisions 7.10]')
  assert.equal(await makeAvifWhenIdle(product.foundation, never), 1)
  assert.equal(await makeAvifWhenIdle(product.foundation, never), 0)
  const avif = await get({ accept: BROWSER })
  assert.equal(avif.headers.get('content-type'), 'image/avif')
  assert.match(avif.headers.get('vary') ?? '', /Accept/)
  assert.match(avif.headers.get('cache-control') ?? '', /^public, .*immutable/)
  const bytes = Buffer.from(await avif.arrayBuffer())
  assert.equal(bytes.toString('latin1', 4, 12), 'ftypavif')
  assert.ok(bytes.length < (await early.arrayBuffer()).byteLength)

  for (const accept of ['image/webp,*/*', '*/*', 'image/avif;q=0, image/webp', 'image/avifx'])
    assert.equal((await get({ accept })).headers.get('content-type'), 'image/webp', accept)
})

test('each format has its own ETag, and a cached picture is not sent again', async () => {
  const [avif, webp] = [await get({ accept: BROWSER }), await get({ accept: 'image/webp' })]
  const tag = avif.headers.get('etag') ?? ''
  assert.notEqual(tag, webp.headers.get('etag'))
  const again = await get({ accept: BROWSER, 'if-none-match': `"other", W/${tag}` })
  assert.deepEqual([again.status, again.headers.get('etag')], [304, tag])
  assert.equal((await get({ accept: 'image/webp', 'if-none-match': tag })).status, 200)
})

test('[decisions 4.17] the kids lock hides a picture in every format, even from a browser that has it cached', async () => {
  const tag = (await get({ accept: BROWSER })).headers.get('etag') ?? ''
  const member = await product.aMember()
  const ask = (headers: Record<string, string>) =>
    member.send(`/media/pictures/${pictureId}/320.webp`, { headers: { accept: BROWSER, ...headers } })
  assert.match((await ask({})).headers.get('cache-control') ?? '', /^private/)
  await lockDevice(member.call)
  for (const headers of [{}, { 'if-none-match': tag }]) assert.equal((await ask(headers)).status, 404)
})

test('AVIF waits while media or pictures are pending, and is remade for a new picture', async () => {
  const { db, jobs, clock } = product.foundation
  const waiting = await anOrder({ shape: 'square', file: path.join(folder, 'poster.png') })
  assert.equal(await makeAvifWhenIdle(product.foundation, never), 0)
  await publishPicture(product.foundation, waiting, never)
  const order = { itemId, purpose: 'trailer', form: 'video', priority: 0 } as const
  const source = { files: ['/nowhere'], subtitles: [] }
  await db.transaction().execute((trx) => orderAsset(trx, jobs, { ...order, source }, clock.now()))
  assert.equal(await makeAvifWhenIdle(product.foundation, never), 0)
  await db.deleteFrom('media_asset').where('item_id', '=', itemId).execute()
  assert.equal(await makeAvifWhenIdle(product.foundation, never), 1)
})

test('an unreadable picture keeps its WebP and is not retried', async () => {
  const broken = await anOrder({ shape: 'square', file: path.join(folder, 'poster.png') })
  await publishPicture(product.foundation, broken, never)
  await product.foundation.storage.write(`pictures/${broken}/700.webp`, 'no picture')
  assert.equal(await makeAvifWhenIdle(product.foundation, never), 1)
  assert.equal(await makeAvifWhenIdle(product.foundation, never), 0)
  assert.equal(await product.foundation.storage.size(`pictures/${broken}/320.avif`), null)
})
