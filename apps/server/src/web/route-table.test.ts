/** Tests the specification's route table row by row: what a visitor and a member get at each address. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { VERTICAL_FACTS, VERTICALS, type Kind, type Vertical } from '@quintet/domain/catalogue/categories'
import { type Product, startProduct, type TestMember } from '@quintet/testing'

const KINDS: Record<Vertical, Kind> = {
  movies: 'movie',
  'music-stream': 'album',
  'audio-books': 'audiobook',
  'pc-games': 'game',
  sports: 'event',
}

let product: Product
let member: TestMember
const ids = new Map<Vertical, number>()

before(async () => {
  product = await startProduct({ environment: { ROLE: 'customer,content,web' } })
  member = await product.aMember()
  for (const vertical of VERTICALS) {
    const { id } = await product.aTitle({
      title: `One of ${vertical}`,
      vertical,
      kind: KINDS[vertical],
      categories: [`${vertical}:${VERTICAL_FACTS[vertical].genres[0]}`],
      rating: 'FSK-0',
    })
    ids.set(vertical, id)
  }
})
after(() => product.stop())

async function read(send: Product['send'], address: string, status = 200): Promise<string> {
  const answer = await send(address, { headers: { 'accept-language': 'en' } })
  assert.equal(answer.status, status, address)
  return answer.text()
}
const both = () => [product.send, member.browser.send]
const h1Of = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '')

test('[catalogue 2.1.1] / is the landing page for visitors and home for members', async () => {
  const [landing, home] = [await read(product.send, '/'), await read(member.browser.send, '/')]
  assert.match(landing, /<button[^>]+data-panel-button/)
  assert.doesNotMatch(home, /<button[^>]+data-panel-button/)
})

for (const vertical of VERTICALS) {
  const { slug, itemPath, genres } = VERTICAL_FACTS[vertical]
  test(`[catalogue 2.1.1] /${slug}, its library, genres and results show its titles`, async () => {
    for (const send of both())
      for (const address of [
        `/${slug}`,
        `/${slug}/library`,
        `/${slug}/genre/${genres[0]}`,
        `/${slug}/results`,
      ])
        assert.ok((await read(send, address)).includes(`One of ${vertical}`), address)
  })

  test(`[catalogue 2.1.2] ${itemPath}/{id} is the detail of a title`, async () => {
    for (const send of both())
      assert.equal(h1Of(await read(send, `${itemPath}/${ids.get(vertical)}`)), `One of ${vertical}`)
  })
}

test('[catalogue 2.1.1] /{category}/results has the dark header', async () => {
  for (const send of both()) assert.match(await read(send, '/movies/results'), /data-look="dark"/)
})

test('[decisions 5.3] /kids is a separate area', async () => {
  for (const send of both()) assert.equal(h1Of(await read(send, '/kids')), 'What do you feel like?')
})

test('[catalogue 2.1.1] any other address is the page PAGE NOT FOUND, with that title', async () => {
  for (const send of both()) {
    const html = await read(send, '/nowhere', 404)
    assert.equal(h1Of(html), 'PAGE NOT FOUND')
    assert.match(html, /<title>PAGE NOT FOUND – /)
  }
})
