/**
 * P11: the cost of packaging a film compared with the minimum, one ffmpeg that decodes once and encodes the same ladder; and after what
 * share of that ffmpeg's time the film first becomes playable.
 * Usage: node bench/ladder.ts [--seconds 30] [--rounds 3] [FILE] (without FILE it generates a 1080p30 source of testsrc2 and noise)
 * Includes subtitles beside the film, stills, loudness, a frame as its picture, and encryption of every segment. CPU is user + system time
 * of all processes; rounds are interleaved; read the ratio, not the seconds.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { middleOf } from './figures.ts'
import { makePicture } from '../services/media/src/images/picture.ts'
import { packageMedia } from '../services/media/src/package/package-media.ts'
import { ladderOf } from '../services/media/src/transcode/ladder.ts'
import { probe } from '../packages/media-files/src/tools/probe.ts'
import { openFileStorage } from '../packages/platform/src/storage/file-storage.ts'

const run = promisify(execFile)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '3' },
    pipeline: { type: 'string' },
  },
})

type Cost = { cpu: number; wall: number }

async function costOf(command: string[]): Promise<Cost> {
  const script = 'TIMEFORMAT="%R %U %S"; time "$@" >/dev/null 2>&1'
  const { stderr } = await run('bash', ['-c', script, 'bash', ...command])
  const [wall = 0, user = 0, system = 0] = stderr.trim().split(/\s+/).map(Number)
  return { cpu: user + system, wall }
}

async function makeSource(folder: string): Promise<string> {
  const file = path.join(folder, 'source.mp4')
  await run('ffmpeg', [
    '-v', 'error', '-f', 'lavfi', '-i', `testsrc2=s=1920x1080:r=30:d=${values.seconds},noise=alls=8:allf=t,format=yuv420p`,
    '-f', 'lavfi', '-i', `sine=f=330:r=48000:d=${values.seconds}`, '-ac', '2',
    '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '20', '-g', '60', '-c:a', 'aac', '-b:a', '192k', file,
  ]) // prettier-ignore
  return file
}

/** The same frames, sizes, encoder and limits, straight into HLS. */
async function bareCommand(file: string, folder: string): Promise<string[]> {
  const { video, audio } = await probe(file)
  if (!video) throw new Error('The source holds no picture.')
  const { rungs, framesPerSegment } = ladderOf(video)
  const outputs = rungs.map((_, number) => `[s${number}]`).join('')
  const scales = rungs.map(({ width, height }, number) =>
    width === video.width
      ? `[s${number}]null[v${number}]`
      : `[s${number}]scale=${width}:${height}[v${number}]`,
  )
  const limits = rungs.flatMap(({ bitsPerSecond }, number) => [
    `-maxrate:v:${number}`, String(bitsPerSecond), `-bufsize:v:${number}`, String(bitsPerSecond * 2),
  ]) // prettier-ignore
  const sound = audio.length > 0
  return [
    'ffmpeg', '-v', 'error', '-nostdin', '-y', '-i', file,
    '-filter_complex', [`[0:v]split=${rungs.length}${outputs}`, ...scales].join(';'),
    ...rungs.flatMap((_, number) => ['-map', `[v${number}]`]), ...(sound ? ['-map', '0:a:0'] : []),
    '-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-crf', '22', '-pix_fmt', 'yuv420p',
    '-g', String(framesPerSegment), '-keyint_min', String(framesPerSegment), '-sc_threshold', '0', ...limits,
    '-c:a', 'aac', '-b:a', '128k', '-ac', '2',
    '-f', 'hls', '-hls_time', '4', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4', '-hls_flags', 'independent_segments',
    '-var_stream_map', [...rungs.map((_, number) => `v:${number}${sound ? ',agroup:a' : ''}`), ...(sound ? ['a:0,agroup:a,default:yes'] : [])].join(' '),
    '-hls_fmp4_init_filename', 'init_%v.mp4', '-hls_segment_filename', path.join(folder, 's_%v_%03d.m4s'), path.join(folder, 'p_%v.m3u8'),
  ] // prettier-ignore
}

// A line every two seconds, like dialogue.
async function makeSubtitle(folder: string): Promise<string> {
  const file = path.join(folder, 'source.de.srt')
  const clock = (at: number) => `${new Date(at * 1000).toISOString().slice(11, 19)},000`
  const cues = Array.from(
    { length: 1000 },
    (_, i) => `${i + 1}\n${clock(i * 2)} --> ${clock(i * 2 + 2)}\nSatz ${i}\n`,
  )
  await writeFile(file, cues.join('\n'))
  return file
}

function playableNote(media: string): string {
  return `${media}-playable`
}

function spread(ratios: readonly number[]): string {
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)]
  return `${middleOf(ratios).toFixed(3)} (${least.toFixed(3)} to ${most.toFixed(3)})`
}

if (values.pipeline !== undefined) {
  // The measured part: everything that importing a film makes of it, except the database's few rows.
  const storage = openFileStorage(values.pipeline)
  const file = positionals[0] ?? ''
  const [, subtitle = ''] = positionals
  const subtitles = [{ path: subtitle, language: 'de', label: 'Deutsch', kind: 'subtitles' as const }]
  const onPlayable = () => writeFile(playableNote(values.pipeline ?? ''), String(performance.now() / 1000))
  await packageMedia(
    { form: 'video', files: [file], subtitles, isEncrypted: true },
    { storage, prefix: 'assets/bench', onPlayable },
  )
  await makePicture({ id: 'bench', shape: 'background', source: { path: file, from: 'frame' } }, storage)
} else {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-ladder-'))
  try {
    const file = path.resolve(positionals[0] ?? (await makeSource(folder)))
    const media = path.join(folder, 'media')
    const subtitle = await makeSubtitle(folder)
    const ours = [process.execPath, import.meta.filename, '--pipeline', media, file, subtitle]
    const bare = await bareCommand(file, folder)
    const rounds: { bare: Cost; ours: Cost; firstPlayable: number }[] = []
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const costs = { bare: await costOf(bare), ours: await costOf(ours) }
      const one = { ...costs, firstPlayable: Number(await readFile(playableNote(media), 'utf8')) }
      rounds.push(one)
      console.log(
        `round ${round + 1}: bare ${one.bare.cpu.toFixed(1)} s CPU, pipeline ${one.ours.cpu.toFixed(1)} s, ratio ${(one.ours.cpu / one.bare.cpu).toFixed(3)}` +
          ` (wall ${one.bare.wall.toFixed(1)} and ${one.ours.wall.toFixed(1)} s, playable after ${one.firstPlayable.toFixed(1)} s)`,
      )
    }
    const ratios = rounds.map((round) => round.ours.cpu / round.bare.cpu)
    const shares = rounds.map((round) => round.firstPlayable / round.bare.wall)
    console.log(
      `CPU ${spread(ratios)} (goal 1.15, aim 1.08), first playable ${spread(shares)} (goal 0.25, aim 0.10) on ${path.basename(file)}`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
