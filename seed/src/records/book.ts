/** What all audiobooks of the demo catalogue share. */
import { dice } from '../art/dice.ts'
import type { DemoRecord } from './record.ts'

type Chapters = NonNullable<DemoRecord['facts']['chapters']>

/** Chapters one after the other, each about as long as said; nobody reads like a clock. Times in seconds. */
export function chapters(seed: string, minutes: number, titles: readonly string[]): Chapters {
  const roll = dice(`${seed}/chapters`)
  let start = 0
  return titles.map((title) => {
    const end = start + Math.round(minutes * 60 * roll.between(0.72, 1.3))
    const chapter = { title, start, end }
    start = end
    return chapter
  })
}

/** Facts of an audiobook. */
export function bookFacts({
  author,
  narrator,
  year,
  publisher,
  owner,
  popularity,
  genres,
  rating,
  language = 'de',
  country = 'DE',
  tags = [],
  isForKids = false,
  series,
  read,
}: {
  author: string
  narrator: string
  year: number
  publisher: string
  owner: string
  popularity: number
  genres: readonly string[]
  rating?: string
  language?: string
  country?: string
  tags?: readonly string[]
  isForKids?: boolean
  series?: NonNullable<DemoRecord['facts']['series']>
  read: Chapters
}): DemoRecord['facts'] {
  return {
    kind: 'audiobook',
    year,
    ...(rating === undefined ? {} : { rating }),
    language,
    country,
    owner,
    publisher,
    popularity,
    categories: [
      ...genres.map((genre) => `audio-books:${genre}`),
      ...(isForKids ? ['kids', 'kids:audio-books'] : []),
    ],
    tags: [...tags],
    people: [
      { name: author, role: 'author' },
      { name: narrator, role: 'narrator' },
    ],
    ...(series ? { series } : {}),
    chapters: read,
  }
}
