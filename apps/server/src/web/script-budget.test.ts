/** Limits how much script pages may load before they can be used. Decision 0021. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Product, type Send, startProduct } from '@quintet/testing'

const LANDING_KB = 20
const MEMBERS_HOME_KB = 130

let product: Product
before(async () => {
  product = await startProduct({ environment: { ROLE: 'customer,content,web' } })
  await product.aTitle({ media: 'video' })
})
after(() => product.stop())

/** Returns the compressed bytes of the script files that a page fetches by itself; its inline loader counts as markup. */
async function scriptBytes(send: Send): Promise<{ files: string[]; bytes: number }> {
  const html = await (await send('/', { headers: { accept: 'text/html' } })).text()
  const tags = html.match(/<script\b[^>]*>|<link\b[^>]*\bmodulepreload\b[^>]*>/g) ?? []
  const files = [...new Set(tags.flatMap(filesOf))]
  const sizes = files.map(async (file) => {
    const answer = await send(file, { headers: { 'accept-encoding': 'br' } })
    assert.equal(answer.status, 200, file)
    return Number(answer.headers.get('content-length'))
  })
  return { files, bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) }
}

/** Returns what a tag fetches; the loader of a visitor's page, which has a state file, waits for an interaction. */
function filesOf(tag: string): string[] {
  const valueOf = (name: string) => new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1]?.split(' ') ?? []
  const app = tag.includes('data-state=') ? [] : [...valueOf('data-files'), ...valueOf('data-entry')]
  return [...valueOf('src'), ...valueOf('href'), ...app]
}

test(`the landing page runs at most ${LANDING_KB} kB of script before it is used`, async () => {
  const { files, bytes } = await scriptBytes(product.send)
  assert.equal(files.length, 1, files.join(' '))
  assert.ok(bytes > 500 && bytes <= LANDING_KB * 1000, `${bytes} bytes`)
})

test(`a member’s home fetches at most ${MEMBERS_HOME_KB} kB of script`, async () => {
  const { files, bytes } = await scriptBytes((await product.aMember()).browser.send)
  assert.ok(files.length > 2, files.join(' '))
  assert.ok(bytes > 50_000 && bytes <= MEMBERS_HOME_KB * 1000, `${bytes} bytes: ${files.join(' ')}`)
})
