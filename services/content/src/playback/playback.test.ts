import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { getContent } from '@quintet/contracts/content'
import { getContinue, getHistory, putHistory, removeContinue } from '@quintet/contracts/history'
import { toggleKidsLock } from '@quintet/contracts/kids-lock'
import {
  endPlayback,
  getTrailer,
  listPlayback,
  reportPosition,
  startPlayback,
} from '@quintet/contracts/playback'
import { logIn, logOut } from '@quintet/contracts/session'
import { MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import {
  callerOver,
  lockDevice,
  type Product,
  programSend,
  startProduct,
  TEST_PIN,
  type TestMember,
  type TestTitle,
  writePackaged,
} from '@quintet/testing'
import { sql } from 'kysely'

const RefusedStreams = z.array(z.object({ title: z.string() }))

describe('playback', () => {
  let product: Product
  let film: TestTitle
  let kidsFilm: TestTitle

  before(async () => {
    product = await startProduct()
    film = await aFilm('FSK-16')
    kidsFilm = await aFilm('FSK-0')
  })
  after(() => product.stop())

  /** A film with small but real files. */
  async function aFilm(rating: string, more: object = {}): Promise<TestTitle> {
    const title = await product.aTitle({ rating, media: 'video', trailer: true, ...more })
    const { storage } = product.foundation
    await storage.write(`assets/${title.assetId}/master.m3u8`, Buffer.from('#EXTM3U\n'))
    await storage.write(`assets/${title.assetId}/v-360p/00001.m4s`, Buffer.from('0123456789'))
    await product.db
      .insertInto('media_key')
      .values({ asset_id: String(title.assetId), number: 0, key: randomBytes(16) })
      .execute()
    return title
  }

  /** Another device of the same account. */
  async function anotherDevice(member: TestMember) {
    const { body } = await product.call(logIn, {
      body: { username: member.email, password: member.password, productId: 221 },
    })
    return callerOver(programSend(product.origin, { authorization: `Bearer ${body.token}` }))
  }

  const start = (call: TestMember['call'], contentId = film.id) =>
    call(startPlayback, { body: { contentId } })
  const statusOf = async (path: string) => (await product.send(path)).status
  const filesOf = (manifest: string) => {
    const base = manifest.slice(0, manifest.lastIndexOf('/'))
    return { manifest, segment: `${base}/v-360p/00001.m4s`, key: `${base}/key/0` }
  }

  test('[catalogue 6.1] a visitor cannot play', async () => {
    const refused = await start(product.call)
    assert.deepEqual([refused.status, refused.problem?.code], [401, 'unauthenticated'])
  })

  test('[decisions 4.20] playback returns a signed address that serves playlist, segment and key without a cookie', async () => {
    const member = await product.aMember()
    const { status, body } = await start(member.call)
    assert.deepEqual([status, body.type, body.resumeAt, body.heartbeatSeconds], [201, 'VIDEO', 0, 20])
    const files = filesOf(body.manifest ?? '')
    const playlist = await product.send(files.manifest)
    assert.equal(playlist.headers.get('content-type'), 'application/vnd.apple.mpegurl')
    assert.equal(await playlist.text(), '#EXTM3U\n')
    assert.equal(await (await product.send(files.segment)).text(), '0123456789')
    const key = await product.send(files.key)
    assert.deepEqual(
      [(await key.arrayBuffer()).byteLength, key.headers.get('cache-control')],
      [16, 'no-store'],
    )
  })

  test('[decisions 4.29] the response lists the first files needed; each is served while the stream runs', async () => {
    const title = await aFilm('FSK-0')
    const files = {
      'master.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=300000\nv-360p/index.m3u8\n',
      'v-360p/index.m3u8': '#EXT-X-KEY:METHOD=AES-128,URI="../key/0"\n#EXTINF:4,\n00001.m4s\n',
    }
    for (const [name, text] of Object.entries(files))
      await product.foundation.storage.write(`assets/${title.assetId}/${name}`, Buffer.from(text))
    const member = await product.aMember()
    const { body } = await start(member.call, title.id)
    const base = (body.manifest ?? '').replace('/master.m3u8', '')
    const names = ['master.m3u8', 'v-360p/index.m3u8', 'key/0', 'v-360p/00001.m4s']
    assert.deepEqual(
      body.begins,
      names.map((name) => `${base}/${name}`),
    )
    for (const address of body.begins ?? []) assert.equal(await statusOf(address), 200, address)
    await member.call(endPlayback, { params: { id: body.id } })
    assert.equal(await statusOf(`${base}/key/0`), 410)
  })

  test('[decisions 4.23] a segment is served by byte range', async () => {
    const member = await product.aMember()
    const { segment } = filesOf((await start(member.call)).body.manifest ?? '')
    for (const [range, status, text] of [
      ['bytes=2-4', 206, '234'],
      ['bytes=7-', 206, '789'],
      ['bytes=-2', 206, '89'],
      ['bytes=20-', 416, ''],
      ['lines=1-2', 200, '0123456789'],
    ] as const) {
      const answer = await product.send(segment, { headers: { range } })
      assert.deepEqual([answer.status, await answer.text()], [status, text], range)
    }
  })

  test('[decisions 4.23] refuses tampered, foreign and path-traversing addresses', async () => {
    const member = await product.aMember()
    const { manifest, key } = filesOf((await start(member.call)).body.manifest ?? '')
    const parts = manifest.split('/')
    const swap = (index: number, value: string) => parts.with(index, value).join('/')
    for (const path of [
      swap(2, 'str_somebodyelses'),
      swap(3, String(Number(parts[3]) + 60)),
      swap(4, 'A'.repeat(22)),
      swap(5, 'ast_other'),
      manifest.replace('master.m3u8', '../../secret'),
      manifest.replace('master.m3u8', '..%2f..%2f..%2fetc%2fpasswd'),
      manifest.replace('master.m3u8', '%2e%2e/%2e%2e/media/x.mp4'),
      manifest.replace('master.m3u8', 'nothing.m3u8'),
      key.replace('key/0', 'key/9'),
    ])
      assert.ok([404, 410].includes(await statusOf(path)), path)
  })

  test('[decisions 4.23] the address expires with the stream, the session and after 60 s of silence, immediately for keys', async () => {
    for (const end of ['stream', 'session', 'silence'] as const) {
      const member = await product.aMember()
      const { body } = await start(member.call)
      const { key } = filesOf(body.manifest ?? '')
      assert.equal(await statusOf(key), 200)
      if (end === 'stream') await member.call(endPlayback, { params: { id: body.id } })
      if (end === 'session') await member.call(logOut)
      if (end === 'silence') product.clock.advance(MINUTE_MS + 1000)
      assert.equal(await statusOf(key), 410, end)
    }
  })

  test('[decisions 4.22] a segment request counts as a heartbeat', async () => {
    const member = await product.aMember()
    const { segment, key } = filesOf((await start(member.call)).body.manifest ?? '')
    for (let minute = 0; minute < 4; minute++) {
      product.clock.advance(MINUTE_MS / 2)
      assert.equal(await statusOf(segment), 200)
    }
    assert.equal(await statusOf(key), 200)
  })

  test('[decisions 4.17] locking the device immediately ends playback that a child may not see, and leaves the rest', async () => {
    const member = await product.aMember()
    const adult = filesOf((await start(member.call)).body.manifest ?? '')
    await lockDevice(member.call)
    assert.equal(await statusOf(adult.key), 410)
    assert.equal((await start(member.call)).problem?.code, 'unknown_content')
    const safe = filesOf((await start(member.call, kidsFilm.id)).body.manifest ?? '')
    assert.equal(await statusOf(safe.key), 200)
  })

  test('[decisions 4.21] four devices can play at once; the fifth is told what is running and may end one', async () => {
    const member = await product.aMember()
    const devices = [member.call, ...(await Promise.all([1, 2, 3, 4].map(() => anotherDevice(member))))]
    for (const device of devices.slice(0, 4)) assert.equal((await start(device)).status, 201)
    const fifth = devices[4] ?? member.call
    const refused = await start(fifth)
    assert.deepEqual([refused.status, refused.problem?.code], [409, 'too_many_streams'])
    const { body: running } = await fifth(listPlayback)
    assert.deepEqual(refused.problem?.['streams'], running)
    assert.deepEqual([running.length, running[0]?.title], [4, film.title])
    assert.equal((await fifth(endPlayback, { params: { id: running[0]?.id ?? '' } })).status, 204)
    assert.equal((await start(fifth)).status, 201)
  })

  test('[decisions 4.21] too_many_streams does not name titles that a locked session may not see', async () => {
    const member = await product.aMember()
    const devices = await Promise.all([1, 2, 3, 4].map(() => anotherDevice(member)))
    for (const device of devices) await start(device)
    await lockDevice(member.call)
    const refused = await start(member.call, kidsFilm.id)
    assert.deepEqual(
      RefusedStreams.parse(refused.problem?.['streams']).map(({ title }) => title),
      ['', '', '', ''],
    )
  })

  test('[decisions 4.21] starting another title on the same device replaces its stream', async () => {
    const member = await product.aMember()
    const first = await start(member.call)
    await start(member.call, kidsFilm.id)
    assert.equal(await statusOf(filesOf(first.body.manifest ?? '').key), 410)
    assert.equal((await member.call(listPlayback)).body.length, 1)
  })

  test('[decisions 4.21] twenty concurrent starts on twenty devices never run more than four streams', async () => {
    const member = await product.aMember()
    const devices = []
    // Sequentially, as twenty concurrent log-ins would hit the rate limit.
    for (let count = 0; count < 20; count++) devices.push(await anotherDevice(member))
    const answers = await Promise.all(devices.map((device) => start(device)))
    const won = answers.filter(({ status }) => status === 201)
    assert.equal(won.length, 4)
    assert.ok(answers.every(({ status }) => status === 201 || status === 409))
    assert.equal((await member.call(listPlayback)).body.length, 4)
  })

  test('[decisions 12.8] a game has no end: its position is the time played on all devices', async () => {
    const { call } = await product.aMember()
    const game = await product.aTitle({ vertical: 'pc-games', kind: 'game', media: 'game' })
    const play = async () => (await call(startPlayback, { body: { contentId: game.id } })).body
    const report = (id: string, position: number, sequence: number) => {
      product.clock.advance(1000)
      const at = product.clock.now().toISOString()
      return call(reportPosition, { params: { id }, body: { position, sequence, at } })
    }
    const first = await play()
    assert.equal(first.resumeAt, 0)
    await report(first.id, 600, 1)
    const second = await play()
    assert.equal(second.resumeAt, 600)
    await report(second.id, 660, 1)
    const [entry] = (await call(getContinue)).body
    assert.deepEqual(
      [entry?.contentId, entry?.position, entry?.duration],
      [game.id, 660, 0],
      'and it stays in the continue row',
    )
    assert.equal((await call(getHistory)).body[0]?.finished, false)
  })

  test('[decisions 12.9] a game in its sandboxed frame can read its files, and learns that its stream has ended', async () => {
    const { call } = await product.aMember()
    const game = await product.aTitle({ vertical: 'pc-games', kind: 'game', media: 'game' })
    await product.foundation.storage.write(`games/${game.assetId}/index.html`, Buffer.from('<!doctype html>'))
    const { body } = await call(startPlayback, { body: { contentId: game.id } })
    const [, address = ''] = /src="([^"]+)"/.exec(body.embedscript ?? '') ?? []
    const open = async () => {
      const answer = await fetch(address.replaceAll('&amp;', '&'), { headers: { origin: 'null' } })
      // Most games have inline scripts; there is nothing in the frame for them to steal.
      if (answer.ok)
        assert.match(
          answer.headers.get('content-security-policy') ?? '',
          /^sandbox allow-scripts; .*script-src 'self' 'unsafe-inline'/,
        )
      return [answer.status, answer.headers.get('access-control-allow-origin')]
    }
    assert.deepEqual(await open(), [200, '*'])
    await call(endPlayback, { params: { id: body.id } })
    product.clock.advance(1000)
    assert.deepEqual(await open(), [410, '*'])
  })

  test('[catalogue 2.8.8] a broadcast with a recording is playable from its start, and after its end', async () => {
    const { call } = await product.aMember()
    const match = await product.aTitle({ vertical: 'sports', kind: 'event', media: 'video' })
    const startsAt = new Date(product.clock.now().getTime() + 60 * MINUTE_MS)
    const endsAt = new Date(startsAt.getTime() + 90 * MINUTE_MS)
    await product.db
      .updateTable('content_item')
      .set({ live: true, starts_at: startsAt, ends_at: endsAt })
      .where('id', '=', match.id)
      .execute()
    await product.publish(match.id)
    await writePackaged(product.foundation, match, { videos: ['v-360p'] })
    const info = async () => (await call(getContent, { params: { id: match.id } })).body
    const isOffered = async () => JSON.stringify(await info()).includes('embedscript')
    assert.equal(await isOffered(), false)
    assert.equal((await start(call, match.id)).problem?.code, 'not_playable')
    for (const minutes of [60, 90]) {
      product.clock.advance(minutes * MINUTE_MS)
      assert.equal(await isOffered(), true)
      assert.equal((await start(call, match.id)).status, 201)
    }
  })

  test('[decisions 9.2] chapters are named in the language of the page, on the title’s page and in the player', async () => {
    const named = (de: string, en: string, at: number) => ({
      title: de,
      titles: { de, en },
      start: at,
      end: at + 300,
    })
    const chapters = [named('Die Nacht', 'The night', 0), named('Der Brief', 'The letter', 300)]
    const { id } = await aFilm('FSK-0', { chapters })
    const { call } = await product.aMember()
    for (const [lang, names] of [
      ['de', ['Die Nacht', 'Der Brief']],
      ['en', ['The night', 'The letter']],
    ] as const) {
      const [item] = (await call(getContent, { params: { id }, query: { lang } })).body
      const { body } = await call(startPlayback, { body: { contentId: id } }, { 'accept-language': lang })
      for (const told of [item?.attributes.chapters, body.chapters])
        assert.deepEqual(
          told,
          chapters.map((chapter, at) => ({ title: names[at], start: chapter.start, end: chapter.end })),
        )
    }
  })

  test('[decisions 3.21] nothing plays without an active subscription', async () => {
    const member = await product.aMember()
    await product.endMembership(member)
    const refused = await start(member.call)
    assert.deepEqual([refused.status, refused.problem?.code], [402, 'no_subscription'])
  })

  test('[decisions 4.34] a rental title is refused until rented; one without media is not playable', async () => {
    const member = await product.aMember()
    const rented = await aFilm('FSK-6', { rental: { priceCents: 399, currency: 'EUR' } })
    const announced = await product.aTitle({})
    assert.equal((await start(member.call, rented.id)).problem?.code, 'rental_required')
    assert.equal((await start(member.call, announced.id)).problem?.code, 'not_playable')
  })

  test('[decisions 4.30] playback resumes at the profile’s position on every device', async () => {
    const member = await product.aMember()
    const { body } = await start(member.call)
    const report = (position: number, sequence: number) =>
      member.call(reportPosition, {
        params: { id: body.id },
        body: { position, sequence, at: product.clock.now().toISOString() },
      })
    await report(100, 1)
    await report(300, 3)
    await report(200, 2)
    const elsewhere = await anotherDevice(member)
    assert.equal((await start(elsewhere)).body.resumeAt, 300)
    const [point] = (await member.call(getHistory)).body
    assert.deepEqual(
      [point?.contentId, point?.position, point?.duration, point?.finished],
      [film.id, 300, 600, false],
    )
    await report(590, 4)
    assert.equal((await start(elsewhere)).body.resumeAt, 0, 'what was finished begins anew')
    assert.equal((await member.call(getHistory)).body[0]?.finished, true)
  })

  test('[decisions 4.30] a position is stored even if the stream has ended', async () => {
    const member = await product.aMember()
    const { body } = await start(member.call)
    product.clock.advance(5 * MINUTE_MS)
    const late = await member.call(reportPosition, {
      params: { id: body.id },
      body: { position: 120, sequence: 1, at: product.clock.now().toISOString() },
    })
    assert.deepEqual([late.status, late.problem?.code], [410, 'stream_ended'])
    assert.equal((await member.call(getHistory)).body[0]?.position, 120)
  })

  test('[decisions 4.31] offline positions are applied in the order they were watched, and never override a later one of another device', async () => {
    const member = await product.aMember()
    const tablet = await anotherDevice(member)
    const { body: stream } = await start(tablet)
    const minutesAgo = (minutes: number) =>
      new Date(product.clock.now().getTime() - minutes * MINUTE_MS).toISOString()
    await tablet(reportPosition, {
      params: { id: stream.id },
      body: { position: 30, sequence: 700, at: minutesAgo(10) },
    })
    const keep = (call: TestMember['call'], position: number, sequence: number, at: string) =>
      call(putHistory, {
        params: { contentId: film.id },
        body: { position, duration: 600, sequence, at },
      })
    const place = async () => (await member.call(getHistory)).body[0]?.position
    await keep(tablet, 200, 704, minutesAgo(8))
    assert.equal(await place(), 200, 'what the tablet kept without a connection')
    await keep(tablet, 90, 703, minutesAgo(7))
    assert.equal(await place(), 200, 'an older one of the same session')
    await keep(member.call, 400, 12, minutesAgo(1))
    await keep(tablet, 250, 709, minutesAgo(5))
    assert.equal(await place(), 400, 'the phone was later')
    await keep(tablet, 420, 710, minutesAgo(0))
    assert.equal(await place(), 420)
  })

  test('[decisions 4.31] of two concurrent reports the later one is kept, in whichever order they are written', async () => {
    const member = await product.aMember()
    const [phone, tablet] = [member.call, await anotherDevice(member)]
    const [{ body: first }, { body: second }] = [await start(phone), await start(tablet)]
    const report = (call: TestMember['call'], id: string, position: number, secondsAgo: number) => {
      const at = new Date(product.clock.now().getTime() - secondsAgo * 1000).toISOString()
      return call(reportPosition, { params: { id }, body: { position, sequence: position, at } })
    }
    await report(phone, first.id, 30, 50)
    const areWaiting = async (count: number) => {
      const waiting = async () =>
        (await sql`select from pg_stat_activity where wait_event_type = 'Lock'`.execute(product.db)).rows
          .length
      while ((await waiting()) < count) await setTimeout(20)
    }
    const sent = await product.db.transaction().execute(async (trx) => {
      await trx.updateTable('position').set({ hidden: false }).where('item_id', '=', film.id).execute()
      const later = report(tablet, second.id, 400, 0)
      await areWaiting(1)
      const earlier = report(phone, first.id, 50, 20)
      await areWaiting(2)
      return [later, earlier]
    })
    for (const { status } of await Promise.all(sent)) assert.equal(status, 200)
    assert.equal((await phone(getHistory)).body[0]?.position, 400)
  })

  test('[decisions 4.32] the response lists what can be skipped; reaching the credits finishes a film', async () => {
    const skips = [
      { kind: 'intro', start: 5, end: 25 },
      { kind: 'credits', start: 520, end: 600 },
    ]
    const marked = await aFilm('FSK-6', { skips })
    const member = await product.aMember()
    const { body } = await start(member.call, marked.id)
    assert.deepEqual(body.skips, skips)
    await member.call(reportPosition, {
      params: { id: body.id },
      body: { position: 521, sequence: 1, at: product.clock.now().toISOString() },
    })
    assert.equal((await member.call(getHistory)).body[0]?.finished, true)
  })

  test('[product 2.9] after a title was opened elsewhere by mistake, the previous position is offered', async () => {
    const member = await product.aMember()
    const { body } = await start(member.call)
    const report = (id: string, position: number, sequence: number) =>
      member.call(reportPosition, {
        params: { id },
        body: { position, sequence, at: product.clock.now().toISOString() },
      })
    for (let beat = 1; beat <= 20; beat++) {
      product.clock.advance(20_000)
      await report(body.id, beat * 20, beat)
    }
    const again = await start(member.call)
    assert.deepEqual([again.body.resumeAt, again.body.backTo], [400, undefined])
    product.clock.advance(20_000)
    await report(again.body.id, 12, 1)
    const later = await start(member.call)
    assert.deepEqual([later.body.resumeAt, later.body.backTo], [12, 400])
    const kept = await product.db
      .selectFrom('position_event')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('item_id', '=', film.id)
      .where('session_id', '=', body.id)
      .executeTakeFirstOrThrow()
    assert.equal(Number(kept.count), 1, 'twenty heartbeats of one run are one place')
  })

  test('[decisions 4.29] a stream prepared before the click replaces nothing, is not listed, and plays on demand', async () => {
    const member = await product.aMember()
    const playing = await start(member.call)
    const prepared = await member.call(startPlayback, { body: { contentId: kidsFilm.id, prepare: true } })
    assert.equal(prepared.status, 201)
    assert.equal(await statusOf(filesOf(playing.body.manifest ?? '').key), 200, 'what plays goes on')
    assert.equal(await statusOf(filesOf(prepared.body.manifest ?? '').key), 200)
    assert.deepEqual(
      (await member.call(listPlayback)).body.map(({ id }) => id),
      [playing.body.id],
    )
    const pressed = await member.call(startPlayback, {
      body: { contentId: kidsFilm.id, prepared: prepared.body.id },
    })
    assert.equal(pressed.body.id, prepared.body.id)
    assert.equal(await statusOf(filesOf(playing.body.manifest ?? '').key), 410)
    assert.equal(await statusOf(filesOf(prepared.body.manifest ?? '').key), 200)
    assert.deepEqual(
      (await member.call(listPlayback)).body.map(({ id }) => id),
      [prepared.body.id],
    )
  })

  test('[decisions 4.29] a prepared stream counts towards the four and gives way to playback', async () => {
    const member = await product.aMember()
    const devices = [member.call, ...(await Promise.all([1, 2, 3, 4].map(() => anotherDevice(member))))]
    const [first, second, third, fourth, fifth] = devices
    if (!first || !second || !third || !fourth || !fifth) throw new Error('Five devices are needed.')
    for (const device of [first, second, third]) await start(device)
    const prepare = (call: TestMember['call']) =>
      call(startPlayback, { body: { contentId: film.id, prepare: true } })
    const prepared = await prepare(fourth)
    assert.equal((await prepare(fifth)).problem?.code, 'too_many_streams')
    assert.equal((await start(fifth)).status, 201)
    assert.equal(await statusOf(filesOf(prepared.body.manifest ?? '').key), 410)
    const pressed = await fourth(startPlayback, {
      body: { contentId: film.id, prepared: prepared.body.id },
    })
    assert.equal(pressed.problem?.code, 'too_many_streams')
    // A prepared stream of another device or title is never used.
    const foreign = await second(startPlayback, { body: { contentId: film.id, prepared: prepared.body.id } })
    assert.notEqual(foreign.body.id, prepared.body.id)
  })

  test('[security 2.7] no one can report to, end or see another account’s stream', async () => {
    const [owner, stranger] = [await product.aMember(), await product.aMember()]
    const { body } = await start(owner.call)
    const params = { id: body.id }
    const reported = await stranger.call(reportPosition, {
      params,
      body: { position: 1, sequence: 1, at: product.clock.now().toISOString() },
    })
    assert.equal(reported.problem?.code, 'unknown_stream')
    assert.equal((await stranger.call(endPlayback, { params })).problem?.code, 'unknown_stream')
    assert.deepEqual((await stranger.call(listPlayback)).body, [])
  })

  test('[decisions 4.33] the continue row has one entry per series, with the next episode after a finished one', async () => {
    const member = await product.aMember()
    const series = await product.aTitle({ kind: 'series' })
    const episode = { kind: 'episode', parentId: series.id, season: 1 } as const
    const first = await aFilm('FSK-12', { ...episode, number: 1 })
    await product.aTitle({ ...episode, number: 2 })
    const third = await aFilm('FSK-12', { ...episode, number: 3 })
    await product.aTitle({ ...episode, number: 4 })
    const keep = (contentId: number, position: number, sequence: number) =>
      member.call(putHistory, {
        params: { contentId },
        body: { position, duration: 600, sequence, at: product.clock.now().toISOString() },
      })
    const row = async () =>
      (await member.call(getContinue)).body.map(({ contentId, itemId, position }) => ({
        contentId,
        itemId,
        position,
      }))
    await keep(film.id, 50, 1)
    product.clock.advance(1000)
    await keep(first.id, 200, 2)
    assert.deepEqual(await row(), [
      { contentId: series.id, itemId: first.id, position: 200 },
      { contentId: film.id, itemId: film.id, position: 50 },
    ])
    product.clock.advance(1000)
    await keep(first.id, 595, 3)
    assert.deepEqual(
      (await row())[0],
      { contentId: series.id, itemId: third.id, position: 0 },
      'the next one that can be played',
    )
    assert.equal((await member.call(removeContinue, { params: { contentId: film.id } })).status, 204)
    assert.deepEqual(
      (await row()).map(({ contentId }) => contentId),
      [series.id],
    )
    assert.ok(
      (await member.call(getHistory)).body.some(({ contentId }) => contentId === film.id),
      'the history keeps it',
    )
    product.clock.advance(1000)
    await keep(third.id, 595, 4)
    assert.deepEqual(await row(), [], 'what is only announced is nothing to continue with')
  })

  test('[decisions 4.7] a trailer plays for everyone, except on a locked device that may not see its title', async () => {
    const params = { productId: 221, id: film.id }
    const { body } = await product.call(getTrailer, { params })
    assert.equal(body.type, 'TRAILER')
    const silent = await product.aTitle({})
    assert.equal(
      (await product.call(getTrailer, { params: { ...params, id: silent.id } })).problem?.code,
      'no_trailer',
    )
    const locked = await product.aMember({ kidLocked: true })
    assert.equal((await locked.call(getTrailer, { params })).problem?.code, 'unknown_content')
    assert.equal((await locked.call(toggleKidsLock, { body: { pinCode: TEST_PIN } })).body.status, 'UNLOCKED')
    assert.equal((await locked.call(getTrailer, { params })).status, 200)
  })
})
