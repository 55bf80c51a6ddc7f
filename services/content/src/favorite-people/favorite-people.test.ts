import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import * as contract from '@quintet/contracts/favorite-people'
import { getContent } from '@quintet/contracts/content'
import { type Call, lockDevice, type Product, startProduct, type TestTitle } from '@quintet/testing'

describe('people among the favorites', () => {
  let product: Product
  let [anna, bernd] = [0, 0]
  before(async () => {
    product = await startProduct()
    const { call } = await product.aMember()
    const albumBy = (name: string, rating: string) =>
      product.aTitle({
        vertical: 'music-stream', kind: 'album', title: `Von ${name}`, rating, credits: [{ name, role: 'artist' }],
      }) // prettier-ignore
    anna = await artistOf(call, await albumBy('Anna Meer', 'FSK-0'))
    bernd = await artistOf(call, await albumBy('Bernd Laut', 'FSK-16'))
  })
  after(() => product.stop())

  async function artistOf(call: Call, { id }: TestTitle): Promise<number> {
    const { body } = await call(getContent, { params: { id }, query: {} })
    return body[0]?.attributes.credits?.[0]?.person_id ?? 0
  }
  const add = (call: Call, personId: number) => call(contract.addFavoritePerson, { body: { personId } })
  const listed = async (call: Call) =>
    (await call(contract.listFavoritePeople)).body.map(({ person_id }) => person_id)

  test('[decisions 11.15] an artist can be added, is listed newest first with name and roles, and can be removed', async () => {
    const { call } = await product.aMember()
    assert.deepEqual(await listed(call), [])
    await add(call, anna)
    product.clock.advance(1000)
    const { body } = await add(call, bernd)
    assert.deepEqual(
      body.map(({ name, roles }) => [name, roles]),
      [
        ['Bernd Laut', ['artist']],
        ['Anna Meer', ['artist']],
      ],
    )
    await add(call, anna)
    assert.deepEqual(await listed(call), [bernd, anna], 'a second time changes nothing')
    const left = await call(contract.removeFavoritePerson, { params: { personId: bernd } })
    assert.deepEqual(
      left.body.map(({ person_id }) => person_id),
      [anna],
    )
  })

  test('[decisions 11.15] rejects an unknown person, and keeps favorites per member', async () => {
    const [one, other] = [await product.aMember(), await product.aMember()]
    assert.equal((await add(one.call, 999_999)).problem?.code, 'unknown_person')
    await add(one.call, anna)
    assert.deepEqual(await listed(other.call), [])
  })

  test('[decisions 11.15] under the kids lock a person without visible titles can be neither seen, added nor removed', async () => {
    const { call } = await product.aMember()
    for (const person of [anna, bernd]) await add(call, person)
    await lockDevice(call)
    assert.deepEqual(await listed(call), [anna])
    assert.equal((await add(call, bernd)).problem?.code, 'unknown_person')
    await call(contract.removeFavoritePerson, { params: { personId: bernd } })
    const kept = await product.db
      .selectFrom('favorite_person')
      .select('person_id')
      .where('person_id', '=', bernd)
      .execute()
    assert.ok(kept.length > 0)
  })
})
