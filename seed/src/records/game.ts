/** Shared by all games of the demo catalogue. */
import type { Control } from '@quintet/domain/catalogue/controls'
import type { DemoRecord } from './record.ts'

/** Returns the facts of a browser game, with the owner that the specification's rows require. @spec catalogue 9.2 */
export function gameFacts({
  developer,
  releasedOn,
  age,
  popularity,
  genres,
  controls,
  tags = [],
  isForKids = false,
}: {
  developer: string
  releasedOn: string
  age: 0 | 6 | 12 | 16 | 18
  popularity: number
  genres: readonly string[]
  controls: readonly Control[]
  tags?: readonly string[]
  isForKids?: boolean
}): DemoRecord['facts'] {
  return {
    kind: 'game',
    year: Number(releasedOn.slice(0, 4)),
    releasedOn,
    rating: `USK ${age}`,
    language: 'de',
    country: 'DE',
    owner: 'utomik',
    publisher: developer,
    popularity,
    categories: [
      ...genres.map((genre) => `pc-games:${genre}`),
      ...(isForKids ? ['kids', 'kids:pc-games'] : []),
    ],
    controls: [...controls],
    tags: [...tags],
    people: [{ name: developer, role: 'developer' }],
  }
}
