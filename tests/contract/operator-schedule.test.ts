/** Titles that editors schedule. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { binTitles, putBackTitles } from '@quintet/contracts/operator/bin'
import { listTitles, publishTitles, readTitle, scheduleTitles } from '@quintet/contracts/operator/titles'
import { keepSchedules } from '@quintet/content/ingest'
import { setPublished } from '@quintet/content'
import { noteOnTime } from '@quintet/operator'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'

let product: Product
let editor: TestOperator
before(async () => {
  product = await startProduct()
  editor = await product.anOperator('editor')
})
after(() => product.stop())

const inMinutes = (minutes: number) =>
  new Date(product.clock.now().getTime() + minutes * 60_000).toISOString()
const isSeen = async (id: number) => {
  await product.refresh()
  return (await product.send(`/api/content/info/221/${id}`)).status === 200
}
const plan = (ids: number[], publishAt: string | null, withdrawAt: string | null) =>
  editor.call(scheduleTitles, { body: { ids, publishAt, withdrawAt } })
const read = async (id: number) => (await editor.call(readTitle, { params: { id } })).body
const keep = () => keepSchedules(product.foundation, noteOnTime)
const eventsOf = (id: number) =>
  product.db
    .selectFrom('operator_event')
    .select(['action', 'actor'])
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()

async function aDraft(wishes: Parameters<Product['aTitle']>[0] = {}): Promise<number> {
  const { id } = await product.aTitle(wishes)
  await setPublished(product.db, [id], null)
  return id
}

test('[decisions 13.16] a draft is published and withdrawn on schedule, once each, with an event', async () => {
  const id = await aDraft()
  assert.equal((await plan([id], inMinutes(1), inMinutes(48))).status, 200)
  assert.equal((await read(id)).state, 'scheduled')
  const listed = await editor.call(listTitles, { query: { state: 'scheduled' } })
  assert.deepEqual(
    listed.body.items.map((title) => title.id),
    [id],
  )
  assert.equal(await keep(), 0)
  assert.equal(await isSeen(id), false)

  product.clock.advance(1 * 60_000)
  assert.deepEqual((await Promise.all([keep(), keep()])).toSorted(), [0, 1])
  assert.equal(await isSeen(id), true)
  assert.deepEqual((await read(id)).schedule.publishAt, null)

  product.clock.advance(48 * 60_000)
  assert.equal(await keep(), 1)
  assert.equal(await keep(), 0)
  assert.equal(await isSeen(id), false)
  assert.deepEqual(await eventsOf(id), [
    { action: 'titles_scheduled', actor: editor.email },
    { action: 'title_published_on_time', actor: editor.email },
    { action: 'title_withdrawn_on_time', actor: editor.email },
  ])
})

test('[decisions 13.16] a schedule can be cancelled, and ends when the title is published by hand', async () => {
  const [taken, shown] = [await aDraft(), await aDraft()]
  await plan([taken, shown], inMinutes(1), null)
  await plan([taken], null, null)
  assert.equal((await read(taken)).state, 'draft')
  await editor.call(publishTitles, { body: { ids: [shown] } })
  assert.equal((await read(shown)).schedule.publishAt, null)
  product.clock.advance(2 * 60_000)
  assert.equal(await keep(), 0)
  assert.equal(await isSeen(taken), false)
})

test('[decisions 13.17] a schedule rests while its title is in the bin, and goes on when it is restored', async () => {
  const [coming, leaving] = [await aDraft(), (await product.aTitle()).id]
  const ids = [coming, leaving]
  const [publishAt, withdrawAt] = [inMinutes(1), inMinutes(3)]
  await plan([coming], publishAt, null)
  await plan([leaving], null, withdrawAt)
  const plans = async () => (await Promise.all(ids.map(read))).map(({ schedule }) => schedule)
  const earlier = await plans()
  const binned = await editor.call(binTitles, { body: { ids } })
  assert.deepEqual(binned.body.ids, ids)
  product.clock.advance(2 * 60_000)
  assert.equal(await keep(), 0)
  await editor.call(putBackTitles, { body: { ids } })
  assert.deepEqual(await plans(), earlier)
  assert.deepEqual(await Promise.all(ids.map(isSeen)), [false, true])
  assert.equal(await keep(), 1)
  assert.equal(await isSeen(coming), true)
  await editor.call(binTitles, { body: { ids: [leaving] } })
  product.clock.advance(2 * 60_000)
  await editor.call(putBackTitles, { body: { ids: [leaving] } })
  assert.equal(await keep(), 1)
  assert.equal(await isSeen(leaving), false)
})

test('[decisions 13.16] the rights window takes precedence, and a part with its own schedule waits for it', async () => {
  const shut = await aDraft({ availableFrom: new Date(inMinutes(3)) })
  const series = await aDraft({ kind: 'series' })
  const [first, later] = [
    await aDraft({ kind: 'episode', parentId: series }),
    await aDraft({ kind: 'episode', parentId: series }),
  ]
  await plan([shut, series], inMinutes(1), null)
  await plan([later], inMinutes(5), null)
  product.clock.advance(1 * 60_000)
  assert.equal(await keep(), 2)
  assert.deepEqual(await Promise.all([shut, series, first, later].map(isSeen)), [false, true, true, false])
  product.clock.advance(4 * 60_000)
  assert.equal(await keep(), 1)
  assert.deepEqual(await Promise.all([shut, later].map(isSeen)), [true, true])
})

test('[decisions 13.16] rejects a time in the past, and a withdrawal before the publication', async () => {
  const id = await aDraft()
  assert.equal((await plan([id], inMinutes(-1), null)).problem?.code, 'schedule_in_past')
  assert.equal((await plan([id], inMinutes(2), inMinutes(1))).status, 422)
  assert.equal((await plan([999_999], inMinutes(2), null)).problem?.code, 'unknown_content')
})
