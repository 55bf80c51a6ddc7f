import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { newId } from '@quintet/platform/identity/secrets'
import { type Product, startProduct } from '@quintet/testing'
import { editTitle } from '../../edits/service.ts'
import { reportUsage } from '../../usage/report.ts'
import { importLibrary } from '../import-library.ts'
import { publishTitles } from '../operate/operate.ts'
import { sql } from 'kysely'
import { listTitles } from '../../library/titles.ts'
import {
  binTitles,
  deleteInSteps,
  deleteTitle,
  letInAgain,
  listDeleted,
  putBackTitles,
  readFate,
} from './bin.ts'

const ACTOR = 'ada@house.example'

let product: Product
let scratch = ''
before(async () => {
  product = await startProduct()
  scratch = await mkdtemp(path.join(tmpdir(), 'bin-'))
})
after(async () => {
  await product.stop()
  await rm(scratch, { recursive: true, force: true })
})

/** A series with an episode, and a film. Announced titles need no media, so they are published at once. */
async function aLibrary() {
  const root = await mkdtemp(path.join(scratch, 'library-'))
  const title = (name: string, more: object = {}) => ({
    texts: { de: { title: name }, en: { title: name } },
    ...more,
  })
  await write(root, {
    'Movies/Nordwind (2024)/quintet.json': title('Nordwind', { tags: ['wind'] }),
    'Movies/Salz (2023)/quintet.json': title('Salz'),
  })
  const { items } = await importLibrary(product.foundation, root)
  const idOf = (name: string) => items.find((item) => item.title === name)?.id ?? 0
  return { root, film: idOf('Nordwind'), other: idOf('Salz') }
}

async function write(root: string, files: Record<string, object>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), JSON.stringify(content))
  }
}

const within = <T>(work: (tx: Parameters<typeof binTitles>[0], now: Date) => Promise<T>) =>
  product.db.transaction().execute((tx) => work(tx, product.clock.now()))
const bin = (id: number) => within((tx, now) => binTitles(tx, { ids: [id], actor: ACTOR }, now))
const deleteForGood = (id: number) =>
  within((tx, now) => deleteTitle(product.foundation, tx, { id, actor: ACTOR }, now))
const isSeen = async (id: number) => {
  await product.refresh()
  return (await product.send(`/api/content/info/221/${id}`)).status === 200
}
const publishedAt = async (id: number) =>
  (await product.db.selectFrom('content_item').select('published_at').where('id', '=', id).executeTakeFirst())
    ?.published_at

test('[decisions 13.17] a title in the bin is hidden despite imports, and can be restored', async () => {
  const { root, film } = await aLibrary()
  const since = await publishedAt(film)
  assert.equal(await isSeen(film), true)
  await bin(film)
  assert.equal(await isSeen(film), false)
  await write(root, { 'Movies/Nordwind (2024)/quintet.json': { texts: { de: { title: 'Nordwind neu' } } } })
  await importLibrary(product.foundation, root)
  const shown = await publishTitles(product.foundation, [film], async () => {})
  assert.deepEqual(shown.refused, [{ id: film, reason: 'It is in the bin.' }])
  assert.equal(await isSeen(film), false)
  product.clock.advance(DAY_MS)
  await within((tx, now) => putBackTitles(tx, [film], now))
  assert.equal(await isSeen(film), true)
  assert.deepEqual(await publishedAt(film), since)
  await assert.rejects(
    within((tx, now) => putBackTitles(tx, [film], now)),
    { code: 'title_not_in_bin' },
  )
})

test('[decisions 13.17] a series is binned and restored with its episodes, including later ones', async () => {
  const series = await product.aTitle({ kind: 'series' })
  const shown = await product.aTitle({ kind: 'episode', parentId: series.id })
  const hidden = await product.aTitle({ kind: 'episode', parentId: series.id })
  await product.db
    .updateTable('content_item')
    .set({ published_at: null })
    .where('id', '=', hidden.id)
    .execute()
  assert.deepEqual((await bin(series.id)).all, [series.id, shown.id, hidden.id])
  assert.deepEqual(await Promise.all([series.id, shown.id].map(isSeen)), [false, false])
  await within((tx, now) => putBackTitles(tx, [series.id], now))
  assert.deepEqual(
    await Promise.all([series.id, shown.id, hidden.id].map(isSeen)),
    [true, true, false],
    'what was hidden before stays hidden',
  )
})

test('[decisions 13.17] tells which titles it moved, so that undoing it restores those and no others', async () => {
  const { film, other } = await aLibrary()
  const series = await product.aTitle({ kind: 'series' })
  const episode = await product.aTitle({ kind: 'episode', parentId: series.id })
  await bin(film)
  const ids = [film, other, series.id, episode.id]
  const { titles } = await within((tx, now) => binTitles(tx, { ids, actor: ACTOR }, now))
  assert.deepEqual(titles, [other, series.id])
  await within((tx, now) => putBackTitles(tx, titles, now))
  assert.deepEqual(await Promise.all(ids.map(isSeen)), [false, true, true, true])
  await within((tx, now) => putBackTitles(tx, [film], now))
})

