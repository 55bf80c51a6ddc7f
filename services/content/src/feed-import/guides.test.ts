/** External guides in the schedule, and feeds in the console. */
import assert from 'node:assert/strict'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import {
  addFeed,
  previewFeed,
  readFeed,
  removeFeed,
  runFeed as runAgain,
} from '@quintet/contracts/operator/feeds'
import { publishTitles } from '@quintet/contracts/operator/titles'
import { getSchedule } from '@quintet/contracts/schedule'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { makeAppPassword, type Product, startProduct, type TestMember } from '@quintet/testing'
import { forgetLibraries } from './forget-libraries.ts'
import { runFeed, settleFeed } from './index.ts'
import { feedLibrary } from './library.ts'

let product: Product
let member: TestMember
let scratch = ''
before(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'quintet-guide-'))
  product = await startProduct()
  member = await product.aMember()
})
after(async () => {
  await product.stop()
  await rm(scratch, { recursive: true, force: true })
})

const stamp = (hours: number) =>
  `${new Date(product.clock.now().getTime() + hours * HOUR_MS).toISOString().replace(/\D/g, '').slice(0, 14)} +0000`

/** Writes a feed to a file, and reads it like the command line. */
async function feed(name: string, text: string) {
  const address = path.join(scratch, name)
  await writeFile(address, text)
  const now = product.clock.now()
  const { id } = await product.db.transaction().execute((tx) => settleFeed(tx, { address }, now))
  const report = await runFeed(product.foundation, id)
  await product.refresh()
  return report
}

const guide = (channel: string) => `<tv>
  <programme start="${stamp(-1)}" stop="${stamp(1)}" channel="${channel}"><title>Nord gegen Süd 3:1</title><sub-title>Finale</sub-title><desc>Tore &amp; mehr</desc></programme>
  <programme start="${stamp(-900)}" stop="${stamp(-899)}" channel="${channel}"><title>Vorbei</title></programme>
  <programme start="${stamp(0)}" stop="${stamp(2)}" channel="Fremd.de"><title>Anderswo</title></programme></tv>`

test('[decisions 9.6] a guide is matched to channels by id, in the schedule and in the guide for players; unmatched ids are reported', async () => {
  const list = '#EXTM3U\n#EXTINF:-1 tvg-id="Eins.de",Eins\nhttps://stream.example/eins.m3u8\n'
  const { items } = await feed('list.m3u', list)
  const [channel] = items
  assert.deepEqual([channel?.kind, channel?.title, channel?.state], ['channel', 'Eins', 'published'])
  const { programmes, ignored } = await feed('guide.xml', guide('EINS.de'))
  assert.equal(programmes, 1)
  assert.deepEqual(ignored, [
    { path: 'EINS.de', reason: 'Programmes in the past or too far ahead: 1.' },
    { path: 'Fremd.de', reason: 'No channel from a feed has this id (1 programmes).' },
  ])
  const entries = (await product.call(getSchedule)).body
  assert.deepEqual(
    entries.map(({ contentId, channelId, title, byline }) => ({ contentId, channelId, title, byline })),
    [{ contentId: channel?.id, channelId: channel?.id, title: 'Nord gegen Süd 3:1', byline: 'Finale' }],
  )
  const { password: key } = await makeAppPassword(member.browser.call, { scope: 'tv' })
  const xml = await (await product.send(`/feeds/guide.xml?key=${key}`)).text()
  assert.match(
    xml,
    /<title lang="de">Nord gegen Süd 3:1<\/title><sub-title lang="de">Finale<\/sub-title><desc lang="de">Tore &#38; mehr<\/desc>/,
  )

  await feed('guide.xml', guide('Fremd.de'))
  assert.deepEqual((await product.call(getSchedule)).body, [], 'what a guide no longer tells is gone')
})

