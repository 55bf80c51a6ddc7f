/** Operators' uploads: interrupted, refused, and made titles. */
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { listUploads, removeUpload, takeUploads } from '@quintet/contracts/operator/uploads'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { UPLOADS_OPEN_MAX } from '@quintet/domain/operation/uploads'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'
import { createUpload, FILES, patchUpload, placeOfUpload, sendUpload, TUS } from '@quintet/testing/uploading'
import { sql } from 'kysely'
import { importUploads, openUploadStore, remindOfTaken, sweepUploads } from './index.ts'
import { guessFacts, placeOfOne } from './places.ts'
import { deleteStale } from './queries.ts'

let product: Product
let editor: TestOperator
before(async () => {
  product = await startProduct()
  editor = await product.anOperator('editor')
})
after(() => product.stop())

async function offsetOf(place: string): Promise<number> {
  return Number((await editor.send(place, { method: 'HEAD', headers: TUS })).headers.get('upload-offset'))
}

const upload = (file: string, bytes: Uint8Array, sender = editor) => sendUpload(sender, file, bytes)
const parts = async () => {
  const { foundation } = product
  return { ...foundation, store: await openUploadStore(foundation.config, foundation.storage) }
}
const mine = async () => (await editor.call(listUploads)).body.uploads
const matroska = (bytes: number) =>
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), randomBytes(bytes - 4)])

test('[decisions 9.22] an upload interrupted twenty times arrives with the same bytes', async () => {
  const whole = matroska(200_000)
  const created = await createUpload(editor, 'Nordwind (2024).mkv', whole.length)
  assert.equal(created.status, 201)
  const place = placeOfUpload(created)
  for (let cut = 0; cut < 20; cut += 1) {
    const from = await offsetOf(place)
    assert.equal(from, cut * 9973)
    // The body is shorter than announced: the connection breaks in the middle.
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(whole.subarray(from, from + 9973))
        controller.close()
      },
    })
    await patchUpload(editor, place, from, broken)
  }
  const conflict = await patchUpload(editor, place, 5, whole.subarray(5, 100))
  assert.equal(conflict.status, 409, 'nobody writes over what is here')
  await patchUpload(editor, place, 20 * 9973, whole.subarray(20 * 9973))
  const [row] = await mine()
  assert.deepEqual([row?.state, row?.receivedBytes], ['arrived', whole.length])
  assert.deepEqual([row?.guess?.section, row?.guess?.title, row?.guess?.year], ['Movies', 'Nordwind', 2024])
  const stored = path.join(product.foundation.config.dataDir, 'uploads/arriving', row?.id ?? '')
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  assert.equal(hash(await readFile(stored)), hash(whole))
})

test('[decisions 9.22] refuses other files by name at once, and by content when they start', async () => {
  for (const [file, status] of [
    ['setup.exe', 422],
    ['../../etc/film.mkv', 422],
    ['film.mkv', 413],
  ] as const)
    assert.equal((await createUpload(editor, file, status === 413 ? 6 * 1024 ** 4 : 10)).status, status, file)
  const id = await upload('film.mkv', Buffer.concat([Buffer.from('MZ'), randomBytes(5000)]))
  const row = (await mine()).find((each) => each.id === id)
  assert.deepEqual([row?.state, row?.reason], ['refused', 'program'])
  assert.equal((await patchUpload(editor, `${FILES}/${id}`, 5002, Buffer.from('more'))).status, 410)
})

test('[decisions 9.22] a file uploaded again replaces what waits under its path; nobody else’s, and no other file', async () => {
  const [one, other] = [await product.anOperator('editor'), await product.anOperator('editor')]
  const told = async () =>
    (await one.call(listUploads)).body.uploads.map(({ id, path: file, state }) => [id, file, state])
  const theirs = await upload('Watt/Ebbe.mkv', matroska(600), other)
  await upload('Watt/Ebbe.mkv', matroska(600), one)
  const beside = await upload('Watt/Flut.mkv', matroska(600), one)
  const again = await upload('Watt/Ebbe.mkv', matroska(700), one)
  assert.deepEqual(await told(), [
    [again, 'Watt/Ebbe.mkv', 'arrived'],
    [beside, 'Watt/Flut.mkv', 'arrived'],
  ])
  const left = (await other.call(listUploads)).body.uploads.map(({ id }) => id)
  assert.deepEqual(left, [theirs])
  const { store } = await parts()
  assert.ok((await store.ids()).includes(theirs))
  await upload('Watt/Flut.mkv', Buffer.concat([Buffer.from('MZ'), randomBytes(600)]), one)
  const refused = await upload('Watt/Flut.mkv', Buffer.concat([Buffer.from('MZ'), randomBytes(600)]), one)
  assert.deepEqual(await told(), [
    [refused, 'Watt/Flut.mkv', 'refused'],
    [again, 'Watt/Ebbe.mkv', 'arrived'],
  ])
})

