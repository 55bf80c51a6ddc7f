/** Simulates a baseball game, batter by batter: outs, bases, runs and innings. */
import { dice, type Dice } from '../../art/dice.ts'

export type AtBatResult =
  | 'strikeout'
  | 'walk'
  | 'ground-out'
  | 'double-play'
  | 'fly-out'
  | 'single'
  | 'double'
  | 'triple'
  | 'home-run'

/** The runners on first, second and third, by place in the batting order. */
export type Bases = readonly [number | null, number | null, number | null]

export type AtBat = {
  inning: number
  /** 0 is the top half, in which the visitors bat. */
  half: 0 | 1
  /** The place in the batting order, 0 to 8. */
  batter: number
  result: AtBatResult
  outsBefore: number
  outsAfter: number
  before: Bases
  after: Bases
  runs: number
  /** Home and visitors, as on the board. */
  scoreBefore: readonly [number, number]
  score: readonly [number, number]
}

const INNINGS = 9
const LINE_UP = 9
const RESULTS: readonly (readonly [AtBatResult, number])[] = [
  ['strikeout', 0.22],
  ['walk', 0.08],
  ['ground-out', 0.23],
  ['fly-out', 0.23],
  ['single', 0.15],
  ['double', 0.048],
  ['triple', 0.007],
  ['home-run', 0.035],
]

/** Plays the same game for the same seed, until one side leads after nine innings or more. */
export function playBaseball(seed: string): AtBat[] {
  const roll = dice(seed)
  const atBats: AtBat[] = []
  const score: [number, number] = [0, 0]
  const next = [0, 0]
  for (let inning = 1; inning <= INNINGS || score[0] === score[1]; inning++)
    for (const half of [0, 1] as const) {
      // The home side does not bat if it has already won.
      if (half === 1 && inning >= INNINGS && score[0] > score[1]) break
      let outs = 0
      let bases: Bases = [null, null, null]
      while (outs < 3) {
        const batter = (next[half] ?? 0) % LINE_UP
        next[half] = batter + 1
        const before = bases
        const scoreBefore = [score[0], score[1]] as const
        const played = bat(roll, bases, outs, batter)
        const outsAfter = Math.min(3, outs + played.outs)
        score[half === 0 ? 1 : 0] += played.runs
        bases = played.bases
        atBats.push({
          inning,
          half,
          batter,
          result: played.result,
          outsBefore: outs,
          outsAfter,
          before,
          after: bases,
          runs: played.runs,
          scoreBefore,
          score: [score[0], score[1]],
        })
        outs = outsAfter
        if (half === 1 && inning >= INNINGS && score[0] > score[1]) return atBats
      }
    }
  return atBats
}

type Played = { result: AtBatResult; outs: number; runs: number; bases: Bases }

function bat(roll: Dice, bases: Bases, outs: number, batter: number): Played {
  let draw = roll()
  const drawn = RESULTS.find(([, share]) => (draw -= share) < 0)?.[0] ?? 'single'
  const [first, second, third] = bases
  const of = (result: AtBatResult, out: number, came: readonly (number | null)[], now: Bases): Played => ({
    result,
    outs: out,
    runs: came.filter((runner) => runner !== null).length,
    bases: now,
  })
  if (drawn === 'strikeout') return of(drawn, 1, [], bases)
  if (drawn === 'walk') {
    if (first === null) return of(drawn, 0, [], [batter, second, third])
    if (second === null) return of(drawn, 0, [], [batter, first, third])
    return of(drawn, 0, [third], [batter, first, second])
  }
  if (drawn === 'ground-out') {
    if (first !== null && outs < 2 && roll() < 0.4)
      return of('double-play', 2, outs === 0 ? [third] : [], [null, null, second])
    if (outs === 2) return of(drawn, 1, [], bases)
    // All runners advance while the ball goes to first.
    return of(drawn, 1, [third], [null, first, second])
  }
  if (drawn === 'fly-out') {
    const scores = third !== null && outs < 2 && roll() < 0.5
    return of(drawn, 1, scores ? [third] : [], [first, second, scores ? null : third])
  }
  if (drawn === 'single') {
    const scores = second !== null && roll() < 0.6
    return of(drawn, 0, [third, scores ? second : null], [batter, first, scores ? null : second])
  }
  if (drawn === 'double') return of(drawn, 0, [third, second], [null, batter, first])
  if (drawn === 'triple') return of(drawn, 0, [third, second, first], [null, null, batter])
  return of(drawn, 0, [third, second, first, batter], [null, null, null])
}

/** Returns the runs of each inning, visitors and home; null for a half not played. */
export function lineScore(
  atBats: readonly AtBat[],
): { inning: number; runs: readonly [number, number | null] }[] {
  const last = atBats.at(-1)?.inning ?? 0
  return Array.from({ length: last }, (_, i) => {
    const runs = (half: 0 | 1) => atBats.filter((one) => one.inning === i + 1 && one.half === half)
    const sum = (all: readonly AtBat[]) => all.reduce((total, one) => total + one.runs, 0)
    const home = runs(1)
    return { inning: i + 1, runs: [sum(runs(0)), home.length > 0 ? sum(home) : null] as const }
  })
}

/** Returns the `count` best at-bats, in order: scoring plays, double plays, the last out. */
export function bestAtBats(atBats: readonly AtBat[], count: number): AtBat[] {
  const worth = (one: AtBat, i: number) =>
    (i === atBats.length - 1 ? 1000 : 0) +
    one.runs * 100 +
    {
      'home-run': 50,
      triple: 40,
      'double-play': 30,
      double: 20,
      strikeout: 8 + (one.before.some((base) => base !== null) ? 9 : 0),
      'fly-out': 6,
      single: 5,
      'ground-out': 4,
      walk: -1,
    }[one.result]
  const ranked = atBats.map((one, i) => ({ one, worth: worth(one, i) })).toSorted((a, b) => b.worth - a.worth)
  const chosen = new Set(ranked.slice(0, count).map(({ one }) => one))
  return atBats.filter((one) => chosen.has(one))
}
