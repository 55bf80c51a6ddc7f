import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { getContent, getContentInfo, listContent } from '@quintet/contracts/content'
import { getHistory, putHistory } from '@quintet/contracts/history'
import { endPlayback, listPlayback, reportPosition, startPlayback } from '@quintet/contracts/playback'
import { getSchedule } from '@quintet/contracts/schedule'
import { logOut } from '@quintet/contracts/session'
import { DVR_SECONDS } from '@quintet/domain/live/broadcast'
import { MINUTE_MS, SECOND_MS } from '@quintet/domain/basics/milliseconds'
import {
  lockDevice,
  type Product,
  startProduct,
  type TestMember,
  type TitleWishes,
  writePackaged,
} from '@quintet/testing'

/** The length of a test recording: ten segments of 4 s and one of 2 s. */
const RECORDED_MS = 42 * SECOND_MS

/** Parses a playlist as a player would: the numbers of its segments, and what its tags say. */
function readPlaylist(text: string) {
  const numbers = [...text.matchAll(/(\d{5})\.m4s/g)].map(([, number]) => Number(number))
  return {
    numbers,
    first: Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1]),
    begins: Date.parse(/#EXT-X-PROGRAM-DATE-TIME:(.*)/.exec(text)?.[1] ?? ''),
    hasEnded: text.includes('#EXT-X-ENDLIST'),
  }
}

