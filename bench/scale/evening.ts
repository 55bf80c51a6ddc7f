/**
 * How many members a set-up carries, calculated from the cost of each act of a member (`unit-costs.json`), and a second-by-second
 * simulation of an evening with a match final. The assumptions are in `HABITS` and `MACHINE`; everything else is measured.
 */
import { HEARTBEAT_SECONDS } from '@quintet/domain/playback/streams'

export type Act = 'logIn' | 'page' | 'list' | 'search' | 'start' | 'key' | 'heartbeat' | 'end'

/** CPU in microseconds, of the server process and of PostgreSQL. */
export type Cost = { serveUs: number; databaseUs: number }

export type UnitCosts = {
  measured: string
  on: string
  costs: Record<Act, Cost>
  /** A mix of acts, measured as a whole and calculated as the sum of its parts. */
  whole: { measuredUs: number; reckonedUs: number }
}

/** Assumptions, to be replaced with your members' actual behaviour. */
export const HABITS = {
  /** Share of all members, in the best hour of an ordinary evening. */
  watchingAtPeak: 0.1,
  /** Share of all members, during a match final. */
  watchingAFinal: 0.25,
  /** Most of them arrive within this time before the kick-off. */
  finalRushSeconds: 600,
  /** How long until a viewer starts another title. */
  secondsOfAStart: 2700,
  /** Acts before a start. */
  beforeAStart: { page: 2, list: 3, search: 4 },
  /** Share of members who must log in first. */
  logsIn: 0.05,
  megabits: 4,
} as const

/** Assumptions: one machine's capacity, its monthly price, and a rented CDN's price per terabyte, in euros. */
export const MACHINE = { cores: 16, gigabits: 10, euros: 150, eurosPerTerabyte: 2 } as const

/** The most of any resource to use; the rest is reserved for a failing machine and the unforeseen. */
const MOST_USED = 0.7
/** A title's key changes every this many seconds (services/media, 150 segments of 4 s). */
const KEY_SECONDS = 600

export const RESOURCES = ['serve', 'database', 'line'] as const
export type Resource = (typeof RESOURCES)[number]

/** Cores, cores of the one writing PostgreSQL, and gigabits per second towards members. */
export type Step = { machines: number; what: string } & Record<Resource, number>

const { cores, gigabits } = MACHINE

export const STEPS: readonly Step[] = [
  { machines: 1, what: 'everything on it, nginx in front', serve: 8, database: 4, line: gigabits },
  {
    machines: 3,
    what: 'two serve and work, one is PostgreSQL',
    serve: 24,
    database: cores,
    line: 2 * gigabits,
  },
  {
    machines: 30,
    what: '8 serve, 2 work, 3 PostgreSQL (one writes), 17 edges',
    serve: 8 * cores,
    database: cores,
    line: 17 * gigabits,
  },
  {
    machines: 300,
    what: '60 serve, 10 work, 3 PostgreSQL of 4 times the size, 218 edges',
    serve: 60 * cores,
    database: 4 * cores,
    line: 218 * gigabits,
  },
]

/** What this many viewers, and starts per second, need of each resource. */
export function demandOf(
  { costs }: UnitCosts,
  { viewers, starts }: { viewers: number; starts: number },
): Record<Resource, number> {
  const { beforeAStart, logsIn, megabits } = HABITS
  const coresFor = (part: keyof Cost) => {
    const oneStart =
      costs.start[part] +
      costs.key[part] +
      costs.end[part] +
      costs.logIn[part] * logsIn +
      Object.entries(beforeAStart).reduce((sum, [act, times]) => sum + costs[act as Act][part] * times, 0)
    const oneViewer = costs.heartbeat[part] / HEARTBEAT_SECONDS + costs.key[part] / KEY_SECONDS
    return (starts * oneStart + viewers * oneViewer) / 1e6
  }
  return {
    serve: coresFor('serveUs'),
    database: coresFor('databaseUs'),
    line: (viewers * megabits) / 1000,
  }
}

/** How many members a step carries, and which resource is exhausted first. */
export function carried(
  costs: UnitCosts,
  step: Step,
  evening: 'ordinary' | 'final',
): { members: number; first: Resource } {
  const { watchingAtPeak, watchingAFinal, finalRushSeconds, secondsOfAStart } = HABITS
  const perMember = demandOf(
    costs,
    evening === 'ordinary'
      ? { viewers: watchingAtPeak, starts: watchingAtPeak / secondsOfAStart }
      : { viewers: watchingAFinal, starts: (watchingAFinal - watchingAtPeak) / finalRushSeconds },
  )
  const each = RESOURCES.map((resource) => ({
    first: resource,
    members: Math.floor((step[resource] * MOST_USED) / perMember[resource]),
  }))
  return each.reduce((least, next) => (next.members < least.members ? next : least))
}

export type Told = Record<
  Resource,
  { mostUsed: number; longestWaitSeconds: number; fullAfterSeconds: number | null }
>

/**
 * Simulates the hour around a final's kick-off, which is in its middle: members arrive at random, four fifths of them in the rush before
 * it. Demand above a resource's capacity waits for the next second. The same `seed` gives the same evening.
 */
export function simulateFinal(
  costs: UnitCosts,
  step: Step,
  { members, seed }: { members: number; seed: number },
): Told {
  const random = randomBy(seed)
  const { watchingAtPeak, watchingAFinal, finalRushSeconds, secondsOfAStart } = HABITS
  const coming = members * (watchingAFinal - watchingAtPeak)
  let viewers = members * watchingAtPeak
  const told = Object.fromEntries(
    RESOURCES.map((name) => [name, { mostUsed: 0, longestWaitSeconds: 0, fullAfterSeconds: null }]),
  ) as unknown as Told
  const waiting: Record<Resource, number> = { serve: 0, database: 0, line: 0 }
  for (let second = 0; second < 3600; second++) {
    const isRush = second >= 1800 - finalRushSeconds && second < 1800
    const come = isRush ? (0.8 * coming) / finalRushSeconds : (0.2 * coming) / (3600 - finalRushSeconds)
    const arrived = poisson(come, random)
    viewers += arrived
    const starts = arrived + poisson(viewers / secondsOfAStart, random)
    const demand = demandOf(costs, { viewers, starts })
    for (const resource of RESOURCES) {
      const [has, figures] = [step[resource], told[resource]]
      figures.mostUsed = Math.max(figures.mostUsed, demand[resource] / has)
      // The line queues nothing: what does not fit is played in a smaller rendition, or stalls.
      waiting[resource] = resource === 'line' ? 0 : Math.max(0, waiting[resource] + demand[resource] - has)
      figures.longestWaitSeconds = Math.max(figures.longestWaitSeconds, waiting[resource] / has)
      if (demand[resource] > has) figures.fullAfterSeconds ??= second
    }
  }
  return told
}

// Mulberry32.
function randomBy(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Small numbers are drawn one by one (Knuth), large ones from a normal distribution. */
function poisson(mean: number, random: () => number): number {
  if (mean < 30) {
    let count = -1
    for (let product = 1; product > Math.exp(-mean); product *= random()) count += 1
    return Math.max(0, count)
  }
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal))
}
