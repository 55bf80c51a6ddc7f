/** Measures a sound file with ffmpeg, which knows nothing of how the sound was made. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type Sound = {
  seconds: number
  /** Integrated loudness, and its range in LU (EBU R 128). */
  lufs: number
  range: number
  /** True peak in dBTP (ITU-R BS.1770-4). */
  peakDb: number
  /** Seconds of silence at the beginning and the end, and the longest in between. */
  silence: { start: number; longest: number; end: number }
}

const run = promisify(execFile)
const MAX_BYTES = 64 * 1024 * 1024

/** Anything below is inaudible. */
const SILENCE_DB = -55
const SHORTEST_SILENCE_SECONDS = 0.1

/** Measures a sound file; throws if it cannot be read. */
export async function measureSound(file: string): Promise<Sound> {
  const filters = `silencedetect=n=${SILENCE_DB}dB:d=${SHORTEST_SILENCE_SECONDS},ebur128=peak=true:framelog=verbose`
  const { stderr } = await run(
    'ffmpeg',
    ['-nostdin', '-hide_banner', '-i', file, '-map', '0:a', '-af', filters, '-f', 'null', '-'],
    { maxBuffer: MAX_BYTES },
  )
  const last = (pattern: RegExp) => Number([...stderr.matchAll(pattern)].at(-1)?.[1])
  const [, h, m, s] = /Duration: (\d+):(\d+):([\d.]+)/.exec(stderr) ?? []
  const seconds = Number(h) * 3600 + Number(m) * 60 + Number(s)
  return {
    seconds,
    lufs: last(/I:\s+(-?[\d.]+) LUFS/g),
    range: last(/LRA:\s+([\d.]+) LU/g),
    peakDb: last(/Peak:\s+(-?[\d.]+) dBFS/g),
    silence: silenceIn(stderr, seconds),
  }
}

function silenceIn(words: string, seconds: number): Sound['silence'] {
  const starts = [...words.matchAll(/silence_start: (-?[\d.e-]+)/g)].map(([, at]) => Math.max(0, Number(at)))
  const lengths = [...words.matchAll(/silence_duration: ([\d.e-]+)/g)].map(([, length]) => Number(length))
  const silence = { start: 0, longest: 0, end: 0 }
  for (const [i, at] of starts.entries()) {
    // For a silence at the very end, some versions of ffmpeg report only the start.
    const length = lengths[i] ?? seconds - at
    if (at < SHORTEST_SILENCE_SECONDS) silence.start = length
    else if (at + length > seconds - SHORTEST_SILENCE_SECONDS) silence.end = length
    else silence.longest = Math.max(silence.longest, length)
  }
  return silence
}

/** Returns the samples of a sound file, mixed to mono, at this rate. */
export async function samplesOf(file: string, rate: number): Promise<Float32Array> {
  const { stdout } = await run(
    'ffmpeg',
    [
      '-nostdin',
      '-v',
      'error',
      '-i',
      file,
      '-map',
      '0:a',
      '-ac',
      '1',
      '-ar',
      String(rate),
      '-f',
      'f32le',
      '-',
    ],
    { maxBuffer: MAX_BYTES, encoding: 'buffer' },
  )
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length))
}
