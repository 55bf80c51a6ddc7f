import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { readTags } from './tags.ts'

let folder: string
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-tags-'))
})
after(() => rm(folder, { recursive: true }))

async function workIn(name: string, bytes: Buffer) {
  const file = path.join(folder, name)
  await writeFile(file, bytes)
  const { work, movement, movementNumber } = await readTags(file)
  return { work, movement, movementNumber }
}

const FIFTH = { work: 'Symphony No. 5', movement: 'Andante', movementNumber: 2 }

test('[product 5.3] reads the work, its movement and the number from Vorbis comments', async () => {
  const flac = flacWith(['WORK=Symphony No. 5', 'MOVEMENTNAME=Andante', 'MOVEMENT=2', 'MOVEMENTTOTAL=4'])
  assert.deepEqual(await workIn('a.flac', flac), FIFTH)
  assert.deepEqual(await workIn('b.flac', flacWith(['MOVEMENT=two'])), {
    work: undefined,
    movement: undefined,
    movementNumber: undefined,
  })
})

test('[product 5.3] takes ID3’s grouping as the work only next to a movement, else a TXXX frame named WORK', async () => {
  const id3 = (frames: Record<string, string>) => mp3With(frames)
  assert.deepEqual(
    await workIn('a.mp3', id3({ TIT1: 'Symphony No. 5', MVNM: 'Andante', MVIN: '2/4' })),
    FIFTH,
  )
  assert.equal((await workIn('b.mp3', id3({ TIT1: 'For running' }))).work, undefined)
  assert.equal((await workIn('c.mp3', id3({ TXXX: 'WORK\0Boléro' }))).work, 'Boléro')
})

/** Builds a FLAC without audio: https://www.rfc-editor.org/rfc/rfc9639 */
function flacWith(comments: readonly string[]): Buffer {
  const info = Buffer.alloc(34)
  info.writeUInt16BE(4096, 0)
  info.writeUInt16BE(4096, 2)
  // 44 100 Hz, two channels, 16 bits.
  info.set([0x0a, 0xc4, 0x42, 0xf0], 10)
  const text = (written: string) => {
    const bytes = Buffer.from(written)
    const length = Buffer.alloc(4)
    length.writeUInt32LE(bytes.length)
    return Buffer.concat([length, bytes])
  }
  const count = Buffer.alloc(4)
  count.writeUInt32LE(comments.length)
  const said = Buffer.concat([text('test'), count, ...comments.map(text)])
  const block = (type: number, bytes: Buffer) => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(bytes.length)
    head[0] = type
    return Buffer.concat([head, bytes])
  }
  return Buffer.concat([Buffer.from('fLaC'), block(0, info), block(0x80 | 4, said)])
}

/** Builds an ID3 2.4 tag and one silent MPEG frame: https://id3.org/id3v2.4.0-structure */
function mp3With(frames: Readonly<Record<string, string>>): Buffer {
  const UTF8 = 3
  const body = Buffer.concat(
    Object.entries(frames).map(([id, written]) => {
      const text = Buffer.from(`\0${written}`)
      text[0] = UTF8
      return Buffer.concat([Buffer.from(id), syncSafe(text.length), Buffer.alloc(2), text])
    }),
  )
  const silence = Buffer.alloc(417)
  silence.set([0xff, 0xfb, 0x90, 0x00])
  return Buffer.concat([
    Buffer.from('ID3'),
    Buffer.from([4, 0, 0]),
    syncSafe(body.length),
    body,
    silence,
    silence,
  ])
}

function syncSafe(size: number): Buffer {
  return Buffer.from([size >> 21, size >> 14, size >> 7, size].map((part) => part & 0x7f))
}
