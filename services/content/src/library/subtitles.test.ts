/** Subtitles written by editors, replacing those of the packaging. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startPlayback } from '@quintet/contracts/playback'
import { listVersions, readTitle, restoreVersion } from '@quintet/contracts/operator/titles'
import {
  listSubtitles,
  readCues,
  setSubtitles,
  takeImportedSubtitles,
} from '@quintet/contracts/operator/subtitles'
import { settleTitle } from '../ingest/settle/settle.ts'
import { newId } from '@quintet/platform/identity/secrets'
import { type Product, startProduct, type TestMember, type TestOperator } from '@quintet/testing'

let product: Product
let editor: TestOperator
let member: TestMember
before(async () => {
  product = await startProduct()
  editor = await product.anOperator('editor')
  member = await product.aMember()
})
after(() => product.stop())

const MASTER = [
  '#EXTM3U',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="Deutsch",URI="a0/index.m3u8"',
  '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",NAME="Deutsch",LANGUAGE="de",FORCED=YES,URI="subtitles/de.m3u8"',
  '#EXT-X-STREAM-INF:BANDWIDTH=1,AUDIO="audio",SUBTITLES="subtitles",CLOSED-CAPTIONS=NONE',
  'v0/index.m3u8',
  '',
].join('\n')
const VTT = 'WEBVTT\n\n00:00:02.000 --> 00:00:04.000\nTom &amp; Jerry\n'

/** Writes a film's packaged files. */
async function pack(assetId: string): Promise<void> {
  const { storage } = product.foundation
  await storage.write(`assets/${assetId}/master.m3u8`, MASTER)
  await storage.write(`assets/${assetId}/subtitles/de.vtt`, VTT)
  await product.db
    .updateTable('media_asset')
    .set({ entry_key: `assets/${assetId}/master.m3u8` })
    .where('id', '=', assetId)
    .execute()
  const named = { place: 0, language: 'de', label: 'Deutsch (forced)', kind: 'subtitles' as const }
  await product.db
    .insertInto('subtitle')
    .values({ asset_id: assetId, ...named, storage_key: `assets/${assetId}/subtitles/de.vtt` })
    .execute()
}

async function aFilm(): Promise<{ id: number; assetId: string }> {
  const { id, assetId } = await product.aTitle({ media: 'video' })
  await pack(assetId ?? '')
  await product.refresh()
  return { id, assetId: assetId ?? '' }
}

const listed = async (id: number) => (await editor.call(listSubtitles, { params: { id } })).body
const version = async (id: number) => (await editor.call(readTitle, { params: { id } })).body.version
const cuesOf = async (id: number, track: string) =>
  (await editor.call(readCues, { params: { id, track } })).body
type Tracks = Parameters<typeof put>[1]
async function put(
  id: number,
  tracks: {
    language: string
    kind: 'subtitles' | 'captions' | 'forced'
    of:
      | { track: string }
      | { file: string }
      | { cues: { start: number; end: number; text: string; isAtTop: boolean }[] }
  }[],
) {
  return editor.call(setSubtitles, { params: { id }, body: { version: await version(id), tracks } })
}
const fileOf = (text: string) => ({ file: Buffer.from(text).toString('base64') })

/** What a member's player receives. */
async function played(id: number) {
  await product.refresh()
  const { body } = await member.call(startPlayback, { body: { contentId: id } })
  const manifest = ('manifest' in body && body.manifest) || ''
  const text = async (address: string) => (await product.send(address)).text()
  const master = await text(manifest)
  const [, uri] = /TYPE=SUBTITLES.*URI="([^"]+)"/.exec(master) ?? []
  const base = manifest.slice(0, manifest.lastIndexOf('/'))
  return { subtitles: body.subtitles, master, uri, base, text }
}

test('[decisions 13.34] an editor sees the packaged subtitles as written', async () => {
  const { id } = await aFilm()
  assert.deepEqual(await listed(id), {
    isEdited: false,
    tracks: [{ id: '0', language: 'de', kind: 'forced', label: 'Deutsch (forced)' }],
  })
  assert.deepEqual(await cuesOf(id, '0'), [{ start: 2, end: 4, text: 'Tom & Jerry', isAtTop: false }])
})

