import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createProfile, switchProfile } from '@quintet/contracts/profiles'
import { getSave, putSave } from '@quintet/contracts/saves'
import { GAME_SAVE_MAX_BYTES } from '@quintet/domain/playback/game-saves'
import { type Call, lockDevice, type Product, startProduct, type TestTitle } from '@quintet/testing'

describe('saves of a game', () => {
  let product: Product
  let game: TestTitle
  let film: TestTitle

  before(async () => {
    product = await startProduct()
    game = await product.aTitle({ vertical: 'pc-games', kind: 'game', media: 'game', rating: 'USK-12' })
    film = await product.aTitle({ media: 'video' })
  })
  after(() => product.stop())

  const read = async (call: Call, { id } = game) => {
    const { body, headers } = await call(getSave, { params: { contentId: id } })
    return { text: body.text, etag: headers.get('etag') ?? '' }
  }
  const write = (call: Call, text: string, ifMatch?: string, { id } = game) =>
    call(
      putSave,
      { params: { contentId: id }, body: { text } },
      ifMatch === undefined ? {} : { 'if-match': ifMatch },
    )

  test('[decisions 12.7] a save is available on the next device, byte for byte', async () => {
    const { call } = await product.aMember()
    const { text, etag } = await read(call)
    assert.equal(text, null)
    const first = await write(call, ' {"level":3,"who":"Trüffel 🐗"}\n', etag)
    assert.equal(first.status, 200)
    const kept = await read(call)
    assert.deepEqual(kept, {
      text: ' {"level":3,"who":"Trüffel 🐗"}\n',
      etag: first.headers.get('etag'),
    })
    const second = await write(call, '', kept.etag)
    assert.deepEqual(await read(call), { text: '', etag: second.headers.get('etag') })
  })

  test('[decisions 12.7] when two devices save concurrently, one wins and the other is told', async () => {
    const { call } = await product.aMember()
    let { etag } = await read(call)
    // The first save has no row to compare with, the second one has.
    for (const round of ['first', 'second']) {
      const texts = Array.from({ length: 6 }, (_, device) => `${round} of ${device}`)
      const answers = await Promise.all(texts.map((text) => write(call, text, etag)))
      const won = answers.findIndex(({ status }) => status === 200)
      assert.equal(answers.filter(({ status }) => status === 200).length, 1)
      const lost = answers.filter((_, device) => device !== won)
      assert.deepEqual(new Set(lost.map((answer) => answer.problem?.code)), new Set(['save_changed']))
      assert.deepEqual(new Set(lost.map(({ status }) => status)), new Set([412]))
      const kept = await read(call)
      assert.equal(kept.text, texts[won])
      assert.notEqual(kept.etag, etag)
      etag = kept.etag
    }
  })

  test('[decisions 12.7] rejects a save without the current version', async () => {
    const { call } = await product.aMember()
    for (const ifMatch of [undefined, '*', 'W/"0"', '"x"', '"-1"', '"99999999999"', '"0", "1"']) {
      const { status, problem } = await write(call, 'x', ifMatch)
      assert.deepEqual([ifMatch, status, problem?.code], [ifMatch, 428, 'save_unmatched'])
    }
    assert.equal((await write(call, 'x', '"7"')).problem?.code, 'save_changed')
    assert.equal((await read(call)).text, null)
  })

  test('[decisions 12.7] limits a save to 256 kB of text', async () => {
    const { call } = await product.aMember()
    const { etag } = await read(call)
    const most = 'x'.repeat(GAME_SAVE_MAX_BYTES)
    assert.equal((await write(call, `${most}x`, etag)).status, 422)
    assert.equal((await write(call, 'ü'.repeat(GAME_SAVE_MAX_BYTES / 2 + 1), etag)).status, 422)
    assert.equal((await write(call, 'x'.repeat(10_000_000), etag)).status, 413)
    assert.equal((await write(call, 'a\0b', etag)).status, 422)
    assert.equal((await read(call)).text, null)
    assert.equal((await write(call, most, etag)).status, 200)
    assert.equal((await read(call)).text, most)
  })

  test('[decisions 12.7] each profile of a household has its own save', async () => {
    const { call } = await product.aMember()
    await write(call, 'of the first', (await read(call)).etag)
    const { body: second } = await call(createProfile, { body: { name: 'Second' } })
    await call(switchProfile, { params: { id: second.id } })
    assert.equal((await read(call)).text, null)
    const stranger = await product.aMember()
    assert.equal((await read(stranger.call)).text, null)
  })

  test('[decisions 12.7, decisions 4.17] rejects saves of titles that are not playable games: films, hidden ones, or without a subscription', async () => {
    const member = await product.aMember()
    const { etag } = await read(member.call)
    const refused = async (title: TestTitle) => {
      const got = await member.call(getSave, { params: { contentId: title.id } })
      const put = await write(member.call, 'x', etag, title)
      assert.equal(put.problem?.code, got.problem?.code)
      return put.problem?.code
    }
    assert.equal(await refused(film), 'unknown_content')
    const forKids = await product.aTitle({
      vertical: 'pc-games',
      kind: 'game',
      media: 'game',
      rating: 'USK-0',
    })
    await lockDevice(member.call)
    assert.equal(await refused(game), 'unknown_content')
    assert.equal((await write(member.call, 'x', etag, forKids)).status, 200)
    await product.endMembership(member)
    assert.equal(await refused(forKids), 'no_subscription')
  })
})