test('[decisions 13.17] imports skip a permanently deleted title, even if renamed, until it is readmitted', async () => {
  const { root, film, other } = await aLibrary()
  await assert.rejects(deleteForGood(film), { code: 'title_not_in_bin' })
  await bin(film)
  await deleteForGood(film)
  assert.equal(await publishedAt(film), undefined)
  const again = await importLibrary(product.foundation, root)
  assert.deepEqual(
    again.items.map((item) => item.id),
    [other],
  )
  assert.deepEqual(
    again.ignored.map((each) => each.path),
    ['Movies/Nordwind (2024)'],
  )
  await rename(path.join(root, 'Movies/Nordwind (2024)'), path.join(root, 'Movies/Nordwind [2160p] (2024)'))
  assert.equal((await importLibrary(product.foundation, root)).imported, 0, 'under another name')
  assert.deepEqual(
    (await listDeleted(product.db)).filter(({ id }) => id === film).map(({ title, actor }) => [title, actor]),
    [['Nordwind', ACTOR]],
  )
  assert.equal(await within((tx) => letInAgain(tx, film)), true)
  const back = await importLibrary(product.foundation, root)
  assert.equal(back.imported, 1)
  assert.equal(
    back.items.some(({ id }) => id === film),
    false,
    'as a new title',
  )
  assert.equal(await within((tx) => letInAgain(tx, film)), false)
})

test('[decisions 13.17] shows in advance what would be deleted; a rented title stays, and usage keeps the name', async () => {
  const { id } = await product.aTitle({ title: 'Gespielt', media: 'video' })
  const day = product.clock.now().toISOString().slice(0, 10)
  await product.db
    .insertInto('usage_day')
    .values({ day, item_id: id, country: 'DE', plan: 'monthly', starts: 3, seconds: 60, finished: 1 })
    .execute()
  const fate = { parts: 0, media: 1, positions: 0, favorites: 0, rentals: 0, wasRented: false }
  assert.deepEqual(await readFate(product.db, id, product.clock.now()), fate)
  await bin(id)
  await deleteForGood(id)
  const lines = await reportUsage(product.db, { from: day, to: day, by: 'title', language: 'de' })
  assert.partialDeepStrictEqual(
    lines.find(({ key }) => key === String(id)),
    { name: 'Gespielt', kind: 'movie' },
  )

  const rented = await product.aTitle()
  const { email } = await product.aMember()
  const account = await product.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const now = product.clock.now()
  await product.db
    .insertInto('rental')
    .values({
      id: newId('rental'),
      account_id: account.id,
      item_id: rented.id,
      rented_at: now,
      start_by: now,
    })
    .execute()
  await bin(rented.id)
  await assert.rejects(deleteForGood(rented.id), { code: 'title_rented' })
})

test('[decisions 13.17] a title that many have played is gone at once, and deleted in steps that survive an interruption', async () => {
  const { root, film } = await aLibrary()
  const { email } = await product.aMember()
  await sql`
    insert into stream (id, account_id, profile_id, session_id, device_id, item_id, type, started_at, last_seen_at, expires_at, ended_at)
    select 'old-' || n, account_id, profile_id, session.id, device_id, ${film}::integer, 'VIDEO', w.at, w.at, w.at, w.at
    from generate_series(1, 5200) n, now() w(at), session
    where account_id = (select id from account where email = ${email})`.execute(product.db)
  const left = async () => {
    const { db } = product
    const streams = await db.selectFrom('stream').select('id').where('item_id', '=', film).execute()
    const titles = await db.selectFrom('content_item').select('id').where('id', '=', film).execute()
    return [streams.length, titles.length]
  }
  const inBin = async () =>
    (
      await listTitles(product.db, {
        state: 'binned',
        search: 'Nordwind',
        language: 'de',
        page: 0,
        sort: 'title',
        isDescending: false,
      })
    ).items.map(({ id }) => id)

  await bin(film)
  assert.deepEqual(await inBin(), [film])
  await deleteForGood(film)
  assert.deepEqual(await inBin(), [])
  await assert.rejects(
    within((tx, now) => putBackTitles(tx, [film], now)),
    { code: 'title_not_in_bin' },
  )
  assert.equal((await importLibrary(product.foundation, root)).imported, 0)
  assert.equal(await within((tx) => letInAgain(tx, film)), true)
  const again = await importLibrary(product.foundation, root)
  assert.deepEqual([again.imported, again.items.some(({ id }) => id === film)], [1, false], 'as a new title')

  await assert.rejects(deleteInSteps(product.db, film, AbortSignal.abort()), { name: 'AbortError' })
  assert.deepEqual(await left(), [200, 1])
  await deleteInSteps(product.db, film)
  assert.deepEqual(await left(), [0, 0])
  await deleteInSteps(product.db, film)
})

test('[decisions 13.3] edits survive further imports, whether the folder changed or not', async () => {
  const { root, film } = await aLibrary()
  const edited = { title: 'Nordwind, bearbeitet', shortDescription: null, description: null }
  await within((tx, now) =>
    editTitle(tx, { id: film, version: 0, actor: ACTOR, fields: { textDe: edited, year: 1999 } }, now),
  )
  const stands = async () =>
    product.db
      .selectFrom('content_item as item')
      .innerJoin('content_text as text', 'text.item_id', 'item.id')
      .select(['text.title', 'item.year'])
      .where('item.id', '=', film)
      .where('text.language', '=', 'de')
      .execute()
  await importLibrary(product.foundation, root)
  assert.deepEqual(await stands(), [{ title: edited.title, year: 1999 }])
  await write(root, {
    'Movies/Nordwind (2024)/quintet.json': { texts: { de: { title: 'Anders' } }, tags: ['sturm'] },
  })
  assert.equal((await importLibrary(product.foundation, root)).updated, 1)
  assert.deepEqual(await stands(), [{ title: edited.title, year: 1999 }])
  const tags = await product.db.selectFrom('content_tag').select('tag').where('item_id', '=', film).execute()
  assert.deepEqual(tags, [{ tag: 'sturm' }], 'what nobody edited follows the import')
})
