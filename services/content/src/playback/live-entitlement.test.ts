/** Access to live playback ends file by file: planned channels, channels with a live source, and matches. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { addIngestChannel } from '@quintet/content/channels'
import { endPlayback, startPlayback } from '@quintet/contracts/playback'
import { logOut } from '@quintet/contracts/session'
import { SECOND_MS } from '@quintet/domain/basics/milliseconds'
import { lockDevice, type Product, startProduct, type TestMember, writePackaged } from '@quintet/testing'

const LIVE_SEGMENTS = 6
const OF_ADULTS = { rating: 'FSK-16', vertical: 'sports' } as const

/** Something live, with files below a viewer's address; it has been playing for some seconds. */
type Live = { id: number; playlist: string; segments: string[]; keys: string[] }

describe('entitlement to live playback', () => {
  let product: Product
  before(async () => {
    product = await startProduct()
  })
  after(() => product.stop())

  const aRecording = async (category: string, more: object = {}) => {
    const title = { ...OF_ADULTS, kind: 'event', categories: [`sports:${category}`], media: 'video' } as const
    const recording = await product.aTitle({ ...title, ...more })
    await writePackaged(product.foundation, recording, { videos: ['v-360p'] })
    const below = (name: string) => `${recording.assetId}/${name}`
    return { ...recording, segments: [below('v-360p/00001.m4s')], keys: [below('key/1')] }
  }

  const playlist = 'v-360p/index.m3u8'

  const aMatch = async (): Promise<Live> => {
    const startsAt = new Date(product.clock.now().getTime() - 20 * SECOND_MS)
    return { ...(await aRecording('football', { live: true, startsAt })), playlist }
  }

  const aChannel = async (): Promise<Live> => {
    const genre = `loop-${randomBytes(3).toString('hex')}`
    const recording = await aRecording(genre)
    const programme = { rules: [{ categories: [`sports:${genre}`] }], apartHours: 0 }
    const { id } = await product.aTitle({ ...OF_ADULTS, kind: 'channel', live: true, programme })
    return { ...recording, id, playlist }
  }

  /** As a worker writes it: two runs, with a new key for the second. */
  const aSource = async (): Promise<Live> => {
    const { db, storage, config } = product.foundation
    const now = product.clock.now()
    const { id } = await db.transaction().execute((trx) => {
      const channel = { title: 'Live', categories: [], source: { kind: 'rtmp' } as const, ...OF_ADULTS }
      return addIngestChannel(trx, { db, storage, live: config.live }, channel, now)
    })
    const { asset_id: assetId } = await db
      .selectFrom('live_source')
      .select('asset_id')
      .where('item_id', '=', id)
      .executeTakeFirstOrThrow()
    const picture = { width: 640, height: 360, framesPerSecond: '25.000' }
    const renditions = [
      { name: 'v-360p', codec: 'avc1.64001f', bitsPerSecond: 500_000, picture },
      { name: 'a-0', codec: 'mp4a.40.2', bitsPerSecond: 96_000, picture: null },
    ]
    const segments: string[] = []
    for (const run of [1, 2]) {
      await db
        .insertInto('live_run')
        .values({ item_id: id, number: run, is_card: run === 1, renditions: JSON.stringify(renditions) })
        .execute()
      await db
        .insertInto('media_key')
        .values({ asset_id: assetId, number: run, key: randomBytes(16) })
        .execute()
    }
    for (let number = 1; number <= LIVE_SEGMENTS; number += 1) {
      const run = number * 2 <= LIVE_SEGMENTS ? 1 : 2
      const starts_at = new Date(now.getTime() - (LIVE_SEGMENTS - number + 1) * 2 * SECOND_MS)
      await db
        .insertInto('live_segment')
        .values({ item_id: id, number, run, starts_at, seconds: 2, sound_seconds: 2, key_number: run })
        .execute()
      for (const { name } of renditions)
        await storage.write(`assets/${assetId}/${run}/${name}/${number}.m4s`, randomBytes(64))
      segments.push(`${assetId}/${run}/v-360p/${number}.m4s`)
    }
    await product.refresh()
    return { id, playlist, segments, keys: [1, 2].map((number) => `${assetId}/1/key/${number}`) }
  }

  const kinds: Record<string, () => Promise<Live>> = {
    'a match': aMatch,
    'a channel with a programme': aChannel,
    'a channel with a live source': aSource,
  }
  const start = ({ call }: Pick<TestMember, 'call'>, { id }: Live) =>
    call(startPlayback, { body: { contentId: id } })
  const statusOf = async (base: string, name: string) => (await product.send(`${base}/${name}`)).status

  const ends: Record<string, (member: TestMember, streamId: string) => Promise<unknown>> = {
    'the kids lock': (member) => lockDevice(member.call),
    'the log-out': (member) => member.call(logOut),
    'the end of the membership': (member) => product.endMembership(member),
    'the end of the stream': (member, id) => member.call(endPlayback, { params: { id } }),
  }

  for (const [what, make] of Object.entries(kinds)) {
    test(`[decisions 4.21] ${what} is only for members with an active subscription who are not locked out`, async () => {
      const live = await make()
      assert.equal((await start(product, live)).status, 401)
      const [ended, locked] = [await product.aMember(), await product.aMember()]
      await product.endMembership(ended)
      await lockDevice(locked.call)
      assert.equal((await start(ended, live)).problem?.code, 'no_subscription')
      assert.equal((await start(locked, live)).problem?.code, 'unknown_content')
    })

    for (const [how, end] of Object.entries(ends))
      test(`[decisions 4.24] ${how} stops ${what}: keys at once, playlists and segments within a second`, async () => {
        const live = await make()
        const member = await product.aMember()
        const { id, manifest = '' } = (await start(member, live)).body
        const base = manifest.slice(0, manifest.lastIndexOf('/'))
        const others = ['master.m3u8', live.playlist, ...live.segments]
        for (const name of [...live.keys, ...others]) assert.equal(await statusOf(base, name), 200, name)
        await end(member, id)
        for (const name of live.keys) assert.equal(await statusOf(base, name), 410, name)
        product.clock.advance(SECOND_MS)
        for (const name of others) assert.equal(await statusOf(base, name), 410, name)
      })
  }

  test('[decisions 12.10] after a key change each section names its own key, and no stream opens another’s', async () => {
    const [live, other] = [await aSource(), await aSource()]
    const { manifest = '' } = (await start(await product.aMember(), live)).body
    const base = manifest.slice(0, manifest.lastIndexOf('/'))
    const text = await (await product.send(`${base}/${live.playlist}`)).text()
    const named = [...text.matchAll(/#EXT-X-KEY:METHOD=AES-128,URI="\.\.\/([^"]+)"/g)].map(([, uri]) => uri)
    assert.deepEqual([...new Set(named.map((uri) => uri?.replace(/^.*key\//, '')))], ['1', '2'])
    const bodies = await Promise.all(
      [...new Set(named)].map(async (uri) => (await product.send(`${base}/${uri}`)).arrayBuffer()),
    )
    assert.deepEqual(
      bodies.map(({ byteLength }) => byteLength),
      [16, 16],
    )
    assert.notDeepEqual(bodies[0], bodies[1])
    for (const name of [...other.keys, ...other.segments])
      assert.ok([404, 410].includes(await statusOf(base, name)), name)
  })
})
