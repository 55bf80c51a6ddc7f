/** Tests books with more files than one ffmpeg opens. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { MediaToolError } from '@quintet/media-files/tools/media-tool-error'
import { probe } from '@quintet/media-files/tools/probe'
import { openFileStorage } from '@quintet/platform/storage/file-storage'
import { planTranscode } from './plan.ts'
import { transcode } from './transcode.ts'

const run = promisify(execFile)
const skip = (await readMediaToolVersion()) === null ? 'ffmpeg is not installed' : false

test('[decisions 9.11] a recording may have at most 2 000 files', () => {
  const facts = {
    format: 'mp3', sizeBytes: 1, durationSeconds: 60, video: null, subtitles: [], drawnSubtitles: [], hasCover: false, chapters: [],
    audio: [{ index: 0, startsAt: 0, codec: 'mp3', channels: 1, sampleRate: 44_100, language: null, label: null, isDefault: true }],
  } // prettier-ignore
  const sources = Array.from({ length: 2000 }, (_, at) => ({ path: `/${at}.mp3`, facts }))
  assert.equal(planTranscode('audio', sources).durationSeconds, 120_000)
  assert.throws(
    () => planTranscode('audio', [...sources, { path: '/more.mp3', facts }]),
    (error) => error instanceof MediaToolError && error.kind === 'limit',
  )
})

describe('files in groups', { skip }, () => {
  let folder = ''
  let files: string[] = []
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-join-'))
    // In different sample rates and formats, as from several discs.
    files = ['1.mp3', '2.ogg', '3.flac', '4.mp3', '5.wav'].map((name) => path.join(folder, name))
    for (const [at, file] of files.entries())
      await run('ffmpeg', [
        '-v',
        'error',
        '-f',
        'lavfi',
        '-i',
        `sine=f=${300 + at * 100}:d=2:r=${at % 2 ? 22_050 : 44_100}`,
        file,
      ])
  })
  after(() => rm(folder, { recursive: true, force: true }))

  const make = async (name: string, filesAtOnce?: number, paths = files) => {
    const sources = await Promise.all(paths.map(async (file) => ({ path: file, facts: await probe(file) })))
    const storage = openFileStorage(path.join(folder, name))
    const options = { storage, prefix: 'a', keys: null, ...(filesAtOnce ? { filesAtOnce } : {}) }
    return transcode(planTranscode('audio', sources), options)
  }

  test('[decisions 9.11] files joined in groups are as long and as loud as when opened all at once', async () => {
    const [whole, grouped] = [await make('whole'), await make('grouped', 2)]
    assert.ok(
      Math.abs(whole.durationSeconds - grouped.durationSeconds) < 0.05,
      `${whole.durationSeconds}, ${grouped.durationSeconds}`,
    )
    assert.ok(Math.abs(grouped.durationSeconds - 10) < 0.2, String(grouped.durationSeconds))
    assert.ok(Math.abs((whole.loudness ?? 0) - (grouped.loudness ?? 1)) <= 0.1)
  })

  test('[decisions 9.2] plays a headerless FLAC that begins at a frame to its end', async () => {
    const bytes = await readFile(files[2] ?? '')
    const headless = path.join(folder, 'headless.flac')
    await writeFile(headless, bytes.subarray(bytes.indexOf(Buffer.from([0xff, 0xf8]))))
    const made = await make('headless', undefined, [headless])
    assert.ok(Math.abs(made.durationSeconds - 2) < 0.1, String(made.durationSeconds))
  })

  test('[decisions 9.11] a damaged file in a later group fails the book instead of silently truncating it', async () => {
    const sources = await Promise.all(files.map(async (file) => ({ path: file, facts: await probe(file) })))
    const broken = path.join(folder, 'broken.flac')
    await writeFile(broken, 'no sound at all')
    const last = sources.at(-1)
    assert.ok(last)
    const plan = planTranscode('audio', [...sources, { ...last, path: broken }])
    const storage = openFileStorage(path.join(folder, 'broken'))
    await assert.rejects(
      transcode(plan, { storage, prefix: 'a', keys: null, filesAtOnce: 2 }),
      MediaToolError,
    )
  })
})
