/** Simulates a game of American football, play by play: downs, distance, clock and score. Yards count from the own goal line. */
import { dice, type Dice } from '../../art/dice.ts'

export type PlayKind = 'run' | 'pass' | 'incomplete' | 'sack' | 'interception' | 'field-goal' | 'punt'
export type PlayScore = 'touchdown' | 'field-goal' | 'safety' | null

export type Snap = {
  /** 1 to 4, then overtime. */
  quarter: number
  /** Seconds left in the quarter at the snap. */
  clock: number
  side: 0 | 1
  down: 1 | 2 | 3 | 4
  toGo: number
  /** The position of the ball, 1 to 99. */
  yard: number
  kind: PlayKind
  /** Yards gained; negative if lost. */
  gain: number
  points: PlayScore
  /** Whether the extra point after a touchdown was good. */
  extra: boolean
  before: readonly [number, number]
  score: readonly [number, number]
}

export type GridironStyle = {
  /** The share of running plays. */
  runs: number
  /** Added to the gain of a run. */
  power: number
}

const QUARTER_SECONDS = 900
const KICKOFF_YARD = 25
const FIELD_GOAL_FROM = 63
const MAX_OVERTIMES = 6

/** Plays the same game for the same seed. A tie is played on until the next score. */
export function playGridiron(seed: string, styles: readonly [GridironStyle, GridironStyle]): Snap[] {
  const roll = dice(seed)
  const snaps: Snap[] = []
  const score: [number, number] = [0, 0]
  let side: 0 | 1 = roll() < 0.5 ? 0 : 1
  const opened = side
  let state = { yard: KICKOFF_YARD, down: 1, toGo: 10 }
  const isTied = () => score[0] === score[1]
  for (let quarter = 1; quarter <= 4 || (isTied() && quarter <= 4 + MAX_OVERTIMES); quarter++) {
    if (quarter === 3) {
      side = opened === 0 ? 1 : 0
      state = { yard: KICKOFF_YARD, down: 1, toGo: 10 }
    }
    for (let clock = QUARTER_SECONDS; clock > 0;) {
      const before = [score[0], score[1]] as const
      const { kind, gain } = call(roll, state, styles[side])
      const { points, next, turnsOver } = follow(state, kind, gain)
      const extra = points === 'touchdown' && roll() < 0.94
      const winner = points === 'safety' ? (side === 0 ? 1 : 0) : side
      score[winner] += points === 'touchdown' ? (extra ? 7 : 6) : points === 'field-goal' ? 3 : points ? 2 : 0
      snaps.push({
        quarter,
        clock,
        side,
        down: state.down as Snap['down'],
        toGo: state.toGo,
        yard: state.yard,
        kind,
        gain,
        points,
        extra,
        before,
        score: [score[0], score[1]],
      })
      if (turnsOver) side = side === 0 ? 1 : 0
      state = next
      clock -= kind === 'incomplete' ? roll.whole(5, 8) : roll.whole(24, 40)
      if (quarter > 4 && points) return snaps
    }
  }
  return snaps
}

type State = { yard: number; down: number; toGo: number }

function call(
  roll: Dice,
  { yard, down, toGo }: State,
  { runs, power }: GridironStyle,
): { kind: PlayKind; gain: number } {
  if (down === 4 && !(toGo <= 2 && yard > 52 && roll() < 0.6)) {
    if (yard < FIELD_GOAL_FROM) return { kind: 'punt', gain: roll.whole(34, 48) }
    return { kind: 'field-goal', gain: roll() < 0.97 - (100 - yard) * 0.008 ? 1 : 0 }
  }
  const inside = (gain: number) => Math.min(100 - yard, gain)
  if (roll() < runs) {
    const gain =
      roll() < 0.045 ? roll.whole(18, 70) : Math.round(roll.between(-2, 7) + power + roll.between(-1, 3))
    return { kind: 'run', gain: inside(gain) }
  }
  const draw = roll()
  if (draw < 0.06) return { kind: 'sack', gain: -roll.whole(4, 9) }
  if (draw < 0.085) return { kind: 'interception', gain: inside(roll.whole(8, 24)) }
  if (draw < 0.4) return { kind: 'incomplete', gain: 0 }
  return { kind: 'pass', gain: inside(roll() < 0.12 ? roll.whole(24, 60) : roll.whole(3, 17)) }
}

/** Returns the situation after a play. */
function follow(
  { yard, down, toGo }: State,
  kind: PlayKind,
  gain: number,
): { points: PlayScore; next: State; turnsOver: boolean } {
  const fresh = (at: number): State => ({ yard: at, down: 1, toGo: Math.min(10, 100 - at) })
  const within = (at: number) => Math.min(99, Math.max(1, at))
  const ends = (next: State, points: PlayScore = null) => ({ points, next, turnsOver: true })
  if (kind === 'punt') return ends(fresh(yard + gain >= 100 ? 20 : within(100 - yard - gain)))
  if (kind === 'field-goal')
    return gain > 0 ? ends(fresh(KICKOFF_YARD), 'field-goal') : ends(fresh(within(100 - yard + 7)))
  if (kind === 'interception') return ends(fresh(within(100 - yard - gain)))
  const now = yard + gain
  if (now >= 100) return ends(fresh(KICKOFF_YARD), 'touchdown')
  if (now <= 0) return ends(fresh(35), 'safety')
  if (gain >= toGo) return { points: null, next: fresh(now), turnsOver: false }
  if (down === 4) return ends(fresh(within(100 - now)))
  return { points: null, next: { yard: now, down: down + 1, toGo: toGo - gain }, turnsOver: false }
}

/** Returns the highlights in order: every score, every interception, plus the longest plays up to `count`. */
export function bestOf(snaps: readonly Snap[], count: number): Snap[] {
  const worth = ({ points, kind, gain }: Snap) =>
    points
      ? 1000
      : kind === 'interception'
        ? 500
        : kind === 'sack'
          ? 16
          : kind === 'run' || kind === 'pass'
            ? gain
            : -1
  const chosen = new Set(
    snaps.toSorted((a, b) => worth(b) - worth(a)).filter((snap, i) => snap.points !== null || i < count),
  )
  return snaps.filter((snap) => chosen.has(snap))
}
