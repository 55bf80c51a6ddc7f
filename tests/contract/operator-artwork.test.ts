/** Pictures in the console, including those of hidden titles. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addressOf } from '@quintet/contracts/client'
import { readPicture } from '@quintet/contracts/operator/artwork'
import { hideTitles, readTitle } from '@quintet/contracts/operator/titles'
import { newId } from '@quintet/platform/identity/secrets'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'

let product: Product
let editor: TestOperator
before(async () => {
  product = await startProduct()
  editor = await product.anOperator('editor')
})
after(() => product.stop())

/** Creates a poster as an import would. */
async function aPoster(itemId: number): Promise<string> {
  const id = newId('picture')
  await product.db
    .insertInto('picture')
    .values({
      id,
      item_id: itemId,
      shape: 'portrait',
      source: JSON.stringify({ path: 'poster.png', from: 'file' }),
      state: 'ready',
      widths: [320],
      created_at: product.clock.now(),
    })
    .execute()
  await product.foundation.storage.write(`pictures/${id}/320.webp`, 'picture')
  return id
}

test('[decisions 13.19] only operators see the pictures of a hidden title', async () => {
  const title = await product.aTitle()
  const picture = await aPoster(title.id)
  await editor.call(hideTitles, { body: { ids: [title.id] } })
  await product.refresh()
  const { pictures } = (await editor.call(readTitle, { params: { id: title.id } })).body
  assert.deepEqual(
    pictures.map(({ id }) => id),
    [picture],
  )
  const address = `/api${addressOf(readPicture, { id: picture })}`
  const reader = await product.anOperator('reader')
  const shown = await reader.send(address)
  assert.equal(shown.headers.get('content-type'), 'image/webp')
  assert.match(shown.headers.get('cache-control') ?? '', /^private/)
  assert.equal(await shown.text(), 'picture')

  const member = await product.aMember()
  for (const send of [product.send, member.send])
    for (const elsewhere of [address, `/media/pictures/${picture}/320.webp`])
      assert.ok([401, 404].includes((await send(elsewhere)).status), elsewhere)
})
