/** Writes a title into a library folder, like any library's. */
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { TitleFile } from '@quintet/contracts/library'
import type { Language } from '@quintet/domain/basics/languages'
import { chaptersOf } from './film/story.ts'
import { filmOf } from './film/told.ts'
import { broadcastOf } from './sport/broadcasts.ts'
import { MATCHES } from './sport/matches.ts'
import { chaptersOfBroadcast, momentsOfBroadcast } from './sport/stage/broadcast.ts'
import { stillsOf } from './film/views.ts'
import { draw, drawStill, languagesOf, SHAPES, type Shape } from './art/pictures.ts'
import { type Cache, NO_CACHE } from './cache.ts'
import { type DemoPart, type DemoRecord, isDrawn } from './records/record.ts'
import { seasonOf } from './records/leagues.ts'
import { RECORDS } from './records/records.ts'

const PICTURES_AT_ONCE = 2

export type DemoTitle = {
  key: string
  /** The folder below the library. */
  folder: string
  /** 0 is the most visible. */
  rank: number
}

/** Returns all titles, most visible first. */
export function planDemo(): DemoTitle[] {
  return RECORDS.map(({ key, folder }, rank) => ({ key, folder, rank }))
}

export function recordOf(key: string): DemoRecord {
  const record = RECORDS.find((one) => one.key === key)
  if (!record) throw new Error(`The demo catalogue has no title ${key}.`)
  return record
}

/** A file appears completely or not at all, since an import may run at any time. */
export async function place(file: string, data: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const temporary = join(dirname(file), `.${process.pid}-${file.slice(dirname(file).length + 1)}.part`)
  try {
    await writeFile(temporary, data)
    await rename(temporary, file)
  } finally {
    await rm(temporary, { force: true })
  }
}

export const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

const QUARTER_HOUR_MS = 15 * 60 * 1000

type Airtime = Pick<TitleFile, 'startsAt' | 'endsAt' | 'repeatMinutes'>

/** Returns the broadcast times of an event: rounded to the quarter hour, or repeated in every one for the length of its match. */
function airtimeOf(record: DemoRecord, firstStart: Date): Airtime {
  const { schedule, kicksOffAt } = record
  if (kicksOffAt !== undefined) {
    const quarter = Math.floor(firstStart.getTime() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS
    const startsAt = quarter + kicksOffAt * 60_000
    const endsAt = startsAt + Math.ceil(matchOf(record)?.seconds ?? 0) * 1000
    return {
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      repeatMinutes: QUARTER_HOUR_MS / 60_000,
    }
  }
  if (!schedule) return {}
  const at = (minutes: number) =>
    new Date(
      Math.round((firstStart.getTime() + minutes * 60_000) / QUARTER_HOUR_MS) * QUARTER_HOUR_MS,
    ).toISOString()
  const { startsInMinutes, minutes } = schedule
  return { startsAt: at(startsInMinutes), endsAt: at(startsInMinutes + minutes) }
}

const matchOf = ({ key }: DemoRecord) => broadcastOf(key) ?? MATCHES[key]?.told()

function chaptersIn(record: DemoRecord, part?: DemoPart): Pick<TitleFile, 'chapters'> {
  const film = filmOf(record, part)
  const match = part ? null : matchOf(record)
  const chapters = (language: Language) =>
    film ? chaptersOf(film.story, language) : match ? chaptersOfBroadcast(match, language) : []
  const english = chapters('en')
  return english.length > 0
    ? {
        chapters: chapters('de').map((chapter, at) => ({
          ...chapter,
          title: titlesOf(chapter, english[at]),
        })),
      }
    : {}
}

type Named = { title: string }
const titlesOf = ({ title: de }: Named, english: Named | undefined) => ({ de, en: english?.title ?? de })

function momentsIn(record: DemoRecord): Pick<TitleFile, 'moments'> {
  const match = matchOf(record)
  return match ? { moments: momentsOfBroadcast(match) } : {}
}

/** The current season for a match without a year; a past one has its own year. */
function seasonIn({ facts }: DemoRecord, firstStart: Date): Pick<TitleFile, 'season' | 'otherResults'> {
  const { competition, year } = facts
  if (competition === undefined) return {}
  return year === undefined ? seasonOf(competition, firstStart) : { season: year }
}

/** Returns `quintet.json` of the title, and of each of its episodes or tracks. */
export function titleFiles(
  record: DemoRecord,
  { rank, firstStart }: { rank: number; firstStart: Date },
): { path: string; content: TitleFile }[] {
  const { facts, texts, parts = [] } = record
  const own = {
    path: 'quintet.json',
    content: TitleFile.parse({
      ...facts,
      ...airtimeOf(record, firstStart),
      ...chaptersIn(record),
      ...momentsIn(record),
      ...seasonIn(record, firstStart),
      texts,
      order: rank,
    }),
  }
  // An episode inherits the rating of its series.
  const inherited = {
    ...(facts.rating ? { rating: facts.rating } : {}),
    ...(facts.year ? { year: facts.year } : {}),
  }
  return [
    own,
    ...parts.map((part) => ({
      path: `${part.file}.quintet.json`,
      content: TitleFile.parse({
        ...inherited,
        ...part.facts,
        ...chaptersIn(record, part),
        texts: part.texts,
      }),
    })),
  ]
}

/** Writes texts and pictures and returns what is new; unchanged files are left alone. `firstStart` is the base of the broadcast times. */
export async function writeTitle(
  title: DemoTitle,
  libraryDir: string,
  { firstStart, cache = NO_CACHE }: { firstStart: Date; cache?: Cache },
): Promise<string[]> {
  const record = recordOf(title.key)
  const folder = join(libraryDir, title.folder)
  const written: string[] = []
  for (const { path, content } of titleFiles(record, { rank: title.rank, firstStart })) {
    const file = join(folder, path)
    if (await placeText(file, `${JSON.stringify(content, null, 2)}\n`)) written.push(file)
  }
  const pictures = [
    ...stillsOf(record).map(({ file, view }) => ({ name: `${file}-thumb`, make: () => drawStill(view) })),
    ...(isDrawn(record)
      ? (Object.keys(SHAPES) as Shape[]).flatMap((shape) =>
          languagesOf(record, shape).map((language) => ({
            name: language === null ? shape : `${shape}.${language}`,
            make: () => draw(record, shape, language),
          })),
        )
      : []),
  ]
  // Several at a time: one is drawn while another is encoded.
  const queue = pictures.values()
  const work = async () => {
    for (const { name, make } of queue) {
      const file = join(folder, `${name}.webp`)
      if (await exists(file)) continue
      const wanted = { kind: 'picture' as const, title: title.key, folder, file }
      await cache.takeOrMake(wanted, async () => place(file, await make()))
      written.push(file)
    }
  }
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, work))
  return written
}

/** Returns true if the text changed. */
async function placeText(file: string, text: string): Promise<boolean> {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return false
  await place(file, text)
  return true
}
