/** Only changed titles are read and merged: the results equal a full read. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import * as content from '@quintet/contracts/content'
import { type Product, startProduct, type TestMember } from '@quintet/testing'
import { announceChange, readChanges } from './changes.ts'
import { setPublished } from './write.ts'

describe('changes of the catalogue', () => {
  let product: Product
  let kid: TestMember

  before(async () => {
    product = await startProduct()
    kid = await product.aMember({ kidLocked: true })
  })
  after(() => product.stop())

  const found = async (search: string) => {
    const { body } = await product.call(content.listContentInfo, {
      params: { productId: 221 },
      query: { search },
    })
    return body.map(({ attributes }) => attributes.title)
  }
  const listed = async (query: object = {}) => {
    const { body, headers } = await product.call(content.listContentInfo, {
      params: { productId: 221 },
      query: { limit: 100, ...query },
    })
    assert.equal(headers.get('x-total-count'), String(body.length))
    return body.map(({ attributes }) => attributes.title)
  }
  const foundByKid = async (search: string) => {
    const { body } = await kid.call(content.listContent, { query: { search } })
    return body.map(({ attributes }) => attributes.title)
  }
  const change = async (id: number, facts: { popularity?: number; kid_safe?: boolean; year?: number }) => {
    await product.db.updateTable('content_item').set(facts).where('id', '=', id).execute()
    await announceChange(product.db, [id])
    await product.refresh()
  }

  test('[decisions 10.3] an added, changed or removed title is listed and found in its current state', async () => {
    const first = await product.aTitle({ title: 'Leuchtturm Süd', popularity: 5, year: 2001 })
    const second = await product.aTitle({ title: 'Leuchtturm Nord', popularity: 9, year: 1999 })
    assert.deepEqual(await listed({ sort: 'year,asc' }), ['Leuchtturm Nord', 'Leuchtturm Süd'])
    assert.deepEqual(await found('leuchtturm'), ['Leuchtturm Nord', 'Leuchtturm Süd'])
    await change(first.id, { popularity: 20, year: 1990 })
    assert.deepEqual(await found('leuchtturm'), ['Leuchtturm Süd', 'Leuchtturm Nord'])
    assert.deepEqual(await listed({ sort: 'year,asc' }), ['Leuchtturm Süd', 'Leuchtturm Nord'])
    await setPublished(product.db, [second.id], null)
    await product.refresh()
    assert.deepEqual(await found('leuchttrum'), ['Leuchtturm Süd'])
    assert.deepEqual(await listed(), ['Leuchtturm Süd'])
    await setPublished(product.db, [first.id], null)
    await product.refresh()
    assert.deepEqual(await found('leuchtturm'), [])
    assert.deepEqual(await listed(), [])
  })

  test('[decisions 4.17] a title that is no longer safe disappears for kids at once, along with its episodes', async () => {
    const series = await product.aTitle({ title: 'Wolkenhaus', kind: 'series', rating: 'FSK-0' })
    await product.aTitle({ title: 'Wolkenhaus eins', kind: 'episode', parentId: series.id, rating: 'FSK-0' })
    assert.deepEqual(await foundByKid('wolkenhaus'), ['Wolkenhaus', 'Wolkenhaus eins'])
    await change(series.id, { kid_safe: false })
    assert.deepEqual(await foundByKid('wolkenhaus'), [])
    assert.deepEqual(await found('wolkenhaus'), ['Wolkenhaus', 'Wolkenhaus eins'])
    await change(series.id, { kid_safe: true })
    assert.deepEqual(await foundByKid('wolkenhaus'), ['Wolkenhaus', 'Wolkenhaus eins'])
  })

  test('[decisions 4.17] a track is found only while its album is published', async () => {
    const album = await product.aTitle({ kind: 'album', vertical: 'music-stream', title: 'Gezeitenbuch' })
    const ofAlbum = { kind: 'track', vertical: 'music-stream', parentId: album.id, media: 'audio' } as const
    await product.aTitle({ ...ofAlbum, title: 'Springflut' })
    const publish = async (at: Date | null) => {
      await setPublished(product.db, [album.id], at)
      await product.refresh()
    }
    assert.deepEqual(await found('springflut'), ['Springflut'])
    await publish(null)
    assert.deepEqual(await found('springflut'), [])
    await product.aTitle({ ...ofAlbum, title: 'Springtide' })
    assert.deepEqual(await found('spring'), [])
    await publish(product.clock.now())
    assert.deepEqual((await found('spring')).toSorted(), ['Springflut', 'Springtide'])
  })

  test('[decisions 10.4] nothing is lost or duplicated after enough changes to trigger a full repack', async () => {
    const { length } = await listed()
    const titles = []
    for (let at = 0; at < 6; at++) titles.push(await product.aTitle({ title: `Perle ${at}` }))
    await announceChange(product.db, 'all')
    await product.refresh()
    for (const { id } of titles.slice(0, 3)) await change(id, { year: 1980 })
    assert.deepEqual(
      (await found('perle')).toSorted(),
      titles.map(({ title }) => title),
    )
    assert.equal((await listed()).length, length + 6)
  })

  test('[decisions 10.4] after a different database or a very old version, everything may have changed', async () => {
    const { ids, ...now } = await readChanges(product.db, null)
    assert.equal(ids, null)
    assert.deepEqual(await readChanges(product.db, now), { ...now, ids: new Set() })
    await announceChange(product.db, [4, 7])
    await announceChange(product.db, [7, 9])
    const later = await readChanges(product.db, now)
    assert.deepEqual([later.version, later.ids], [now.version + 2, new Set([4, 7, 9])])
    const stranger = { version: now.version, stamp: '00000000-0000-4000-8000-000000000000' }
    assert.equal((await readChanges(product.db, stranger)).ids, null)
    assert.equal((await readChanges(product.db, { ...now, version: now.version + 99 })).ids, null)
  })
})
