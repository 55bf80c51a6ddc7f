/** What a channel plays next: the choice that every process makes alike. @spec decisions 12.1 */
import { TIME_ZONE } from './period.ts'

/** What may be played from a time of day on, until the next rule's. All categories and tags that are named must match. */
export type ProgrammeRule = {
  /** Such as `06:30`, local time of the service; absent: from midnight on. */
  from?: string | undefined
  /** Verticals, `kids`, or genres as `category:genre`; any of them. */
  categories: readonly string[]
  /** Moods and the like; all of them. */
  tags?: readonly string[] | undefined
}

export type Programme = {
  /** None: the channel's own pieces, or those of `titles`. */
  rules: readonly ProgrammeRule[]
  /** Hours in which a title does not come again, where there are enough others. */
  apartHours: number
  /** A list by hand, played in this order, over and over; it stands in for the rules. */
  titles?: readonly number[] | undefined
  /** It plays no titles: it takes a live source. */
  ingest?: true | undefined
}

/** A title that could come next. */
export type Candidate = {
  itemId: number
  /** Its album or its series, else itself: two of one do not follow each other where others could. */
  group: number
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MINUTES = 24 * 60

// Made with the first plan: it takes as long as loading a library.
let clock: Intl.DateTimeFormat | undefined

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** The rule in force: the one that began last, which may have been yesterday. Null where there is none. */
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
  /** How many titles the channel has played before: each choice is a throw of its own. */
  place: number
  /** Milliseconds. */
  at: number
  /** When each title of the hours before ended, in milliseconds. */
  lastEnds: ReadonlyMap<number, number>
  /** The group of the title before. */
  lastGroup: number | undefined
  apartHours: number
}

/**
 * The title that comes next; null where there are no candidates. Their order does not matter, and a further candidate changes
 * only those choices that it wins, so that a plan made ahead stays nearly as it was when the catalogue grows.
 */
export function chooseNext<Each extends Candidate>(
  candidates: readonly Each[],
  { channelId, place, at, lastEnds, lastGroup, apartHours }: Situation,
): Each | null {
  const endOf = ({ itemId }: Candidate) => lastEnds.get(itemId) ?? Number.NEGATIVE_INFINITY
  const rested = candidates.filter((candidate) => endOf(candidate) <= at - apartHours * HOUR_MS)
  // Of too few titles the one that rested longest comes again.
  const fit = rested.length > 0 ? rested : longestAgo(candidates, endOf)
  // Nothing comes twice in a row, and no two of one album, where there is anything else.
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

// By lot, then by id: whatever order they come in.
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

/** The title of a list that follows the one played last; the first where that is none of it. */
export function nextOfList<Each extends Candidate>(
  list: readonly Each[],
  last: number | undefined,
): Each | null {
  const at = list.findIndex(({ itemId }) => itemId === last)
  return list[(at + 1) % list.length] ?? null
}

// Murmur's last step after each number: one bit more or less in any of them changes half of all bits.
function scatter(...numbers: readonly number[]): number {
  let bits = 0x9e3779b9
  for (const number of numbers) {
    bits = Math.imul(bits ^ number, 0x85ebca6b)
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
    bits ^= bits >>> 16
  }
  return bits >>> 0
}
