/** Determines the film of a title or an episode. */
import { type DemoPart, type DemoRecord, isDrawn } from '../records/record.ts'
import { BROADCAST_KEYS } from '../sport/broadcasts.ts'
import { MATCHES } from '../sport/matches.ts'
import { featureOf } from './feature.ts'
import { HALF_SIZE } from './grammar.ts'
import { FILM_SIZE, type Size } from './shoot.ts'
import { STORIES } from './stories.ts'
import type { Story } from './story.ts'
import { episodeKey } from './views.ts'

export type Told = { story: Story; size: Size }

/** Returns its written story, else one from its description; null for titles without a picture, and for series as a whole. */
export function filmOf(record: DemoRecord, part?: DemoPart): Told | null {
  const written = STORIES[part ? episodeKey(record, part) : record.key]
  if (written) return { story: written, size: FILM_SIZE }
  const isFilm = part ? part.facts.kind === 'episode' : record.facts.kind === 'movie' || isToldOfSport(record)
  return isFilm && isDrawn(record) ? { story: featureOf(record, part), size: HALF_SIZE } : null
}

/** Films about sport and magazines have a story; a match is simulated. */
function isToldOfSport({ key, facts }: DemoRecord): boolean {
  return facts.kind === 'event' && !BROADCAST_KEYS.includes(key) && !(key in MATCHES)
}
