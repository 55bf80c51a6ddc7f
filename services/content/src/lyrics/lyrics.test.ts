import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { getLyrics } from '@quintet/contracts/lyrics'
import { cancelSubscription } from '@quintet/contracts/subscription'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { lockDevice, type Product, startProduct } from '@quintet/testing'

const LYRICS = {
  language: 'de',
  lines: [
    { at: 4, text: 'Das Wasser geht' },
    { at: 8.5, text: '' },
    { at: 12, text: 'Und kommt zurück' },
  ],
}

describe('lyrics of a track', () => {
  let product: Product
  before(async () => {
    product = await startProduct()
  })
  after(() => product.stop())

  const of = ({ id }: { id: number }) => ({ params: { contentId: id } })

  test('[decisions 11.3] a member reads them line by line; a track without lyrics says so', async () => {
    const member = await product.aMember()
    const sung = await product.aTrack({ lyrics: LYRICS })
    assert.deepEqual((await member.call(getLyrics, of(sung))).body, LYRICS)
    const silent = await member.call(getLyrics, of(await product.aTrack()))
    assert.equal(silent.problem?.code, 'no_lyrics')
    assert.equal((await product.call(getLyrics, of(sung))).problem?.code, 'unauthenticated')
  })

  test('[decisions 11.3] under the kids lock the lyrics of a hidden track are as unknown as the track', async () => {
    const member = await product.aMember()
    const hidden = await product.aTrack({ lyrics: LYRICS, rating: 'FSK-16' })
    const shown = await product.aTrack({ lyrics: LYRICS, rating: 'FSK-0' })
    assert.equal((await member.call(getLyrics, of(hidden))).status, 200)
    await lockDevice(member.call)
    assert.equal((await member.call(getLyrics, of(hidden))).problem?.code, 'unknown_content')
    assert.equal((await member.call(getLyrics, of(shown))).status, 200)
  })

  test('[decisions 11.3] lyrics are no longer available after the trial has ended', async () => {
    const member = await product.aMember()
    const sung = await product.aTrack({ lyrics: LYRICS })
    await product.keepSessions()
    await member.call(cancelSubscription, { body: { email: member.email } })
    product.clock.advance(20 * DAY_MS)
    assert.equal((await member.call(getLyrics, of(sung))).status, 200)
    product.clock.advance(11 * DAY_MS)
    await product.runBilling()
    assert.equal((await member.call(getLyrics, of(sung))).problem?.code, 'no_subscription')
  })
})
