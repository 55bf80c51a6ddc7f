import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { continuePlayback, endPlayback, listPlayback, startPlayback } from '@quintet/contracts/playback'
import { logIn } from '@quintet/contracts/session'
import {
  callerOver,
  lockDevice,
  type Product,
  programSend,
  startProduct,
  type TestMember,
  type TestTitle,
} from '@quintet/testing'

describe('one stream for a queue', () => {
  let product: Product
  let tracks: TestTitle[]
  before(async () => {
    product = await startProduct()
    tracks = [await aTrack('FSK-0'), await aTrack('FSK-16')]
  })
  after(() => product.stop())

  async function aTrack(rating: string): Promise<TestTitle> {
    const track = await product.aTrack({ rating })
    const { storage } = product.foundation
    await storage.write(`assets/${track.assetId}/master.m3u8`, Buffer.from('#EXTM3U\n'))
    await storage.write(`assets/${track.assetId}/a-128k/00001.m4s`, Buffer.from('0123456789'))
    await product.db
      .insertInto('media_key')
      .values({ asset_id: String(track.assetId), number: 0, key: randomBytes(16) })
      .execute()
    return track
  }
  const play = (member: TestMember, track = tracks[0]) =>
    member.call(startPlayback, { body: { contentId: track?.id ?? 0 } })
  const goOn = (call: TestMember['call'], id: string, track = tracks[1]) =>
    call(continuePlayback, { params: { id }, body: { contentId: track?.id ?? 0 } })
  const statusOf = async (manifest: string, name: string) =>
    (await fetch(new URL(manifest.replace('master.m3u8', name), product.origin))).status

  test('[decisions 11.2] the next track plays at once in the same stream, and the previous one no longer does', async () => {
    const member = await product.aMember()
    const first = (await play(member)).body
    assert.equal(await statusOf(first.manifest ?? '', 'a-128k/00001.m4s'), 200)
    const next = await goOn(member.call, first.id)
    assert.deepEqual([next.status, next.body.id, next.body.type], [200, first.id, 'AUDIO'])
    assert.notEqual(next.body.manifest, first.manifest)
    for (const name of ['master.m3u8', 'a-128k/00001.m4s'])
      assert.equal(await statusOf(next.body.manifest ?? '', name), 200, name)
    product.clock.advance(1000)
    assert.notEqual(await statusOf(first.manifest ?? '', 'a-128k/00001.m4s'), 200)
    const running = (await member.call(listPlayback)).body
    assert.deepEqual(
      running.map(({ id, contentId }) => [id, contentId]),
      [[first.id, tracks[1]?.id]],
    )
  })

  test('[decisions 11.2] only the prepared next track can be fetched while this one plays', async () => {
    const member = await product.aMember()
    const first = (await play(member)).body
    const body = { contentId: tracks[1]?.id ?? 0, prepare: true }
    const next = (await member.call(continuePlayback, { params: { id: first.id }, body })).body
    assert.notEqual(next.manifest, first.manifest)
    for (const { manifest } of [first, next])
      for (const name of ['master.m3u8', 'a-128k/00001.m4s', 'key/0'])
        assert.equal(await statusOf(manifest ?? '', name), 200, name)
    const running = async () => (await member.call(listPlayback)).body.map(({ contentId }) => contentId)
    assert.deepEqual(await running(), [tracks[0]?.id], 'it is not heard yet')
    assert.equal(
      (await goOn(member.call, first.id)).body.manifest,
      next.manifest,
      'what was fetched is what plays',
    )
    assert.deepEqual(await running(), [tracks[1]?.id])
    product.clock.advance(1000)
    assert.equal(await statusOf(first.manifest ?? '', 'key/0'), 410)
    assert.equal(await statusOf(next.manifest ?? '', 'key/0'), 200)
  })

  test('[decisions 11.2] a prepared track stays available when the stream continues with another one', async () => {
    const member = await product.aMember()
    const first = (await play(member)).body
    const third = await aTrack('FSK-0')
    const ahead = { params: { id: first.id }, body: { contentId: third.id, prepare: true } }
    const { manifest = '' } = (await member.call(continuePlayback, ahead)).body
    const second = (await goOn(member.call, first.id)).body
    for (const address of [second.manifest ?? '', manifest])
      assert.equal(await statusOf(address, 'key/0'), 200)
    await goOn(member.call, first.id, third)
    await goOn(member.call, first.id)
    assert.equal(await statusOf(manifest, 'key/0'), 410, 'it was played, and is over')
  })

  test('[decisions 11.2] under the kids lock a prepared track is not served', async () => {
    const member = await product.aMember()
    const first = (await play(member)).body
    const body = { contentId: tracks[1]?.id ?? 0, prepare: true }
    const next = (await member.call(continuePlayback, { params: { id: first.id }, body })).body
    await lockDevice(member.call)
    assert.equal(await statusOf(first.manifest ?? '', 'key/0'), 200)
    assert.equal(await statusOf(next.manifest ?? '', 'key/0'), 410)
    const asked = await member.call(continuePlayback, { params: { id: first.id }, body })
    assert.equal(asked.problem?.code, 'unknown_content')
  })

  test('[decisions 11.8] the response says which samples belong to the track, if they were counted', async () => {
    const member = await product.aMember()
    const [counted, uncounted] = tracks
    const sound = { sampleRate: 44_100, runIn: 1024, samples: 529_201 }
    await product.db
      .updateTable('media_asset')
      .set({ sound: JSON.stringify(sound) })
      .where('id', '=', String(counted?.assetId))
      .execute()
    const { id, sound: told } = (await play(member)).body
    assert.deepEqual(told, sound)
    assert.equal((await goOn(member.call, id, uncounted)).body.sound, undefined)
  })

  test('[decisions 11.14] the response has the loudness of the track and its album, if measured', async () => {
    const member = await product.aMember()
    const album = await product.aTitle({ vertical: 'music-stream', kind: 'album', rating: 'FSK-0' })
    const part = (number: number) => product.aTrack({ parentId: album.id, number, rating: 'FSK-0' })
    const [loud, quiet, silent] = [await part(1), await part(2), await part(3)]
    for (const [track, lufs, peak] of [
      [loud, -10, 0.5],
      [quiet, -40, -20],
    ] as const)
      await product.db
        .updateTable('media_asset')
        .set({ loudness_lufs: lufs, true_peak_db: peak, duration_seconds: 100 })
        .where('id', '=', String(track.assetId))
        .execute()
    const { id, loudness } = (await play(member, loud)).body
    assert.deepEqual(loudness?.track, { lufs: -10, peak: 0.5 })
    assert.equal(loudness?.album?.peak, 0.5)
    assert.equal(loudness?.album?.lufs.toFixed(1), '-13.0')
    const next = (await goOn(member.call, id, quiet)).body
    assert.deepEqual(next.loudness, { track: { lufs: -40, peak: -20 }, album: loudness?.album })
    assert.equal((await goOn(member.call, id, silent)).body.loudness, undefined)
  })

  test('[decisions 11.2] rejects a film, an ended stream, and one of another device or account', async () => {
    const member = await product.aMember()
    const { id } = (await play(member)).body
    const film = await product.aTitle({ rating: 'FSK-0', media: 'video' })
    const { problem } = await goOn(member.call, id, film)
    assert.equal(problem?.code, 'not_playable')
    assert.match(problem.detail ?? '', /music and audiobooks only/)
    const stranger = await product.aMember()
    assert.equal((await goOn(stranger.call, id)).problem?.code, 'unknown_stream')
    const { body } = await product.call(logIn, {
      body: { username: member.email, password: member.password, productId: 221 },
    })
    const elsewhere = callerOver(programSend(product.origin, { authorization: `Bearer ${body.token}` }))
    assert.equal((await goOn(elsewhere, id)).problem?.code, 'stream_ended')
    await member.call(endPlayback, { params: { id } })
    assert.equal((await goOn(member.call, id)).problem?.code, 'stream_ended')
  })

  test('[decisions 11.2] under the kids lock it only continues with kid-safe tracks', async () => {
    const member = await product.aMember()
    const { id } = (await play(member)).body
    await lockDevice(member.call)
    assert.equal((await goOn(member.call, id)).problem?.code, 'unknown_content')
    assert.equal((await goOn(member.call, id, tracks[0])).status, 200)
  })
})
