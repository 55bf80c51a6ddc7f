/** What all sport of the demo catalogue shares. */
import type { DemoRecord } from './record.ts'

type Event = {
  genres: readonly string[]
  competition: string
  popularity: number
  teams?: readonly string[]
  director?: string
  tags?: readonly string[]
  isForKids?: boolean
}

/** Facts of an event of the owner whose sport the specification's rows ask for. @spec catalogue 9.2 */
function eventFacts({
  genres,
  competition,
  popularity,
  teams = [],
  director,
  tags = [],
  isForKids = false,
}: Event) {
  return {
    kind: 'event' as const,
    rating: 'FSK 0',
    language: 'de',
    country: 'DE',
    owner: 'inverleigh',
    publisher: competition,
    // A film on sport belongs to no competition.
    ...(genres.includes('documentaries') || teams.length === 0 ? {} : { competition }),
    popularity,
    categories: [...genres.map((genre) => `sports:${genre}`), ...(isForKids ? ['kids', 'kids:sports'] : [])],
    tags: [...tags],
    people: [
      ...(director === undefined ? [] : [{ name: director, role: 'director' as const }]),
      ...teams.map((name) => ({ name, role: 'team' as const })),
    ],
  }
}

/** It was, and can be seen again. */
export function recorded({ releasedOn, ...event }: Event & { releasedOn: string }): DemoRecord['facts'] {
  return { ...eventFacts(event), year: Number(releasedOn.slice(0, 4)), releasedOn }
}

/** It is, or will be: the record's `schedule` says when. */
export function live(event: Event): DemoRecord['facts'] {
  return { ...eventFacts(event), live: true }
}

/** When something is on the air, from the first start on. */
export const onAir = (startsInHours: number, hours: number) => ({
  startsInMinutes: Math.round(startsInHours * 60),
  minutes: Math.round(hours * 60),
})