test('[decisions 9.22] only editors can upload, from the console’s own page, and see their own uploads', async () => {
  const id = await upload('Ebbe.mkv', matroska(600))
  const reader = await product.anOperator('reader')
  assert.equal((await createUpload(reader, 'a.mkv', 10)).status, 403)
  assert.equal((await createUpload(product.openBrowser(), 'a.mkv', 10)).status, 401)
  const foreign = {
    ...TUS,
    'sec-fetch-site': 'cross-site',
    'upload-length': '10',
    'upload-metadata': 'path YS5ta3Y=',
  }
  assert.equal((await editor.send(FILES, { method: 'POST', headers: foreign })).status, 403)
  const other = await product.anOperator('editor')
  assert.deepEqual((await other.call(listUploads)).body.uploads, [])
  assert.equal((await other.send(`${FILES}/${id}`, { method: 'HEAD', headers: TUS })).status, 404)
  const taking = await other.call(takeUploads, { body: { ids: [id], section: 'Movies' } })
  assert.equal(taking.problem?.code, 'unknown_upload')
  assert.equal((await editor.call(removeUpload, { params: { id } })).status, 200)
})

test('[decisions 9.22] a file becomes a title as specified, imported like any folder; a failure has a reason', async () => {
  const id = await upload('irgendwas.zip', Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(900)]))
  const facts = {
    section: 'Games',
    title: 'Kegeln',
    year: 2020,
    season: null,
    number: null,
    owner: null,
  } as const
  await editor.call(takeUploads, { body: { ids: [id], section: 'Games', files: { [id]: facts } } })
  const twice = await editor.call(takeUploads, {
    body: { ids: [id], section: 'Games', files: { [id]: facts } },
  })
  assert.equal(twice.problem?.code, 'unknown_upload')
  await importUploads(await parts(), { within: 'Games/Kegeln (2020).zip', isDraft: true })
  const broken = (await mine()).find((each) => each.id === id)
  assert.equal(broken?.state, 'failed')
  assert.match(broken?.reason ?? '', /zip/i)
  // A failed upload blocks nothing: it can be removed and uploaded again under the same name.
  assert.equal((await editor.call(removeUpload, { params: { id } })).status, 200)
  const anew = await upload('irgendwas.zip', Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(900)]))
  assert.equal(
    (await editor.call(takeUploads, { body: { ids: [anew], section: 'Games', files: { [anew]: facts } } }))
      .status,
    200,
  )

  const page = await upload('Spiel/index.html', Buffer.from('<!doctype html><title>Spiel</title>'))
  await editor.call(takeUploads, { body: { ids: [page], section: 'Games' } })
  await importUploads(await parts(), { within: 'Games/Spiel', isDraft: true })
  const done = (await mine()).find((each) => each.id === page)
  assert.deepEqual([done?.state, typeof done?.titleId], ['imported', 'number'])
  const again = await upload('Spiel/index.html', Buffer.from('<!doctype html><title>Anders</title>'))
  const inTheWay = await editor.call(takeUploads, { body: { ids: [again], section: 'Games' } })
  assert.equal(inTheWay.problem?.code, 'upload_in_the_way')
})

test('[decisions 9.22] several single files are taken together, each by its own facts', async () => {
  const ids = [await upload('x1.mkv', matroska(600)), await upload('x2.mkv', matroska(600))] as const
  const film = {
    section: 'Movies',
    title: 'Priel',
    year: 2024,
    season: null,
    number: null,
    owner: null,
  } as const
  const episode = { ...film, section: 'Shows', title: 'Siel', season: 2, number: 3 } as const
  const files = { [ids[0]]: film, [ids[1]]: episode }
  const taken = await editor.call(takeUploads, { body: { ids: [...ids], section: 'Movies', files } })
  assert.equal(taken.status, 200)
  const { rows } = await sql<{ library_path: string }>`
    select library_path from upload where id = any(${[...ids]}) order by path`.execute(product.db)
  assert.deepEqual(
    rows.map(({ library_path: place }) => place),
    ['Movies/Priel (2024)/Priel (2024).mkv', 'Shows/Siel (2024)/Season 02/Siel S02E03.mkv'],
  )
  const same = [await upload('x3.mkv', matroska(600)), await upload('x4.mkv', matroska(600))]
  const alike = Object.fromEntries(same.map((id) => [id, { ...film, title: 'Balje' }]))
  const twice = await editor.call(takeUploads, { body: { ids: same, section: 'Movies', files: alike } })
  assert.equal(twice.problem?.code, 'upload_in_the_way')
})

