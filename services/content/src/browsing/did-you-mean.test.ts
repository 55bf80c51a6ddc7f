import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { listMeant } from '@quintet/contracts/content'
import { type Product, startProduct } from '@quintet/testing'

describe('did you mean', () => {
  let product: Product
  before(async () => {
    product = await startProduct()
    await product.aTitle({
      title: 'Interstellar',
      credits: [{ name: 'Matthew McConaughey', role: 'actor' }],
      rating: 'FSK-12',
    })
    await product.aTitle({ title: 'Nachtlinie', rating: 'FSK-16' })
    await product.aTitle({ title: 'Fuchs und Funke', rating: 'FSK-0' })
  })
  after(() => product.stop())

  for (const [search, ...meant] of [
    ['interstelar', 'Interstellar'],
    ['intrestelarium', 'Interstellar'],
    ['Matthew McConohey', 'Matthew McConaughey'],
    ['nacht linje acht', 'Nachtlinie'],
    ['fux und funke', 'Fuchs und Funke'],
    ['interst'],
    ['INTERSTELLAR'],
    ['nacht linie'],
    ['mcconaughey interstellar'],
    ['zzzzqqqq'],
    ['—'],
  ] as const)
    test(`[decisions 4.14] “${search}” ${meant.length > 0 ? `may have meant ${meant[0]}` : 'leads to no other name'}`, async () =>
      assert.deepEqual((await product.call(listMeant, { query: { search } })).body, meant))

  test('[decisions 4.14] a locked device only gets suggestions from safe titles', async () => {
    const { call } = await product.aMember({ kidLocked: true })
    const meant = async (search: string) => (await call(listMeant, { query: { search } })).body
    assert.deepEqual(await meant('interstelar'), [])
    assert.deepEqual(await meant('fuxs und funke'), ['Fuchs und Funke'])
  })
})
