import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { getHistory, putHistory } from '@quintet/contracts/history'
import { keepTitle, listKept, removeAllKept, removeKept } from '@quintet/contracts/kept'
import { toggleKidsLock } from '@quintet/contracts/kids-lock'
import { listPlayback, startPlayback } from '@quintet/contracts/playback'
import { endSessions, logIn, logOut } from '@quintet/contracts/session'
import { KEPT_DEVICES_MAX, KEPT_TITLES_MAX } from '@quintet/domain/listening/kept'
import { DAY_MS, HOUR_MS } from '@quintet/domain/basics/milliseconds'
import {
  type Call,
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

describe('titles kept on a device', () => {
  let product: Product
  let book: TestTitle
  before(async () => {
    product = await startProduct()
    book = await aBook('FSK-16')
  })
  after(() => product.stop())

  async function aBook(rating: string, more: object = {}): Promise<TestTitle> {
    const title = await product.aTitle({
      vertical: 'audio-books',
      kind: 'audiobook',
      media: 'audio',
      rating,
      ...more,
    })
    await writePackaged(product.foundation, title, { count: 2 })
    return title
  }

  async function anAlbum() {
    const album = await product.aTitle({ vertical: 'music-stream', kind: 'album', rating: 'FSK-0' })
    const tracks = [1, 2].map((number) =>
      product.aTrack({ parentId: album.id, number, title: `Track ${number}`, rating: 'FSK-0' }),
    )
    return { album, tracks: await Promise.all(tracks) }
  }

  const keep = (call: Call, { id } = book) => call(keepTitle, { body: { contentId: id } })
  const kept = async (call: Call) => (await call(listKept)).body.titles
  const idsKept = async (call: Call) => (await kept(call)).map(({ contentId }) => contentId)

  async function anotherDevice({ email, password }: TestMember): Promise<Call> {
    const { body } = await product.call(logIn, { body: { username: email, password, productId: 221 } })
    return callerOver(programSend(product.origin, { authorization: `Bearer ${body.token}` }))
  }

  const statusOf = async (manifest: string, name: string) =>
    (await product.send(manifest.replace('master.m3u8', name))).status

  test('[decisions 11.30] keeping an album returns the address of each track, and starts no playback', async () => {
    const { call } = await product.aMember()
    const { album, tracks } = await anAlbum()
    for (const track of tracks) await writePackaged(product.foundation, track, { count: 2 })
    await product.publish(album.id)
    const { status, body } = await keep(call, album)
    assert.equal(status, 201)
    assert.deepEqual(
      body.parts.map(({ contentId }) => contentId),
      tracks.map(({ id }) => id),
    )
    for (const { manifest } of body.parts)
      for (const name of ['master.m3u8', 'a-0/index.m3u8', 'a-0/init.mp4', 'a-0/00001.m4s', 'key/1'])
        assert.equal(await statusOf(manifest, name), 200, name)
    assert.deepEqual((await call(listPlayback)).body, [])
  })

  test('[decisions 11.30] a repeated request returns the same key, with addresses for another hour', async () => {
    const { call } = await product.aMember()
    const first = (await keep(call)).body
    product.clock.advance(HOUR_MS)
    const [old] = first.parts
    assert.equal(await statusOf(String(old?.manifest), 'key/1'), 410)
    const again = (await keep(call)).body
    assert.deepEqual([again.id, again.key], [first.id, first.key])
    assert.equal(await statusOf(String(again.parts[0]?.manifest), 'key/1'), 200)
    assert.equal(Buffer.from(first.key, 'base64url').length, 32)
    const other = (await keep((await product.aMember()).call)).body
    assert.notEqual(other.key, first.key, 'every device has another one')
  })

  test('[decisions 11.31] each contact extends a kept title by 30 days, up to the end of the right to it', async () => {
    const { call } = await product.aMember()
    await product.keepSessions()
    const ends = new Date(product.clock.now().getTime() + 40 * DAY_MS)
    const leaving = await aBook('FSK-12', { availableUntil: ends })
    await keep(call, leaving)
    const untilAfter = async (days: number) => {
      product.clock.advance(days * DAY_MS)
      const [first] = await kept(call)
      return first && Math.round((Date.parse(first.until) - product.clock.now().getTime()) / DAY_MS)
    }
    assert.equal(await untilAfter(0), 30)
    assert.equal(await untilAfter(5), 30)
    assert.equal(await untilAfter(15), 20)
    assert.equal(await untilAfter(21), undefined)
  })

  test('[decisions 11.31] a kept title is no longer listed after removal, or the end of the session or the membership', async () => {
    const member = await product.aMember()
    const other = await aBook('FSK-12')
    await keep(member.call)
    const { body } = await keep(member.call, other)
    assert.deepEqual(await idsKept(member.call), [other.id, book.id])
    await member.call(removeKept, { params: { contentId: book.id } })
    assert.deepEqual(await idsKept(member.call), [other.id])
    await product.endMembership(member)
    assert.deepEqual(await idsKept(member.call), [])
    product.clock.advance(1000)
    assert.equal(await statusOf(String(body.parts[0]?.manifest), 'key/1'), 410)
  })

  for (const [what, end] of [
    ['the device logged out', ({ call }: TestMember) => call(logOut)],
    [
      'another device logged out everywhere',
      async (member: TestMember) => (await anotherDevice(member))(endSessions),
    ],
  ] as const)
    test(`[decisions 11.31] after ${what}, neither key nor media are served, and the next log-in finds nothing kept`, async () => {
      const member = await product.aMember()
      const { body } = await keep(member.call)
      await end(member)
      product.clock.advance(1000)
      assert.equal((await member.call(listKept)).problem?.code, 'unauthenticated')
      assert.equal(await statusOf(String(body.parts[0]?.manifest), 'a-0/00001.m4s'), 410)
      const again = await anotherDevice(member)
      assert.deepEqual(await kept(again), [])
      assert.notEqual((await keep(again)).body.key, body.key)
    })

  test('[decisions 11.31] under the kids lock a hidden title has no key and no media, until the lock is removed', async () => {
    const { call } = await product.aMember()
    const forKids = await aBook('FSK-0')
    const { body: hidden } = await keep(call)
    await keep(call, forKids)
    await lockDevice(call)
    const { isKidLocked } = (await call(listKept)).body
    assert.deepEqual([isKidLocked, await idsKept(call)], [true, [forKids.id]])
    assert.equal((await keep(call)).problem?.code, 'unknown_content')
    product.clock.advance(1000)
    assert.equal(await statusOf(String(hidden.parts[0]?.manifest), 'key/1'), 410)
    await call(toggleKidsLock, { body: { pinCode: TEST_PIN } })
    assert.deepEqual(await idsKept(call), [forKids.id, book.id])
    assert.equal((await kept(call)).find(({ contentId }) => contentId === book.id)?.key, hidden.key)
  })

  test('[decisions 11.30] films, channels, rental titles and single tracks cannot be kept, nor anything without a membership', async () => {
    const member = await product.aMember()
    const { tracks } = await anAlbum()
    const film = await product.aTitle({ media: 'video' })
    for (const title of [
      film,
      tracks[0],
      await product.aTitle({ kind: 'channel', vertical: 'music-stream' }),
    ])
      assert.equal((await keep(member.call, title)).problem?.code, 'not_keepable')
    const silent = await product.aTitle({ vertical: 'audio-books', kind: 'audiobook' })
    assert.equal((await keep(member.call, silent)).problem?.code, 'not_playable')
    await product.endMembership(member)
    assert.equal((await keep(member.call)).problem?.code, 'no_subscription')
  })

  test('[decisions 11.30] rejects one device too many, even concurrently, until another one stops keeping titles', async () => {
    const member = await product.aMember()
    const calls = await Promise.all(Array.from({ length: KEPT_DEVICES_MAX + 2 }, () => anotherDevice(member)))
    const answers = await Promise.all(calls.map((call) => keep(call)))
    const granted = calls.filter((_, at) => answers[at]?.status === 201)
    assert.equal(granted.length, KEPT_DEVICES_MAX)
    const refused = answers.filter(({ status }) => status !== 201)
    assert.deepEqual(new Set(refused.map(({ problem }) => problem?.code)), new Set(['too_many_kept_devices']))
    const [first] = granted
    await first?.(removeAllKept)
    const waiting = calls.find((call) => !granted.includes(call))
    assert.equal(waiting && (await keep(waiting)).status, 201)
  })

  test('[decisions 11.30] limits the titles on a device, but allows repeated requests', async () => {
    const { call } = await product.aMember()
    const { body } = await keep(call)
    const row = await product.db
      .selectFrom('kept_title')
      .selectAll()
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    const titles = await Promise.all(Array.from({ length: KEPT_TITLES_MAX - 1 }, () => product.aTitle()))
    await product.db
      .insertInto('kept_title')
      .values(titles.map(({ id }, at) => ({ ...row, id: `${row.id}${at}`, item_id: id })))
      .execute()
    assert.equal((await keep(call, await aBook('FSK-12'))).problem?.code, 'too_many_kept_titles')
    assert.equal((await keep(call)).status, 201)
  })

  test('[decisions 11.33] offline listening is reported, counts once, and does not use one of the four streams', async () => {
    const { call } = await product.aMember()
    const title = await aBook('FSK-12')
    const { id: streamId } = (await keep(call, title)).body
    let sequence = 0
    const heard = (position: number, hours: number) => {
      sequence += 1
      product.clock.advance(hours * HOUR_MS)
      return { position, duration: 600, sequence, at: product.clock.now().toISOString(), streamId }
    }
    const send = (body: ReturnType<typeof heard>) =>
      call(putHistory, { params: { contentId: title.id }, body })
    const counted = async () => {
      const { starts, seconds, finished } = await product.db
        .selectFrom('usage_day')
        .select(({ fn }) => [
          fn.sum<string>('starts').as('starts'),
          fn.sum<string>('seconds').as('seconds'),
          fn.sum<string>('finished').as('finished'),
        ])
        .where('item_id', '=', title.id)
        .executeTakeFirstOrThrow()
      return [Number(starts), Number(seconds), Number(finished)]
    }
    const first = heard(120, 1)
    assert.equal((await send(first)).body[0]?.position, 120)
    assert.deepEqual(await counted(), [1, 120, 0])
    await send(first)
    assert.deepEqual(await counted(), [1, 120, 0], 'sent again it counts no more')
    await send(heard(600, 1))
    assert.deepEqual(await counted(), [2, 600, 1])
    await send(heard(60, 1))
    assert.deepEqual(await counted(), [3, 660, 1], 'and from the beginning once more')
    assert.deepEqual((await call(listPlayback)).body, [])
    assert.equal((await call(getHistory)).body[0]?.position, 60)
    const stranger = await product.aMember()
    await stranger.call(putHistory, { params: { contentId: title.id }, body: heard(300, 1) })
    assert.deepEqual(await counted(), [3, 660, 1], 'whoever does not keep it counts nothing')
    await call(startPlayback, { body: { contentId: title.id } })
    assert.equal((await call(listPlayback)).body.length, 1)
  })

  test('[decisions 11.33] a device learns its profile’s positions in kept titles', async () => {
    const { call } = await product.aMember()
    const title = await aBook('FSK-12')
    await keep(call, title)
    assert.deepEqual((await kept(call))[0]?.places, [])
    const at = product.clock.now().toISOString()
    await call(putHistory, {
      params: { contentId: title.id },
      body: { position: 77, duration: 600, sequence: 1, at },
    })
    assert.deepEqual((await kept(call))[0]?.places, [{ contentId: title.id, position: 77 }])
  })
})
