/** Tests the service worker's script and the one page that it opens offline. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct({ environment: { ROLE: 'customer,content,web' } })
})
after(() => product.stop())

type Build = { version: string; files: string[]; pages: string[] }

async function buildOf(): Promise<Build> {
  const script = await (await product.send('/service-worker.js')).text()
  return JSON.parse(/^self\.BUILD=(.*);\n/.exec(script)?.[1] ?? '{}') as Build
}

test('[decisions 11.32] the script is at the root, is revalidated, and may only connect to this origin', async () => {
  const answer = await product.send('/service-worker.js')
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('content-type'), 'text/javascript; charset=utf-8')
  assert.equal(answer.headers.get('cache-control'), 'no-cache')
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'none'; connect-src 'self'/)
})

test('every file that a page refers to is in the build', async () => {
  const { files, pages } = await buildOf()
  for (const page of ['/', '/movies', ...pages]) {
    const html = await (await product.send(page)).text()
    // Except the page's own state, which is created for it.
    const named = [...html.matchAll(/["'](\/assets\/(?!state\/)[^"'\s]+)["']/g)].map(
      ([, address = '']) => address,
    )
    assert.ok(named.some((address) => address.endsWith('.woff2')) && named.length > 3, page)
    for (const address of named) assert.ok(files.includes(address), `${page} names ${address}`)
  }
})

test('[decisions 11.32] every file that it caches exists and is immutable, and none is from the API', async () => {
  const { files, version } = await buildOf()
  assert.ok(files.length > 50 && version !== '', `${files.length} files of ${version}`)
  for (const file of files) {
    assert.match(file, /^\/(?:assets|brand)\//)
    const answer = await product.send(file)
    assert.equal(answer.status, 200, file)
    assert.match(answer.headers.get('cache-control') ?? '', /immutable/, file)
    await answer.body?.cancel()
  }
})

test('[decisions 11.32] its page is the same for everybody, whatever the cookies, and names nobody', async () => {
  const { pages } = await buildOf()
  assert.equal(pages.length, LANGUAGES.length)
  const member = await product.aMember()
  for (const page of pages) {
    const answer = await product.send(page)
    assert.equal(answer.status, 200)
    const html = await answer.text()
    assert.ok(page.endsWith(String(/<html lang="(\w+)"/.exec(html)?.[1])), page)
    assert.ok(!html.includes(member.email))
    assert.doesNotMatch(html, /<quintet-header|<footer/)
    const own = await (await member.browser.send('/kept')).text()
    assert.match(own, /<quintet-header/)
  }
})

test('[decisions 11.32] pages allow the script and its trusted-types policy', async () => {
  const policy = (await product.send('/')).headers.get('content-security-policy') ?? ''
  assert.match(policy, /worker-src 'self'/)
  assert.match(policy, /trusted-types service-worker/)
})
