/** Jingles in the console. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readTitle, setJingles } from '@quintet/contracts/operator/titles'
import { setPublished } from '@quintet/content'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'

let product: Product
let editor: TestOperator
before(async () => {
  product = await startProduct()
  editor = await product.anOperator('editor')
})
after(() => product.stop())

const jinglesOf = async (id: number) => (await editor.call(readTitle, { params: { id } })).body.jingles

test('[decisions 12.15] an editor sees a channel’s jingles and sets how often they play, also for imports to come', async () => {
  const radio = { vertical: 'music-stream', rating: 'FSK-0' } as const
  const programme = { rules: [{ categories: ['music-stream:jazz'] }], apartHours: 0, jinglesEvery: 2 }
  const { id } = await product.aTitle({ ...radio, kind: 'channel', live: true, programme })
  const ofChannel = { ...radio, kind: 'extra', extraKind: 'jingle', parentId: id } as const
  const second = await product.aTitle({ ...ofChannel, title: 'Nacht', place: 2 })
  const first = await product.aTitle({ ...ofChannel, title: 'Abend', place: 1, media: 'audio' })
  await setPublished(product.db, [second.id], null)
  const [abend, nacht] = [
    { id: first.id, title: 'Abend', isShown: true, isReady: true, seconds: 600 },
    { id: second.id, title: 'Nacht', isShown: false, isReady: false, seconds: null },
  ]
  const jingles = [abend, nacht]
  assert.deepEqual(await jinglesOf(id), { every: 2, importedEvery: 2, isSet: false, jingles })
  const { parts } = (await editor.call(readTitle, { params: { id } })).body
  assert.deepEqual(parts, [])

  const set = (every: number | null) => editor.call(setJingles, { params: { id }, body: { every } })
  assert.deepEqual((await set(0)).body, { changed: true })
  assert.deepEqual(await jinglesOf(id), { every: 0, importedEvery: 2, isSet: true, jingles })
  await set(null)
  assert.deepEqual(await jinglesOf(id), { every: 2, importedEvery: 2, isSet: false, jingles })
  const events = await product.db
    .selectFrom('operator_event')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
  assert.deepEqual(events, [
    { action: 'jingles_set', before: { every: null }, after: { every: 0 } },
    { action: 'jingles_set', before: { every: 0 }, after: { every: null } },
  ])
})

test('[decisions 12.15] only a channel that plays titles has jingles', async () => {
  const film = await product.aTitle({ media: 'video' })
  assert.equal(await jinglesOf(film.id), null)
  const answer = await editor.call(setJingles, { params: { id: film.id }, body: { every: 1 } })
  assert.equal(answer.problem?.code, 'unknown_content')
  const live = await product.aTitle({
    kind: 'channel',
    live: true,
    programme: { rules: [], apartHours: 0, ingest: true },
  })
  assert.equal(await jinglesOf(live.id), null)
})