test('[decisions 9.22] a folder named like a section stays in the chosen section', async () => {
  const said = Buffer.from(JSON.stringify({ texts: { de: { title: 'Musik' } } }))
  const id = await upload('Music/quintet.json', said)
  await editor.call(takeUploads, { body: { ids: [id], section: 'Movies' } })
  await importUploads(await parts(), { within: 'Movies/Music', isDraft: true })
  const source = await product.db
    .selectFrom('import_source')
    .innerJoin('content_item as item', 'item.id', 'import_source.item_id')
    .select(['import_source.path', 'item.kind'])
    .where('import_source.path', 'like', '%Music')
    .executeTakeFirst()
  assert.deepEqual(source, { path: 'Movies/Music', kind: 'movie' })
})

test('[decisions 9.22] if two operators choose the same place concurrently, one is refused, and no file is lost', async () => {
  const { dataDir } = product.foundation.config
  const other = await product.anOperator('editor')
  const senders = [editor, other]
  const files = senders.map(() => matroska(900))
  const ids = await Promise.all(
    senders.map((sender, at) => upload('Zugleich.mkv', files[at] ?? matroska(5), sender)),
  )
  const taken = await Promise.all(
    senders.map((sender, at) =>
      sender.call(takeUploads, { body: { ids: [ids[at] ?? ''], section: 'Movies' } }),
    ),
  )
  const codes = taken.map(({ status, problem }) => problem?.code ?? status)
  assert.deepEqual(new Set(codes), new Set([200, 'upload_in_the_way']))
  const [first, second] = codes[0] === 200 ? [0, 1] : [1, 0]
  await importUploads(await parts(), { within: 'Movies/Zugleich.mkv', isDraft: true })
  const lies = (place: string) => readFile(path.join(dataDir, 'uploads', place))
  assert.deepEqual(await lies('library/Movies/Zugleich.mkv'), files[first])
  assert.deepEqual(await lies(`arriving/${ids[second]}`), files[second])
  const { uploads } = (await senders[second]?.call(listUploads))?.body ?? { uploads: [] }
  assert.equal(uploads.find(({ id }) => id === ids[second])?.state, 'arrived')
})

test('[decisions 9.22] an upload whose process dies at any step of its import is imported all the same', async () => {
  const { dataDir } = product.foundation.config
  const page = Buffer.from('<!doctype html><title>Spiel</title>')
  const at = (...names: string[]) => path.join(dataDir, 'uploads', ...names)
  const arriving = (id: string) => at('arriving', id)
  const deaths: [name: string, leave: (id: string, target: string) => Promise<void>][] = [
    ['Before', () => Promise.resolve()],
    ['Between', (id, target) => link(arriving(id), target)],
    ['After', (id, target) => rename(arriving(id), target)],
  ]
  for (const [name, leave] of deaths) {
    const id = await upload(`${name}/index.html`, page)
    const taken = await editor.call(takeUploads, { body: { ids: [id], section: 'Games' } })
    assert.equal(taken.status, 200)
    // The request itself moves nothing: a rollback could not undo it.
    assert.deepEqual(await readFile(arriving(id)), page)
    await mkdir(at('library', 'Games', name), { recursive: true })
    await leave(id, at('library', 'Games', name, 'index.html'))
    await importUploads(await parts(), { within: `Games/${name}`, isDraft: true })
    const row = (await mine()).find((each) => each.id === id)
    assert.deepEqual([row?.state, typeof row?.titleId], ['imported', 'number'], name)
    assert.ok(!existsSync(arriving(id)))
  }
})

test('[decisions 9.22] an upload whose file is lost fails with a reason instead of waiting for good', async () => {
  const id = await upload('Verloren/index.html', Buffer.from('<!doctype html><title>Weg</title>'))
  await editor.call(takeUploads, { body: { ids: [id], section: 'Games' } })
  const { store } = await parts()
  await store.remove(id)
  await importUploads(await parts(), { within: 'Games/Verloren', isDraft: true })
  const row = (await mine()).find((each) => each.id === id)
  assert.deepEqual([row?.state, row?.reason], ['failed', 'The file is no longer there.'])
  assert.equal((await editor.call(removeUpload, { params: { id } })).status, 200)
})

