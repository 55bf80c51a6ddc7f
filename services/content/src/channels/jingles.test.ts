/** Jingles in the console. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { binTitles, putBackTitles } from '@quintet/contracts/operator/bin'
import { addJingle, editTitle, listTitles, readTitle, setJingles } from '@quintet/contracts/operator/titles'
import { listUploads } from '@quintet/contracts/operator/uploads'
import { setPublished } from '@quintet/content'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'
import { sendUpload } from '@quintet/testing/uploading'
import { importLibrary } from '../ingest/import-library.ts'
import { settleTitle } from '../ingest/settle/settle.ts'

let product: Product
let editor: TestOperator
before(async () => {
  product = await startProduct()
  editor = await product.anOperator('editor')
})
after(() => product.stop())

const FINE = { reason: null, isRatedOut: false }
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
    { id: first.id, title: 'Abend', isShown: true, isReady: true, seconds: 600, ...FINE },
    { id: second.id, title: 'Nacht', isShown: false, isReady: false, seconds: null, ...FINE },
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

const RADIO = { kind: 'channel', vertical: 'music-stream', live: true } as const
const PLAYS_JAZZ = { rules: [{ categories: ['music-stream:jazz'] }], apartHours: 0 }
const sound = (name: string) =>
  sendUpload(editor, name, Buffer.concat([Buffer.from('ID3'), randomBytes(900)]))
const add = (id: number, upload: string) => editor.call(addJingle, { params: { id }, body: { upload } })

/** Finishes the media of a title like the media service. */
async function make(itemId: number, state: 'ready' | 'failed' = 'ready'): Promise<void> {
  const now = product.clock.now()
  const told = state === 'ready' ? { duration_seconds: 4.2 } : { reason: 'It is no recording.' }
  await product.db
    .updateTable('media_asset')
    .set({ state, finished_at: now, ...told })
    .where('item_id', '=', itemId)
    .execute()
  await product.db.transaction().execute((trx) => settleTitle(trx, itemId, now))
}

test('[decisions 12.16] an editor gives a channel a jingle by uploading it; it plays once it is made, with the rating of the channel', async () => {
  const { id } = await product.aTitle({ ...RADIO, programme: PLAYS_JAZZ, rating: 'FSK-12' })
  const upload = await sound('01 Guten Morgen.mp3')
  const answer = await add(id, upload)
  assert.equal(answer.status, 200)
  const jingle = answer.body.id
  const [making] = (await jinglesOf(id))?.jingles ?? []
  const named = { id: jingle, title: '01 Guten Morgen', isShown: true, ...FINE }
  assert.deepEqual(making, { ...named, isReady: false, seconds: null })
  assert.deepEqual((await editor.call(listUploads)).body.uploads, [], 'it is no upload any more')
  await make(jingle)
  const [ready] = (await jinglesOf(id))?.jingles ?? []
  assert.deepEqual(ready, { ...named, isReady: true, seconds: 4.2 })
  const record = (await editor.call(readTitle, { params: { id: jingle } })).body
  assert.deepEqual([record.rating, record.state, record.parent?.id], ['FSK-12', 'published', id])
  const event = await product.db
    .selectFrom('operator_event')
    .select(['action', 'actor', 'after'])
    .where('subject_id', '=', String(id))
    .executeTakeFirstOrThrow()
  assert.deepEqual(event, {
    action: 'jingle_added',
    actor: editor.email,
    after: { file: '01 Guten Morgen.mp3', jingle },
  })

  const second = (await add(id, await sound('02 Mittag.mp3'))).body.id
  await make(second, 'failed')
  assert.deepEqual(
    (await jinglesOf(id))?.jingles.map(({ title, isReady, reason }) => [title, isReady, reason]),
    [
      ['01 Guten Morgen', true, null],
      ['02 Mittag', false, 'It is no recording.'],
    ],
  )
})

