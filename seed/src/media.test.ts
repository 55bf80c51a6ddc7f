import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { bundleOf } from './games/bundle.ts'
import { set } from './sport/stage.ts'
import { plate } from './sport/stage/canvas.ts'
import { playHandball } from './sport/handball.ts'
import { FIELD, metres } from './sport/sprint.ts'
import { print, soundOf } from './film/print.ts'
import { frames, HEIGHT, WIDTH } from './film/shoot.ts'
import { STORIES } from './film/stories.ts'
import { timing } from './film/story.ts'
import { type MediaTools, openMaker, type Part } from './maker.ts'
import { isDrawn } from './records/record.ts'
import { recordOf } from './write.ts'
import { MOST_PEAK_DB } from './sound/mastering/limiter.ts'
import { soundtrack } from './sound/mastering/soundtrack.ts'
import { truePeak } from './sound/mastering/true-peak.ts'
import { Mix } from './sound/mix.ts'
import { press } from './sound/record.ts'
import { piano } from './sound/voices.ts'

const run = promisify(execFile)
const tools = {
  ffmpeg: async (args: string[]) => {
    await run('ffmpeg', ['-nostdin', ...args])
  },
}
const hasFfmpeg = await run('ffmpeg', ['-version']).then(
  () => true,
  () => false,
)
const needsFfmpeg = { skip: hasFfmpeg ? false : 'ffmpeg is not installed' }

