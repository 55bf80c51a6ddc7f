/** Shared by all audiobooks of the demo catalogue. */
import type { DemoRecord } from './record.ts'

/** Returns the facts of an audiobook; its author comes from the folder, its narrator and chapters from the reading. */
export function bookFacts({
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
}: {
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
    ...(series ? { series } : {}),
  }
}

/** Returns the author of a book: the folder above it, or above its series. */
export const authorOf = ({ folder }: DemoRecord): string => folder.split('/')[1] ?? ''
