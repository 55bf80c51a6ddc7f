/** All titles, most visible first: the verticals take turns, so that every row of the first page fills early. */
import { ALBUMS } from './albums.ts'
import { BOOKS } from './books.ts'
import { FILMS } from './films.ts'
import { GAMES } from './games.ts'
import type { DemoRecord } from './record.ts'
import { SPORTS } from './sports.ts'

const verticals = [FILMS, ALBUMS, BOOKS, GAMES, SPORTS]
const longest = Math.max(...verticals.map((records) => records.length))

export const RECORDS: readonly DemoRecord[] = Array.from({ length: longest }, (_, i) => i).flatMap((i) =>
  verticals.flatMap((records) => records[i] ?? []),
)
