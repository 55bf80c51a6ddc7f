import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { withCueSheet } from '../testing/flac-cue-sheet.ts'
import { readTags } from './tags.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-flac-'))
})
after(() => rm(folder, { recursive: true, force: true }))

/** Builds a FLAC file without audio. */
function emptyFlac(sampleRate: number, comments: readonly string[] = []): Buffer {
  const info = Buffer.alloc(34)
  info.writeUInt16BE(4096, 0)
  info.writeUInt16BE(4096, 2)
  info.writeUInt32BE((sampleRate << 12) | (1 << 9) | (15 << 4), 10)
  const texts = ['', ...comments].map((text) => {
    const bytes = Buffer.from(text)
    const length = Buffer.alloc(4)
    length.writeUInt32LE(bytes.length)
    return Buffer.concat([length, bytes])
  })
  const count = Buffer.alloc(4)
  count.writeUInt32LE(comments.length)
  const tags = Buffer.concat([texts[0] ?? Buffer.alloc(4), count, ...texts.slice(1)])
  const header = (kind: number, length: number) => Buffer.from([kind, 0, length >> 8, length & 0xff])
  return Buffer.concat([Buffer.from('fLaC'), header(0, 34), info, header(0x84, tags.length), tags])
}

async function sheetIn(flac: Buffer): Promise<string | undefined> {
  const file = path.join(folder, 'disc.flac')
  await writeFile(file, flac)
  return (await readTags(file)).cueSheet
}

const DISC = [
  { number: 1, sample: 0, code: 'DEA459900101' },
  { number: 2, sample: 588 * 75 * 61, pause: 588 * 10 },
  { number: 3, sample: 588 * 75 * 90, isData: true },
]

test('[decisions 9.14] reads a FLAC’s cue sheet with names from its tags, and leaves pauses to the track before', async () => {
  const names = [
    'TITLE[1]=Flut  und\nWind',
    'artist[01]=Ada',
    'TITLE(2)=Ebbe',
    'TITLE=Das Album',
    'TITLE[9]=?',
  ]
  assert.equal(
    await sheetIn(withCueSheet(emptyFlac(44_100, names), DISC)),
    [
      'FILE "disc.flac" WAVE',
      'TRACK 01 AUDIO',
      'TITLE "Flut und Wind"',
      'PERFORMER "Ada"',
      'INDEX 01 00:00:00',
      'TRACK 02 AUDIO',
      'TITLE "Ebbe"',
      'INDEX 01 01:01:00',
      'TRACK 03 MODE1/2352',
      'INDEX 01 01:30:00',
    ].join('\n'),
  )
})

test('[decisions 9.14] converts other sample rates, skips a leading ID3 tag, and prefers a sheet in text form', async () => {
  const tracks = [
    { number: 1, sample: 0 },
    { number: 2, sample: 96_000 * 2 + 1280 },
  ]
  const flac = withCueSheet(emptyFlac(96_000), tracks)
  const id3 = Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\u0001\u0000', 'latin1'), Buffer.alloc(128)])
  for (const file of [flac, Buffer.concat([id3, flac])])
    assert.match((await sheetIn(file)) ?? '', /INDEX 01 00:02:01$/)
  assert.equal(await sheetIn(withCueSheet(emptyFlac(96_000, ['CUESHEET=in words']), tracks)), 'in words')
})

test('[decisions 9.14] returns no sheet for a FLAC without one or with a damaged one', async () => {
  assert.equal(await sheetIn(emptyFlac(44_100)), undefined)
  const sound = withCueSheet(emptyFlac(44_100), DISC)
  const start = sound.indexOf(Buffer.from([5, 0, 2])) + 4 + 395
  for (const [at, value] of [
    [start, 255],
    [start + 36, 255],
  ] as const) {
    const damaged = Buffer.from(sound)
    damaged[at] = value
    assert.equal(await sheetIn(damaged), undefined, `byte ${at}`)
  }
})