test('[decisions 9.21] an editor previews a table before adding it, and publishes its titles', async () => {
  const editor = await product.anOperator('editor')
  const file = { name: 'films.csv', content: Buffer.from('Name,Jahr\nNordwind,2024\n').toString('base64') }
  const seen = (await editor.call(previewFeed, { body: { source: { file } } })).body
  assert.deepEqual(
    [seen.kind, seen.columns, seen.rows, seen.needsVertical],
    ['table', ['Name', 'Jahr'], [['Nordwind', '2024']], true],
  )
  assert.deepEqual(seen.mapping, { columns: { title: 'Name', year: 'Jahr' } })
  const wishes = { vertical: 'movies', mapping: seen.mapping } as const
  const first = (await editor.call(previewFeed, { body: { source: { file }, ...wishes } })).body.first
  assert.deepEqual(first, [{ title: 'Nordwind', vertical: 'movies', year: 2024, parts: 0, about: null }])

  const { id, state } = (await editor.call(addFeed, { body: { source: { file }, name: 'Films', ...wishes } }))
    .body
  assert.equal(state, 'waiting')
  const twice = await editor.call(addFeed, { body: { source: { file }, name: 'Films' } })
  assert.equal(twice.problem?.code, 'known_feed')
  await runFeed(product.foundation, id)
  const { hidden, drafts, report } = (await editor.call(readFeed, { params: { id } })).body
  assert.deepEqual([hidden.map(({ title }) => title), drafts, report?.imported], [['Nordwind'], 1, 1])
  await editor.call(publishTitles, { body: { ids: hidden.map((each) => each.id) } })

  const more = {
    name: 'films.csv',
    content: Buffer.from('Name,Jahr\nNordwind,2024\nFlut,2023\n').toString('base64'),
  }
  await editor.call(runAgain, { params: { id }, body: { file: more } })
  await runFeed(product.foundation, id)
  const later = (await editor.call(readFeed, { params: { id } })).body
  assert.deepEqual(
    [later.titles, later.hidden.map(({ title }) => title)],
    [2, ['Flut']],
    'what was shown stays shown',
  )
})

test('[decisions 9.21] a removed feed leaves its titles, and no files once their media are made', async () => {
  const editor = await product.anOperator('editor')
  const add = async (name: string) => {
    const content = Buffer.from(`Name,Jahr\n${name},2024\n`).toString('base64')
    const body = { source: { file: { name: `${name}.csv`, content } }, name, vertical: 'movies' } as const
    const { id } = (await editor.call(addFeed, { body })).body
    const { items } = await runFeed(product.foundation, id)
    const [title] = items
    assert.ok(title?.id)
    return { id, title: title.id, folder: feedLibrary(product.foundation.config, id) }
  }
  const [gone, kept] = [await add('Weg'), await add('Bleibt')]
  const setState = (state: 'pending' | 'imported') =>
    product.db.updateTable('import_source').set({ state }).where('item_id', '=', gone.title).execute()
  const isThere = async (folder: string) => access(folder).then(() => true, () => false) // prettier-ignore
  await editor.call(removeFeed, { params: { id: gone.id } })
  await setState('pending')
  await forgetLibraries(product.foundation)
  assert.equal(await isThere(gone.folder), true, 'its media are still being made')
  await setState('imported')
  await forgetLibraries(product.foundation)
  assert.deepEqual([await isThere(gone.folder), await isThere(kept.folder)], [false, true])
  const titles = await product.db
    .selectFrom('content_item')
    .select('id')
    .where('id', '=', gone.title)
    .execute()
  assert.equal(titles.length, 1)
})

test('[decisions 9.20] the console only fetches from public addresses', async () => {
  const editor = await product.anOperator('editor')
  for (const address of [
    `${product.origin}/feed.xml`,
    'http://localhost:1/',
    'http://10.0.0.1/',
    'http://[::ffff:127.0.0.1]/',
  ]) {
    const { problem } = await editor.call(previewFeed, { body: { source: { address } } })
    assert.equal(problem?.code, 'unreadable_feed', address)
    assert.match(JSON.stringify(problem), /not a public address/)
  }
})
