import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { AssetSource } from '@quintet/platform/db/columns'
import type { MediaAssetTable } from '@quintet/platform/db/tables'
import { newAssetId, orderAsset, orderPicture } from '@quintet/platform/jobs/media-orders'
import { StorageAwayError } from '@quintet/platform/storage/storage-away'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { type Product, startProduct } from '@quintet/testing'
import { makeAsset } from './assets.ts'
import { publishPicture } from './pictures.ts'

const run = promisify(execFile)
const skip = (await readMediaToolVersion()) === null ? 'ffmpeg is not installed' : false

describe('ordered media', { skip }, () => {
  let product: Product
  let folder = ''
  let film = ''
  /** Ten segments. */
  let long = ''
  let itemId = 0
  before(async () => {
    product = await startProduct()
    folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-assets-'))
    film = await makeFilm('film.mp4', { size: '640x360', rate: 10, seconds: 9 })
    long = await makeFilm('long.mp4', { size: '320x180', rate: 10, seconds: 40 })
    itemId = (await product.aTitle()).id
  })
  after(async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  })

  async function makeFilm(
    name: string,
    { size, rate, seconds }: { size: string; rate: number; seconds: number },
  ) {
    const file = path.join(folder, name)
    await run('ffmpeg', [
      '-v', 'error', '-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${rate}:d=${seconds}`, '-f', 'lavfi', '-i', `sine=d=${seconds}`,
      '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', file,
    ]) // prettier-ignore
    return file
  }

  const never = new AbortController().signal
  const media = () => path.join(product.foundation.config.dataDir, 'media')

  async function order(
    source: AssetSource,
    more: { id?: string; purpose?: MediaAssetTable['purpose']; form?: MediaAssetTable['form'] } = {},
  ): Promise<string> {
    const { db, jobs, clock } = product.foundation
    const wanted = { itemId, purpose: 'main' as const, form: 'video' as const, source, priority: 0, ...more }
    return db.transaction().execute((trx) => orderAsset(trx, jobs, wanted, clock.now()))
  }

  const row = (id: string) =>
    product.db.selectFrom('media_asset').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const pictureKey = (id: string, number: number) =>
    `assets/${id}/v-360p/${String(number).padStart(5, '0')}.m4s`
  /** Parts that call `onWrite` once an object is there, before anything after it is written. */
  const writing = (onWrite: (key: string) => Promise<void> | void) => {
    const { storage } = product.foundation
    const write: typeof storage.write = async (key, bytes) => {
      await storage.write(key, bytes)
      await onWrite(key)
    }
    return { ...product.foundation, storage: { ...storage, write } }
  }
  /** Makes an asset as far as a segment, and goes on once the film can be played and `whenGrown` has looked at it. */
  const makeGrowing = async (id: string, segment: number, whenGrown: () => Promise<void>) => {
    const [grown, seen] = [Promise.withResolvers<boolean>(), Promise.withResolvers<void>()]
    const parts = writing(async (key) => {
      if (key !== pictureKey(id, segment)) return
      while (!(await row(id)).growing) await sleep(5)
      grown.resolve(true)
      await seen.promise
    })
    const making = makeAsset(parts, id, never)
    try {
      assert.ok(await Promise.race([grown.promise, making.then(() => false)]), 'it plays before it is made')
      await whenGrown()
    } finally {
      seen.resolve()
      await making
    }
  }
  const names = async (id: string) => new Set(await readdir(path.join(media(), 'assets', id)).catch(() => []))

  test('a film becomes ready with its renditions, keys and subtitles', async () => {
    const subtitle = path.join(folder, 'film.de.srt')
    await writeFile(subtitle, '1\n00:00:01,000 --> 00:00:02,000\nHallo\n')
    const id = await order({
      files: [film],
      subtitles: [{ path: subtitle, language: 'de', label: 'Deutsch', kind: 'subtitles' }],
    })
    await makeAsset(product.foundation, id, never)
    const asset = await row(id)
    assert.deepEqual([asset.state, asset.reason, asset.progress, asset.encrypted], ['ready', null, 1, true])
    assert.equal(asset.entry_key, `assets/${id}/master.m3u8`)
    assert.ok(Math.abs((asset.duration_seconds ?? 0) - 9) < 0.1)
    assert.ok(asset.loudness_lufs !== null && asset.loudness_lufs < -5)
    assert.deepEqual(await names(id), new Set(['a-0', 'master.m3u8', 'subtitles', 'trickplay', 'v-360p']))
    assert.equal(asset.thumbnails_key, `assets/${id}/trickplay/index.vtt`)
    const count = async (table: 'rendition' | 'subtitle') =>
      (await product.db.selectFrom(table).select('asset_id').where('asset_id', '=', id).execute()).length
    const keys = () => product.db.selectFrom('media_key').selectAll().where('asset_id', '=', id).execute()
    assert.equal(await count('rendition'), 2)
    assert.equal(await count('subtitle'), 1)
    const made = await keys()
    assert.equal(made.length, 1)

    await makeAsset(product.foundation, id, never)
    assert.deepEqual(await keys(), made)
    assert.equal((await row(id)).finished_at?.getTime(), asset.finished_at?.getTime())
  })

  test('a trailer becomes ready without encryption', async () => {
    const id = await order({ files: [film], subtitles: [] }, { purpose: 'trailer' })
    await makeAsset(product.foundation, id, never)
    assert.deepEqual([(await row(id)).state, (await row(id)).encrypted], ['ready', false])
  })

  test('a damaged film fails with a reason and leaves nothing behind', async () => {
    const damaged = path.join(folder, 'damaged.mp4')
    await writeFile(damaged, (await readFile(film)).subarray(0, 3000))
    const id = await order({ files: [damaged], subtitles: [] })
    await makeAsset(product.foundation, id, never)
    const asset = await row(id)
    assert.equal(asset.state, 'failed')
    assert.match(asset.reason ?? '', /truncated/)
    assert.equal((await names(id)).size, 0)
  })

  test('[decisions 10.7] a film plays while it is packaged, with playlists that grow to the final length', async () => {
    const subtitle = path.join(folder, 'grows.en.srt')
    await writeFile(subtitle, '1\n00:00:01,000 --> 00:00:02,000\nHello\n')
    const id = await order({
      files: [long],
      subtitles: [{ path: subtitle, language: 'en', label: 'English', kind: 'captions' }],
    })
    const read = (name: string) => readFile(path.join(media(), 'assets', id, name), 'utf8')
    await makeGrowing(id, 9, async () => {
      const grown = await row(id)
      assert.deepEqual([grown.state, grown.plays, grown.duration_seconds], ['running', true, 40])
      assert.match(await read('master.m3u8'), /SUBTITLES="subtitles".*\nv-360p\/index.m3u8/)
      assert.match(await read('subtitles/en.vtt'), /Hello/)
      for (const rendition of ['v-360p', 'a-0']) {
        const playlist = await read(`${rendition}/index.m3u8`)
        assert.match(playlist, /PLAYLIST-TYPE:EVENT\n/)
        assert.doesNotMatch(playlist, /ENDLIST/)
        for (const [name] of playlist.matchAll(/\d+\.m4s/g))
          assert.ok(await product.foundation.storage.size(`assets/${id}/${rendition}/${name}`), name)
      }
    })
    const whole = await row(id)
    assert.deepEqual([whole.state, whole.growing, whole.plays], ['ready', false, true])
    assert.match(await read('v-360p/index.m3u8'), /PLAYLIST-TYPE:VOD\n[^]*00010.m4s\n#EXT-X-ENDLIST\n$/)
  })

  test('[decisions 10.7] a growing film that fails leaves nothing to play', async () => {
    const broken = path.join(folder, 'broken.mkv')
    await run('ffmpeg', ['-v', 'error', '-i', long, '-c', 'copy', broken])
    const bytes = await readFile(broken)
    await writeFile(broken, bytes.subarray(0, bytes.length * 0.8))
    const id = await order({ files: [broken], subtitles: [] })
    await makeGrowing(id, 6, async () => assert.equal((await row(id)).plays, true))
    const failed = await row(id)
    assert.deepEqual([failed.state, failed.growing, failed.plays], ['failed', false, false])
    assert.equal((await names(id)).size, 0)
  })

  const writtenAt = async (id: string, number: number) =>
    (await stat(path.join(media(), pictureKey(id, number)), { bigint: true })).mtimeNs
  const stopAtSegment = async (id: string, number: number): Promise<void> => {
    const stop = new AbortController()
    const parts = writing((key) => {
      if (key === pictureKey(id, number)) stop.abort()
    })
    await assert.rejects(makeAsset(parts, id, stop.signal), /stopped/)
  }

  test('resumes an interrupted film at the last segment but one', async () => {
    const id = await order({ files: [long], subtitles: [] })
    await stopAtSegment(id, 3)
    assert.equal((await row(id)).state, 'running')
    const stopped = await Promise.all([1, 2].map((number) => writtenAt(id, number)))
    const keys = await product.db.selectFrom('media_key').selectAll().where('asset_id', '=', id).execute()
    await makeAsset(product.foundation, id, never)
    const asset = await row(id)
    assert.deepEqual([asset.state, Math.round(asset.duration_seconds ?? 0)], ['ready', 40])
    assert.deepEqual(await Promise.all([1, 2].map((number) => writtenAt(id, number))), stopped)
    assert.deepEqual(
      await product.db.selectFrom('media_key').selectAll().where('asset_id', '=', id).execute(),
      keys,
    )
  })

  test('starts over if the file was replaced', async () => {
    const copy = path.join(folder, 'replaced.mp4')
    await copyFile(long, copy)
    const id = await order({ files: [copy], subtitles: [] })
    await stopAtSegment(id, 3)
    const stopped = await writtenAt(id, 1)
    await utimes(copy, 1, 1)
    await makeAsset(product.foundation, id, never)
    assert.notEqual(await writtenAt(id, 1), stopped)
    assert.equal((await row(id)).state, 'ready')
  })

  test('two workers never make the same asset at once', async () => {
    const id = await order({ files: [film], subtitles: [] })
    const results = await Promise.allSettled([1, 2, 3].map(() => makeAsset(product.foundation, id, never)))
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
    assert.equal((await row(id)).state, 'ready')
  })

  test('an asset whose title is gone leaves nothing behind', async () => {
    const gone = (await product.aTitle()).id
    const { db, jobs, clock } = product.foundation
    const source = { files: [film], subtitles: [] }
    const id = await db
      .transaction()
      .execute((trx) =>
        orderAsset(
          trx,
          jobs,
          { itemId: gone, purpose: 'main', form: 'video', source, priority: 0 },
          clock.now(),
        ),
      )
    const parts = writing(async (key) => {
      if (key === pictureKey(id, 1)) await db.deleteFrom('content_item').where('id', '=', gone).execute()
    })
    await makeAsset(parts, id, never)
    assert.equal(
      (await db.selectFrom('content_item').select('id').where('id', '=', gone).execute()).length,
      0,
    )
    assert.equal((await names(id)).size, 0)
  })

  test('takes over a game from the folder that the importer checked', async () => {
    const id = newAssetId()
    const bundle = path.join(folder, id)
    await mkdir(bundle)
    await writeFile(path.join(bundle, 'index.html'), '<!doctype html>')
    await order({ files: [bundle], subtitles: [] }, { id, form: 'game' })
    await makeAsset(product.foundation, id, never)
    assert.deepEqual([(await row(id)).state, (await row(id)).entry_key], ['ready', `games/${id}/index.html`])
    assert.equal(await product.foundation.storage.size(`games/${id}/index.html`), 15)

    const without = newAssetId()
    await mkdir(path.join(folder, without))
    await order({ files: [path.join(folder, without)], subtitles: [] }, { id: without, form: 'game' })
    await makeAsset(product.foundation, without, never)
    assert.equal((await row(without)).reason, 'The game contains no index.html.')
  })

  test('picks a bright frame of the film as its picture, in all widths', async () => {
    const { db, jobs, clock, storage } = product.foundation
    const source = { path: film, from: 'frame' as const }
    const id = await db
      .transaction()
      .execute((trx) =>
        orderPicture(
          trx,
          jobs,
          { itemId, shape: 'landscape', language: null, source, priority: 0 },
          clock.now(),
        ),
      )
    await publishPicture(product.foundation, id, never)
    const picture = await db.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    assert.deepEqual(
      [picture.state, picture.width, picture.height, picture.widths],
      ['ready', 640, 360, [320, 640]],
    )
    assert.match(picture.placeholder ?? '', /^data:image\/webp;base64,/)
    const bytes = await buffer(storage.read(`pictures/${id}/320.webp`))
    assert.equal(bytes.toString('latin1', 8, 12), 'WEBP')
  })

  test('[decisions 7.9] work that cannot be stored waits through any number of attempts and succeeds once the bucket is back', async () => {
    const { db, jobs, clock, storage } = product.foundation
    const away = () => Promise.reject(new StorageAwayError(new Error('refused')))
    const parts = { ...product.foundation, storage: { ...storage, write: away, writeFile: away } }
    // Packaged seven times: small, and just long enough for a second segment.
    const small = path.join(folder, 'small.mp4')
    await run('ffmpeg', ['-v', 'error', '-i', long, '-t', '5', '-c', 'copy', small])
    const id = await order({ files: [small], subtitles: [] })
    const wanted = { itemId, shape: 'square' as const, language: null, priority: 0 }
    const source = { path: small, from: 'frame' as const }
    const pictureId = await db
      .transaction()
      .execute((trx) => orderPicture(trx, jobs, { ...wanted, source }, clock.now()))
    for (let times = 0; times < 6; times += 1)
      await assert.rejects(makeAsset(parts, id, never), StorageAwayError)
    await assert.rejects(publishPicture(parts, pictureId, never), StorageAwayError)
    assert.equal((await row(id)).failures, 0)
    await makeAsset(product.foundation, id, never)
    await publishPicture(product.foundation, pictureId, never)
    const picture = await db
      .selectFrom('picture')
      .select('state')
      .where('id', '=', pictureId)
      .executeTakeFirst()
    assert.deepEqual([(await row(id)).state, picture?.state], ['ready', 'ready'])
  })

  test('another worker continues after one is killed', async () => {
    // Still at work when the second one is killed, even on a fast machine.
    const slow = await makeFilm('slow.mp4', { size: '320x180', rate: 24, seconds: 60 })
    const id = await order({ files: [slow], subtitles: [] })
    const segments = async () => {
      const made = await readdir(path.join(media(), 'assets', id), { recursive: true }).catch(() => [])
      return made.filter((name) => name.endsWith('.m4s')).length
    }
    const script = path.join(folder, 'worker.ts')
    const place = (name: string) => JSON.stringify(path.join(import.meta.dirname, name))
    await writeFile(
      script,
      `const { openDatabase } = await import(${place('../../../../packages/platform/src/db/database.ts')})
       const { openFileStorage } = await import(${place('../../../../packages/platform/src/storage/file-storage.ts')})
       const { openLog } = await import(${place('../../../../packages/platform/src/log/log.ts')})
       const { makeAsset } = await import(${place('assets.ts')})
       const db = openDatabase(${JSON.stringify(product.foundation.databaseUrl)})
       const parts = { db, storage: openFileStorage(${JSON.stringify(media())}), log: openLog('silent'), clock: { now: () => new Date() }, jobs: { enqueue: async () => {} } }
       await makeAsset(parts, ${JSON.stringify(id)}, new AbortController().signal)
       await db.destroy()`,
    )
    for (const more of [1, 3]) {
      const goal = (await segments()) + more
      const worker = spawn(process.execPath, [script], { stdio: 'ignore' })
      while (worker.exitCode === null && (await segments()) < goal) await sleep(5)
      worker.kill('SIGKILL')
      if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit')
      assert.equal(worker.signalCode, 'SIGKILL', 'it was still at work')
    }
    assert.notEqual((await row(id)).state, 'ready')
    for (let wait = 0; wait < 20; wait += 1) {
      const isMade = await makeAsset(product.foundation, id, never).then(
        () => true,
        () => false,
      )
      // PostgreSQL notices the killed worker's closed connection a moment later.
      if (isMade) break
      await sleep(200)
    }
    assert.equal((await row(id)).state, 'ready')
    const files = await readdir(path.join(media(), 'assets', id), { recursive: true })
    assert.deepEqual(
      files.filter((name) => path.basename(name).startsWith('.')),
      [],
    )
    const [name = ''] = files.filter((each) => /^v-.*m3u8$/.test(each))
    const playlist = await readFile(path.join(media(), 'assets', id, name), 'utf8')
    const own = files.filter((each) => each.endsWith('.m4s') && path.dirname(each) === path.dirname(name))
    assert.equal(playlist.match(/m4s/g)?.length, own.length)
  })
})
