/** All titles, most visible first: those of the first page, then the rest; verticals take turns, so that all rows fill early. */
import { TAGS } from '@quintet/domain/catalogue/categories'
import { ALBUMS } from './albums.ts'
import { BOOKS } from './books.ts'
import { SCREEN_CHANNELS } from './channels-screen.ts'
import { CHANNELS } from './channels.ts'
import { FAMILY } from './family.ts'
import { FEATURES } from './features.ts'
import { FILMS } from './films.ts'
import { GAMES } from './games.ts'
import { MOODS_OF } from './moods.ts'
import type { DemoRecord } from './record.ts'
import { SPORTS } from './sports.ts'

const hasTag = ({ facts }: DemoRecord, tag: string) => facts.tags?.includes(tag) === true

/** Returns 0 for the hero, 1 for other rows of the first pages, 2 for everything else. */
function distance(record: DemoRecord): number {
  const { kind } = record.facts
  if (kind === 'movie' && hasTag(record, TAGS.highlights)) return 0
  return Object.values(TAGS).some((tag) => hasTag(record, tag)) || kind === 'channel' ? 1 : 2
}

function byTurns(groups: readonly (readonly DemoRecord[])[]): DemoRecord[] {
  const longest = Math.max(...groups.map((records) => records.length))
  return Array.from({ length: longest }, (_, i) => i).flatMap((i) =>
    groups.flatMap((records) => records[i] ?? []),
  )
}

// Channels come between the albums, so that a genre's row begins with its radio.
const verticals = [
  [...FILMS, ...FEATURES],
  FAMILY,
  byTurns([ALBUMS, CHANNELS]),
  BOOKS,
  GAMES,
  SPORTS,
  SCREEN_CHANNELS,
]

const withMoods = (record: DemoRecord): DemoRecord => ({
  ...record,
  facts: { ...record.facts, tags: [...(record.facts.tags ?? []), ...(MOODS_OF[record.key] ?? [])] },
})

export const RECORDS: readonly DemoRecord[] = [0, 1, 2]
  .flatMap((far) => byTurns(verticals.map((records) => records.filter((record) => distance(record) === far))))
  .map(withMoods)