describe('events', () => {
  let product: Product
  before(async () => {
    product = await startProduct()
  })
  after(() => product.stop())

  /** A match that starts in so many minutes. */
  const aMatch = async (minutes: number, wishes: TitleWishes = {}) => {
    const startsAt = new Date(product.clock.now().getTime() + minutes * MINUTE_MS)
    const match = await product.aTitle({
      kind: 'event',
      vertical: 'sports',
      categories: ['sports:football'],
      media: 'video',
      live: true,
      rating: 'FSK-12',
      startsAt,
      endsAt: new Date(startsAt.getTime() + RECORDED_MS),
      chapters: [
        { title: 'Anstoß', start: 0, end: 20 },
        { title: 'Tor: Kranich', start: 20, end: 42 },
      ],
      ...wishes,
    })
    await writePackaged(product.foundation, match, { videos: ['v-360p'] })
    return { ...match, startsAt }
  }
  const turnTo = ({ startsAt }: { startsAt: Date }, seconds: number) =>
    product.clock.set(new Date(startsAt.getTime() + seconds * SECOND_MS))
  const itemOf = async (member: TestMember, { id }: { id: number }) =>
    (await member.call(getContent, { params: { id } })).body[0]
  const stateOf = async (member: TestMember, match: { id: number }) => {
    const live = (await itemOf(member, match))?.live
    return typeof live === 'object' ? live.state : live
  }
  const start = (member: Pick<TestMember, 'call'>, { id }: { id: number }) =>
    member.call(startPlayback, { body: { contentId: id } })
  const below = (manifest: string | undefined, name: string) =>
    `${manifest?.slice(0, manifest.lastIndexOf('/'))}/${name}`
  const playlistAt = async (manifest: string | undefined, rendition = 'v-360p') => {
    const answer = await product.send(below(manifest, `${rendition}/index.m3u8`))
    assert.equal(answer.status, 200)
    return readPlaylist(await answer.text())
  }
  const statusOf = async (address: string) => (await product.send(address)).status

  test('[decisions 12.2] a match keeps one address from announcement to replay', async () => {
    const match = await aMatch(60)
    const member = await product.aMember()
    const announced = await itemOf(member, match)
    assert.deepEqual(announced?.live, {
      state: 'announced',
      startsAt: match.startsAt.toISOString(),
      endsAt: new Date(match.startsAt.getTime() + RECORDED_MS).toISOString(),
      dvrSeconds: DVR_SECONDS,
      startOver: true,
    })
    assert.deepEqual(
      [announced.representation, announced.attributes.chapters, announced.attributes.duration],
      [undefined, undefined, undefined],
      'what a recording tells of what is to come is not told',
    )
    assert.equal((await start(member, match)).problem?.code, 'not_playable')

    product.clock.advance(60 * MINUTE_MS + 12 * SECOND_MS)
    assert.equal(await stateOf(member, match), 'live')
    assert.equal((await itemOf(member, match))?.attributes.chapters, undefined)
    const live = (await start(member, match)).body
    assert.deepEqual(
      [live.live, live.resumeAt, live.startAt, live.chapters, live.subtitles, live.thumbnails],
      [{ startsAt: match.startsAt.toISOString(), startOver: true }, 0, 0, [], [], undefined],
    )
    // A slow machine took some of the four seconds of a segment.
    turnTo(match, 12)
    const early = await playlistAt(live.manifest)
    assert.deepEqual(early.numbers, [1, 2, 3], 'so many segments are over after 12 seconds')
    assert.deepEqual([early.begins, early.hasEnded], [match.startsAt.getTime(), false])
    turnTo(match, 12)
    assert.deepEqual((await playlistAt(live.manifest, 'sound')).numbers, early.numbers)
    turnTo(match, 16)
    const later = await playlistAt(live.manifest)
    assert.deepEqual(later.numbers, [1, 2, 3, 4], 'its beginning stays to be seen')

    product.clock.advance(RECORDED_MS)
    assert.equal(await stateOf(member, match), 'replay')
    const whole = await playlistAt(live.manifest)
    assert.deepEqual([whole.numbers.length, whole.hasEnded], [11, true], 'who watches it sees its end')
    const replay = (await start(member, match)).body
    assert.deepEqual([replay.live, replay.chapters.length], [undefined, 2])
    assert.match(
      replay.manifest ?? '',
      new RegExp(`/${match.assetId}/master\\.m3u8$`),
      'nothing is packaged anew',
    )
  })

  test('[decisions 12.2] nothing still to come can be fetched by any name or address', async () => {
    const match = await aMatch(0)
    const member = await product.aMember()
    product.clock.advance(8 * SECOND_MS)
    const { body } = await start(member, match)
    const segment = (number: number) => below(body.manifest, `${match.assetId}/v-360p/0000${number}.m4s`)
    assert.equal(await statusOf(segment(2)), 200)
    for (const number of [3, 4]) {
      turnTo(match, 8)
      assert.equal(await statusOf(segment(number)), 404)
    }
    for (const name of [
      `${match.assetId}/v-360p/index.m3u8`,
      `${match.assetId}/master.m3u8`,
      `${match.assetId}/subtitles/0.vtt`,
      `${match.assetId}/v-360p/../v-360p/00003.m4s`,
      'another/v-360p/00001.m4s',
    ]) {
      const answer = await product.send(below(body.manifest, name))
      assert.notEqual(answer.status, 200, name)
    }
    const recording = body.manifest?.replace(/event-\d+/, String(match.assetId)) ?? ''
    assert.equal(await statusOf(recording), 410, 'the signature is of the live window alone')
    assert.equal(await statusOf(below(body.manifest, `${match.assetId}/key/1`)), 200)
  })

  test('[decisions 12.2] without start over viewers can only go back as far as the window', async () => {
    const match = await aMatch(0, { startOver: false, dvrSeconds: 12 })
    const member = await product.aMember()
    product.clock.advance(28 * SECOND_MS)
    const { body } = await start(member, match)
    turnTo(match, 28)
    const { numbers, first, begins } = await playlistAt(body.manifest)
    assert.deepEqual([numbers, first], [[5, 6, 7], 4])
    assert.equal(begins, match.startsAt.getTime() + 16 * SECOND_MS)
    assert.deepEqual((await itemOf(member, match))?.live, {
      state: 'live',
      startsAt: match.startsAt.toISOString(),
      endsAt: new Date(match.startsAt.getTime() + RECORDED_MS).toISOString(),
      dvrSeconds: 12,
      startOver: false,
    })
  })

  test('[decisions 12.2] an event without a recording has ended once it is over, and is never playable', async () => {
    const startsAt = product.clock.now()
    const endsAt = new Date(startsAt.getTime() + 90 * MINUTE_MS)
    const match = await product.aTitle({ kind: 'event', vertical: 'sports', live: true, startsAt, endsAt })
    const member = await product.aMember()
    assert.equal(await stateOf(member, match), 'live')
    assert.equal((await start(member, match)).problem?.code, 'not_playable')
    product.clock.advance(90 * MINUTE_MS)
    assert.equal(await stateOf(member, match), 'ended')
  })

  test('[decisions 12.2] the live state changes with the clock for visitors and in lists, despite caches', async () => {
    const match = await aMatch(10)
    const member = await product.aMember()
    const params = { productId: product.foundation.config.productId, id: match.id }
    const told = async () => {
      const [visitor] = (await product.call(getContentInfo, { params })).body
      const listed = (await member.call(listContent, { query: { ids: String(match.id) } })).body
      return [visitor, ...listed].map((item) =>
        typeof item?.live === 'object' ? item.live.state : item?.live,
      )
    }
    assert.deepEqual(await told(), ['announced', 'announced'])
    product.clock.advance(10 * MINUTE_MS)
    assert.deepEqual(await told(), ['live', 'live'])
    product.clock.advance(RECORDED_MS)
    assert.deepEqual(await told(), ['replay', 'replay'])
  })

  test('[decisions 12.2] live playback ends with the membership, the kids lock or logging out, like that of a film', async () => {
    const match = await aMatch(0)
    product.clock.advance(20 * SECOND_MS)
    const playlist = (manifest: string | undefined) => statusOf(below(manifest, 'v-360p/index.m3u8'))
    const key = (manifest: string | undefined) => statusOf(below(manifest, `${match.assetId}/key/1`))
    const endings: [string, (member: TestMember) => Promise<unknown>][] = [
      ['the lock', (member) => lockDevice(member.call)],
      ['the log-out', (member) => member.call(logOut)],
      ['the end of the membership', (member) => product.endMembership(member)],
    ]
    for (const [name, end] of endings) {
      const member = await product.aMember()
      const { manifest } = (await start(member, match)).body
      assert.deepEqual([await playlist(manifest), await key(manifest)], [200, 200])
      await end(member)
      assert.equal(await key(manifest), 410, `${name}: keys at once`)
      product.clock.advance(SECOND_MS)
      assert.equal(await playlist(manifest), 410, `${name}: playlists within a second`)
    }
  })

  test('[decisions 12.2] a live event counts as a stream, and its position carries over to the replay', async () => {
    const match = await aMatch(0)
    const member = await product.aMember()
    product.clock.advance(20 * SECOND_MS)
    const { body } = await start(member, match)
    assert.deepEqual(
      (await member.call(listPlayback)).body.map(({ contentId }) => contentId),
      [match.id],
    )
    await member.call(reportPosition, {
      params: { id: body.id },
      body: { position: 15, sequence: 1, at: product.clock.now().toISOString() },
    })
    const [point] = (await member.call(getHistory)).body
    assert.deepEqual([point?.contentId, point?.position], [match.id, 15])
    await member.call(endPlayback, { params: { id: body.id } })
    product.clock.advance(RECORDED_MS)
    assert.equal((await start(member, match)).body.resumeAt, 15)
  })

  test('[decisions 4.30, decisions 12.2] who is at the live edge has not watched to the end', async () => {
    const match = await aMatch(0)
    const member = await product.aMember()
    product.clock.advance(20 * SECOND_MS)
    /** As a player keeps it and sends it again: with the live edge as the length. */
    const isFinishedAt = async ({ id }: { id: number }, position: number, sequence: number) => {
      const at = product.clock.now().toISOString()
      const kept = { position, duration: position, sequence, at }
      const answer = await member.call(putHistory, { params: { contentId: id }, body: kept })
      return answer.body.find(({ contentId }) => contentId === id)?.finished
    }
    assert.equal(await isFinishedAt(match, 20, 1), false)
    const camera = await product.aTitle({
      kind: 'event',
      vertical: 'sports',
      live: true,
      startsAt: match.startsAt,
      endsAt: new Date(match.startsAt.getTime() + RECORDED_MS),
    })
    assert.equal(await isFinishedAt(camera, 20, 1), false, 'nobody knows its length yet')
    product.clock.advance(RECORDED_MS)
    assert.equal(await isFinishedAt(match, 22, 2), false, 'sent once it is over')
    assert.equal(await isFinishedAt(match, 600, 3), true, 'the length of its recording')
  })

  test('[decisions 12.2] a repeated event is announced again and appears in the schedule', async () => {
    const match = await aMatch(0, { repeatMinutes: 30, endsAt: null })
    const member = await product.aMember()
    assert.equal(await stateOf(member, match), 'live')
    product.clock.advance(RECORDED_MS)
    assert.equal(await stateOf(member, match), 'live', 'it lasts as long as its recording says')
    product.clock.advance(20 * MINUTE_MS)
    assert.equal(await stateOf(member, match), 'replay')
    product.clock.advance(4 * MINUTE_MS)
    assert.equal(await product.airAgain(), 0)
    product.clock.advance(MINUTE_MS)
    assert.equal(await product.airAgain(), 1)
    assert.equal(await product.airAgain(), 0, 'once')
    assert.equal(await stateOf(member, match), 'announced')
    const next = new Date(match.startsAt.getTime() + 30 * MINUTE_MS).toISOString()
    const listed = (await member.call(getSchedule)).body.find(({ contentId }) => contentId === match.id)
    assert.equal(listed?.startsAt, next)
    product.clock.advance(5 * MINUTE_MS)
    assert.equal(await stateOf(member, match), 'live')
  })
})
