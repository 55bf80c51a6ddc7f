/** A round animal riding a small scooter over large hills, with far too much luggage. */
import { lighten, mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { curve, type Paint, placed, type Point, type Stop } from '../paint.ts'
import { ridge } from '../parts/land.ts'
import { sky, stars } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'
import { face, puffs, round } from './creatures.ts'
import { stage } from './stage.ts'

export type ScooterColours = {
  sky: readonly Stop[]
  sun: string
  cloud: string
  hills: readonly [string, string, string]
  tree: string
  road: string
  scooter: string
  fur: string
  muzzle: string
  scarf: string
  luggage: readonly [string, string, string]
  cheek: string
  ink: string
  starry: number
}

function scooter(p: Paint, c: ScooterColours) {
  const dark = lighten(c.scooter, -0.12)
  for (const x of [-40, 44]) {
    p.circle(x, -15, 15, c.ink)
    p.circle(x, -15, 7, c.muzzle)
  }
  p.path('M34 -26L50 -84L57 -82L48 -20Z', dark)
  p.path(
    'M-66 -34C-66 -54 -44 -58 -22 -54C-8 -50 -8 -28 2 -26H24C34 -28 36 -50 40 -66L50 -62C50 -40 46 -14 36 -13H-2C-14 -12 -20 -16 -24 -18C-28 -34 -52 -34 -58 -18C-64 -22 -66 -28 -66 -34Z',
    round(p, c.scooter, -60, -60, 40, -10),
  )
  p.path('M30 -30C34 -42 56 -40 60 -22L52 -18C48 -26 40 -28 30 -24Z', dark)
  p.rect(-52, -66, 44, 12, c.ink, { rx: 6 })
  p.circle(56, -72, 7.5, c.muzzle)
  p.circle(57.5, -72, 5, c.sun)
  p.stroke('M52 -84L42 -90', c.ink, 5)
  p.circle(-62, -36, 4, c.scarf)
}

function luggage(p: Paint, c: ScooterColours) {
  p.rect(-88, -70, 34, 5, c.ink, { rx: 2 })
  p.rect(-92, -98, 38, 28, round(p, c.luggage[0], -92, -98, -54, -70), { rx: 6 })
  p.rect(-85, -98, 5, 28, c.ink, { opacity: 0.45 })
  p.rect(-66, -98, 5, 28, c.ink, { opacity: 0.45 })
  p.rect(-88, -117, 32, 19, round(p, c.luggage[1], -88, -117, -56, -98), { rx: 9 })
  p.circle(-72, -107.5, 5, lighten(c.luggage[1], 0.1))
  p.path('M-84 -118C-90 -136 -60 -136 -62 -118Z', c.luggage[2])
  p.rect(-82, -136, 18, 6, c.ink, { rx: 3 })
}

/** A sitting bear, or a hare with long ears. */
function rider(p: Paint, c: ScooterColours, isHare: boolean) {
  p.stroke('M-22 -70C-4 -62 6 -52 8 -34', lighten(c.fur, -0.08), 22)
  p.rect(0, -34, 28, 13, lighten(c.fur, -0.08), { rx: 6.5 })
  p.path(
    curve(
      [
        [-54, -66],
        [-54, -96],
        [-38, -122],
        [-14, -124],
        [4, -108],
        [8, -82],
        [0, -62],
        [-28, -58],
      ],
      true,
    ),
    round(p, c.fur, -50, -124, 10, -60),
  )
  p.ellipse(-10, -82, 17, 22, c.muzzle)
  p.stroke('M-14 -106C8 -102 24 -96 42 -92', lighten(c.fur, 0.03), 16)
  p.circle(43, -92, 9, lighten(c.fur, 0.03))
  if (isHare)
    for (const [x, tilt] of [
      [-30, -30],
      [-8, -14],
    ] as const) {
      p.ellipse(x, -196, 10, 32, lighten(c.fur, x < -20 ? -0.07 : 0), {
        transform: `rotate(${tilt} ${x} -170)`,
      })
      p.ellipse(x, -194, 5, 23, c.cheek, { transform: `rotate(${tilt} ${x} -170)` })
    }
  else
    for (const x of [-46, 10]) {
      p.circle(x, -172, 12, lighten(c.fur, x < 0 ? -0.06 : 0))
      p.circle(x, -172, 6.5, c.muzzle)
    }
  p.circle(-18, -148, 36, round(p, c.fur, -54, -184, 18, -112))
  p.ellipse(-2, -136, 20, 16, c.muzzle)
  face(p, -4, -151, 13.5, { ink: c.ink, cheek: c.cheek }, 'laugh')
  p.ellipse(-3, -149, 6.4, 4, c.ink)
  p.path(
    curve(
      [
        [-53, -154],
        [-50, -180],
        [-20, -194],
        [8, -182],
        [15, -164],
        [-16, -170],
      ],
      true,
    ),
    c.scooter,
  )
  p.stroke('M-52 -158L-30 -128', c.ink, 2.6)
  for (const x of [-14, 6]) {
    p.circle(x, -176, 8.5, c.ink)
    p.circle(x, -176, 5.5, mix(c.sun, '#ffffff', 0.4))
  }
}

export const scooterRide =
  (c: ScooterColours, who: 'bear' | 'hare' = 'bear'): Scene =>
  (f) => {
    const { x, ground, scale: full } = stage(f)
    const scale = full * (f.wide ? 0.6 : 0.58) * (who === 'hare' ? 0.86 : 1)
    const horizon = f.h * (f.wide ? 0.56 : 0.6)
    const air = sheet(f, 'sky')
    sky(air.paint, horizon + f.u * 20, c.sky)
    if (c.starry > 0) stars(air.paint, air.roll, { count: c.starry, bottom: horizon, size: 2.2 })
    const sun: Point = [f.w * (f.wide ? f.subject + 0.04 : 0.56), f.h * (f.wide ? 0.44 : 0.52)]
    air.paint.glow(sun, f.u * 60, c.sun, 0.5)
    air.paint.circle(sun[0], sun[1], f.u * (f.square ? 24 : 28), c.sun)
    const clouds = sheet(f, 'clouds')
    for (const [cx, cy, s] of [
      [0.06, 0.42, 4],
      [0.92, 0.38, 4.6],
      [0.3, 0.33, 2.6],
    ] as const)
      puffs(clouds.paint, f.w * cx, f.h * (f.wide ? cy - 0.1 : cy), f.u * s, c.cloud)
    const hills = [0, 1].map((i) => {
      const { paint, roll } = sheet(f, `hill${i}`)
      const crest = ridge(
        paint,
        {
          y: horizon + f.u * i * 9,
          swing: f.u * (8 - i * 3),
          seed: hash(`${f.seed}/${i}`),
          waves: 1.1,
          octaves: 1,
        },
        c.hills[i] ?? c.ink,
      )
      for (let k = 0; k < 9; k++) {
        const [tx, s] = [roll() * f.w, f.u * roll.between(2.2, 3.6) * (1 + i * 0.5)]
        const y = crest(tx)
        paint.rect(tx - s * 0.12, y - s * 1.6, s * 0.24, s * 2, c.ink)
        paint.ellipse(tx, y - s * 2.2, s * 0.72, s * 1.5, mix(c.tree, c.hills[i] ?? c.tree, 0.35))
        paint.ellipse(tx + s * 0.16, y - s * 2, s * 0.5, s * 1.2, lighten(c.tree, -0.05), { opacity: 0.5 })
      }
      return { depth: 0.35 + i * 0.25, paint }
    })
    const road = sheet(f, 'road')
    const q = road.paint
    const bend = (px: number) => ground + f.u * 5 * ((px - x) / (f.u * 60)) ** 2
    const line = Array.from({ length: 13 }, (_, i): Point => [
      ((i - 0.5) / 11) * f.w,
      bend(((i - 0.5) / 11) * f.w),
    ])
    const below = (dy: number) =>
      `${curve(line.map(([px, py]) => [px, py + dy]))}L${f.w + 90} ${f.h + 9}L-90 ${f.h + 9}Z`
    q.path(below(-f.u * 3), c.hills[2])
    q.path(below(-f.u * 1.4), c.road)
    q.stroke(curve(line.map(([px, py]) => [px, py + f.u * 3.6])), mix(c.road, '#ffffff', 0.75), f.u * 0.9, {
      'stroke-dasharray': `${f.u * 5} ${f.u * 4.4}`,
    })
    q.path(below(f.u * 8.4), lighten(c.hills[2], -0.04))
    for (let i = 0; i < 16; i++) {
      const fx = road.roll() * f.w
      const fy = bend(fx) + f.u * road.roll.between(11, 26)
      q.stroke(`M${fx} ${fy}v${f.u * 2}`, c.tree, f.u * 0.4)
      q.circle(fx, fy, f.u * road.roll.between(0.6, 1), road.roll.pick([c.scarf, c.cloud, c.luggage[1]]))
    }
    const hero = sheet(f, 'hero')
    const p = hero.paint
    p.ellipse(x, ground + f.u * 1.2, scale * 84, scale * 8, c.ink, { opacity: 0.25 })
    p.group({ transform: placed(x + scale * 10, ground + f.u * 1.2, scale, false, -4) }, () => {
      for (const [s, lift] of [
        [0, 0],
        [1, 9],
      ] as const)
        p.path(
          curve(
            [
              [-34, -118],
              [-60, -124 + lift],
              [-84, -112 + lift],
              [-118 + s * 14, -128 + lift * 2],
              [-114 + s * 14, -112 + lift * 2],
              [-82, -100 + lift],
              [-56, -110 + lift],
              [-34, -106],
            ],
            true,
          ),
          s ? lighten(c.scarf, -0.08) : c.scarf,
        )
      luggage(p, c)
      scooter(p, c)
      rider(p, c, who === 'hare')
      p.path(
        curve(
          [
            [-40, -122],
            [-16, -114],
            [8, -118],
            [8, -108],
            [-14, -102],
            [-40, -110],
          ],
          true,
        ),
        c.scarf,
      )
    })
    const dust = sheet(f, 'dust')
    for (const [dx, dy, r] of [
      [-72, -8, 9],
      [-90, -14, 12],
      [-112, -8, 8],
      [-126, -18, 5],
    ] as const)
      dust.paint.circle(x + dx * scale, ground + dy * scale, r * scale, c.cloud, { opacity: 0.85 })
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.15, paint: clouds.paint, motion: (t) => ({ x: t * -10 }) },
      ...hills,
      { depth: 0.9, paint: q },
      {
        depth: 0.95,
        paint: dust.paint,
        motion: (t) => ({ x: -((t * 30) % 24), opacity: 0.7 + 0.3 * Math.sin(t * 5) }),
      },
      { depth: 1, paint: p, motion: (t) => ({ y: Math.sin(t * 7) * 3, x: Math.sin(t * 0.8) * 14 }) },
    ]
  }