test('[decisions 9.22] an import that failed too often is requested again, as it was, and what waits for it stays', async () => {
  const { db, foundation, clock } = product
  const id = await upload('Geduld/index.html', Buffer.from('<!doctype html><title>Geduld</title>'))
  const taken = await editor.call(takeUploads, { body: { ids: [id], section: 'Games', isDraft: true } })
  assert.equal(taken.status, 200)
  const jobs = async () => {
    const { rows } = await sql<{ state: string; data: object }>`
      select state::text, data from pgboss.job where singleton_key = 'Games/Geduld' order by created_on`.execute(
      db,
    )
    return rows.map(({ state, data }) => [state, 'isDraft' in data && data.isDraft])
  }
  await remindOfTaken(foundation)
  assert.deepEqual(await jobs(), [['created', true]], 'nothing is lost yet')
  await sql`update pgboss.job set state = 'failed' where singleton_key = 'Games/Geduld'`.execute(db)
  await Promise.all([remindOfTaken(foundation), remindOfTaken(foundation)])
  assert.deepEqual(await jobs(), [
    ['failed', true],
    ['created', true],
  ])
  await deleteStale(db, new Date(clock.now().getTime() + 30 * DAY_MS))
  const { store } = await parts()
  await sweepUploads({ db, store })
  await importUploads(await parts(), { within: 'Games/Geduld', isDraft: true })
  const row = (await mine()).find((each) => each.id === id)
  assert.deepEqual([row?.state, typeof row?.titleId], ['imported', 'number'])
  await sql`delete from pgboss.job where singleton_key = 'Games/Geduld'`.execute(db)
  await remindOfTaken(foundation)
  assert.deepEqual(await jobs(), [], 'it is imported')
})

test('[decisions 9.22] limits an operator’s open uploads, even with concurrent requests', async () => {
  const busy = await product.anOperator('editor')
  const now = product.clock.now()
  const open = Array.from({ length: UPLOADS_OPEN_MAX - 2 }, (_, at) => ({
    id: `upload_busy_${at}`,
    operator_email: busy.email,
    path: `${at}.mkv`,
    bytes: 10,
    received_bytes: 0,
    state: 'arriving' as const,
    created_at: now,
    changed_at: now,
  }))
  await product.db.insertInto('upload').values(open).execute()
  const ask = () => Promise.all([1, 2, 3, 4, 5, 6].map((at) => createUpload(busy, `More ${at}.mkv`, 10)))
  // Several wait before the first one is written: if they had counted by then, one too many would get through.
  const asked = await product.db.transaction().execute(async (tx) => {
    await sql`lock table upload in share mode`.execute(tx)
    const all = ask()
    const waiting = async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        tx,
      )
      return rows.length
    }
    for (let tries = 0; (await waiting()) < 3 && tries < 200; tries += 1) await sleep(50)
    return { all }
  })
  const answers = await asked.all
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  assert.deepEqual(statuses, [201, 201, 429, 429, 429, 429])
  await product.db.deleteFrom('upload').where('operator_email', '=', busy.email).execute()
})

test('[decisions 9.22] sweeps files without uploads, and keeps others', async () => {
  const { db } = product
  const [kept, forgotten] = [await upload('A.mkv', matroska(600)), await upload('B.mkv', matroska(600))]
  await db.deleteFrom('upload').where('id', '=', forgotten).execute()
  const { store } = await parts()
  await sweepUploads({ db, store })
  const ids = await store.ids()
  assert.deepEqual([ids.includes(kept), ids.includes(forgotten)], [true, false])
})

test('[decisions 9.22] names and tags suggest what a file is, and its place', () => {
  const nothing = { year: null, season: null, number: null, owner: null }
  const cases: [file: string, facts: object, place: string][] = [
    [
      'Up.2009.1080p.BluRay.mkv',
      { section: 'Movies', title: 'Up', year: 2009 },
      'Movies/Up (2009)/Up (2009).mkv',
    ],
    [
      'Deich S01E02 Flut.mkv',
      { section: 'Shows', title: 'Deich', season: 1, number: 2 },
      'Shows/Deich/Season 01/Deich S01E02.mkv',
    ],
    ['Kegeln.zip', { section: 'Games', title: 'Kegeln' }, 'Games/Kegeln.zip'],
    ['05 Flut.flac', { section: 'Music', title: 'Flut', owner: 'Ada' }, 'Music/Ada/Flut.flac'],
  ]
  for (const [file, facts, place] of cases) {
    const guess = guessFacts(file, file.endsWith('flac') ? { title: 'Flut', artist: 'Ada' } : {})
    assert.deepEqual(guess, { ...nothing, ...facts }, file)
    assert.equal(guess && placeOfOne(file, guess), place)
  }
  assert.equal(guessFacts('poster.jpg', {}), null)
})
