/** A match from a table row: its competition, teams, time and score. @spec decisions 9.23 */
import { TitleFile } from '@quintet/contracts/library'
import type { FeedField } from '@quintet/contracts/operator/feeds'
import { cleanDate, cleanNumber, cleanYear } from '../../title-fields/clean.ts'
import { dayOfTime, feedTime } from '../feed-text.ts'

export type MatchRow = {
  /** Both teams, if the row names them separately. */
  pair: readonly [home: string, away: string] | null
  day: string | undefined
  facts: Pick<TitleFile, 'competition' | 'season' | 'result' | 'live' | 'startsAt' | 'endsAt' | 'moments'>
}

type Cells = {
  cell: (field: FeedField) => unknown
  line: (field: FeedField) => string | undefined
}

export function matchOf({ cell, line }: Cells): MatchRow {
  const [home, away] = [line('home'), line('away')]
  const startsAt = feedTime(line('startsAt'))
  const endsAt = feedTime(line('endsAt'))
  // Without an end it would be live for ever.
  const isTimed = startsAt !== undefined && endsAt !== undefined && startsAt < endsAt
  const season = cleanYear(line('season'))
  const competition = line('competition')
  const result = scoreIn(line('score')) ?? scoreOf(line('homeScore'), line('awayScore'))
  const moments = momentsIn(cell('moments'))
  return {
    pair: home === undefined || away === undefined ? null : [home, away],
    day: cleanDate(line('releasedOn')) ?? dayOfTime(feedTime(line('releasedOn')) ?? startsAt),
    facts: {
      ...(competition === undefined ? {} : { competition }),
      ...(season === undefined ? {} : { season }),
      ...(result === undefined ? {} : { result }),
      ...(isTimed ? { live: true, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() } : {}),
      ...(moments === undefined ? {} : { moments }),
    },
  }
}

type Score = [number, number]

/** `2:1`, `2-1`, `2, 1`; anything after it, such as the half-time score, is ignored. */
function scoreIn(written: string | undefined): Score | undefined {
  const [, home, away] = /^(\d{1,4})\s*[:,–-]\s*(\d{1,4})(?!\d)/.exec(written ?? '') ?? []
  return home === undefined || away === undefined ? undefined : [Number(home), Number(away)]
}

function scoreOf(home: string | undefined, away: string | undefined): Score | undefined {
  const [ofHome, ofAway] = [cleanNumber(home), cleanNumber(away)]
  return ofHome === undefined || ofAway === undefined ? undefined : [ofHome, ofAway]
}

const Moments = TitleFile.shape.moments

/** In the form of `quintet.json`; a list with any invalid part is ignored as a whole. */
function momentsIn(cell: unknown): TitleFile['moments'] {
  const read = Array.isArray(cell) ? Moments.safeParse(cell) : null
  return read?.success ? read.data : undefined
}
