/** Shared by all albums of the demo catalogue. */
import { type DemoPart, type DemoRecord, track } from './record.ts'

/** Returns the facts of an album; `language` is the sung one, none for instrumentals. */
export function albumFacts({
  artists,
  year,
  label,
  popularity,
  genres,
  rating,
  language = 'zxx',
  country = 'DE',
  owner = 'klangwerk',
  tags = [],
  isForKids = false,
}: {
  artists: readonly string[]
  year: number
  label: string
  popularity: number
  genres: readonly string[]
  rating?: string
  language?: string
  country?: string
  owner?: string
  tags?: readonly string[]
  isForKids?: boolean
}): DemoRecord['facts'] {
  return {
    kind: 'album',
    year,
    ...(rating === undefined ? {} : { rating }),
    language,
    country,
    owner,
    publisher: label,
    popularity,
    categories: [
      ...genres.map((genre) => `music-stream:${genre}`),
      ...(isForKids ? ['kids', 'kids:music-stream'] : []),
    ],
    tags: [...tags],
    people: artists.map((name) => ({ name, role: 'artist' as const })),
  }
}

/** Returns tracks in order: each a name, or one in German and one in English. */
export function tracks(...names: (string | readonly [string, string])[]): DemoPart[] {
  return names.map((name, i) =>
    typeof name === 'string' ? track(i + 1, name) : track(i + 1, name[0], name[1]),
  )
}

/** Returns the same tracks as the movements of a work, whose name is in German and English. */
export function movements(
  work: { name: readonly [german: string, english: string]; composer: string; artist: string },
  parts: readonly DemoPart[],
): DemoPart[] {
  const people = [
    { name: work.artist, role: 'artist' as const },
    { name: work.composer, role: 'composer' as const },
  ]
  const [de, en] = work.name
  return parts.map((part) => ({
    ...part,
    facts: { ...part.facts, people, work: { name: { de, en }, number: part.facts.number } },
  }))
}
