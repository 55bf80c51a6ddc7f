/** A dragon knitting a scarf that is longer than the country. */
import { lighten, mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { curve, type Paint, placed, type Point, type Stop } from '../paint.ts'
import { ridge } from '../parts/land.ts'
import { sky } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'
import { face, puffs, round } from './creatures.ts'
import { stage } from './stage.ts'

export type DragonColours = {
  sky: readonly Stop[]
  cloud: string
  hills: readonly [string, string, string]
  skin: string
  belly: string
  horn: string
  wool: readonly [string, string, string]
  sheep: string
  cheek: string
  ink: string
}

/** A wide striped ribbon. */
function scarf(p: Paint, c: DragonColours, points: readonly Point[], width: number) {
  const d = curve(points)
  const flat = { 'stroke-linecap': 'butt' }
  p.stroke(d, lighten(c.wool[0], -0.1), width * 1.12, flat)
  p.stroke(d, c.wool[0], width, flat)
  p.stroke(d, c.wool[1], width, { ...flat, 'stroke-dasharray': `${width * 0.5} ${width * 1.3}` })
  p.stroke(d, c.wool[2], width, {
    ...flat,
    'stroke-dasharray': `${width * 0.26} ${width * 1.54}`,
    'stroke-dashoffset': -width * 0.9,
  })
}

function dragon(p: Paint, c: DragonColours) {
  const dark = lighten(c.skin, -0.1)
  p.path(
    curve(
      [
        [20, -14],
        [54, -8],
        [86, -16],
        [100, -40],
        [92, -58],
        [112, -46],
        [118, -20],
        [96, 4],
        [50, 8],
        [14, 4],
      ],
      true,
    ),
    dark,
  )
  p.path('M88 -56L98 -84L112 -54Z', c.horn, { stroke: c.horn, 'stroke-width': 5, 'stroke-linejoin': 'round' })
  for (const side of [-1, 1])
    p.path(
      curve(
        [
          [side * 26, -70],
          [side * 58, -112],
          [side * 92, -110],
          [side * 80, -92],
          [side * 84, -76],
          [side * 66, -72],
          [side * 62, -56],
          [side * 40, -56],
        ],
        true,
      ),
      c.horn,
    )
  for (const x of [-30, 30]) {
    p.ellipse(x, -4, 25, 13, dark)
    for (const k of [-12, 0, 12]) p.ellipse(x + k, 3, 5, 4.4, c.horn)
  }
  p.path(
    curve(
      [
        [-44, -8],
        [-54, -36],
        [-40, -72],
        [-20, -88],
        [20, -88],
        [40, -72],
        [54, -36],
        [44, -8],
        [0, 4],
      ],
      true,
    ),
    round(p, c.skin, -54, -88, 54, 0),
  )
  p.path(
    curve(
      [
        [-28, -4],
        [-34, -34],
        [-22, -64],
        [0, -72],
        [22, -64],
        [34, -34],
        [28, -4],
        [0, 2],
      ],
      true,
    ),
    c.belly,
  )
  for (let i = 0; i < 4; i++)
    p.stroke(
      `M${-30 + i * 1.5} ${-14 - i * 13}q${30 - i * 1.5} 8 ${60 - i * 3} 0`,
      lighten(c.belly, -0.08),
      2.6,
    )
  for (const side of [-1, 1])
    p.path(`M${side * 20} -150L${side * 34} -178L${side * 36} -144Z`, c.horn, {
      stroke: c.horn,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    })
  for (const [x, y] of [
    [-9, -158],
    [0, -162],
    [9, -158],
  ] as const)
    p.path(`M${x - 7} ${y + 4}L${x} ${y - 10}L${x + 7} ${y + 4}Z`, c.wool[1], {
      stroke: c.wool[1],
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    })
  for (const side of [-1, 1])
    p.path(`M${side * 38} -124L${side * 62} -134L${side * 52} -108Z`, dark, {
      stroke: dark,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    })
  p.path(
    curve(
      [
        [-42, -100],
        [-44, -130],
        [-28, -154],
        [0, -160],
        [28, -154],
        [44, -130],
        [42, -100],
        [26, -84],
        [0, -80],
        [-26, -84],
      ],
      true,
    ),
    round(p, c.skin, -44, -160, 44, -80),
  )
  face(p, 0, -128, 19, { ink: c.ink, cheek: c.cheek }, 'calm')
  p.ellipse(0, -100, 33, 20, lighten(c.skin, 0.08))
  for (const side of [-1, 1]) p.ellipse(side * 11, -108, 3.4, 4.4, dark)
  p.stroke('M-13 -96Q0 -86 13 -96', c.ink, 2.6)
  for (const side of [-1, 1]) p.circle(side * 19, -128, 14, 'none', { stroke: c.ink, 'stroke-width': 2.6 })
  p.stroke('M-5 -129q5 -4 10 0', c.ink, 2.6)
}

/** Arms, and needles with the knitting, in front of the scarf. */
function hands(p: Paint, c: DragonColours) {
  for (const side of [-1, 1]) {
    p.stroke(
      `M${side * 44} -68C${side * 58} -52 ${side * 46} -42 ${side * 22} -46`,
      lighten(c.skin, -0.04),
      17,
    )
    p.stroke(`M${side * 40} -26L${side * -12} -70`, c.ink, 3.6)
    p.circle(side * -12, -70, 5, c.wool[1])
    p.circle(side * 21, -46, 10, c.skin)
  }
}

function sheep(p: Paint, c: DragonColours) {
  for (const x of [-16, -6, 8, 17]) p.rect(x - 2.5, -14, 5, 14, c.ink, { rx: 2 })
  for (const [x, y, r] of [
    [-18, -26, 13],
    [-6, -36, 13],
    [9, -34, 14],
    [18, -24, 12],
    [0, -22, 15],
  ] as const)
    p.circle(x, y, r, c.sheep)
  p.ellipse(-28, -38, 12, 14, c.ink)
  p.ellipse(-18, -48, 7, 4, c.ink, { transform: 'rotate(28 -18 -48)' })
  p.circle(-24, -50, 8, c.sheep)
  for (const x of [-33, -25]) {
    p.circle(x, -40, 3.4, '#ffffff')
    p.circle(x + 0.6, -40, 1.7, c.ink)
  }
}

export const knittingDragon =
  (c: DragonColours): Scene =>
  (f) => {
    const { x, ground, scale: full } = stage(f)
    const scale = full * (f.wide ? 0.66 : 0.62)
    const horizon = f.h * (f.wide ? 0.54 : 0.6)
    const air = sheet(f, 'sky')
    sky(air.paint, horizon + f.u * 10, c.sky)
    const clouds = sheet(f, 'clouds')
    for (const [cx, cy, s] of [
      [0.1, 0.4, 4],
      [0.92, 0.44, 5],
      [0.64, 0.34, 2.6],
    ] as const)
      puffs(clouds.paint, f.w * cx, f.h * (f.wide ? cy - 0.14 : cy), f.u * s, c.cloud)
    const hills = [0, 1, 2].map((i) => {
      const { paint, roll } = sheet(f, `hill${i}`)
      const y = horizon + f.u * (i * 11 - 2)
      const crest = ridge(
        paint,
        { y, swing: f.u * (6 - i), seed: hash(`${f.seed}/hill${i}`), waves: 1.2, octaves: 1 },
        c.hills[i] ?? c.ink,
      )
      // The scarf comes over every hill and disappears behind the next.
      const from = f.w * (i % 2 ? 0.9 : 0.12) + roll.between(-4, 4) * f.u
      const way = i % 2 ? -1 : 1
      const along = Array.from({ length: 7 }, (_, k): Point => {
        const px = from + way * k * f.u * (9 + i * 3)
        return [px, crest(px) + f.u * (k === 0 ? -0.6 : 1.5 + k * (1.2 + i * 0.8))]
      })
      if (i < 2) scarf(paint, c, along, f.u * (2.6 + i * 2))
      for (let k = 0; k < 3; k++) {
        const px = f.w * roll.between(0.05, 0.95)
        if (i === 2 ? Math.abs(px - x) < scale * 120 : k === 2) continue
        const mirror = px < x
        paint.group(
          { transform: placed(px, crest(px) + f.u * (3 + i * 2), f.u * (0.1 + i * 0.05), mirror) },
          () => sheep(paint, c),
        )
      }
      return { depth: 0.35 + i * 0.2, paint }
    })
    const hero = sheet(f, 'hero')
    const p = hero.paint
    p.ellipse(x, ground + f.u, scale * 90, scale * 10, lighten(c.hills[2], -0.08))
    p.group({ transform: placed(x, ground, scale) }, () => dragon(p, c))
    const left = f.wide ? -f.u * 92 : -f.u * 64
    scarf(
      p,
      c,
      [
        [x, ground - scale * 44],
        [x - scale * 4, ground - scale * 14],
        [x - scale * 30, ground + f.u * 5],
        [x - scale * 92, ground + f.u * 3],
        [x + left * 0.72, ground + f.u * 8],
        [x + left, ground + f.u * 2],
      ],
      f.u * (f.wide ? 9 : f.square ? 8 : 10),
    )
    p.group({ transform: placed(x, ground, scale) }, () => hands(p, c))
    const near = sheet(f, 'near')
    for (const [dx, dy, r, k] of [
      [0.78, 0.5, 5.4, 1],
      [0.9, 0.7, 7, 0],
      [0.1, 0.82, 6, 2],
    ] as const) {
      const [bx, by] = [f.w * dx + (f.wide ? f.u * 8 : 0), ground + (f.h - ground) * dy]
      const ball = c.wool[k]
      near.paint.circle(
        bx,
        by,
        r * f.u,
        round(near.paint, ball, bx - r * f.u, by - r * f.u, bx + r * f.u, by + r * f.u),
      )
      for (const turn of [-0.5, 0, 0.5])
        near.paint.stroke(
          `M${bx - r * f.u * 0.8} ${by + turn * r * f.u}q${r * f.u * 0.8} ${-r * f.u * 0.7} ${r * f.u * 1.6} 0`,
          mix(ball, '#ffffff', 0.35),
          f.u * 0.5,
        )
    }
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.15, paint: clouds.paint, motion: (t) => ({ x: t * 8 }) },
      ...hills,
      { depth: 1, paint: p, motion: (t) => ({ y: Math.sin(t * 2) * 4 }) },
      { depth: 1.2, paint: near.paint },
    ]
  }
