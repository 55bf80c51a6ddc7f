import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { readMediaToolVersion } from './executables.ts'
import { MediaToolError } from './media-tool-error.ts'
import { probe, toLanguage } from './probe.ts'
import { readTags } from './tags.ts'

const run = promisify(execFile)
const skip = (await readMediaToolVersion()) === null ? 'ffmpeg is not installed' : false

describe('probing', { skip }, () => {
  let folder = ''
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-probe-'))
  })
  after(() => rm(folder, { recursive: true, force: true }))

  async function make(name: string, args: string[]): Promise<string> {
    const file = path.join(folder, name)
    await run('ffmpeg', ['-v', 'error', '-y', ...args, file])
    return file
  }

  test('reads a film with two languages, subtitles and chapters', async () => {
    const chapters = path.join(folder, 'chapters.txt')
    await writeFile(
      chapters,
      ';FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=1500\ntitle=Anfang\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=1500\nEND=3000\ntitle=Ende\n',
    )
    const srt = path.join(folder, 'a.srt')
    await writeFile(srt, '1\n00:00:01,000 --> 00:00:02,000\nHallo\n')
    const file = await make('film.mkv', [
      '-f', 'lavfi', '-i', 'testsrc2=s=720x576:r=25:d=3', '-f', 'lavfi', '-i', 'sine=d=3', '-i', srt, '-i', chapters,
      '-map', '0', '-map', '1', '-map', '1', '-map', '2', '-map_metadata', '3', '-map_chapters', '3',
      '-vf', 'setsar=64/45', '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'ac3', '-c:s', 'srt',
      '-metadata:s:a:0', 'language=ger', '-metadata:s:a:1', 'language=eng', '-metadata:s:s:0', 'language=deu',
    ]) // prettier-ignore
    const facts = await probe(file)
    assert.deepEqual([facts.video?.width, facts.video?.height], [1024, 576])
    assert.deepEqual(
      facts.audio.map(({ language }) => language),
      ['de', 'en'],
    )
    assert.deepEqual(
      facts.subtitles.map(({ language, kind }) => [language, kind]),
      [['de', 'subtitles']],
    )
    assert.deepEqual(facts.chapters, [
      { title: 'Anfang', start: 0, end: 1.5 },
      { title: 'Ende', start: 1.5, end: 3 },
    ])
    assert.ok(Math.abs(facts.durationSeconds - 3) < 0.1)
  })

  test('[decisions 9.11] a subtitle that claims to last 49 days does not lengthen or damage a film', async () => {
    const srt = path.join(folder, 'long.srt')
    await writeFile(
      srt,
      '1\n00:00:00,500 --> 00:00:01,000\nHallo\n\n2\n1193:02:47,000 --> 1193:02:47,295\nEnde\n',
    )
    const file = await make('long.mkv', [
      '-f', 'lavfi', '-i', 'testsrc2=s=64x64:d=2', '-f', 'lavfi', '-i', 'sine=d=2', '-i', srt,
      '-map', '0', '-map', '1', '-map', '2', '-c:v', 'mpeg4', '-c:a', 'aac', '-c:s', 'srt',
    ]) // prettier-ignore
    const facts = await probe(file)
    assert.ok(Math.abs(facts.durationSeconds - 2) < 0.2, String(facts.durationSeconds))
    assert.deepEqual([facts.video?.width, facts.audio.length, facts.subtitles.length], [64, 1, 1])
  })

  test('a cover is not a video', async () => {
    const cover = await make('cover.jpg', ['-f', 'lavfi', '-i', 'testsrc2=s=300x300', '-frames:v', '1'])
    const file = await make('song.mp3', [
      '-f', 'lavfi', '-i', 'sine=d=2', '-i', cover, '-map', '0', '-map', '1', '-disposition:v', 'attached_pic',
      '-metadata', 'title=Lied ', '-metadata', 'artist=Jemand', '-metadata', 'album=Platte', '-metadata', 'track=3/9', '-metadata', 'date=2011',
    ]) // prettier-ignore
    const facts = await probe(file)
    assert.deepEqual([facts.video, facts.hasCover, facts.audio.length], [null, true, 1])
    const { cover: picture, ...tags } = await readTags(file, { withCover: true })
    assert.deepEqual(tags, {
      title: 'Lied',
      artist: 'Jemand',
      album: 'Platte',
      track: 3,
      year: 2011,
      genres: [],
    })
    assert.match(picture?.mediaType ?? '', /^image\/(png|jpeg)$/)
  })

  test('[decisions 9.11] accepts recordings of up to 100 hours', async () => {
    const hours = async (count: number) => {
      const file = path.join(folder, `${count}.wav`)
      const header = await readFile(
        await make('head.wav', ['-f', 'lavfi', '-i', 'sine=d=1:r=8000', '-c:a', 'pcm_u8']),
      )
      const head = header.subarray(0, header.indexOf('data') + 8)
      const sound = count * 3600 * 8000
      head.writeUInt32LE(head.length - 8 + sound, 4)
      head.writeUInt32LE(sound, head.length - 4)
      await writeFile(file, head)
      // Silence, as a sparse file that takes no disk space.
      await truncate(file, head.length + sound)
      return probe(file)
    }
    assert.equal((await hours(100)).durationSeconds, 100 * 3600)
    await assert.rejects(hours(101), (error) => error instanceof MediaToolError && error.kind === 'limit')
  })

  test('refuses a file with more streams than any playable one', async () => {
    const file = await make('many.mkv', [
      '-f', 'lavfi', '-i', 'sine=d=0.2', ...Array.from({ length: 120 }, () => ['-map', '0']).flat(), '-c:a', 'pcm_s16le',
    ]) // prettier-ignore
    await assert.rejects(probe(file), (error) => error instanceof MediaToolError && error.kind === 'limit')
  })

  const input = process.env['REAL_INPUT']
  test(
    'real media have the properties that their notes describe',
    { skip: input ? false : 'REAL_INPUT is not set' },
    async () => {
      const at = (name: string) => path.join(input ?? '', name)
      const book = await probe(at('audiobook-en-sonnets/sonnets-1-3.m4b'))
      assert.deepEqual(
        book.chapters.map(({ title, start }) => [title, Math.round(start)]),
        [
          ['Sonnet 1', 0],
          ['Sonnet 2', 53],
          ['Sonnet 3', 106],
        ],
      )
      const tears = await probe(at('movie-tears-of-steel/tears-of-steel-battle-clip.mp4'))
      assert.deepEqual([tears.video?.width, tears.video?.height], [798, 332])
      const friday = await probe(at('kids-clips/friday.mp4'))
      assert.deepEqual([friday.audio[0]?.index, friday.video?.index], [0, 1])
      assert.equal(
        (await probe(at('music/flac-conformance/41 - 6 channels (5.1).flac'))).audio[0]?.channels,
        6,
      )
      await assert.rejects(probe(at('music/hyperrogue/hr-savino-ocean.ogg')), /audio header is damaged/)
      assert.equal(
        (await readTags(at('music/kevin-macleod/Outfoxing the Fox.mp3'))).title,
        'Outfoxing the Fox',
      )
      assert.equal(
        (await readTags(at('music/kevin-macleod/Vibe Ace.ogg'), { withCover: true })).cover?.mediaType,
        'image/jpeg',
      )
      for (const name of await readdir(at('music/warzone-aftermath')))
        if (name.endsWith('.opus'))
          assert.deepEqual(await readTags(at(`music/warzone-aftermath/${name}`)), { genres: [] })
      assert.ok((await readFile(at('music/warzone-aftermath/albumcover.png'))).length > 0)
    },
  )
})

for (const [written, language] of [
  ['ger', 'de'],
  ['deu', 'de'],
  ['eng', 'en'],
  ['cze', 'cs'],
  ['pt-BR', 'pt-BR'],
  ['en-sdh', 'en'],
  ['eng-us-gb', 'en'],
  ['und', null],
  ['', null],
  [undefined, null],
  ['../../etc', null],
  ['english', null],
] as const)
  test(`the language ${written} is ${language}`, () => assert.equal(toLanguage(written), language))
