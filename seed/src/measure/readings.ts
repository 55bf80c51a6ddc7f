/** Makes readings as a first start does, or takes them from the cache, and measures the files as they are sold. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { NO_CACHE, openCache } from '../cache.ts'
import { produce } from '../produce.ts'
import { BOOK_LUFS } from '../readings/read.ts'
import { readingOf, wordsOf } from '../readings/reading.ts'
import { BOOKS } from '../records/books.ts'
import { MOST_PEAK_DB } from '../sound/mastering/limiter.ts'
import { measureSound, type Sound } from './sound.ts'
import { tableOf } from './table.ts'
import { TOOLS } from './tools.ts'

const HELP = `node seed/src/measure/readings.ts [--json] [BOOK ...]

Measures the demo's audiobooks, after their encoder: minutes, chapters, words a minute, loudness (LUFS), true peak (dBTP) and
the longest silence (s). BOOK is the end of a key, "regen"; without one all are measured. QUINTET_CACHE=DIR keeps the books.
A book beyond a limit, or one that cannot be made, is named with its fault, and the command ends with 1.`

/** Beyond these a book is faulty. */
const LIMITS = { minutes: 5, lufs: 1, silenceSeconds: 3 }

type Measured = {
  book: string
  chapters: number
  wordsAMinute: number
  sound: Sound | null
  faults: string[]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
})

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

async function measureBook(key: string, folder: string): Promise<Measured> {
  const cacheDir = process.env['QUINTET_CACHE']
  const cache = cacheDir ? await openCache(cacheDir) : NO_CACHE
  const reading = readingOf(key)
  const { made, missing } = await produce(key, folder, { part: 'main', tools: TOOLS, cache })
  const [file] = made
  const book = basename(key)
  if (!reading || !file)
    return {
      book,
      chapters: 0,
      wordsAMinute: 0,
      sound: null,
      faults: missing.length > 0 ? missing : ['not written'],
    }
  const sound = await measureSound(file)
  const wordsAMinute = (wordsOf(reading).length * 60) / sound.seconds
  return { book, chapters: reading.chapters.length, wordsAMinute, sound, faults: faultsOf(sound) }
}

function faultsOf({ seconds, lufs, peakDb, silence }: Sound): string[] {
  const faults = {
    short: seconds < LIMITS.minutes * 60,
    loudness: Math.abs(lufs - BOOK_LUFS) > LIMITS.lufs,
    peak: peakDb > MOST_PEAK_DB,
    silent: Math.max(silence.start, silence.longest, silence.end) > LIMITS.silenceSeconds,
  }
  return Object.entries(faults).flatMap(([name, isFaulty]) => (isFaulty ? [name] : []))
}

const COLUMNS = ['book', 'minutes', 'chapters', 'words/min', 'LUFS', 'dBTP', 'silence', 'faults'] as const

function rowOf({ book, chapters, wordsAMinute, sound, faults }: Measured): string[] {
  if (!sound) return [book, '', '', '', '', '', '', faults.join(', ')]
  const { seconds, lufs, peakDb, silence } = sound
  const figures = [lufs, peakDb, silence.longest].map((figure) => figure.toFixed(1))
  return [
    book,
    (seconds / 60).toFixed(1),
    `${chapters}`,
    wordsAMinute.toFixed(0),
    ...figures,
    faults.join(', '),
  ]
}

async function main(): Promise<void> {
  if (values.help) return say(HELP)
  const keys = BOOKS.map(({ key }) => key)
  const unknown = positionals.filter((name) => !keys.some((key) => basename(key) === name))
  if (unknown.length > 0) throw new Error(`No book ${unknown.join(', ')}; see --help.`)
  const folder = await mkdtemp(join(os.tmpdir(), 'quintet-readings-'))
  try {
    const books: Measured[] = []
    for (const key of keys)
      if (positionals.length === 0 || positionals.includes(basename(key)))
        books.push(await measureBook(key, folder))
    say(values.json ? JSON.stringify(books, null, 2) : tableOf([COLUMNS, ...books.map(rowOf)]))
    if (books.some(({ faults }) => faults.length > 0)) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await main()
