import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { MediaToolError } from '@quintet/media-files/tools/media-tool-error'
import { openFileStorage } from '@quintet/platform/storage/file-storage'
import { packageMedia } from './package-media.ts'

const run = promisify(execFile)
const skip = (await readMediaToolVersion()) === null ? 'ffmpeg is not installed' : false
const HITS = 40
const SECONDS = 1

const picture = (size: string) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=s=${size}:r=25:d=${SECONDS}`,
  '-pix_fmt',
  'yuv420p',
]
const sound = ['-f', 'lavfi', '-i', `sine=f=330:d=${SECONDS}`]

const FILMS: readonly [string, string[]][] = [
  ['a.wmv', [...picture('160x90'), '-c:v', 'wmv2']],
  ['b.wmv', [...picture('160x90'), '-c:v', 'wmv1']],
  ['c.avi', [...picture('160x90'), '-c:v', 'msmpeg4']],
  ['d.avi', [...picture('160x90'), '-c:v', 'msmpeg4v2']],
  ['e.flv', [...picture('160x90'), '-c:v', 'flv']],
  ['f.3gp', [...picture('176x144'), '-c:v', 'h263']],
  ['g.dv', [...picture('720x576'), '-c:v', 'dvvideo']],
]
const RECORDINGS: readonly [string, string[]][] = [
  ['a.wma', [...sound, '-c:a', 'wmav2']],
  ['b.wma', [...sound, '-c:a', 'wmav1']],
  ['c.tta', sound],
  ['d.wv', sound],
  ['e.ac3', sound],
  ['f.mp2', sound],
  ['g.caf', [...sound, '-c:a', 'pcm_s16be']],
  ['h.wav', [...sound, '-c:a', 'adpcm_ms']],
  ['i.wav', [...sound, '-c:a', 'pcm_alaw']],
]
// No encoder here writes these: the marker of another codec or format, in front of bytes that are not in it.
const POSED: readonly [string, string, (bytes: Buffer) => Buffer][] = [
  ['wmv3.wmv', 'a.wmv', (bytes) => marked(bytes, 'WMV2', 'WMV3')],
  ['vc1.wmv', 'a.wmv', (bytes) => marked(bytes, 'WMV2', 'WVC1')],
  ['divx3.avi', 'd.avi', (bytes) => marked(bytes, 'MP42', 'DIV4')],
  ['wmapro.wma', 'a.wma', (bytes) => marked(bytes, '\x61\x01', '\x62\x01')],
  ['lossless.wma', 'a.wma', (bytes) => marked(bytes, '\x61\x01', '\x63\x01')],
  ['monkey.ape', 'c.tta', (bytes) => Buffer.concat([Buffer.from('MAC \x96\x0f\0\0', 'latin1'), bytes])],
  ['seven.mpc', 'c.tta', (bytes) => Buffer.concat([Buffer.from('MP+\x07', 'latin1'), bytes])],
  ['eight.mpc', 'c.tta', (bytes) => Buffer.concat([Buffer.from('MPCK', 'latin1'), bytes])],
  ['stream.dsf', 'c.tta', (bytes) => Buffer.concat([Buffer.from('DSD \x1c\0\0\0\0\0\0\0', 'latin1'), bytes])],
  ['voice.amr', 'c.tta', (bytes) => Buffer.concat([Buffer.from('#!AMR\n', 'latin1'), bytes])],
]

function marked(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')
}

describe('formats of older cameras, recorders and rippers', { skip }, () => {
  let folder = ''
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-old-'))
    for (const [name, args] of [...FILMS, ...RECORDINGS])
      await run('ffmpeg', ['-v', 'error', '-y', ...args, path.join(folder, name)])
  })
  after(() => rm(folder, { recursive: true, force: true }))

  const pack = (file: string, form: 'video' | 'audio') =>
    packageMedia(
      { form, files: [file], subtitles: [], isEncrypted: true },
      { storage: openFileStorage(path.join(folder, 'media')), prefix: `assets/${path.basename(file)}` },
    )

  const outcomeOf = (file: string, form: 'video' | 'audio') =>
    pack(file, form).then(
      () => 'packaged',
      (error: unknown) => (error instanceof MediaToolError ? error.kind : String(error)),
    )

  for (const [form, files] of [
    ['video', FILMS],
    ['audio', RECORDINGS],
  ] as const)
    for (const [name] of files) {
      test(`${name} is packaged whole`, async () => {
        const { durationSeconds } = await pack(path.join(folder, name), form)
        assert.ok(Math.abs(durationSeconds - SECONDS) < 0.3, String(durationSeconds))
      })

      test(`${name} with ${HITS} damaged places does no harm`, async () => {
        const bytes = await readFile(path.join(folder, name))
        let seed = 7
        const random = (below: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below
        for (let hit = 0; hit < HITS; hit += 1) bytes[random(bytes.length)] = random(256)
        const file = path.join(folder, `damaged-${name}`)
        await writeFile(file, bytes)
        assert.match(await outcomeOf(file, form), /^(packaged|refused|limit)$/)
      })
    }

  for (const [name, source, pose] of POSED)
    test(`a file that only claims to be ${name} does no harm`, async () => {
      const file = path.join(folder, name)
      await writeFile(file, pose(await readFile(path.join(folder, source))))
      assert.match(
        await outcomeOf(file, source.endsWith('wmv') || source.endsWith('avi') ? 'video' : 'audio'),
        /^(packaged|refused|limit)$/,
      )
    })

  test('plays a Matroska file named .mp4', async () => {
    const file = path.join(folder, 'really-matroska.mkv')
    await run('ffmpeg', ['-v', 'error', '-y', ...picture('160x90'), '-c:v', 'libx264', file])
    const called = path.join(folder, 'called.mp4')
    await writeFile(called, await readFile(file))
    assert.equal(await outcomeOf(called, 'video'), 'packaged')
  })

  test('the duration of an MP4 that begins at 10 s is that of its content', async () => {
    const file = path.join(folder, 'late.mp4')
    await run('ffmpeg', [
      '-v', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc2=s=160x90:r=25:d=4', '-c:v', 'libx264', '-pix_fmt', 'yuv420p',
      '-output_ts_offset', '10', file,
    ]) // prettier-ignore
    const { durationSeconds } = await pack(file, 'video')
    assert.ok(Math.abs(durationSeconds - 4) < 0.3, String(durationSeconds))
  })
})
