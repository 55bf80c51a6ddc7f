import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { compress } from '@quintet/platform/http/encoding'
import { VisitorPages, type HeldPage, type PageWish } from './visitor-pages.ts'

async function aPage(text: string, status = 200): Promise<HeldPage> {
  return {
    status,
    body: await compress(text, 1),
    state: { name: `${text}.js`, body: await compress(text, 1) },
  }
}

/** Requests a page whose turn comes at once. */
const ask = (
  pages: VisitorPages,
  key: string,
  version: number,
  render: () => Promise<HeldPage>,
  { network = 'a', turn = (draw: () => Promise<HeldPage>) => draw() }: Partial<PageWish> = {},
) => pages.page(key, version, { network, turn, render })

test('renders a page once per key and catalogue version, even for concurrent requests', async () => {
  const pages = new VisitorPages()
  let rendered = 0
  const render = () => aPage(`page ${++rendered}`)
  const [first, second] = await Promise.all([ask(pages, 'de /', 1, render), ask(pages, 'de /', 1, render)])
  assert.equal(first, second)
  assert.equal(await ask(pages, 'de /', 1, render), first)
  await ask(pages, 'en /', 1, render)
  await ask(pages, 'de /', 2, render)
  assert.equal(rendered, 3)
})

test('caches neither a missing page nor a failure', async () => {
  const pages = new VisitorPages()
  assert.equal((await ask(pages, 'de /x', 1, () => aPage('none', 404))).status, 404)
  assert.equal((await ask(pages, 'de /x', 1, () => aPage('there'))).status, 200)
  await assert.rejects(ask(pages, 'de /y', 1, () => Promise.reject(new Error('down'))))
  assert.equal((await ask(pages, 'de /y', 1, () => aPage('up'))).status, 200)
})

test('a state outlives the page of an older version', async () => {
  const pages = new VisitorPages()
  await ask(pages, 'de /', 1, () => aPage('old'))
  await ask(pages, 'de /', 2, () => aPage('new'))
  assert.ok(pages.stateNamed('old.js'))
  assert.equal(pages.stateNamed('never.js'), undefined)
})

test('[security 4.2] pages and states stay within their byte limit, dropping the oldest', async () => {
  const pages = new VisitorPages(400_000)
  let rendered = 0
  const askFor = (name: string) =>
    ask(pages, name, 1, async () => {
      rendered++
      return { ...(await aPage(name)), body: await compress(randomBytes(20_000).toString('hex'), 1) }
    })
  for (let number = 0; number < 20; number++) await askFor(`de /${number}`)
  assert.equal(rendered, 20)
  await askFor('de /19')
  assert.equal(rendered, 20, 'the latest is held')
  await askFor('de /0')
  assert.equal(rendered, 21, 'the first had to go')
})

test('[security 1.9] no network waits for, or is refused because of, another that asked first', async () => {
  const pages = new VisitorPages()
  let rendered = 0
  const render = () => aPage(`page ${++rendered}`)
  const gate = Promise.withResolvers<void>()
  const late = ask(pages, 'de /', 1, render, {
    network: 'flood',
    turn: async (draw) => {
      await gate.promise
      return draw()
    },
  })
  const refused = ask(pages, 'de /', 1, render, {
    network: 'busy',
    turn: () => Promise.reject(new Error('overloaded')),
  })
  await assert.rejects(refused, /overloaded/)
  const page = await ask(pages, 'de /', 1, render, { network: 'other' })
  gate.resolve()
  assert.equal(await late, page)
  assert.equal(rendered, 1)
})
