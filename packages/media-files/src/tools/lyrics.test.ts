import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { readLyrics } from './lyrics.ts'

let scratch = ''
before(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'lyrics-'))
})
after(() => rm(scratch, { recursive: true, force: true }))

const keep = async (name: string, bytes: Buffer) => {
  const file = path.join(scratch, name)
  await writeFile(file, bytes)
  return file
}

const big = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value])
const little = (value: number) => big(value).toReversed()
const UTF8 = 3

/** Builds an ID3v2.3 tag without audio, as taggers write it at the start of a file. */
function id3(frames: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const body = Buffer.concat(
    frames.flatMap(([name, content]) => [
      Buffer.from(name),
      big(content.length),
      Buffer.from([0, 0]),
      content,
    ]),
  )
  const size = [21, 14, 7, 0].map((bits) => (body.length >>> bits) & 0x7f)
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([3, 0, 0, ...size]), body, Buffer.alloc(512)])
}

const sylt = (contentType: number, lines: readonly (readonly [number, string])[]) =>
  Buffer.concat([
    Buffer.from([UTF8]),
    Buffer.from('deu'),
    Buffer.from([2, contentType, 0]),
    ...lines.flatMap(([at, text]) => [Buffer.from(`${text}\0`), big(at)]),
  ])

const uslt = (text: string) => Buffer.concat([Buffer.from([UTF8]), Buffer.from(`eng\0${text}`)])

/** Builds a FLAC without audio, with these comments. */
function flac(comments: readonly string[]): Buffer {
  const vendor = Buffer.from('test')
  const body = Buffer.concat([
    little(vendor.length),
    vendor,
    little(comments.length),
    ...comments.flatMap((comment) => [little(Buffer.byteLength(comment)), Buffer.from(comment)]),
  ])
  const block = (type: number, content: Buffer) =>
    Buffer.concat([Buffer.from([type]), big(content.length).subarray(1), content])
  return Buffer.concat([Buffer.from('fLaC'), block(0, Buffer.alloc(34, 1)), block(0x84, body)])
}

test('[decisions 11.12] reads timed lyrics of ID3 (SYLT) first, then untimed ones (USLT)', async () => {
  const file = await keep(
    'song.mp3',
    id3([
      ['USLT', uslt('The water goes')],
      ['SYLT', sylt(5, [[0, 'Am']])],
      [
        'SYLT',
        sylt(1, [
          [1500, 'Das Wasser'],
          [3250, '\ngeht'],
        ]),
      ],
    ]),
  )
  assert.deepEqual(await readLyrics(file), [
    {
      language: 'deu',
      lines: [
        { at: 1.5, text: 'Das Wasser' },
        { at: 3.25, text: '\ngeht' },
      ],
    },
    { language: 'eng', text: 'The water goes' },
  ])
})

test('[decisions 11.12] reads lyrics from FLAC and Ogg comments verbatim, including times', async () => {
  const written = '[offset:+500]\n[00:02.00]<00:02.00>Das <00:02.50>Wasser\n[00:04.00][00:08.00]geht'
  const file = await keep('song.flac', flac(['TITLE=Ebbe', `lyrics=${written}`]))
  assert.deepEqual(await readLyrics(file), [{ text: written }])
})

test('[decisions 11.12] returns none for a file without lyrics or one that is not media', async () => {
  assert.deepEqual(await readLyrics(await keep('silent.flac', flac(['TITLE=Ebbe', 'LYRICS= ']))), [])
  assert.deepEqual(await readLyrics(await keep('notes.mp3', Buffer.from('no sound'))), [])
  assert.deepEqual(await readLyrics(path.join(scratch, 'gone.flac')), [])
})
