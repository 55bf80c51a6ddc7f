/** What a channel plays next: a choice that every process makes identically. @spec decisions 12.1 */
import { HOUR_MS } from '../basics/milliseconds.ts'
import { TIME_ZONE } from '../basics/calendar.ts'

/** What may be played from a time of day until the next rule takes over. Categories and tags must both match if given. */
export type ProgrammeRule = {
  /** Such as `06:30`, in the service's local time; midnight if absent. */
  from?: string | undefined
  /** Verticals, `kids`, or genres as `category:genre`; a title needs to match any of them. */
  categories: readonly string[]
  /** Moods and other tags; a title must match all of them. */
  tags?: readonly string[] | undefined
}

export type Programme = {
  /** If empty, the channel plays its own pieces or those of `titles`. */
  rules: readonly ProgrammeRule[]
  /** Hours before a title may repeat, if there are enough others. */
  apartHours: number
  /** A curated list, played in this order and in a loop; it replaces the rules. */
  titles?: readonly number[] | undefined
  /** The number of titles between two jingles, 0 for none; `JINGLES_EVERY` if absent. */
  jinglesEvery?: number | undefined
  /** The channel plays no titles but takes a live source. */
  ingest?: true | undefined
}

/** The number of titles between two jingles of a channel that has jingles and says nothing else. @spec decisions 12.15 */
export const JINGLES_EVERY = 3
/** As the schema checks it, and the table. */
export const JINGLES_EVERY_MAX = 100

/** A title that could come next. */
export type Candidate = {
  itemId: number
  /** Its album or series, or itself: two of the same group do not follow each other if there are others. */
  group: number
}

const DAY_MINUTES = 24 * 60

// Created with the first plan, since it takes as long as loading a library.
let clock: Intl.DateTimeFormat | undefined

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** Returns the rule in force: the one that began last, possibly yesterday. Null if there are no rules. */
export function ruleAt(rules: readonly ProgrammeRule[], at: Date): ProgrammeRule | null {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const now = minutesOf(clock.format(at))
  const ago = ({ from = '00:00' }: ProgrammeRule) => (now - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES
  return rules.toSorted((one, other) => ago(one) - ago(other))[0] ?? null
}

type Situation = {
  channelId: number
  /** How many titles the channel has played before; it seeds each choice. */
  place: number
  /** Milliseconds. */
  at: number
  /** When each recently played title ended, in milliseconds. */
  lastEnds: ReadonlyMap<number, number>
  /** The group of the previous title. */
  lastGroup: number | undefined
  apartHours: number
}

/**
 * Returns the title that comes next; null if there are no candidates. The order of candidates does not matter, and an additional candidate
 * changes only the choices that it wins, so a plan made ahead stays almost the same when the catalogue grows.
 */
export function chooseNext<Each extends Candidate>(
  candidates: readonly Each[],
  { channelId, place, at, lastEnds, lastGroup, apartHours }: Situation,
): Each | null {
  const endOf = ({ itemId }: Candidate) => lastEnds.get(itemId) ?? Number.NEGATIVE_INFINITY
  const rested = candidates.filter((candidate) => endOf(candidate) <= at - apartHours * HOUR_MS)
  // If there are too few titles, the one that played longest ago repeats.
  const fit = rested.length > 0 ? rested : longestAgo(candidates, endOf)
  // Avoids playing two of a group or the same title in a row if there is anything else.
  const choices = [
    fit.filter(({ group }) => group !== lastGroup),
    fit.filter((candidate) => endOf(candidate) < at),
    fit,
  ].find(({ length }) => length > 0)
  return lowest(choices ?? [], ({ itemId }) => scatter(channelId, place, itemId))
}

function longestAgo<Each>(candidates: readonly Each[], endOf: (candidate: Each) => number): Each[] {
  const earliest = Math.min(...candidates.map(endOf))
  return candidates.filter((candidate) => endOf(candidate) === earliest)
}

// Ties break by id, so the order of the candidates does not matter.
function lowest<Each extends Candidate>(
  candidates: readonly Each[],
  lotOf: (candidate: Each) => number,
): Each | null {
  let best: { candidate: Each; lot: number } | null = null
  for (const candidate of candidates) {
    const lot = lotOf(candidate)
    const isLower = !best || lot < best.lot || (lot === best.lot && candidate.itemId < best.candidate.itemId)
    if (isLower) best = { candidate, lot }
  }
  return best?.candidate ?? null
}

/** Returns the title after the one played last; the first if that one is not in the list. */
export function nextOfList<Each extends Candidate>(
  list: readonly Each[],
  last: number | undefined,
): Each | null {
  const at = list.findIndex(({ itemId }) => itemId === last)
  return list[(at + 1) % list.length] ?? null
}

/**
 * Returns the jingle due at this place of a channel's plan; null if a title is. Jingles take turns in the order of the list. It depends on
 * the place alone, so that a plan cut off or made ahead keeps its rhythm without knowing what played before. @spec decisions 12.15
 */
export function jingleAt<Each>(
  jingles: readonly Each[],
  place: number,
  every: number = JINGLES_EVERY,
): Each | null {
  const period = every + 1
  if (every === 0 || jingles.length === 0 || place % period !== every) return null
  return jingles[Math.floor(place / period) % jingles.length] ?? null
}

// Applies Murmur's finalizer after each number: flipping any one bit changes half of all bits.
function scatter(...numbers: readonly number[]): number {
  let bits = 0x9e3779b9
  for (const number of numbers) {
    bits = Math.imul(bits ^ number, 0x85ebca6b)
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
    bits ^= bits >>> 16
  }
  return bits >>> 0
}
