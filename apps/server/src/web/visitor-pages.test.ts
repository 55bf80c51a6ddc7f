import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { compress } from '@quintet/platform/http/encoding'
import { VisitorPages, type HeldPage } from './visitor-pages.ts'

async function aPage(text: string, status = 200): Promise<HeldPage> {
  return {
    status,
    body: await compress(text, 1),
    state: { name: `${text}.js`, body: await compress(text, 1) },
  }
}

test('a page is rendered once per key and catalogue version, asked twice at once too', async () => {
  const pages = new VisitorPages()
  let rendered = 0
  const render = () => aPage(`page ${++rendered}`)
  const [first, second] = await Promise.all([pages.page('de /', 1, render), pages.page('de /', 1, render)])
  assert.equal(first, second)
  assert.equal(await pages.page('de /', 1, render), first)
  await pages.page('en /', 1, render)
  await pages.page('de /', 2, render)
  assert.equal(rendered, 3)
})

test('what was not found is rendered again, and a failure is not held', async () => {
  const pages = new VisitorPages()
  assert.equal((await pages.page('de /x', 1, () => aPage('none', 404))).status, 404)
  assert.equal((await pages.page('de /x', 1, () => aPage('there'))).status, 200)
  await assert.rejects(pages.page('de /y', 1, () => Promise.reject(new Error('down'))))
  assert.equal((await pages.page('de /y', 1, () => aPage('up'))).status, 200)
})

test('a state outlives the page of an older version', async () => {
  const pages = new VisitorPages()
  await pages.page('de /', 1, () => aPage('old'))
  await pages.page('de /', 2, () => aPage('new'))
  assert.ok(pages.stateNamed('old.js'))
  assert.equal(pages.stateNamed('never.js'), undefined)
})

test('[security 4.2] pages and states are kept within their bytes: what was rendered longest ago makes room', async () => {
  const pages = new VisitorPages(400_000)
  let rendered = 0
  const ask = (name: string) =>
    pages.page(name, 1, async () => {
      rendered++
      return { ...(await aPage(name)), body: await compress(randomBytes(20_000).toString('hex'), 1) }
    })
  for (let number = 0; number < 20; number++) await ask(`de /${number}`)
  assert.equal(rendered, 20)
  await ask('de /19')
  assert.equal(rendered, 20, 'the latest is held')
  await ask('de /0')
  assert.equal(rendered, 21, 'the first had to go')
})
