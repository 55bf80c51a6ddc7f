/** `node seed/src/measure-readings.ts [key ...]`: makes readings as a first start does and measures the files. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { NO_CACHE } from './cache.ts'
import { produce } from './produce.ts'
import { BOOKS } from './records/books.ts'
import { BOOK_LUFS } from './readings/read.ts'
import { readingOf, wordsOf } from './readings/reading.ts'

const BOUNDS = { minutes: 5, lufs: 1, peakDb: -0.5, silenceSeconds: 3 }

const run = promisify(execFile)
const tools = {
  ffmpeg: async (args: string[]) => {
    await run('ffmpeg', ['-nostdin', '-v', 'error', ...args])
  },
}

/** What ffmpeg says of a sound file. */
async function measured(file: string) {
  const { stderr } = await run(
    'ffmpeg',
    [
      '-nostdin',
      '-hide_banner',
      '-i',
      file,
      '-map',
      '0:a',
      '-af',
      'ebur128=peak=true,silencedetect=n=-50dB:d=0.3',
      '-f',
      'null',
      '-',
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  const last = (pattern: RegExp) => Number([...stderr.matchAll(pattern)].at(-1)?.[1])
  const silences = [...stderr.matchAll(/silence_duration: ([\d.]+)/g)].map(([, seconds]) => Number(seconds))
  const [, h, m, s] = /Duration: (\d+):(\d+):([\d.]+)/.exec(stderr) ?? []
  return {
    minutes: Number(h) * 60 + Number(m) + Number(s) / 60,
    lufs: last(/I:\s+(-[\d.]+) LUFS/g),
    peakDb: last(/Peak:\s+(-?[\d.]+) dBFS/g),
    silenceSeconds: Math.max(0, ...silences),
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`)

const wanted = process.argv.slice(2)
const folder = await mkdtemp(join(os.tmpdir(), 'quintet-readings-'))
const columns = ['book', 'minutes', 'chapters', 'words/min', 'LUFS', 'peak dB', 'silence s', '']
print(columns.join('\t'))
let total = 0
try {
  for (const { key } of BOOKS.filter((book) => wanted.length === 0 || wanted.includes(basename(book.key)))) {
    const reading = readingOf(key)
    const { made, missing } = await produce(key, folder, { part: 'main', tools, cache: NO_CACHE })
    const [file] = made
    if (!reading || !file) {
      print(`${key}\t${missing.join(' ') || 'nobody has written it'}`)
      process.exitCode = 1
      continue
    }
    const { minutes, lufs, peakDb, silenceSeconds } = await measured(file)
    const faults = [
      minutes < BOUNDS.minutes ? 'short' : '',
      Math.abs(lufs - BOOK_LUFS) > BOUNDS.lufs ? 'loudness' : '',
      peakDb > BOUNDS.peakDb ? 'clips' : '',
      silenceSeconds > BOUNDS.silenceSeconds ? 'silent' : '',
    ].filter(Boolean)
    if (faults.length > 0) process.exitCode = 1
    total += minutes
    const figures = [
      minutes.toFixed(1),
      reading.chapters.length,
      (wordsOf(reading).length / minutes).toFixed(0),
      lufs.toFixed(1),
      peakDb.toFixed(1),
      silenceSeconds.toFixed(1),
    ]
    print([basename(key), ...figures, faults.join(' ')].join('\t'))
  }
  print(`total\t${total.toFixed(0)}`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
