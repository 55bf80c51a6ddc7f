import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { MediaToolError } from '@quintet/media-files/tools/media-tool-error'
import { openFileStorage } from '@quintet/platform/storage/file-storage'
import type { Storage } from '@quintet/platform/storage/storage'
import { makeKeys } from '../encrypt/segments.ts'
import { type MediaOrder, packageMedia, type PackagedMedia } from './package-media.ts'

const run = promisify(execFile)
const skip = (await readMediaToolVersion()) === null ? 'ffmpeg is not installed' : false

describe('packaging', { skip }, () => {
  let folder = ''
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-package-'))
  })
  after(() => rm(folder, { recursive: true, force: true }))

  const order = (file: string | string[], more: Partial<MediaOrder> = {}): MediaOrder => ({
    form: 'video',
    files: [file].flat(),
    subtitles: [],
    isEncrypted: true,
    ...more,
  })

  async function make(name: string, args: string[]): Promise<string> {
    const file = path.join(folder, name)
    await run('ffmpeg', ['-v', 'error', '-y', ...args, file])
    return file
  }

  // Few pictures a second are encoded soon; where the rate matters, it is given.
  const picture = (size: string, seconds: number, rate = '10'): string[] => [
    '-f',
    'lavfi',
    '-i',
    `testsrc2=s=${size}:r=${rate}:d=${seconds}`,
  ]
  const sound = (seconds: number, layout = 'stereo'): string[] => [
    '-f',
    'lavfi',
    '-i',
    `sine=f=330:d=${seconds},aformat=channel_layouts=${layout}`,
  ]
  const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

  /** Serves a packaged asset with its keys like the content service, and lets ffmpeg play it. */
  async function play(prefix: string, media: PackagedMedia, more: string[] = []) {
    const storage = openFileStorage(path.join(folder, 'media'))
    const server = createServer((request, response) => {
      const name = (request.url ?? '').replace('/media/stream/1/mac/', '')
      const key = media.keys.find(({ number }) => name.endsWith(`/key/${number}`))
      if (key) response.end(key.key)
      else
        storage
          .read(`assets/${name}`)
          .on('error', () => response.writeHead(404).end())
          .pipe(response)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    try {
      const url = `http://127.0.0.1:${port}/media/stream/1/mac/${prefix}/master.m3u8`
      const { stdout, stderr } = await run(
        'ffmpeg',
        ['-v', 'warning', '-xerror', '-i', url, ...more, '-f', 'framemd5', '-'],
        { maxBuffer: 64e6 },
      )
      const rows = stdout
        .split('\n')
        .filter((line) => /^\d/.test(line))
        .map((line) => line.split(',').map((part) => part.trim()))
      return { rows, stderr }
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }

  const pack = (prefix: string, wanted: MediaOrder): Promise<PackagedMedia> =>
    packageMedia(wanted, { storage: openFileStorage(path.join(folder, 'media')), prefix: `assets/${prefix}` })

  test('[decisions 9.9] shows every field of interlaced video', async () => {
    const moving = picture('320x180', 2, '50')
    const television = '-vf interlace=lowpass=off -c:v mpeg2video -q:v 3 -flags +ildct+ilme -top 1'
    const film = await make('interlaced.ts', [...moving, ...television.split(' ')])
    const media = await pack('interlaced', order(film))
    const { rows, stderr } = await play('interlaced', media, ['-map', '0:v'])
    assert.equal(rows.length, 100, stderr)
    assert.ok(new Set(rows.map((row) => row.at(-1))).size > 90, 'no half is shown twice')
  })

  test('[decisions 9.9] shows the right colours of an RGB recording', async () => {
    const source = 'color=c=0x008000:s=640x360:d=1:r=10'
    const film = await make('green.mkv', [
      '-f', 'lavfi', '-i', source, '-pix_fmt', 'gbrp', '-c:v', 'libx264rgb', '-qp', '0',
    ]) // prettier-ignore
    const media = await pack('green', order(film, { isEncrypted: false }))
    const segments = path.join(folder, 'media/assets/green', media.renditions[0]?.name ?? '')
    const files = (await readdir(segments)).toSorted()
    const pieces = files.filter((name) => /\.(mp4|m4s)$/.test(name))
    const whole = path.join(folder, 'green-whole.mp4')
    const start = pieces.filter((name) => name.startsWith('init'))
    const rest = pieces.filter((name) => !name.startsWith('init'))
    const bytes = await Promise.all([...start, ...rest].map((name) => readFile(path.join(segments, name))))
    await writeFile(whole, Buffer.concat(bytes))
    const { stdout } = await run(
      'ffmpeg',
      ['-v', 'error', '-i', whole, '-vf', 'scale=in_color_matrix=bt709,format=rgb24', '-frames:v', '1', '-f', 'rawvideo', '-'],
      { encoding: 'buffer', maxBuffer: 64e6 },
    ) // prettier-ignore
    const [red = 255, green = 0, blue = 255] = stdout
    assert.ok(red < 8 && blue < 8 && Math.abs(green - 128) < 5, `${red} ${green} ${blue}`)
  })

  test('a film can be decrypted and played from its playlist, with all its frames, in every rendition', async () => {
    const film = await make('film.mp4', [...picture('1280x720', 9), ...sound(9), ...h264, '-c:a', 'aac'])
    const media = await pack('film', order(film))
    assert.deepEqual(
      media.renditions.map(({ name, width, height }) => [name, width, height]),
      [
        ['v-360p', 640, 360],
        ['v-720p', 1280, 720],
        ['a-0', null, null],
      ],
    )
    assert.deepEqual(
      media.renditions.map(({ codecs }) => codecs.slice(0, 9)),
      ['avc1.6400', 'avc1.6400', 'mp4a.40.2'],
    )
    assert.ok(Math.abs(media.durationSeconds - 9) < 0.1)
    assert.equal(media.keys.length, 1)
    assert.ok(media.loudness !== null && media.loudness < 0)
    const { rows, stderr } = await play('film', media, ['-map', '0:p:0:v', '-map', '0:p:1:v'])
    for (const rendition of ['0', '1']) {
      const pictures = rows.filter(([stream]) => stream === rendition).map((row) => row.at(-1))
      assert.equal(pictures.length, 90, stderr)
      assert.ok(new Set(pictures).size > 90 * 0.9, 'the pictures move')
    }
  })

  test('keeps all subtitles of one language, the default one first, each under its own name', async () => {
    const texts = ['Signs', 'Everything', 'Sounds too', 'Forced', 'Nobody knows']
    const inputs: string[] = []
    for (const text of texts) {
      const file = path.join(folder, `${text}.srt`)
      await writeFile(file, `1\n00:00:01,000 --> 00:00:02,000\n${text}\n`)
      inputs.push('-i', file)
    }
    const styled = path.join(folder, 'beside.ass')
    await writeFile(
      styled,
      '[Script Info]\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n' +
        String.raw`Dialogue: 0,0:00:01.00,0:00:02.00,Main,,0,0,0,,{\i1}Beside{\i0} <you>`,
    )
    const film = await make('subtitles.mkv', [
      ...picture('320x180', 4), ...inputs, '-map', '0', ...texts.flatMap((_, place) => ['-map', String(place + 1)]),
      ...h264, '-c:s', 'srt', ...[0, 1, 2, 3].flatMap((place) => [`-metadata:s:s:${place}`, 'language=eng']),
      '-metadata:s:s:0', 'title=Signs & Songs', '-metadata:s:s:1', 'title=Full Dialogue',
      '-disposition:s:0', '0', '-disposition:s:1', 'default', '-disposition:s:2', 'hearing_impaired', '-disposition:s:3', 'forced',
    ]) // prettier-ignore
    const media = await pack(
      'subtitles',
      order(film, { subtitles: [{ path: styled, language: 'en', label: 'English', kind: 'subtitles' }] }),
    )
    const read = async (key: string) =>
      (await readFile(path.join(folder, 'media', key), 'utf8')).split('\n')[3] ?? ''
    const found = []
    for (const { label, kind, storageKey } of media.subtitles)
      found.push([label, kind, await read(storageKey)])
    assert.deepEqual(found, [
      ['English', 'subtitles', '<i>Beside</i> &lt;you&gt;'],
      ['English: Full Dialogue', 'subtitles', 'Everything'],
      ['English: Signs & Songs', 'subtitles', 'Signs'],
      ['English (SDH)', 'captions', 'Sounds too'],
      ['Subtitles', 'subtitles', 'Nobody knows'],
      ['English (forced)', 'subtitles', 'Forced'],
    ])
    const master = await readFile(path.join(folder, 'media/assets/subtitles/master.m3u8'), 'utf8')
    assert.equal(master.match(/FORCED=YES/g)?.length, 1)
  })

  for (const [name, coding, what] of [
    ['blu-ray.mkv', 'copy', 'bitmaps from a Blu-ray (PGS)'],
    ['dvd.mkv', 'dvdsub', 'bitmaps from a DVD (VobSub)'],
    ['television.ts', 'dvbsub', 'bitmaps from television (DVB)'],
  ] as const)
    test(`[decisions 9.15] a film with subtitles as ${what} is packaged without them, with a warning`, async () => {
      const drawn = path.join(folder, 'drawn.sup')
      await writeFile(drawn, pictureSubtitles(2))
      const film = await make(name, [
        ...picture('320x180', 2), ...sound(2), '-fix_sub_duration', '-f', 'sup', '-i', drawn,
        '-map', '0:v', '-map', '1:a', '-map', '2:s', ...h264, '-c:a', 'aac', '-c:s', coding, '-metadata:s:s:0', 'language=ger',
      ]) // prettier-ignore
      const beside = path.join(folder, 'drawn.de.srt')
      await writeFile(beside, '1\n00:00:00,500 --> 00:00:01,000\nGeschrieben\n')
      const texts = [{ path: beside, language: 'de', label: 'Deutsch', kind: 'subtitles' as const }]
      const media = await pack(name, order(film, { subtitles: name === 'dvd.mkv' ? texts : [] }))
      assert.deepEqual(
        media.subtitles.map(({ language }) => language),
        name === 'dvd.mkv' ? ['de'] : [],
      )
      const help =
        name === 'dvd.mkv'
          ? 'the text subtitles in this language are shown.'
          : 'convert them to NAME.de.srt next to the film, for example with Subtitle Edit.'
      assert.deepEqual(media.warnings, [`Deutsch: subtitles are ${what} and are skipped; ${help}`])
    })

  test('a track never ends with a segment of a single frame, at which players get stuck', async () => {
    // Two segments of 173 frames of 1024 samples, less the encoder's run-in, and a remainder of at most one frame.
    for (const samples of [353_281, 353_792, 354_304]) {
      const track = await make(`track-${samples}.wav`, [
        '-f', 'lavfi', '-i', `sine=f=330:r=44100:d=20,atrim=end_sample=${samples}`,
      ]) // prettier-ignore
      await pack(`track-${samples}`, order(track, { form: 'audio' }))
      const playlist = await readFile(
        path.join(folder, 'media', 'assets', `track-${samples}`, 'a-0', 'index.m3u8'),
        'utf8',
      )
      const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds))
      assert.equal(lengths.length, 2, lengths.join())
      const total = lengths.reduce((sum, seconds) => sum + seconds, 0)
      assert.ok(total >= (samples + 1024) / 44_100 - 0.001, 'nothing is lost')
    }
  })

  /** Noise that never repeats, so that its samples identify every position. */
  const noise = (samples: number) => [
    '-f', 'lavfi', '-i', `anoisesrc=r=44100:seed=7:a=0.4:d=9,lowpass=f=5000,atrim=end_sample=${samples}`,
  ] // prettier-ignore
  const NOISE_SAMPLES = 309_377
  const WINDOW = 4096

  /** Returns all frames of an unencrypted packaged recording in one file. */
  async function inOneFile(prefix: string): Promise<string> {
    const frames = path.join(folder, 'media', 'assets', prefix, 'a-0')
    const names = (await readdir(frames)).filter((name) => /\.(mp4|m4s)$/.test(name)).toSorted()
    const pieces = await Promise.all(
      ['init.mp4', ...names.filter((name) => name !== 'init.mp4')].map((name) =>
        readFile(path.join(frames, name)),
      ),
    )
    const whole = path.join(folder, `${prefix}.mp4`)
    await writeFile(whole, Buffer.concat(pieces))
    return whole
  }

  async function samplesOf(file: string): Promise<Float32Array> {
    // Newer ffmpegs would leave out the encoder's run-in.
    const asIs = file.endsWith('.mp4') ? ['-ignore_editlist', '1'] : []
    const args = ['-v', 'error', ...asIs, '-i', file, '-f', 'f32le', '-ac', '1', '-']
    const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 64e6 })
    return new Float32Array(Uint8Array.from(stdout).buffer)
  }

  /** Returns by how many samples `heard` lags behind `original` at `at`: the offset of highest correlation. */
  function shiftAt(original: Float32Array, heard: Float32Array, at: number): number {
    let best = { shift: Number.NaN, likeness: 0 }
    for (let shift = -1200; shift <= 1200; shift++) {
      let likeness = 0
      for (let place = at; place < at + WINDOW; place++)
        likeness += (original[place] ?? 0) * (heard[place + shift] ?? 0)
      if (likeness > best.likeness) best = { shift, likeness }
    }
    return best.shift
  }

  for (const [kind, ending, args] of [
    ['stereo FLAC', 'flac', ['-ac', '2']],
    ['MP3', 'mp3', ['-c:a', 'libmp3lame', '-b:a', '192k']],
    ['AAC', 'm4a', ['-c:a', 'aac', '-b:a', '192k']],
  ] as const)
    test(`[decisions 11.8] which samples of a ${kind} file are its own is known to the sample`, async () => {
      const source = await make('noise.wav', noise(NOISE_SAMPLES))
      const track = await make(`noise.${ending}`, [...noise(NOISE_SAMPLES), ...args])
      const media = await pack(`noise-${ending}`, order(track, { form: 'audio', isEncrypted: false }))
      assert.deepEqual(media.sound, { sampleRate: 44_100, runIn: 1024, samples: NOISE_SAMPLES })
      assert.equal(media.durationSeconds, NOISE_SAMPLES / 44_100)
      assert.ok(media.loudness !== null && media.truePeak !== null)
      assert.ok(
        media.truePeak > media.loudness && media.truePeak < 1,
        '[decisions 11.14] it is known how high it is',
      )
      const [original, decoded] = [
        await samplesOf(source),
        await samplesOf(await inOneFile(`noise-${ending}`)),
      ]
      assert.equal(original.length, NOISE_SAMPLES)
      const heard = decoded.subarray(1024, 1024 + NOISE_SAMPLES)
      for (const at of [0, 150_000, NOISE_SAMPLES - WINDOW])
        assert.equal(shiftAt(original, heard, at), 0, `at sample ${at}`)
    })

  for (const [kind, ending, args] of [
    ['FLAC', 'flac', []],
    ['MP3', 'mp3', ['-c:a', 'libmp3lame', '-b:a', '192k']],
  ] as const)
    test(`[decisions 9.14] tracks of a disc that is one ${kind} file share it to the sample: nothing lost, nothing twice`, async () => {
      const disc = await make(`disc.${ending}`, [...noise(NOISE_SAMPLES), ...args])
      const original = await samplesOf(await make('disc.wav', noise(NOISE_SAMPLES)))
      const border = 251
      let begun = 0
      for (const [name, span] of [
        ['first', { from: 0, to: border }],
        ['last', { from: border, to: null }],
      ] as const) {
        const prefix = `disc-${ending}-${name}`
        const media = await pack(prefix, order(disc, { form: 'audio', isEncrypted: false, span }))
        const samples = span.to === null ? NOISE_SAMPLES - begun : span.to * 588
        assert.deepEqual(media.sound, { sampleRate: 44_100, runIn: 1024, samples })
        const heard = (await samplesOf(await inOneFile(prefix))).subarray(1024, 1024 + samples)
        const own = original.subarray(begun, begun + samples)
        for (const at of [0, samples - WINDOW]) assert.equal(shiftAt(own, heard, at), 0, `${name} at ${at}`)
        begun += samples
      }
      assert.equal(begun, NOISE_SAMPLES)
    })

  test('[decisions 9.14] reports a cue sheet that belongs to another recording', async () => {
    const disc = await make('short.flac', noise(44_100))
    await assert.rejects(
      pack('short', order(disc, { form: 'audio', span: { from: 75 * 60, to: null } })),
      /ends before this track begins; its cue sheet belongs to another recording/,
    )
  })

  test('[decisions 10.6] a film that was interrupted and resumed plays as if packaged in one go', async () => {
    const film = await make('cut.mkv', [
      ...picture('640x360', 20, '24000/1001'), ...sound(20), ...h264, '-c:a', 'flac',
    ]) // prettier-ignore
    const keys = makeKeys()
    const begin = (isResumed: boolean) => async () => ({ keys, isResumed })
    const stop = new AbortController()
    const options = { storage: openFileStorage(path.join(folder, 'media')), prefix: 'assets/cut' }
    const write: Storage['write'] = async (key, bytes) => {
      await options.storage.write(key, bytes)
      if (key === 'assets/cut/v-360p/00003.m4s') stop.abort()
    }
    const cut = { ...options, storage: { ...options.storage, write }, signal: stop.signal }
    await assert.rejects(packageMedia(order(film), { ...cut, begin: begin(false) }), /stopped/)
    assert.equal(await options.storage.size('assets/cut/v-360p/00005.m4s'), null)
    const media = await packageMedia(order(film), { ...options, begin: begin(true) })
    const { rows, stderr } = await play('cut', media, ['-map', '0:v:0'])
    assert.equal(rows.length, 480, stderr)
    const times = rows.map((row) => Number(row[2]))
    assert.deepEqual(
      times,
      times.map((_, place) => (times[0] ?? 0) + place),
    )
    assert.equal((await play('cut', media, ['-map', '0:a:0'])).stderr, '')
    const vtt = await buffer(options.storage.read(media.thumbnailsKey ?? ''))
    assert.equal(vtt.toString().match(/001\.jpg#xywh/g)?.length, 5)
    const sheet = path.join(folder, 'media/assets/cut/trickplay/001.jpg')
    const { stdout } = await run('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'stream=width,height',
      '-of',
      'csv=p=0',
      sheet,
    ])
    assert.equal(stdout.trim(), '1440,816')
  })

  const md5sOf = async (file: string): Promise<(string | undefined)[]> => {
    const { stdout } = await run('ffmpeg', ['-v', 'error', '-i', file, '-map', '0:v', '-f', 'framemd5', '-'])
    return stdout
      .split('\n')
      .filter((line) => /^\d/.test(line))
      .map((line) => line.split(',').at(-1)?.trim())
  }
  const keyEvery = (frames: number): string[] =>
    `-c:v libx264 -preset veryfast -pix_fmt yuv420p -g ${frames} -keyint_min ${frames} -sc_threshold 0`.split(
      ' ',
    )

  test('[decisions 4.26] a picture that already is the top rendition is copied', async () => {
    const source = [...picture('854x480', 10), ...sound(10)]
    const ready = await make('ready.mp4', [...source, ...keyEvery(20), '-c:a', 'aac'])
    const media = await pack('ready', order(ready))
    assert.deepEqual(
      media.renditions.map(({ name }) => name),
      ['v-360p', 'v-480p', 'a-0'],
    )
    const copied = await play('ready', media, ['-map', '0:v:1'])
    assert.equal(copied.stderr, '')
    assert.deepEqual(
      copied.rows.map((row) => row.at(-1)),
      await md5sOf(ready),
    )
    const segments = async (name: string) =>
      (await readFile(path.join(folder, `media/assets/ready/${name}/index.m3u8`), 'utf8')).match(
        /#EXTINF:[\d.]+/g,
      )
    assert.deepEqual(await segments('v-480p'), ['#EXTINF:4.00000', '#EXTINF:4.00000', '#EXTINF:2.00000'])
    assert.deepEqual(await segments('v-360p'), await segments('v-480p'))
    const bare = path.join(folder, 'media/assets/plain-ready/v-480p/00001.m4s')
    await pack('plain-ready', order(ready, { isEncrypted: false }))
    assert.equal((await readFile(bare)).includes('x264'), false, 'nor what the encoder wrote beside it')

    const elsewhere = await make('elsewhere.mp4', [...source, ...keyEvery(21), '-c:a', 'aac'])
    const encoded = await play('elsewhere', await pack('elsewhere', order(elsewhere)), ['-map', '0:v:1'])
    assert.equal(encoded.rows.length, 100, encoded.stderr)
    assert.notDeepEqual(
      encoded.rows.map((row) => row.at(-1)),
      await md5sOf(elsewhere),
    )
  })

  test('[decisions 4.26] a copied picture is whole after an interruption', async () => {
    const film = await make('ready-cut.mp4', [...picture('320x180', 20, '24000/1001'), ...keyEvery(96)])
    const keys = makeKeys()
    const begin = (isResumed: boolean) => async () => ({ keys, isResumed })
    const options = { storage: openFileStorage(path.join(folder, 'media')), prefix: 'assets/ready-cut' }
    await packageMedia(order(film), { ...options, begin: begin(false) })
    // As if the machine had failed after the third segment.
    for (const name of ['00004', '00005'])
      await rm(path.join(folder, `media/assets/ready-cut/v-360p/${name}.m4s`), { force: true })
    const media = await packageMedia(order(film), { ...options, begin: begin(true) })
    const { rows, stderr } = await play('ready-cut', media, ['-map', '0:v:0'])
    assert.equal(stderr, '')
    assert.deepEqual(
      rows.map((row) => row.at(-1)),
      await md5sOf(film),
    )
    const times = rows.map((row) => Number(row[2]))
    assert.deepEqual(
      times,
      times.map((_, place) => (times[0] ?? 0) + place),
    )
  })

  test('[decisions 4.25] cannot be played without the key', async () => {
    const film = await make('locked.mp4', [...picture('320x180', 5), ...h264])
    const media = await pack('locked', order(film))
    await assert.rejects(play('locked', { ...media, keys: [{ number: 1, key: Buffer.alloc(16, 7) }] }))
    const segment = await readFile(path.join(folder, 'media/assets/locked/v-360p/00001.m4s'))
    assert.equal(segment.length % 16, 0)
    assert.equal(segment.includes('mdat'), false)
  })

  test('segments of all renditions end at the same frames', async () => {
    const film = await make('ntsc.mkv', [
      ...picture('854x480', 9, '24000/1001'),
      ...sound(9),
      ...h264,
      '-g',
      '50',
      '-c:a',
      'flac',
    ])
    await pack('ntsc', order(film))
    const lengths = async (name: string) =>
      (await readFile(path.join(folder, `media/assets/ntsc/${name}/index.m3u8`), 'utf8')).match(
        /#EXTINF:[\d.]+/g,
      )
    assert.deepEqual(await lengths('v-360p'), await lengths('v-480p'))
    assert.equal((await lengths('v-360p'))?.length, 3)
    assert.equal((await lengths('v-360p'))?.[0], '#EXTINF:4.00400')
  })

  test('silent, upright, odd-sized and sound-first films all play', async () => {
    for (const [name, args, size] of [
      ['silent', [...picture('640x360', 5), ...h264], '640x360'],
      ['upright', [...picture('360x640', 5), ...sound(5), ...h264, '-c:a', 'aac'], '360x640'],
      ['odd', [...picture('321x181', 5), ...sound(5), '-c:v', 'mpeg4', '-c:a', 'aac'], '320x180'],
      [
        'sound-first',
        [...picture('640x360', 5), ...sound(5), ...h264, '-c:a', 'aac', '-map', '1', '-map', '0'],
        '640x360',
      ],
    ] as const) {
      const media = await pack(name, order(await make(`${name}.mp4`, [...args])))
      const top = media.renditions.findLast(({ kind }) => kind === 'video')
      assert.equal(`${top?.width}x${top?.height}`, size, name)
      const { rows } = await play(name, media, ['-map', '0:v:0'])
      assert.equal(rows.length, 50, name)
    }
  })

  /** Writes a quarter turn into the header of the first track, as cameras do; ffmpeg's own option for it depends on its version. */
  function turnedByQuarter(mp4: Buffer): Buffer {
    const matrix = mp4.indexOf('tkhd') + 44
    for (const [place, value] of [0, 0x1_0000, 0, -0x1_0000, 0, 0, 0, 0, 0x4000_0000].entries())
      mp4.writeInt32BE(value, matrix + place * 4)
    return mp4
  }

  test('shows a film from a rotated camera upright', async () => {
    const lying = await make('lying.mp4', [...picture('640x360', 3), ...h264])
    const turned = path.join(folder, 'turned.mp4')
    await writeFile(turned, turnedByQuarter(await readFile(lying)))
    const media = await pack('turned', order(turned))
    assert.deepEqual([media.renditions[0]?.width, media.renditions[0]?.height], [360, 640])
  })

  test('turns two languages into two audio tracks, and six channels into two', async () => {
    const file = await make('languages.mkv', [
      ...picture('320x180', 2), ...sound(2, '5.1'), ...sound(2), ...h264, '-c:a', 'ac3',
      '-map', '0', '-map', '1', '-map', '2', '-metadata:s:a:0', 'language=ger', '-metadata:s:a:1', 'language=eng',
    ]) // prettier-ignore
    const media = await pack('languages', order(file))
    assert.deepEqual(
      media.renditions.filter(({ kind }) => kind === 'audio').map(({ language }) => language),
      ['de', 'en'],
    )
    const master = await readFile(path.join(folder, 'media/assets/languages/master.m3u8'), 'utf8')
    assert.match(master, /NAME="Deutsch",LANGUAGE="de",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2"/)
    assert.match(master, /NAME="English",LANGUAGE="en",DEFAULT=NO/)
  })

  test('keeps and distinguishes several audio tracks of one language', async () => {
    const file = await make('commentary.mkv', [
      ...picture('320x180', 2), ...sound(2), ...sound(2), ...sound(2), ...h264, '-c:a', 'ac3',
      '-map', '0', '-map', '1', '-map', '2', '-map', '3', ...[0, 1, 2].flatMap((place) => [`-metadata:s:a:${place}`, 'language=eng']),
      '-metadata:s:a:1', 'title=Commentary',
    ]) // prettier-ignore
    await pack('commentary', order(file))
    const master = await readFile(path.join(folder, 'media/assets/commentary/master.m3u8'), 'utf8')
    assert.deepEqual(
      [...master.matchAll(/TYPE=AUDIO,.*?NAME="([^"]+)"/g)].map(([, name]) => name),
      ['English', 'Commentary', 'English 2'],
    )
  })

  test('sound that begins after the picture stays in sync', async () => {
    const tracks = [...picture('320x180', 6), '-itsoffset', '2', ...sound(4)]
    const media = await pack('late', order(await make('late.mkv', [...tracks, ...h264, '-c:a', 'aac'])))
    assert.ok(Math.abs(media.durationSeconds - 6) < 0.1)
    const listen = ['-v', 'info', '-map', '0:a:0', '-af', 'silencedetect=n=-40dB:d=1']
    const { stderr } = await play('late', media, listen)
    const end = Number(/silence_end: ([\d.]+)/.exec(stderr)?.[1])
    assert.ok(Math.abs(end - 2) < 0.03, `silent until ${end}`)
  })

  test('a recording that changes its size and channels midway stays in sync', async () => {
    const part = (name: string, size: string, layout: string, offset: number) =>
      make(name, [
        ...picture(size, 5, '25'), ...sound(5, layout), ...h264, '-g', '25', '-c:a', 'ac3', '-output_ts_offset', String(offset),
      ]) // prettier-ignore
    const parts = [await part('1.ts', '320x180', 'stereo', 0), await part('2.ts', '160x90', '5.1', 5)]
    const file = path.join(folder, 'recording.ts')
    await writeFile(file, Buffer.concat(await Promise.all(parts.map((name) => readFile(name)))))
    const media = await pack('recording', order(file))
    assert.ok(Math.abs(media.durationSeconds - 10) < 0.3, String(media.durationSeconds))
    const { rows } = await play('recording', media, ['-map', '0:a:0'])
    assert.ok(Math.abs((rows.length * 1024) / 44_100 - 10) < 0.6, `${rows.length} frames of sound`)
    // ffmpeg 7.1 loses the two pictures that its filters hold at the change.
    const pictures = (await play('recording', media, ['-map', '0:v:0'])).rows.length
    assert.ok(pictures >= 248 && pictures <= 250, String(pictures))
  })

  test('joins three files of a book into one recording', async () => {
    const parts = await Promise.all(
      [1, 2, 3].map((part) => make(`part-${part}.mp3`, sound(3 + part, 'mono'))),
    )
    const media = await pack('book', order(parts, { form: 'audio' }))
    assert.ok(Math.abs(media.durationSeconds - 15) < 0.3)
    assert.deepEqual(
      media.renditions.map(({ name, kind }) => [name, kind]),
      [['a-0', 'audio']],
    )
    const { rows } = await play('book', media)
    assert.ok(rows.length > 600)
  })

  test('[decisions 4.27] turns external and embedded subtitles into clean WebVTT', async () => {
    const srt = path.join(folder, 'alt.srt')
    await writeFile(
      srt,
      Buffer.from(
        '1\r\n00:00:01,000 --> 00:00:02,000\r\nGr\xfc\xdfe\r\n\r\n2\r\n00:01:00,000 --> 00:01:02,000\r\nzu sp\xe4t\r\n',
        'latin1',
      ),
    )
    const inner = path.join(folder, 'inner.srt')
    await writeFile(inner, '1\n00:00:02,000 --> 00:00:03,000\n<b>inside</b>\n')
    const film = await make('subtitled.mkv', [
      ...picture('320x180', 5),
      '-i',
      inner,
      ...h264,
      '-c:s',
      'srt',
      '-metadata:s:s:0',
      'language=eng',
    ])
    const media = await pack(
      'subtitled',
      order(film, { subtitles: [{ path: srt, language: 'de', label: 'Deutsch', kind: 'subtitles' }] }),
    )
    assert.deepEqual(media.subtitles, [
      {
        language: 'de',
        label: 'Deutsch',
        kind: 'subtitles',
        storageKey: 'assets/subtitled/subtitles/de.vtt',
      },
      {
        language: 'en',
        label: 'English',
        kind: 'subtitles',
        storageKey: 'assets/subtitled/subtitles/en.vtt',
      },
    ])
    const read = (name: string) =>
      readFile(path.join(folder, 'media/assets/subtitled/subtitles', name), 'utf8')
    assert.equal(await read('de.vtt'), 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nGrüße\n')
    assert.equal(await read('en.vtt'), 'WEBVTT\n\n00:00:02.000 --> 00:00:03.000\n<b>inside</b>\n')
    assert.match(await read('de.m3u8'), /#EXTINF:5\.0+,\nde\.vtt\n#EXT-X-ENDLIST/)
  })

  test('does not encrypt a trailer', async () => {
    const film = await make('trailer.mp4', [...picture('320x180', 5), ...h264])
    const media = await pack('trailer', order(film, { isEncrypted: false }))
    assert.deepEqual(media.keys, [])
    const playlist = await readFile(path.join(folder, 'media/assets/trailer/v-360p/index.m3u8'), 'utf8')
    assert.doesNotMatch(playlist, /EXT-X-KEY/)
    assert.equal((await play('trailer', media)).rows.length, 50)
  })

  test('converts HDR for ordinary screens', async () => {
    const film = await make('hdr.mkv', [
      ...picture('320x180', 3), '-c:v', 'libx265', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le',
      '-x265-params', 'log-level=error:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc',
    ]) // prettier-ignore
    const media = await pack('hdr', order(film))
    assert.equal((await play('hdr', media, ['-map', '0:v'])).rows.length, 30)
    assert.match(media.renditions[0]?.codecs ?? '', /^avc1\.64/)
  })

  describe('refuses files with a reason', () => {
    const refusal = async (wanted: MediaOrder): Promise<string> => {
      try {
        await pack('refused', wanted)
      } catch (error) {
        assert.ok(error instanceof MediaToolError, String(error))
        assert.ok(error.isFinal, error.reason)
        assert.doesNotMatch(error.reason, /\//, 'no path')
        return error.reason
      }
      return 'It was packaged.'
    }

    test('half a file', async () => {
      const film = await make('whole.mp4', [...picture('320x180', 20), ...h264, '-movflags', 'faststart'])
      const bytes = await readFile(film)
      const half = path.join(folder, 'half.mp4')
      await writeFile(half, bytes.subarray(0, bytes.length / 2))
      assert.equal(
        await refusal(order(half)),
        'The file is truncated or still being copied: its end is missing. Copy it again.',
      )
      const matroska = await make('whole.mkv', ['-i', film, '-c', 'copy'])
      const film2 = await readFile(matroska)
      const half2 = path.join(folder, 'half.mkv')
      await writeFile(half2, film2.subarray(0, film2.length / 2))
      assert.match(
        await refusal(order(half2)),
        /^The file is damaged or truncated: only \d+ of 20 s can be played\.$/,
      )
    })

    test('an index that is not there, a text, an empty file, a folder, a file that is gone', async () => {
      const film = await readFile(await make('end.mp4', [...picture('320x180', 5), ...h264]))
      const file = path.join(folder, 'strange.mp4')
      await writeFile(file, film.subarray(0, film.indexOf('moov') - 4))
      assert.equal(
        await refusal(order(file)),
        'The file is truncated or still being copied: its index (moov atom) is missing. Copy it again.',
      )
      await writeFile(file, 'This is a text, not a film.\n')
      assert.equal(await refusal(order(file)), 'This is not a media file; replace it.')
      await writeFile(file, '')
      assert.equal(await refusal(order(file)), 'The file is empty; copy it again.')
      assert.equal(await refusal(order(folder)), 'This is not a file.')
      assert.equal(await refusal(order(path.join(folder, 'gone.mp4'))), 'The file no longer exists.')
    })

    test('a playlist that calls itself a film, and asks for other files', async () => {
      const file = path.join(folder, 'playlist.mkv')
      await writeFile(
        file,
        '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n',
      )
      assert.notEqual(await refusal(order(file)), 'It was packaged.')
    })

    test('a codec that is not on the list', async () => {
      const file = await make('magic.mkv', [
        ...picture('320x180', 2),
        '-c:v',
        'magicyuv',
        '-pix_fmt',
        'yuv420p',
      ])
      assert.match(
        await refusal(order(file)),
        /codec is not supported|cannot be recognised|cannot be decoded/,
      )
    })

    test('sound in place of a film, and a film without sound in place of music', async () => {
      assert.equal(await refusal(order(await make('only.mp3', sound(2)))), 'It contains no video.')
      const silent = await make('nosound.mp4', [...picture('320x180', 2), ...h264])
      assert.equal(await refusal(order(silent, { form: 'audio' })), 'It contains no audio.')
    })
  })

  test('stopping ends ffmpeg at once', async () => {
    const film = await make('long.mp4', [...picture('1920x1080', 15), ...h264])
    const stop = new AbortController()
    const storage = openFileStorage(path.join(folder, 'media'))
    const started = performance.now()
    const packaging = packageMedia(order(film), {
      storage,
      prefix: 'assets/stopped',
      signal: stop.signal,
      onProgress: () => stop.abort(),
    })
    await assert.rejects(packaging, (error) => error instanceof MediaToolError && error.kind === 'stopped')
    assert.ok(performance.now() - started < 20_000)
    const { stdout } = await run('ps', ['-eo', 'args'])
    assert.equal(stdout.includes(film), false)
  })

  test('mutated files do no harm', async () => {
    const sources = [
      await make('m.mp4', [...picture('160x90', 2), ...sound(2), ...h264, '-c:a', 'aac']),
      await make('m.mkv', [...picture('160x90', 2), ...sound(2), ...h264, '-c:a', 'libvorbis']),
      await make('m.flac', sound(2)),
    ]
    // A temporary folder of this test's own, because other tests may run at the same time.
    const usual = process.env['TMPDIR']
    const ours = path.join(folder, 'children')
    await mkdir(ours)
    process.env['TMPDIR'] = ours
    let seed = 7
    const random = (below: number): number => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % below
    const outcomes = new Map<string, number>()
    for (let round = 0; round < 18; round += 1) {
      const source = sources[round % sources.length] ?? ''
      const file = path.join(folder, `mutant-${round}${path.extname(source)}`)
      await cp(source, file)
      const bytes = await readFile(file)
      for (let hit = 0; hit < 1 + random(40); hit += 1) bytes[random(bytes.length)] = random(256)
      await writeFile(file, bytes)
      const form = source.endsWith('.flac') ? 'audio' : 'video'
      const outcome = await pack(`mutant-${round}`, order(file, { form })).then(
        () => 'packaged',
        (error: unknown) => (error instanceof MediaToolError ? error.kind : String(error)),
      )
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
    for (const outcome of outcomes.keys()) assert.match(outcome, /^(packaged|refused|limit|machine)$/)
    assert.deepEqual(await readdir(ours), [], 'folders of children are cleared away')
    if (usual === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = usual
  })

  const input = process.env['REAL_INPUT']
  test(
    'packages every real media file and reports the damaged one',
    { skip: input ? false : 'REAL_INPUT is not set' },
    async () => {
      const files = (await readdir(input ?? '', { recursive: true })).filter((name) =>
        /\.(mp4|webm|mp3|ogg|opus|flac|m4b)$/.test(name),
      )
      assert.ok(files.length >= 25)
      for (const name of files) {
        const file = path.join(input ?? '', name)
        const form = /\.(mp4|webm)$/.test(name) ? 'video' : 'audio'
        const prefix = `real-${files.indexOf(name)}`
        if (name.endsWith('hr-savino-ocean.ogg')) {
          await assert.rejects(
            pack(prefix, order(file, { form })),
            (error) => error instanceof MediaToolError && /audio header is damaged/.test(error.reason),
          )
          continue
        }
        const media = await pack(prefix, order(file, { form }))
        const { stdout } = await run('ffprobe', [
          '-v',
          'error',
          '-show_entries',
          'format=duration',
          '-of',
          'csv=p=0',
          file,
        ])
        assert.ok(
          Math.abs(media.durationSeconds - Number(stdout)) < 0.5,
          `${name}: ${media.durationSeconds} of ${stdout}`,
        )
        const { rows } = await play(prefix, media, ['-map', form === 'video' ? '0:v:0' : '0:a:0'])
        assert.ok(rows.length > 10, name)
        await buffer(openFileStorage(path.join(folder, 'media')).read(media.entryKey))
      }
    },
  )
})

/** A stream of Blu-ray subtitles (PGS) that shows a square every second, for half a second. */
function pictureSubtitles(seconds: number): Buffer {
  const segment = (at: number, type: number, payload: readonly number[]): Buffer => {
    const head = Buffer.alloc(13)
    head.write('PG', 'latin1')
    head.writeUInt32BE(at * 90_000, 2)
    head.writeUInt8(type, 10)
    head.writeUInt16BE(payload.length, 11)
    return Buffer.concat([head, Buffer.from(payload)])
  }
  const [wide, high] = [
    [0x01, 0x40],
    [0x00, 0xb4],
  ]
  const composition = (number: number, shown: readonly number[]) => [
    ...wide, ...high, 0x10, 0, number, 0x80, 0, 0, shown.length > 0 ? 1 : 0, ...shown,
  ] // prettier-ignore
  const window = [1, 0, 0, 10, 0, 10, 0, 8, 0, 8]
  const palette = [0, 0, 1, 235, 128, 128, 255]
  const line = [...Array.from({ length: 8 }, () => 1), 0, 0]
  const square = Array.from({ length: 8 }, () => line).flat()
  const object = [0, 0, 0, 0xc0, 0, 0, square.length + 4, 0, 8, 0, 8, ...square]
  return Buffer.concat(
    Array.from({ length: seconds }, (_, at) => [
      segment(at, 0x16, composition(at * 2, [0, 0, 0, 0, 0, 10, 0, 10])),
      segment(at, 0x17, window),
      segment(at, 0x14, palette),
      segment(at, 0x15, object),
      segment(at, 0x80, []),
      segment(at + 0.5, 0x16, composition(at * 2 + 1, [])),
      segment(at + 0.5, 0x17, window),
      segment(at + 0.5, 0x80, []),
    ]).flat(),
  )
}
