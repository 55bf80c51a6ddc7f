/** The motion of a vault: the run-up, the plant, over the bar or into it, and the fall. Metres from the box, seconds. */
import type { Pose } from '../stage/figure.ts'
import type { Attempt } from './competition.ts'

export const [RUN_SECONDS, RISE_SECONDS, FALL_SECONDS, REST_SECONDS] = [3.4, 1.25, 0.85, 2.6]
export const JUMP_SECONDS = 0.8 + RUN_SECONDS + RISE_SECONDS + FALL_SECONDS + REST_SECONDS
const START_SECONDS = 0.8
const [RUN_METRES, TAKE_OFF] = [24, -3.2]
const [GRIP, HIP, MAT] = [4.1, 0.95, 0.75]

export type Phase = 'stand' | 'run' | 'rise' | 'fall' | 'rest'
export type Moment = {
  phase: Phase
  /** The position of the hips. */
  x: number
  z: number
  /** The progress within the phase, 0 to 1. */
  share: number
  /** The pole's angle from the ground, in degrees; null once released. */
  pole: number | null
  /** How long the bar has been falling. */
  barFallsFor: number
}

/** Returns all positions, a time after she was called. */
export function momentOf({ height, mark }: Pick<Attempt, 'height' | 'mark'>, seconds: number): Moment {
  const bar = height / 100
  // A miss comes up a little short.
  const top = bar + (mark === 'o' ? 0.34 : -0.06)
  const touchesAt = START_SECONDS + RUN_SECONDS + RISE_SECONDS
  const barFallsFor = mark === 'x' ? Math.max(0, seconds - touchesAt) : 0
  const base = { barFallsFor, pole: null }
  let left = seconds - START_SECONDS
  if (left < 0) return { ...base, phase: 'stand', x: TAKE_OFF - RUN_METRES, z: HIP, share: 0, pole: 62 }
  if (left < RUN_SECONDS) {
    const share = left / RUN_SECONDS
    const way = share * share * 0.55 + share * 0.45
    return {
      ...base,
      phase: 'run',
      x: TAKE_OFF - RUN_METRES * (1 - way),
      z: HIP,
      share,
      pole: 58 - 50 * share ** 3,
    }
  }
  left -= RUN_SECONDS
  if (left < RISE_SECONDS) {
    const share = left / RISE_SECONDS
    const x = TAKE_OFF * (1 - share) + 0.1 * share
    const z = HIP + (top - HIP) * Math.sin((share * Math.PI) / 2) ** 1.35
    return { ...base, phase: 'rise', x, z, share, pole: share < 0.86 ? 146 - 54 * share : null }
  }
  left -= RISE_SECONDS
  if (left < FALL_SECONDS) {
    const share = left / FALL_SECONDS
    return { ...base, phase: 'fall', x: 0.1 + 2.2 * share, z: top - (top - MAT) * share * share, share }
  }
  const share = Math.min(1, (left - FALL_SECONDS) / REST_SECONDS)
  const bounce = Math.max(0, 0.3 * Math.sin(share * 14) * Math.exp(-share * 9))
  return { ...base, phase: 'rest', x: 2.3, z: MAT + bounce, share }
}

export const barLandsAt = START_SECONDS + RUN_SECONDS + RISE_SECONDS
export const GRIP_METRES = GRIP

const ARMS_UP = [
  [165, 6],
  [150, 10],
] as const

/** From hanging on the pole to lying above the bar. */
export const RISE: readonly Pose[] = [
  {
    lean: 4,
    turn: -8,
    legs: [
      [30, 70],
      [-30, 10],
    ],
    arms: ARMS_UP,
  },
  {
    lean: 0,
    turn: -40,
    legs: [
      [50, 60],
      [20, 20],
    ],
    arms: ARMS_UP,
  },
  {
    lean: 10,
    turn: -85,
    legs: [
      [70, 50],
      [60, 40],
    ],
    arms: ARMS_UP,
  },
  {
    lean: 14,
    turn: -125,
    legs: [
      [60, 20],
      [50, 16],
    ],
    arms: [
      [120, 20],
      [110, 20],
    ],
  },
  {
    lean: 8,
    turn: -160,
    legs: [
      [12, 4],
      [6, 4],
    ],
    arms: [
      [60, 20],
      [50, 20],
    ],
  },
  {
    lean: 40,
    turn: -150,
    legs: [
      [40, 6],
      [34, 8],
    ],
    arms: [
      [20, 10],
      [10, 10],
    ],
  },
]

/** Arms up, falling onto the back. */
export const FALL: readonly Pose[] = [
  {
    lean: 30,
    turn: -110,
    legs: [
      [50, 20],
      [40, 24],
    ],
    arms: [
      [140, 10],
      [150, 10],
    ],
  },
  {
    lean: 10,
    turn: -92,
    legs: [
      [34, 30],
      [20, 24],
    ],
    arms: [
      [165, 8],
      [150, 12],
    ],
  },
]