async function inFolder(work: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(os.tmpdir(), 'quintet-seed-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** When the key frames are shown, in seconds. */
async function keyTimes(file: string): Promise<number[]> {
  const wanted =
    '-select_streams v -skip_frame nokey -show_entries frame=pts_time -print_format csv=p=0'.split(' ')
  const { stdout } = await run('ffprobe', ['-v', 'error', ...wanted, file])
  return stdout.split('\n').filter(Boolean).map(parseFloat)
}

/** Makes one part of one title. */
async function makeOnce(
  key: string,
  folder: string,
  part: Part,
  ffmpeg: MediaTools['ffmpeg'],
  cacheDir: string | null = null,
) {
  const maker = openMaker({ folder, firstStart: new Date(0), cacheDir }, { ffmpeg })
  try {
    return await maker.make({ key, folder: recordOf(key).folder, rank: 0 }, part)
  } finally {
    await maker.close()
  }
}

async function probe(file: string) {
  const { stdout } = await run('ffprobe', [
    '-v',
    'error',
    '-show_format',
    '-show_streams',
    '-show_chapters',
    '-of',
    'json',
    file,
  ])
  return JSON.parse(stdout) as {
    format: { duration: string; tags?: Record<string, string> }
    streams: { codec_type: string; codec_name: string; width?: number; height?: number }[]
    chapters: { start_time: string; tags: { title: string } }[]
  }
}

test(
  'a film has its length, picture and sound, and its picture is neither black nor still',
  needsFfmpeg,
  () =>
    inFolder(async (folder) => {
      const whole = STORIES['films/fuchs-und-funke']
      assert.ok(whole)
      const story = { ...whole, shots: whole.shots.slice(0, 2).map((shot) => ({ ...shot, seconds: 2 })) }
      const file = join(folder, 'film.mp4')
      const seen: number[] = []
      const counted = async function* () {
        for await (const frame of frames(story.shots, null)) {
          seen.push(frame.reduce((sum, pixel) => (sum + (pixel & 255)) | 0, 0) / frame.length)
          yield frame
        }
      }
      await print(file, { frames: counted(), sound: soundOf(story) }, tools)
      const { format, streams } = await probe(file)
      assert.ok(Math.abs(Number(format.duration) - timing(story.shots).seconds) < 0.2, format.duration)
      const video = streams.find(({ codec_type }) => codec_type === 'video')
      assert.deepEqual([video?.codec_name, video?.width, video?.height], ['h264', WIDTH, HEIGHT])
      assert.ok(streams.some(({ codec_name }) => codec_name === 'aac'))
      const keys = await keyTimes(file)
      const segments = Array.from(
        { length: Math.ceil(timing(story.shots).seconds / 4) },
        (_, place) => place * 4,
      )
      assert.ok(
        segments.every((start) => keys.includes(start)),
        `packaging copies the picture: ${keys.join(' ')}`,
      )
      assert.ok((seen[30] ?? 0) > 20)
      assert.notEqual(seen[30], seen[40])
      assert.deepEqual(await readdir(folder), ['film.mp4'])
    }),
)

test('music and readings have their tags, chapters and cover', needsFfmpeg, () =>
  inFolder(async (folder) => {
    const mix = new Mix(3)
    mix.add(piano(60, 1), 0.5)
    const wav = soundtrack(mix)
    const record = recordOf('books/mond')
    assert.ok(isDrawn(record))
    const file = join(folder, 'book.m4b')
    await press(
      file,
      wav,
      record,
      { title: 'Eins = zwei; drei', artist: 'Pia Storck' },
      [
        { title: 'A', start: 0, end: 1 },
        { title: 'B; #2', start: 1, end: 3 },
      ],
      tools,
    )
    const { format, chapters, streams } = await probe(file)
    assert.ok(Math.abs(Number(format.duration) - 3) < 0.1)
    assert.equal(format.tags?.['title'], 'Eins = zwei; drei')
    assert.deepEqual(
      chapters.map(({ tags }) => tags.title),
      ['A', 'B; #2'],
    )
    assert.ok(streams.some(({ codec_name }) => codec_name === 'mjpeg'))
  }),
)

test('makes a game in its folder, the page last, and does not make it again', () =>
  inFolder(async (folder) => {
    const { made } = await makeOnce('games/sternenpost', folder, 'first', tools.ffmpeg)
    assert.equal(made.at(-1), join(folder, recordOf('games/sternenpost').folder, 'index.html'))
    assert.equal(made.length, bundleOf('sternenpost', 'Sternenpost').length)
    assert.deepEqual((await makeOnce('games/sternenpost', folder, 'main', tools.ffmpeg)).made, [])
  }))

test('[decisions 7.11] a second library takes from the cache what the first one made', () =>
  inFolder(async (folder) => {
    const game = 'games/sternenpost'
    const pages: string[] = []
    for (const library of ['one', 'other']) {
      const place = join(folder, library)
      await makeOnce(game, place, 'first', tools.ffmpeg, join(folder, 'cache'))
      pages.push(join(place, recordOf(game).folder, 'index.html'))
    }
    const [one, other] = await Promise.all(pages.map((page) => stat(page)))
    assert.equal(one?.ino, other?.ino)
  }))

test('the first medium of an album is its first track', () =>
  inFolder(async (folder) => {
    const ffmpeg = async (args: string[]) => {
      await writeFile(args.at(-1) ?? '', 'sound')
    }
    const { made } = await makeOnce('albums/nachtstuecke', folder, 'first', ffmpeg)
    assert.deepEqual(
      made.map((file) => basename(file).slice(0, 3)),
      ['01 '],
    )
  }))

test('a failing tool fails the title and leaves no partial files', () =>
  inFolder(async (folder) => {
    const fail = () => Promise.reject(new Error('no such tool'))
    await assert.rejects(makeOnce('albums/nachtstuecke', folder, 'main', fail), /no such tool/)
    assert.deepEqual(await readdir(join(folder, recordOf('albums/nachtstuecke').folder)), [])
  }))

test('a film’s sound is as long as its mix, and its true peak stays below -1 dB', () => {
  const mix = new Mix(4)
  for (let i = 0; i < 6; i++) mix.add(piano(48 + i * 4, 1), i * 0.5, { gain: 3 })
  const wav = soundtrack(mix, { fadeOut: 0.2 })
  const samples = new Int16Array(wav.buffer, wav.byteOffset + 44)
  assert.equal(samples.length, mix.length * 2)
  for (const side of [0, 1]) {
    const heard = Float32Array.from({ length: mix.length }, (_, i) => (samples[i * 2 + side] ?? 0) / 32_768)
    const peak = 20 * Math.log10(truePeak(heard, 0, heard.length))
    assert.ok(peak > -12 && peak <= MOST_PEAK_DB, String(peak))
  }
})

test('a sprite ends at its edges', async () => {
  const target = new Int32Array(WIDTH * HEIGHT).fill(-0x1000000)
  set(target, await plate(20, 20, (paint) => paint.ground('#ffffff')), 100, 100)
  const white = target.reduce((count, pixel) => count + (pixel === -1 ? 1 : 0), 0)
  assert.ok(white >= 18 * 18 && white <= 22 * 22, String(white))
})

test('the match ends 29:28, its players stay in the hall, and it is reproducible', () => {
  const moments = playHandball()
  assert.deepEqual(moments.at(-1)?.score, [29, 28])
  for (const { players } of moments)
    for (const { x, y } of players) assert.ok(x > -3 && x < 43 && y > -2 && y < 22)
  assert.deepEqual(playHandball().at(700), moments.at(700))
})

test('every sprinter finishes at the time on the board', () => {
  for (const one of FIELD) {
    assert.ok(Math.abs(metres(one, one.seconds) - 100) < 0.001, one.name)
    assert.equal(metres(one, one.reaction), 0)
    for (let t = 1; t < one.seconds; t += 0.5) assert.ok(metres(one, t + 0.5) > metres(one, t))
  }
})
