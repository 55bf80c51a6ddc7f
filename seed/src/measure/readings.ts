/** Makes readings as a first start does, or takes them from the cache, and measures the finished files. */
import { basename } from 'node:path'
import type { Cache } from '../cache.ts'
import { produce } from '../produce.ts'
import { BOOK_LUFS } from '../readings/read.ts'
import { readingOf, wordsOf } from '../readings/reading.ts'
import { BOOKS } from '../records/books.ts'
import { MOST_PEAK_DB } from '../sound/mastering/limiter.ts'
import { namesOf, runCommand } from './command.ts'
import { measureSound, type Sound } from './sound.ts'
import { TOOLS } from './tools.ts'

const HELP = `node seed/src/measure/readings.ts [--json] [BOOK ...]

Measures the demo's audiobooks, after their encoder: minutes, chapters, words a minute, loudness (LUFS), true peak (dBTP) and
the longest silence (s). BOOK is the end of a key, "regen"; without one all are measured. QUINTET_CACHE=DIR keeps the books.
A book beyond a limit, or one that cannot be made, is named with its fault, and the command ends with 1.`

/** Outside these limits, a book is faulty. */
const LIMITS = { minutes: 5, lufs: 1, silenceSeconds: 3 }

type Measured = {
  book: string
  chapters: number
  wordsAMinute: number
  sound: Sound | null
  faults: string[]
}

type Place = { folder: string; cache: Cache }

async function measureBooks(keys: readonly string[], place: Place): Promise<Measured[]> {
  const books: Measured[] = []
  for (const key of keys) books.push(await measureBook(key, place))
  return books
}

async function measureBook(key: string, { folder, cache }: Place): Promise<Measured> {
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
  return namesOf({
    short: seconds < LIMITS.minutes * 60,
    loudness: Math.abs(lufs - BOOK_LUFS) > LIMITS.lufs,
    peak: peakDb > MOST_PEAK_DB,
    silent: Math.max(silence.start, silence.longest, silence.end) > LIMITS.silenceSeconds,
  })
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

const keys = BOOKS.map(({ key }) => key)
await runCommand({ help: HELP, keys, measure: measureBooks, columns: COLUMNS, rowOf })
