/** Uploads to machines that share a bucket but no disk. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import {
  listUploads,
  removeUpload,
  takeUploads,
  type UploadSection,
} from '@quintet/contracts/operator/uploads'
import { previewUploads } from '@quintet/contracts/operator/upload-preview'
import { readTitle } from '@quintet/contracts/operator/titles'
import { setTrailer } from '@quintet/contracts/operator/trailers'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'
import { hasSwift, startSwift } from '@quintet/testing/swift'
import { sendUpload } from '@quintet/testing/uploading'
import { importLibrary } from '../ingest/index.ts'
import { importUploads, openUploadStore, sweepUploads } from './index.ts'
import { TooMuchToBring } from './store.ts'

const run = promisify(execFile)
const lacking = [
  ...(hasSwift ? [] : ['Swift']),
  ...((await readMediaToolVersion()) === null ? ['ffmpeg'] : []),
]
const skip = lacking.length > 0 ? `${lacking.join(' and ')} not installed` : false

describe('[decisions 9.22] uploads with media in a bucket', { skip }, () => {
  const closers: (() => Promise<unknown>)[] = []
  let product: Product
  let editor: TestOperator
  let folder = ''
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'quintet-uploads-'))
    closers.push(() => rm(folder, { recursive: true }))
    const swift = await startSwift()
    closers.push(() => swift.stop())
    product = await startProduct({ environment: swift.settings })
    closers.push(() => product.stop())
    editor = await product.anOperator('editor')
  })
  after(async () => {
    for (const close of closers.toReversed()) await close()
  })

  const parts = async () => {
    const { foundation } = product
    return { ...foundation, store: await openUploadStore(foundation.config, foundation.storage) }
  }
  const uploadOf = async (id: string) =>
    (await editor.call(listUploads)).body.uploads.find((each) => each.id === id)
  const take = (ids: string[], section: UploadSection) =>
    editor.call(takeUploads, { body: { ids, section, isDraft: false } })
  const importAt = async (within: string) => importUploads(await parts(), { within, isDraft: false })
  const keysBelow = async (prefix: string) =>
    (await Array.fromAsync(product.foundation.storage.list(prefix), ({ key }) => key)).toSorted()
  async function made(name: string, seconds: number, ...more: string[]): Promise<Buffer> {
    const file = path.join(folder, name)
    const source = ['-f', 'lavfi', '-i', name.endsWith('.flac') ? `sine=d=${seconds}` : `testsrc2=s=160x90:d=${seconds}:r=24`] // prettier-ignore
    await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...source, ...more, file])
    return readFile(file)
  }

  test('a film becomes a title stored only in the bucket; a later file next to it does not change its identity', async () => {
    const place = 'Movies/Nordwind (2024)'
    const film = await sendUpload(editor, 'Nordwind (2024)/Nordwind (2024).mp4', await made('film.mp4', 1))
    assert.equal((await uploadOf(film))?.state, 'arrived')
    assert.equal((await editor.call(listUploads)).body.freeBytes, null)
    assert.equal((await take([film], 'Movies')).status, 200)
    await importAt(place)
    const { state, titleId } = (await uploadOf(film)) ?? {}
    assert.equal(state, 'imported')
    assert.deepEqual(await keysBelow('uploads'), [`uploads/library/${place}/Nordwind (2024).mp4`])
    const words = Buffer.from('1\r\n00:00:00,100 --> 00:00:00,900\r\nHallo\r\n')
    const beside = await sendUpload(editor, 'Nordwind (2024)/Nordwind (2024).de.srt', words)
    assert.equal((await take([beside], 'Movies')).status, 200)
    await importAt(place)
    assert.deepEqual((await uploadOf(beside))?.titleId, titleId)
    const { source } = await product.db
      .selectFrom('media_asset')
      .select('source')
      .where('item_id', '=', titleId ?? 0)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    assert.equal(source.subtitles.length, 1)
    assert.match(source.files[0] ?? '', /^storage:incoming\//, 'a worker of any machine finds it')
    assert.deepEqual(await readdir(product.foundation.config.dataDir).catch(() => []), [])
  })

  test('[decisions 13.37] pending uploads are previewed with files next to them, and the bucket is unchanged', async () => {
    const words = Buffer.from('1\r\n00:00:00,100 --> 00:00:00,900\r\nMoin\r\n')
    const said = (title: string) => Buffer.from(JSON.stringify({ texts: { de: { title } } }))
    const ids = [
      await sendUpload(editor, 'Nordwind (2024)/Nordwind (2024).en.srt', words),
      await sendUpload(editor, 'Salz (2026)/quintet.json', said('Salz')),
    ]
    const loose = await sendUpload(editor, 'Deich (2025).mp4', await made('deich.mp4', 1))
    const was = await keysBelow('uploads')
    const look = async (body: { ids: string[]; section: UploadSection }) => {
      for (;;) {
        const { body: told } = await editor.call(previewUploads, { body })
        if (told.state === 'done') return told.preview
        assert.equal(told.state, 'running')
      }
    }
    const told = await look({ ids, section: 'Movies' })
    const [nordwind] = told.changed.first
    assert.deepEqual([nordwind?.path, nordwind?.media], ['Movies/Nordwind (2024)', ['main']])
    assert.deepEqual(
      told.added.first.map(({ path: at }) => at),
      ['Movies/Salz (2026)'],
    )
    const alone = await look({ ids: [loose], section: 'Movies' })
    assert.deepEqual([alone.added.total, alone.changed.total, alone.gone.total], [1, 0, 0])
    assert.deepEqual(await keysBelow('uploads'), was)
    const large = { id: loose, place: 'Movies/Deich (2025).mp4', bytes: 5 * 1024 ** 3 }
    const { store } = await parts()
    await assert.rejects(
      store.withLibraryToCome([large], () => assert.fail('It was brought.')),
      TooMuchToBring,
    )
    for (const id of [...ids, loose]) await editor.call(removeUpload, { params: { id } })
  })

  test('a later part extends an album and keeps the parts it had', async () => {
    const album = ['-metadata', 'artist=Ada', '-metadata', 'album=Ebbe']
    const track = (number: number) =>
      made(
        `0${number}.flac`,
        1,
        ...album,
        '-metadata',
        `title=Teil ${number}`,
        '-metadata',
        `track=${number}`,
      )
    const first = await sendUpload(editor, 'Ada/Ebbe/01.flac', await track(1))
    assert.equal((await uploadOf(first))?.guess?.title, 'Teil 1', 'its tags tell what it is')
    await take([first], 'Music')
    await importAt('Music/Ada')
    const second = await sendUpload(editor, 'Ada/Ebbe/02.flac', await track(2))
    await take([second], 'Music')
    await importAt('Music/Ada')
    const [one, two] = [(await uploadOf(first))?.titleId, (await uploadOf(second))?.titleId]
    assert.ok(one)
    const parent = async (id: number) =>
      product.db.selectFrom('content_item').select('parent_id').where('id', '=', id).executeTakeFirst()
    assert.deepEqual(await parent(one), await parent(two ?? 0))
    const titles = await product.db
      .selectFrom('import_source')
      .select('path')
      .where('library', '=', 'bucket:uploads')
      .where('path', 'like', 'Music/%')
      .orderBy('path')
      .execute()
    assert.deepEqual(
      titles.map(({ path: at }) => at),
      ['Music/Ada/Ebbe', 'Music/Ada/Ebbe/01', 'Music/Ada/Ebbe/02'],
    )
  })

  test('a place can be used once, before and after its import; a failed import frees it', async () => {
    const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(900, 1)])
    const one = await sendUpload(editor, 'Kegeln.zip', zip)
    assert.equal((await take([one], 'Games')).status, 200)
    const other = await sendUpload(editor, 'Kegeln.zip', zip)
    assert.equal((await take([other], 'Games')).problem?.code, 'upload_in_the_way')
    await importAt('Games/Kegeln.zip')
    assert.equal((await uploadOf(one))?.state, 'failed')
    assert.equal((await take([other], 'Games')).status, 200)
    const page = await sendUpload(
      editor,
      'Spiel/index.html',
      Buffer.from('<!doctype html><title>Spiel</title>'),
    )
    await take([page], 'Games')
    await importAt('Games/Spiel')
    assert.equal((await uploadOf(page))?.state, 'imported')
    const again = await sendUpload(
      editor,
      'Spiel/index.html',
      Buffer.from('<!doctype html><title>Anders</title>'),
    )
    assert.equal((await take([again], 'Games')).problem?.code, 'upload_in_the_way')
  })

  test('a folder with the same names is a separate library, and takes none of its titles', async () => {
    const known = () =>
      product.db.selectFrom('import_source').select('path').where('library', '=', 'bucket:uploads')
    await product.db
      .deleteFrom('import_source')
      .where('library', '=', 'bucket:uploads')
      .where('path', '!=', 'Games/Spiel')
      .execute()
    const library = path.join(folder, 'library')
    await mkdir(path.join(library, 'Games/Spiel'), { recursive: true })
    await writeFile(path.join(library, 'Games/Spiel/index.html'), '<!doctype html><title>Spiel</title>')
    await importLibrary(await parts(), library)
    assert.deepEqual(await known().execute(), [{ path: 'Games/Spiel' }])
  })

  test('an import that crashed is repeated', async () => {
    const { store } = await parts()
    const place = 'Movies/Rest (2020)/Rest (2020).mp4'
    const film = await sendUpload(editor, 'Rest (2020)/Rest (2020).mp4', await made('rest.mp4', 1))
    await take([film], 'Movies')
    const dies = store.withLibrary('Movies/Rest (2020)', [{ id: film, place }], () =>
      Promise.reject(new Error('killed')),
    )
    await assert.rejects(dies, /killed/)
    assert.notEqual(await product.foundation.storage.size(`uploads/library/${place}`), null)
    await importAt('Movies/Rest (2020)')
    assert.equal((await uploadOf(film))?.state, 'imported')
  })

  test('an upload can become a title’s trailer, and files without uploads are swept', async () => {
    const { id } = await product.aTitle({ media: 'video' })
    const upload = await sendUpload(editor, 'Teaser.mp4', await made('teaser.mp4', 1))
    assert.equal((await editor.call(setTrailer, { params: { id }, body: { upload } })).status, 200)
    assert.equal((await editor.call(readTitle, { params: { id } })).body.trailer.making?.state, 'waiting')
    assert.notEqual(await product.foundation.storage.size(`trailers/${upload}/whole.mp4`), null)
    const [kept, forgotten] = [
      await sendUpload(editor, 'A.srt', Buffer.from('1')),
      await sendUpload(editor, 'B.srt', Buffer.from('1')),
    ]
    await product.db.deleteFrom('upload').where('id', '=', forgotten).execute()
    await sweepUploads(await parts())
    const { store } = await parts()
    const ids = await store.ids()
    assert.deepEqual(
      [kept, forgotten, upload].map((each) => ids.includes(each)),
      [true, false, false],
    )
  })
})
