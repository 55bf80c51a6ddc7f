import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createProfile, switchProfile } from '@quintet/contracts/profiles'
import { listScores, putScore } from '@quintet/contracts/scores'
import { GAME_SCORE_MAX } from '@quintet/domain/playback/game-scores'
import { type Call, lockDevice, type Product, startProduct, type TestTitle } from '@quintet/testing'

describe('scores in games', () => {
  let product: Product
  let game: TestTitle
  before(async () => {
    product = await startProduct()
    game = await product.aTitle({ vertical: 'pc-games', kind: 'game', media: 'game', rating: 'USK-12' })
  })
  after(() => product.stop())

  const put = (call: Call, score: number, { id } = game) =>
    call(putScore, { params: { contentId: id }, body: { score } })
  const read = (call: Call, { id } = game) => call(listScores, { params: { contentId: id } })

  test('[decisions 12.12] keeps each profile’s best score, and only shows it within the household', async () => {
    const { call } = await product.aMember()
    const [first] = (await put(call, 120)).body
    product.clock.advance(1000)
    await put(call, 40)
    const { id } = (await call(createProfile, { body: { name: 'Second' } })).body
    await call(switchProfile, { params: { id } })
    const { body } = await put(call, 300)
    assert.deepEqual(
      body.map(({ profile, isOwn, score }) => [profile === 'Second', isOwn, score]),
      [
        [true, true, 300],
        [false, false, 120],
      ],
    )
    assert.equal(body[1]?.reachedAt, first?.reachedAt, 'a lower one changes nothing')
    assert.deepEqual((await read((await product.aMember()).call)).body, [])
  })

  test('[decisions 12.12] rejects invalid scores, and titles that are hidden or not games', async () => {
    const { call } = await product.aMember()
    for (const score of [-1, 1.5, GAME_SCORE_MAX + 1])
      assert.equal((await put(call, score)).problem?.code, 'invalid_request')
    const film = await product.aTitle({ media: 'video' })
    assert.equal((await put(call, 1, film)).problem?.code, 'unknown_content')
    assert.equal((await read(call, film)).problem?.code, 'unknown_content')
    await put(call, 7)
    await lockDevice(call)
    assert.equal((await put(call, 9)).problem?.code, 'unknown_content')
    assert.equal((await read(call)).problem?.code, 'unknown_content')
  })
})
