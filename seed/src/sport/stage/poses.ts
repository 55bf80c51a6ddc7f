/** Athletes' movements: each is a row of poses, one cycle long. */
import type { Pose } from './figure.ts'

const cycle = (count: number, pose: (turn: number) => Pose): Pose[] =>
  Array.from({ length: count }, (_, i) => pose((i / count) * 2 * Math.PI))

const plus = (value: number) => Math.max(0, value)

/** The legs alternate and the arms swing against them; the knee bends as the leg comes forward. */
export const RUN = cycle(8, (turn) => {
  const leg = (at: number) => [8 + 40 * Math.sin(at), 12 + 78 * plus(Math.cos(at))] as const
  return {
    lean: 14,
    lift: 0.012 * Math.cos(turn * 2),
    legs: [leg(turn), leg(turn + Math.PI)],
    arms: [
      [-38 * Math.sin(turn), 75],
      [38 * Math.sin(turn), 75],
    ],
  }
})

export const JOG = cycle(8, (turn) => {
  const leg = (at: number) => [4 + 22 * Math.sin(at), 10 + 34 * plus(Math.cos(at))] as const
  return {
    lean: 5,
    legs: [leg(turn), leg(turn + Math.PI)],
    arms: [
      [-20 * Math.sin(turn), 50],
      [20 * Math.sin(turn), 50],
    ],
  }
})

export const STAND = cycle(2, (turn) => ({
  lean: 4 + 2 * Math.cos(turn),
  legs: [
    [10, 8],
    [-8, 6],
  ],
  arms: [
    [8, 25 + 6 * Math.cos(turn)],
    [-6, 20],
  ],
}))

export const CHEER = cycle(4, (turn) => ({
  lean: -4,
  lift: 0.05 * plus(Math.sin(turn)),
  legs: [
    [12, 14 + 20 * plus(Math.sin(turn))],
    [-12, 10],
  ],
  arms: [
    [160 + 14 * Math.sin(turn), 10],
    [-165 + 14 * Math.sin(turn), -10],
  ],
}))

/** A player on the line before the snap. */
export const CROUCH: readonly Pose[] = [
  {
    lean: 62,
    lift: -0.14,
    legs: [
      [58, 84],
      [18, 70],
    ],
    arms: [
      [4, 6],
      [30, 20],
    ],
  },
]

/** A kick: back, through, and follow-through. */
export const KICK: readonly Pose[] = [-45, -10, 45, 62].map((leg, i) => ({
  lean: i < 2 ? 12 : -6,
  legs: [
    [leg, i < 2 ? 60 : 6],
    [4, 10],
  ] as const,
  arms: [
    [-leg * 0.7, 25],
    [leg * 0.9, 20],
  ] as const,
}))

/** A goalkeeper's dive. */
export const DIVE: readonly Pose[] = [
  {
    lean: 0,
    lift: -0.12,
    turn: 68,
    legs: [
      [12, 20],
      [-14, 30],
    ],
    arms: [
      [172, 4],
      [160, 8],
    ],
  },
]

export const LIE: readonly Pose[] = [
  {
    lean: 0,
    lift: -0.42,
    turn: 84,
    legs: [
      [8, 18],
      [-6, 10],
    ],
    arms: [
      [150, 10],
      [60, 30],
    ],
  },
]

/** A throw: arm back, over, and out. */
export const THROW: readonly Pose[] = [
  [-110, 60, -8],
  [-170, 70, 0],
  [120, 20, 14],
  [50, 10, 26],
].map(([arm = 0, bend = 0, lean = 0], i) => ({
  lean,
  legs: [
    [i < 2 ? 40 : 26, i < 2 ? 50 : 10],
    [-14, 10],
  ] as const,
  arms: [
    [arm, bend],
    [i < 2 ? 70 : -20, 20],
  ] as const,
}))

/** A batter waits, swings, and looks after the ball. */
export const BAT: readonly Pose[] = [
  [-30, 130, 10],
  [40, 70, 12],
  [88, 10, 6],
  [150, 20, -4],
].map(([arm = 0, bend = 0, lean = 0]) => ({
  lean,
  lift: -0.04,
  legs: [
    [24, 24],
    [-22, 16],
  ] as const,
  arms: [
    [arm, bend],
    [arm - 10, bend],
  ] as const,
}))

/** A hop in a sack: down, up, over. */
export const HOP: readonly Pose[] = [0, 0.05, 0.13, 0.07].map((lift, i) => ({
  lean: 10 + i * 3,
  lift,
  legs: [
    [0, 0],
    [0, 0],
  ] as const,
  arms: [
    [40, 70 + i * 8],
    [30, 70],
  ] as const,
}))

/** Leaning back on a rope. */
export const PULL = cycle(4, (turn) => ({
  lean: -34 + 6 * Math.sin(turn),
  lift: -0.08,
  legs: [
    [46 + 6 * Math.sin(turn), 30],
    [22, 44],
  ],
  arms: [
    [70, 12],
    [62, 16],
  ],
}))

/** Walking carefully with something on a spoon. */
export const CARRY = cycle(8, (turn) => {
  const leg = (at: number) => [4 + 24 * Math.sin(at), 10 + 36 * plus(Math.cos(at))] as const
  return {
    lean: 2,
    legs: [leg(turn), leg(turn + Math.PI)],
    arms: [
      [30, 55],
      [-30, 40],
    ],
  }
})