test('[decisions 13.34] saved subtitles reach every player, and the packaged film is unchanged', async () => {
  const { id, assetId } = await aFilm()
  const cues = [
    { start: 5, end: 6, text: 'Zwei < drei', isAtTop: true },
    { start: 1.25, end: 2, text: 'Eins', isAtTop: false },
  ]
  const tracks: Tracks = [
    { language: 'de', kind: 'captions', of: { cues } },
    { language: 'en', kind: 'subtitles', of: fileOf('1\n00:00:01,000 --> 00:00:02,000\nOne\n') },
  ]
  assert.equal((await put(id, tracks)).status, 200)
  const { subtitles, master, uri, base, text } = await played(id)
  assert.deepEqual(
    subtitles.map(({ language, label, kind }) => [language, label, kind]),
    [
      ['de', 'Deutsch (SDH)', 'captions'],
      ['en', 'English', 'subtitles'],
    ],
  )
  const vtt =
    'WEBVTT\n\n00:00:01.250 --> 00:00:02.000\nEins\n\n00:00:05.000 --> 00:00:06.000 line:0\nZwei &lt; drei\n'
  assert.equal(await text(subtitles[0]?.url ?? ''), vtt)
  assert.equal(master.match(/TYPE=SUBTITLES/g)?.length, 2)
  assert.match(master, /AUDIO="audio",CLOSED-CAPTIONS=NONE,SUBTITLES="subtitles"/)
  const playlist = await text(`${base}/${uri}`)
  assert.match(playlist, /#EXT-X-ENDLIST/)
  assert.equal(await text(`${base}/edited/${/^(.+\.vtt)$/m.exec(playlist)?.[1]}`), vtt)
  assert.equal((await product.send(`${base}/edited/${'x'.repeat(43)}.vtt`)).status, 404)
  const { storage } = product.foundation
  const packaged = await storage.readWhole(`assets/${assetId}/master.m3u8`, (bytes) => Buffer.alloc(bytes))
  assert.equal(packaged?.toString(), MASTER)
})

test('[decisions 13.34] language and kind can change while the text stays; removed subtitles disappear from players', async () => {
  const { id } = await aFilm()
  await put(id, [{ language: 'pt-BR', kind: 'subtitles', of: { track: '0' } }])
  const [track] = (await listed(id)).tracks
  assert.deepEqual([track?.language, track?.label], ['pt-BR', 'Português (Brasil)'])
  assert.equal((await cuesOf(id, track?.id ?? ''))[0]?.text, 'Tom & Jerry')
  await put(id, [])
  const { subtitles, master } = await played(id)
  assert.deepEqual(subtitles, [])
  assert.doesNotMatch(master, /SUBTITLES/)
})

test('[decisions 13.34] edited subtitles survive repackaging; resetting restores the imported ones', async () => {
  const { id } = await aFilm()
  await put(id, [{ language: 'en', kind: 'subtitles', of: { track: '0' } }])
  const anew = newId('asset')
  const row = await product.db
    .selectFrom('media_asset')
    .selectAll()
    .where('item_id', '=', id)
    .executeTakeFirstOrThrow()
  const { plays: _plays, source, sound: _sound, ...facts } = row
  await product.db
    .insertInto('media_asset')
    .values({
      ...facts,
      source: JSON.stringify(source),
      sound: null,
      id: anew,
      finished_at: new Date(product.clock.now().getTime() + 1000),
    })
    .execute()
  await pack(anew)
  await product.db.transaction().execute((tx) => settleTitle(tx, id, product.clock.now()))
  assert.equal((await editor.call(readTitle, { params: { id } })).body.film?.id, anew)
  const { uri, base, text } = await played(id)
  assert.match(base, new RegExp(anew))
  assert.match(await text(`${base}/${uri}`), /ENDLIST/)
  await editor.call(takeImportedSubtitles, { params: { id } })
  const { subtitles, master } = await played(id)
  assert.match(subtitles[0]?.url ?? '', /subtitles\/de\.vtt$/)
  assert.equal(master, MASTER)
})

test('[decisions 13.34] each change is a version whose subtitles can be restored', async () => {
  const { id } = await aFilm()
  await put(id, [{ language: 'en', kind: 'subtitles', of: { track: '0' } }])
  await put(id, [])
  const versions = (await editor.call(listVersions, { params: { id } })).body
  assert.deepEqual(
    versions.map(({ fields }) => fields),
    [['subtitles'], ['subtitles']],
  )
  const back = async (to: number) =>
    editor.call(restoreVersion, { params: { id, version: to }, body: { version: await version(id) } })
  await back(versions[1]?.id ?? 0)
  const [track] = (await listed(id)).tracks
  assert.equal((await cuesOf(id, track?.id ?? ''))[0]?.text, 'Tom & Jerry')
  await back(0)
  assert.equal((await listed(id)).isEdited, false)

  const { before: old, after: now } = await product.db
    .selectFrom('operator_event')
    .select(['before', 'after'])
    .where('subject_id', '=', String(id))
    .where('action', '=', 'title_restored')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const named = { kind: track?.kind, label: track?.label, language: 'en' }
  assert.deepEqual(old, { subtitles: [{ id: track?.id, ...named }] }, 'the audit log names them')
  assert.deepEqual(now, {
    subtitles: [{ id: '0', kind: 'forced', label: 'Deutsch (forced)', language: 'de' }],
  })
})

test('[decisions 13.34] rejects empty subtitles and changes based on an outdated version', async () => {
  const { id } = await aFilm()
  const none = { start: 1, end: 1, text: 'x', isAtTop: false }
  const of = [fileOf('no subtitle'), { cues: [none] }, { cues: [{ ...none, end: 2, text: '<i></i>' }] }]
  for (const each of of)
    assert.equal((await put(id, [{ language: 'de', kind: 'subtitles', of: each }])).status, 422)
  assert.equal((await put(id, [{ language: 'de', kind: 'subtitles', of: { track: '7' } }])).status, 404)
  const late = { params: { id }, body: { version: 99, tracks: [] } }
  assert.equal((await editor.call(setSubtitles, late)).status, 409)
  assert.equal((await editor.call(takeImportedSubtitles, { params: { id } })).status, 404)
  const [event] = await product.db
    .selectFrom('operator_event')
    .select('id')
    .where('subject_id', '=', String(id))
    .execute()
  assert.equal(event, undefined, 'nothing changed, nothing is noted')
})
