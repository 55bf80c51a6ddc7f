import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { putHistory } from '@quintet/contracts/history'
import { addToPlaylist } from '@quintet/contracts/playlist'
import { createProfile, switchProfile } from '@quintet/contracts/profiles'
import { getRecommended } from '@quintet/contracts/recommended'
import { lockDevice, type Product, startProduct, type TestMember, type TestTitle } from '@quintet/testing'

describe('what a profile may like next', () => {
  let product: Product
  const titles: Record<string, TestTitle> = {}
  before(async () => {
    product = await startProduct()
    for (const [title, genre, rating] of [
      ['Harbour', 'crime', 'FSK-6'],
      ['Quay', 'crime', 'FSK-6'],
      ['Night quay', 'crime', 'FSK-16'],
      ['Meadow', 'comedy', 'FSK-6'],
      ['Orchard', 'comedy', 'FSK-6'],
    ] as const)
      titles[title] = await product.aTitle({
        title,
        rating,
        media: 'video',
        categories: ['movies', `movies:${genre}`],
        // The one for grown-ups shares more with the harbour than anything else does.
        tags: title === 'Harbour' || title === 'Night quay' ? ['boats'] : [],
      })
  })
  after(() => product.stop())

  const idOf = (title: string) => titles[title]?.id ?? 0
  const watch = async (member: TestMember, title: string) => {
    product.clock.advance(1000)
    const at = product.clock.now().toISOString()
    await member.call(putHistory, {
      params: { contentId: idOf(title) },
      body: { position: 300, sequence: 1, at, duration: 600 },
    })
  }
  const recommended = async ({ call }: TestMember) =>
    (await call(getRecommended, { query: { lang: 'en' } })).body.map(({ category, item, because }) => [
      category,
      item.attributes.title,
      because.title,
    ])

  test('[catalogue 2.4.4] nothing is recommended to who has begun and liked nothing', async () => {
    assert.deepEqual(await recommended(await product.aMember()), [])
  })

  test('[catalogue 2.4.4] what resembles a title that was begun comes with that title as its reason', async () => {
    const member = await product.aMember()
    await watch(member, 'Harbour')
    assert.deepEqual(await recommended(member), [['movies', 'Night quay', 'Harbour']])
    await watch(member, 'Night quay')
    assert.deepEqual(await recommended(member), [['movies', 'Quay', 'Night quay']], 'never what is known')
  })

  test('[catalogue 2.4.4] a favorite weighs more than what was begun', async () => {
    const member = await product.aMember()
    await watch(member, 'Harbour')
    await member.call(addToPlaylist, { body: { contentId: idOf('Meadow'), category: 'movies' } })
    assert.deepEqual(await recommended(member), [['movies', 'Orchard', 'Meadow']])
  })

  test('[catalogue 2.4.4] each profile has its own, and under the kids lock only what is safe', async () => {
    const member = await product.aMember()
    await watch(member, 'Harbour')
    const { body: other } = await member.call(createProfile, { body: { name: 'Grace' } })
    await member.call(switchProfile, { params: { id: other.id } })
    assert.deepEqual(await recommended(member), [])
    await watch(member, 'Harbour')
    await lockDevice(member.call)
    assert.deepEqual(await recommended(member), [['movies', 'Quay', 'Harbour']])
  })
})
