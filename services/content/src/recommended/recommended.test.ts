import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { putHistory } from '@quintet/contracts/history'
import { addToPlaylist } from '@quintet/contracts/playlist'
import { createProfile, switchProfile } from '@quintet/contracts/profiles'
import { getRecommended } from '@quintet/contracts/recommended'
import { lockDevice, type Product, startProduct, type TestMember, type TestTitle } from '@quintet/testing'

describe('recommendations for a profile', () => {
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
        // The adult title has more in common with the harbour than any other.
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

  test('[catalogue 2.4.4] a profile that has started and liked nothing gets no recommendations', async () => {
    assert.deepEqual(await recommended(await product.aMember()), [])
  })

  test('[catalogue 2.4.4] a title similar to a started one is recommended, with that one as the reason', async () => {
    const member = await product.aMember()
    await watch(member, 'Harbour')
    assert.deepEqual(await recommended(member), [['movies', 'Night quay', 'Harbour']])
    await watch(member, 'Night quay')
    assert.deepEqual(await recommended(member), [['movies', 'Quay', 'Night quay']], 'never what is known')
  })

  test('[catalogue 2.4.4] a favorite weighs more than a started title', async () => {
    const member = await product.aMember()
    await watch(member, 'Harbour')
    await member.call(addToPlaylist, { body: { contentId: idOf('Meadow'), category: 'movies' } })
    assert.deepEqual(await recommended(member), [['movies', 'Orchard', 'Meadow']])
  })

  test('[catalogue 2.4.4] each profile has its own recommendations, and only safe ones under the kids lock', async () => {
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
