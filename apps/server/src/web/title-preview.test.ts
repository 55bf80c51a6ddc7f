/** Tests the page of an unpublished title. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { hideTitles } from '@quintet/contracts/operator/titles'
import { type Product, startProduct, type TestOperator, type TestTitle } from '@quintet/testing'

let product: Product
let editor: TestOperator
before(async () => {
  product = await startProduct({ environment: { ROLE: 'customer,content,web' } })
  editor = await product.anOperator('editor')
})
after(() => product.stop())

const preview = (id: number, query: string) => editor.send(`/api/operator/titles/${id}/preview?${query}`)

async function aDraft(wishes: Parameters<Product['aTitle']>[0]): Promise<TestTitle> {
  const title = await product.aTitle(wishes)
  await editor.call(hideTitles, { body: { ids: [title.id] } })
  await product.refresh()
  return title
}

test('[decisions 13.20] previews a draft’s page for each viewer and language', async () => {
  const { id } = await aDraft({ title: 'Verborgener Film', rating: 'FSK-12' })
  for (const as of ['visitor', 'member']) {
    const page = await preview(id, `as=${as}&lang=de`)
    assert.equal(page.status, 200)
    assert.match(await page.text(), /<h1[^>]*>Verborgener Film/)
  }
  assert.match(await (await preview(id, 'as=visitor&lang=en')).text(), /<html lang="en"/)
  const ofChild = await (await preview(id, 'as=child&lang=de')).text()
  assert.doesNotMatch(ofChild, /<h1[^>]*>Verborgener Film/, 'a child does not see what is rated 12')
  const shown = await product.aTitle({ title: 'Gezeigter Film', rating: 'FSK-12' })
  await product.refresh()
  assert.doesNotMatch(await (await preview(shown.id, 'as=child&lang=de')).text(), /<h1[^>]*>Gezeigter Film/)
  const kids = await aDraft({ title: 'Für Kleine', rating: 'FSK-0', categories: ['kids'] })
  assert.match(await (await preview(kids.id, 'as=child&lang=de')).text(), /Für Kleine/)
})

test('[decisions 13.20] shows the similar titles and extras that each viewer would find', async () => {
  const film = {
    vertical: 'movies',
    rating: 'FSK-0',
    media: 'video',
    categories: ['movies:nature', 'kids'],
  } as const
  await product.aTitle({ ...film, title: 'Ebenso für alle' })
  await product.aTitle({
    ...film,
    title: 'Ebenso ab sechzehn',
    rating: 'FSK-16',
    categories: ['movies:nature'],
  })
  const hidden = await product.aTitle({ ...film, title: 'Noch verborgen' })
  await product.aTitle({
    kind: 'extra',
    parentId: hidden.id,
    media: 'video',
    title: 'Gespräch dazu',
    extraKind: 'interview',
  })
  await editor.call(hideTitles, { body: { ids: [hidden.id] } })
  await product.refresh()
  const shownTo = async (as: string) => {
    const html = await (await preview(hidden.id, `as=${as}&lang=de`)).text()
    return ['Ebenso für alle', 'Ebenso ab sechzehn', 'Gespräch dazu'].filter((name) => html.includes(name))
  }
  assert.deepEqual(await shownTo('visitor'), ['Ebenso für alle', 'Ebenso ab sechzehn', 'Gespräch dazu'])
  assert.deepEqual(await shownTo('member'), ['Ebenso für alle', 'Ebenso ab sechzehn', 'Gespräch dazu'])
  assert.deepEqual(await shownTo('child'), ['Ebenso für alle'])
})

test('[decisions 13.20] a preview has no scripts or links and is not cached', async () => {
  const { id } = await aDraft({ title: 'Nur zum Ansehen' })
  const page = await preview(id, 'as=visitor&lang=de')
  assert.equal(page.headers.get('cache-control'), 'no-store')
  assert.equal(page.headers.get('x-robots-tag'), 'noindex')
  assert.match(
    page.headers.get('content-security-policy') ?? '',
    /default-src 'none'.*sandbox allow-same-origin$/,
  )
  const html = await page.text()
  assert.doesNotMatch(html, /<script|modulepreload|as="(script|fetch)"|<a [^>]*href=/)
})

test('[decisions 13.20] only operators reach a preview, and lists and search do not contain its title', async () => {
  const { id } = await aDraft({ title: 'Geheimtitel' })
  await preview(id, 'as=member&lang=de')
  const member = await product.aMember()
  for (const send of [product.send, member.send]) {
    assert.equal((await send(`/api/operator/titles/${id}/preview?as=visitor`)).status, 401)
    assert.equal((await send(`/movies/movie/${id}`)).status, 404)
  }
  const found = await product.send('/api/content/info/221?title=Geheimtitel')
  const ids = ((await found.json()) as { contentitem_id: number }[]).map((item) => item.contentitem_id)
  assert.ok(!ids.includes(id))
  assert.equal((await preview(999_999, 'as=visitor')).status, 404)
})
