import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { getContent, getContentInfo, listContent } from '@quintet/contracts/content'
import { startPlayback } from '@quintet/contracts/playback'
import { type Product, startProduct, type TitleWishes } from '@quintet/testing'

const PARTNER = '<iframe src="https://partner.example/film"></iframe>'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

async function aPartnersFilm(wishes: TitleWishes = {}): Promise<number> {
  const { id } = await product.aTitle({ rating: 'FSK-12', ...wishes })
  await product.db.updateTable('content_item').set({ partner_embed: PARTNER }).where('id', '=', id).execute()
  await product.publish(id)
  return id
}

test('[decisions 4.28] a partner’s code is for those who may play it: a member’s detail and start, nothing else', async () => {
  const [member, former] = [await product.aMember(), await product.aMember()]
  const id = await aPartnersFilm()
  await product.endMembership(former)
  const own = new RegExp(`^<iframe src="/movies/movie/${id}\\?play=true"`)
  const embedOf = async ({ call }: Pick<typeof member, 'call'>, of = id) =>
    (await call(getContent, { params: { id: of } })).body[0]?.representation?.embedscript ?? ''
  assert.equal(await embedOf(member), PARTNER)
  assert.equal((await member.call(startPlayback, { body: { contentId: id } })).body.embedscript, PARTNER)
  assert.match(await embedOf(former), own)
  const [listed] = (await member.call(listContent, { query: { ids: String(id) } })).body
  assert.match(listed?.representation?.embedscript ?? '', own)
  const [visited] = (await product.call(getContentInfo, { params: { productId: 221, id } })).body
  assert.equal(visited?.representation, undefined)
  for (const wishes of [{ rating: 'FSK-16' }, { rental: { priceCents: 399, currency: 'EUR' } }])
    assert.notEqual(await embedOf(member, await aPartnersFilm(wishes)), PARTNER, JSON.stringify(wishes))
})

test('[decisions 4.28] the code comes and goes with the membership, whatever the client has cached', async () => {
  const member = await product.aMember()
  const id = await aPartnersFilm()
  const read = (headers = {}) => member.send(`/api/content/${id}`, { headers })
  const etag = (await read()).headers.get('etag') ?? ''
  assert.equal((await read({ 'if-none-match': etag })).status, 304)
  await product.endMembership(member)
  const then = await read({ 'if-none-match': etag })
  assert.equal(then.status, 200)
  assert.doesNotMatch(await then.text(), /partner\.example/)
})
