import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openJobs } from '@quintet/platform/jobs/jobs'
import { orderAsset, orderPicture } from '@quintet/platform/jobs/media-orders'
import type { Log } from '@quintet/platform/log/log'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { type Product, startProduct } from '@quintet/testing'
import { sql } from 'kysely'
import { workMedia } from './jobs.ts'

const skip = (await readMediaToolVersion()) === null ? 'ffmpeg is not installed' : false

describe('the media queues', { skip }, () => {
  let product: Product
  let folder = ''
  before(async () => {
    product = await startProduct()
    folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-jobs-'))
  })
  after(async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  })

  async function until(isDone: () => Promise<boolean>): Promise<void> {
    for (let wait = 0; wait < 300 && !(await isDone()); wait += 1) await sleep(100)
    assert.ok(await isDone())
  }

  test('works off orders, and finds orders that lost their job', async () => {
    const { db, jobs, clock } = product.foundation
    const { id: itemId } = await product.aTitle()
    const text = path.join(folder, 'text.mp4')
    await writeFile(text, 'This is a text, not a film.\n')
    const order = { itemId, form: 'video' as const, source: { files: [text], subtitles: [] }, priority: 0 }
    const [main, trailer, picture] = await db.transaction().execute(async (trx) => [
      await orderAsset(trx, jobs, { ...order, purpose: 'main' }, clock.now()),
      // An order without a job, as after its worker died too often.
      await orderAsset(trx, { ...jobs, enqueue: async () => {} }, { ...order, purpose: 'trailer' }, clock.now()),
      await orderPicture(trx, jobs, { itemId, shape: 'portrait', language: null, source: { path: text, from: 'file' }, priority: 0 }, clock.now()),
    ]) // prettier-ignore
    const work = await workMedia(product.foundation)
    const states = async (): Promise<(string | null)[][]> => [
      ...(await db.selectFrom('media_asset').select(['id', 'state', 'reason']).where('item_id', '=', itemId).execute()),
      ...(await db.selectFrom('picture').select(['id', 'state', 'reason']).where('item_id', '=', itemId).execute()),
    ].map(({ id, state, reason }) => [id, state, reason]) // prettier-ignore
    await until(async () => (await states()).every(([, state]) => state === 'failed'))
    await work.stop()
    assert.deepEqual(new Map((await states()).map(([id, , reason]) => [id, reason])), new Map([
      [main, 'This is not a media file; replace it.'],
      [trailer, 'This is not a media file; replace it.'],
      [picture, 'This picture format is not supported; use JPEG, PNG, WebP, AVIF, GIF or TIFF.'],
    ])) // prettier-ignore
  })

  test('on stop, returns its unfinished work without logging a failure, and the next process completes it', async () => {
    const { db, databaseUrl, clock } = product.foundation
    const { id: itemId } = await product.aTitle()
    const film = path.join(folder, 'film.mp4')
    await promisify(execFile)('ffmpeg', [
      '-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=160x90:r=12:d=10', '-c:v', 'libx264', '-preset', 'ultrafast', film,
    ]) // prettier-ignore
    const said: string[] = []
    const say = (level: string) => (_: object, message: string) => void said.push(`${level}: ${message}`)
    const log: Log = {
      info: () => {},
      debug: () => {},
      warn: say('warn'),
      error: say('error'),
      child: () => log,
    }
    const jobs = await openJobs(databaseUrl, log)
    const id = await db.transaction().execute((trx) =>
      orderAsset(trx, jobs, { itemId, purpose: 'main', form: 'video', source: { files: [film], subtitles: [] }, priority: 0 }, clock.now()),
    ) // prettier-ignore
    const isIn = (state: string) => async (): Promise<boolean> =>
      (await db.selectFrom('media_asset').select('state').where('id', '=', id).executeTakeFirst())?.state === state // prettier-ignore
    const queued = () =>
      sql<{ state: string }>`select state::text from pgboss.job where singleton_key = ${id}`.execute(db)

    const work = await workMedia({ ...product.foundation, jobs, log })
    await until(isIn('running'))
    // On start it may have warned about the system's ffmpeg.
    said.splice(0)
    await work.stop()
    await jobs.stop()
    assert.deepEqual([said, (await queued()).rows], [[], [{ state: 'retry' }]])

    const next = await workMedia(product.foundation)
    await until(isIn('ready'))
    await next.stop()
  })
})
