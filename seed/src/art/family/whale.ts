/** Something far too large floats over the roofs on a string held by a child. */
import { lighten, mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { curve, type Paint, placed, type Point, type Stop } from '../paint.ts'
import { ridge } from '../parts/land.ts'
import { sky, stars } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'
import { cottage, face, kid, puffs, round } from './creatures.ts'

export type WhaleColours = {
  sky: readonly Stop[]
  cloud: string
  skin: string
  belly: string
  cheek: string
  hills: readonly [string, string, string]
  walls: readonly [string, string, string]
  roofs: readonly [string, string, string]
  window: string
  coat: string
  skins: string
  ink: string
  starry: number
}

type Held = 'whale' | 'city' | 'moon'

const BODY: readonly Point[] = [
  [-100, 6],
  [-95, -20],
  [-70, -43],
  [-26, -53],
  [22, -45],
  [60, -25],
  [94, -12],
  [122, -18],
  [122, -4],
  [94, 12],
  [56, 32],
  [10, 47],
  [-38, 49],
  [-80, 39],
  [-97, 22],
]

function swimmer(p: Paint, c: WhaleColours, isCity: boolean) {
  if (isCity)
    for (const [x, w, h] of [
      [-58, 12, 34],
      [-44, 14, 56],
      [-28, 11, 42],
      [-15, 17, 70],
      [4, 12, 48],
      [18, 15, 36],
      [34, 10, 26],
    ] as const) {
      p.rect(x, -30 - h, w, h, mix(c.ink, c.skin, 0.25))
      for (let k = 0; k < h / 8 - 1; k++)
        if ((k * 7 + w) % 3) p.rect(x + 2.5 + ((k * 5) % (w - 6)), -26 - h + k * 8, 3, 4, c.window)
    }
  else {
    p.path(
      curve(
        [
          [-62, -38],
          [-40, -60],
          [-8, -62],
          [20, -54],
          [40, -34],
        ],
        true,
      ),
      c.hills[1],
    )
    cottage(p, -16, -56, 9, { wall: c.walls[0], roof: c.roofs[0], window: c.window, ink: c.ink })
    for (const [x, y, r] of [
      [-42, -62, 8],
      [8, -66, 10],
      [22, -58, 7],
    ] as const) {
      p.rect(x - 1.2, y, 2.4, r * 1.9, c.ink)
      p.circle(x, y, r, round(p, c.hills[2], x - r, y - r, x + r, y + r))
    }
  }
  p.path(
    curve(
      [
        [112, -14],
        [128, -26],
        [142, -50],
        [158, -54],
        [160, -36],
        [150, -18],
        [134, -8],
      ],
      true,
    ),
    lighten(c.skin, -0.03),
  )
  p.path(
    curve(
      [
        [112, -8],
        [132, -10],
        [154, -4],
        [166, 12],
        [156, 18],
        [136, 10],
        [118, 2],
      ],
      true,
    ),
    lighten(c.skin, -0.08),
  )
  p.path(curve(BODY, true), round(p, c.skin, -60, -60, 30, 60))
  p.group({ 'clip-path': p.clip(curve(BODY, true)) }, () => {
    p.path(
      `${curve([
        [-112, 12],
        [-70, 22],
        [-30, 24],
        [10, 22],
        [50, 16],
        [110, 8],
      ])}L110 70L-112 70Z`,
      c.belly,
    )
    for (let i = 0; i < 6; i++)
      p.stroke(
        curve([
          [-96 + i * 6, 23 + i * 5],
          [-50, 28 + i * 4.6],
          [0, 27 + i * 4.4],
          [52 - i * 5, 20 + i * 3],
        ]),
        lighten(c.belly, -0.09),
        1.3,
      )
    for (const [x, y, r] of [
      [-48, -36, 4],
      [-30, -30, 2.4],
      [-6, -38, 5],
      [16, -28, 3],
      [36, -22, 4.2],
      [58, -10, 2.6],
      [2, -20, 2],
    ] as const)
      p.circle(x, y, r, lighten(c.skin, 0.1))
  })
  p.path(
    curve(
      [
        [-34, 24],
        [-16, 28],
        [0, 48],
        [4, 70],
        [-10, 68],
        [-26, 52],
      ],
      true,
    ),
    lighten(c.skin, -0.06),
  )
  p.ellipse(-56, 11, 9, 5, c.cheek, { opacity: 0.8 })
  p.ellipse(-64, -2, 5.4, 6.4, c.ink)
  p.circle(-66, -4.6, 2.2, '#ffffff')
  p.stroke('M-99 12Q-84 24 -68 19', c.ink, 2)
}

function crescent(p: Paint, c: WhaleColours) {
  p.glow([0, 0], 150, c.belly, 0.5)
  p.path('M-14 -70A72 72 0 1 0 62 34A62 62 0 1 1 -14 -70Z', round(p, c.skin, -70, -70, 50, 70))
  face(p, -44, 12, 10, { ink: c.ink, cheek: c.cheek }, 'asleep')
  p.path('M-58 -40C-50 -84 0 -96 34 -88C12 -80 -2 -72 -8 -58Z', c.roofs[0])
  p.circle(36, -88, 8, c.belly)
}

/** A spout that ends in clouds. */
function spout(p: Paint, c: WhaleColours) {
  for (const side of [-1, 1])
    p.stroke(`M-64 -44C-64 -66 ${-64 + side * 8} -78 ${-64 + side * 22} -70`, c.belly, 4, { opacity: 0.9 })
  for (const [x, y, r] of [
    [-88, -58, 3],
    [-42, -56, 3.4],
    [-36, -46, 2],
    [-94, -48, 2],
  ] as const)
    p.circle(x, y, r, c.belly)
}

export const whale =
  (c: WhaleColours, held: Held = 'whale'): Scene =>
  (f) => {
    const horizon = f.h * (f.wide ? 0.74 : 0.8)
    const air = sheet(f, 'sky')
    sky(air.paint, horizon, c.sky)
    if (c.starry > 0)
      stars(air.paint, air.roll, { count: c.starry, bottom: horizon, size: 2, colour: '#fff4d6' })
    const clouds = sheet(f, 'clouds')
    for (const [x, y, s] of [
      [0.08, 0.47, 4],
      [0.94, 0.4, 5],
      [0.2, 0.68, 5.4],
      [0.86, 0.7, 4.4],
    ] as const)
      puffs(
        clouds.paint,
        f.w * x,
        f.h * (f.wide ? y + 0.02 : y),
        f.u * s * clouds.roll.between(0.8, 1.15),
        c.cloud,
      )

    const rows = [0, 1, 2].map((i) => {
      const { paint, roll } = sheet(f, `row${i}`)
      const crest = ridge(
        paint,
        {
          y: horizon + f.u * (i * 7.5 - 3),
          swing: f.u * (4 - i),
          seed: hash(`${f.seed}/hill${i}`),
          waves: 1.4,
          octaves: 1,
        },
        c.hills[i] ?? c.ink,
      )
      const size = f.u * (2.3 + i * 1.15)
      const step = size * 3.5
      for (let x = step * 0.4; x < f.w + size; x += step * roll.between(0.85, 1.5)) {
        if (roll() < 0.22) {
          for (const [dx, r] of [
            [0, 1.1],
            [1, 0.8],
          ] as const)
            paint.circle(
              x + dx * size,
              crest(x) - size * r,
              size * r,
              lighten(c.hills[i] ?? c.ink, i === 2 ? 0.05 : -0.05),
            )
          continue
        }
        const house = {
          wall: roll.pick(c.walls),
          roof: roll.pick(c.roofs),
          window: roll() < 0.72 ? c.window : mix(c.ink, c.walls[0], 0.35),
          ink: c.ink,
        }
        cottage(paint, x, crest(x) + size * 0.3, size, house, roll.pick([1, 1, 1.45]))
      }
      return { depth: 0.35 + i * 0.25, paint, crest }
    })

    const hero = sheet(f, 'hero')
    const [middle, scale]: [Point, number] = f.wide
      ? [[f.w * (f.subject - 0.03), f.h * 0.38], f.u * 0.33]
      : [[f.w * f.subject - f.u * 7, f.h * (f.square ? 0.56 : 0.52)], f.u * (f.square ? 0.27 : 0.33)]
    const front = rows[2]
    const home: Point = [middle[0] - scale * 58, (front?.crest(middle[0] - scale * 58) ?? horizon) + f.u * 1]
    const size = f.u * 5
    const foot: Point = [home[0] + size * 0.1, home[1] - size * 3.3]
    const hand: Point = [foot[0] + f.u * 3.4, foot[1] - f.u * 9]
    hero.paint.stroke(
      curve([
        hand,
        [hand[0] + f.u * 2.4, (hand[1] + middle[1]) / 2 + f.u * 7],
        [middle[0] + scale * (held === 'moon' ? -30 : 22), middle[1] + scale * (held === 'moon' ? 66 : 40)],
      ]),
      c.belly,
      f.u * 0.42,
    )
    hero.paint.group(
      {
        transform: placed(
          middle[0],
          middle[1],
          scale * (held === 'moon' ? 1.05 : 1),
          false,
          held === 'moon' ? 0 : 4,
        ),
      },
      () => {
        if (held === 'moon') crescent(hero.paint, c)
        else {
          if (held === 'whale') spout(hero.paint, c)
          swimmer(hero.paint, c, held === 'city')
        }
      },
    )
    const roof = sheet(f, 'roof')
    cottage(
      roof.paint,
      home[0],
      home[1] + size * 0.5,
      size,
      { wall: c.walls[1], roof: c.roofs[1], window: c.window, ink: c.ink },
      1.45,
    )
    kid(roof.paint, foot[0], foot[1] + f.u * 0.6, f.u * 0.1, c.coat, c.skins, { ink: c.ink, cheek: c.cheek })
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.2, paint: clouds.paint, motion: (t) => ({ x: t * 7 }) },
      ...rows.slice(0, 2).map(({ depth, paint }) => ({ depth, paint })),
      {
        depth: 0.8,
        paint: hero.paint,
        motion: (t) => ({ x: Math.sin(t * 0.5) * 8, y: Math.sin(t * 0.8) * 12 }),
      },
      ...rows.slice(2).map(({ depth, paint }) => ({ depth, paint })),
      { depth: 0.9, paint: roof.paint },
    ]
  }
