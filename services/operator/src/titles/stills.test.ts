/** What an editor sees of films, including hidden ones. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readStills } from '@quintet/contracts/operator/stills'
import { hideTitles } from '@quintet/contracts/operator/titles'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'

let product: Product
let editor: TestOperator
before(async () => {
  product = await startProduct()
  editor = await product.anOperator('editor')
})
after(() => product.stop())

test('[decisions 13.35] an editor sees the stills of a hidden film and its sheets', async () => {
  const { id } = await product.aTitle({ media: 'video' })
  const stillsOf = async (itemId: number) => (await editor.call(readStills, { params: { id: itemId } })).body
  assert.deepEqual(await stillsOf(id), [], 'none are made')
  const folder = `assets/stills-${id}`
  const { storage } = product.foundation
  await storage.write(
    `${folder}/index.vtt`,
    Buffer.from('WEBVTT\n\n00:00.000 --> 00:04.000\n001.jpg#xywh=240,0,240,134\n'),
  )
  await storage.write(`${folder}/001.jpg`, Buffer.from('a sheet'))
  await product.db
    .updateTable('media_asset')
    .set({ thumbnails_key: `${folder}/index.vtt` })
    .where('item_id', '=', id)
    .execute()
  await editor.call(hideTitles, { body: { ids: [id] } })
  assert.deepEqual(await stillsOf(id), [
    { start: 0, sheet: '001.jpg', x: 240, y: 0, width: 240, height: 134 },
  ])
  const sheet = (name: string) => editor.send(`/api/operator/titles/${id}/stills/${name}`)
  assert.equal(await (await sheet('001.jpg')).text(), 'a sheet')
  assert.equal((await sheet('002.jpg')).status, 404)
  assert.equal((await sheet('..%2Findex.vtt')).status, 422)
  assert.equal((await product.send(`/api/operator/titles/${id}/stills/001.jpg`)).status, 401)
})