test('[decisions 12.16] a jingle in the bin leaves its channel, is found there, and comes back', async () => {
  const { id } = await product.aTitle({ ...RADIO, programme: PLAYS_JAZZ })
  const jingle = (await add(id, await sound('Abend.mp3'))).body.id
  await make(jingle)
  await editor.call(binTitles, { body: { ids: [jingle] } })
  assert.deepEqual((await jinglesOf(id))?.jingles, [])
  const binned = (await editor.call(listTitles, { query: { state: 'binned' } })).body.items
  assert.deepEqual(
    binned.map((title) => title.id),
    [jingle],
  )
  await editor.call(putBackTitles, { body: { ids: [jingle] } })
  assert.deepEqual(
    (await jinglesOf(id))?.jingles.map((each) => [each.id, each.isShown]),
    [[jingle, true]],
  )
})

test('[decisions 12.16] radio takes sound, other channels take videos, and nothing else takes a jingle', async () => {
  const radio = await product.aTitle({ ...RADIO, programme: PLAYS_JAZZ })
  const films = { rules: [{ categories: ['movies'] }], apartHours: 0 }
  const channel = await product.aTitle({ kind: 'channel', live: true, programme: films })
  const film = await product.aTitle({ media: 'video' })
  const upload = await sound('Kennung.mp3')
  assert.equal((await add(channel.id, upload)).problem?.code, 'jingle_refused')
  assert.equal((await add(film.id, upload)).problem?.code, 'unknown_content')
  assert.equal((await add(radio.id, 'none')).problem?.code, 'unknown_upload')
  const other = await product.anOperator('editor')
  const foreign = await other.call(addJingle, { params: { id: radio.id }, body: { upload } })
  assert.equal(foreign.problem?.code, 'unknown_upload')
  assert.equal((await add(radio.id, upload)).status, 200, 'and it is still there')
  const ingest = { rules: [], apartHours: 0, ingest: true } as const
  const live = await product.aTitle({ ...RADIO, programme: ingest })
  assert.equal((await add(live.id, await sound('Kennung.mp3'))).problem?.code, 'unknown_content')
})

test('[decisions 12.16] a jingle that was added follows the rating of its channel, edited or imported anew, unless it has its own', async () => {
  const library = await mkdtemp(path.join(tmpdir(), 'rated-jingles-'))
  const folder = path.join(library, 'Music', 'Radio', 'Abendradio')
  await mkdir(folder, { recursive: true })
  const say = async (rating: string) => {
    const programme = { rules: [{ categories: ['music-stream'] }], apartHours: 0 }
    const texts = { de: { title: 'Abendradio' } }
    await writeFile(
      path.join(folder, 'quintet.json'),
      JSON.stringify({ kind: 'channel', live: true, programme, texts, rating }),
    )
    await importLibrary(product.foundation, library)
  }
  await say('FSK 12')
  const { id } = await product.db
    .selectFrom('content_item')
    .innerJoin('content_text', 'item_id', 'content_item.id')
    .select('content_item.id')
    .where('title', '=', 'Abendradio')
    .executeTakeFirstOrThrow()
  const [mine, own] = [
    (await add(id, await sound('Mein.mp3'))).body.id,
    (await add(id, await sound('Eigen.mp3'))).body.id,
  ]
  const rate = async (title: number, guidance: string) => {
    const { version } = (await editor.call(readTitle, { params: { id: title } })).body
    const fields = { rating: { guidance, descriptors: [] } }
    await editor.call(editTitle, { params: { id: title }, body: { version, fields } })
  }
  const ratingsOf = () =>
    Promise.all(
      [id, mine, own].map(
        async (each) => (await editor.call(readTitle, { params: { id: each } })).body.rating,
      ),
    )
  await rate(own, 'FSK-6')
  assert.deepEqual(await ratingsOf(), ['FSK-12', 'FSK-12', 'FSK-6'])
  await say('FSK 16')
  assert.deepEqual(await ratingsOf(), ['FSK-16', 'FSK-16', 'FSK-6'])
  await rate(id, 'FSK-0')
  assert.deepEqual(await ratingsOf(), ['FSK-0', 'FSK-0', 'FSK-6'])
  assert.deepEqual(
    (await jinglesOf(id))?.jingles.map(({ title, isRatedOut }) => [title, isRatedOut]),
    [
      ['Mein', false],
      ['Eigen', true],
    ],
  )
  await rm(library, { recursive: true })
})
