/** Shared by all sports titles of the demo catalogue. */
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

/** Returns the facts of an event, with the owner that the specification's rows require. @spec catalogue 9.2 */
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
    // A film about sport belongs to no competition.
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

/** A past event, available as a recording. */
export function recorded({ releasedOn, ...event }: Event & { releasedOn: string }): DemoRecord['facts'] {
  return { ...eventFacts(event), year: Number(releasedOn.slice(0, 4)), releasedOn }
}

/** A current or future event: the record's `schedule` has its times. */
export function live(event: Event): DemoRecord['facts'] {
  return { ...eventFacts(event), live: true }
}

/** Returns the broadcast times, counted from the first start. */
export const onAir = (startsInHours: number, hours: number) => ({
  startsInMinutes: Math.round(startsInHours * 60),
  minutes: Math.round(hours * 60),
})
