/** A robot among vegetables, or with the last one left. */
import { lighten, mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { curve, type Paint, placed, type Stop } from '../paint.ts'
import { ridge } from '../parts/land.ts'
import { sky } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'
import { bird, puffs, round } from './creatures.ts'
import { stage } from './stage.ts'

export type GardenColours = {
  sky: readonly Stop[]
  sun: string
  cloud: string
  hills: readonly [string, string, string]
  soil: readonly [string, string]
  leaf: string
  fruit: readonly [string, string, string]
  tin: string
  lamp: string
  cheek: string
  ink: string
}

function robot(p: Paint, c: GardenColours) {
  const [tin, dark] = [c.tin, lighten(c.tin, -0.16)]
  for (const x of [-17, 17]) {
    p.rect(x - 5, -16, 10, 14, dark)
    p.path(`M${x - 12} 0a12 10 0 0 1 24 0Z`, c.ink)
  }
  p.stroke('M-28 -48C-46 -44 -48 -32 -40 -22', dark, 7)
  p.stroke('M28 -50C44 -50 50 -56 54 -62', dark, 7)
  p.rect(-30, -62, 60, 50, round(p, tin, -30, -62, 30, -10), { rx: 17 })
  p.circle(0, -38, 11.5, lighten(tin, 0.13))
  p.path('M0 -31C-9 -38 -6 -45 0 -41C6 -45 9 -38 0 -31Z', c.fruit[0])
  for (const x of [-22, 22]) p.circle(x, -20, 1.8, dark)
  p.rect(-8, -70, 16, 10, dark)
  p.rect(-37, -112, 74, 46, round(p, tin, -37, -112, 37, -66), { rx: 20 })
  p.rect(-30, -106, 60, 33, c.ink, { rx: 14 })
  for (const x of [-14, 14]) {
    p.circle(x, -91, 9, c.lamp)
    p.circle(x, -91, 5, mix(c.lamp, '#ffffff', 0.75))
  }
  p.stroke('M-6 -79Q0 -74.5 6 -79', c.lamp, 2.2)
  for (const side of [-1, 1]) {
    p.rect(side * 40 - 4, -97, 8, 16, dark, { rx: 4 })
    p.circle(side * 33, -72, 2, dark)
  }
  // The sprout on its head.
  p.stroke('M2 -111C4 -121 0 -126 3 -134', c.leaf, 3)
  p.path(
    'M3 -130C-4 -146 -22 -142 -24 -136C-16 -126 -6 -126 3 -130ZM3 -133C8 -148 24 -148 27 -142C22 -131 12 -129 3 -133Z',
    c.leaf,
  )
}

function wateringCan(p: Paint, c: GardenColours) {
  const can = c.fruit[1]
  p.stroke('M62 -58C58 -78 86 -80 86 -58', lighten(can, -0.1), 4)
  p.path('M84 -46L106 -66L111 -61L88 -34Z', lighten(can, -0.06))
  p.ellipse(110, -66, 4, 9, can, { transform: 'rotate(-42 110 -66)' })
  p.path('M56 -60H90L87 -32H59Z', can, { stroke: can, 'stroke-width': 4, 'stroke-linejoin': 'round' })
  p.circle(54, -60, 6.5, lighten(c.tin, -0.16))
  for (const [x, y] of [
    [118, -52],
    [124, -38],
    [115, -34],
    [128, -22],
    [119, -16],
  ] as const)
    p.path(`M${x} ${y}c-4 6 -3 9 0 9s4 -3 0 -9Z`, lighten(can, 0.14))
}

/** One plant of the bed, 30 units high. */
function plant(p: Paint, c: GardenColours, kind: number) {
  const leaf = (d: string, shade = 0) => p.path(d, lighten(c.leaf, shade))
  if (kind === 0) {
    p.path('M-8 -6C-8 6 -2 12 0 18C2 12 8 6 8 -6C4 -11 -4 -11 -8 -6Z', c.fruit[0])
    leaf('M0 -7C-14 -14 -16 -26 -12 -30C-4 -26 0 -16 0 -7ZM0 -7C14 -14 16 -26 12 -30C4 -26 0 -16 0 -7Z')
    leaf('M0 -6C-6 -20 -4 -32 0 -36C4 -32 6 -20 0 -6Z', 0.07)
  } else if (kind === 1) {
    for (const [x, r] of [
      [-11, 11],
      [11, 11],
      [0, 13],
    ] as const)
      p.ellipse(x, -9, r * 0.9, r, round(p, c.fruit[2], x - 10, -22, x + 10, 4))
    p.stroke('M0 -20C0 -26 4 -28 8 -27', c.leaf, 3.4)
  } else if (kind === 2) {
    for (const [x, y, r, s] of [
      [-12, -8, 12, -0.08],
      [12, -8, 12, -0.08],
      [0, -15, 13, 0.02],
      [0, -7, 11, 0.1],
    ] as const)
      p.circle(x, y, r, lighten(c.leaf, s))
    p.stroke('M0 -2V-12M0 -8L-5 -13M0 -8L5 -13', lighten(c.leaf, 0.2), 1.6)
  } else {
    p.stroke('M0 4V-58', mix(c.soil[1], c.sun, 0.3), 2.4)
    p.stroke('M0 0C-9 -10 9 -20 0 -30C-8 -40 6 -46 0 -54', c.leaf, 2.4)
    for (const [x, y, r] of [
      [-7, -14, 6],
      [8, -22, 6.5],
      [-7, -36, 6],
      [7, -46, 5.4],
      [-3, -56, 5],
    ] as const)
      p.ellipse(x, y, r, r * 0.8, lighten(c.leaf, x > 0 ? 0.06 : -0.03))
    for (const [x, y] of [
      [5, -12],
      [-6, -27],
      [6, -37],
    ] as const)
      p.stroke(`M${x} ${y}v9`, c.fruit[1], 3)
  }
}

export const garden =
  (c: GardenColours, harvest: 'plenty' | 'one' = 'plenty'): Scene =>
  (f) => {
    const { x, ground, scale } = stage(f)
    const horizon = f.h * (f.wide ? 0.6 : f.square ? 0.66 : 0.6)
    const air = sheet(f, 'sky')
    sky(air.paint, horizon, c.sky)
    const sunX = f.w * (f.wide ? f.subject + 0.16 : 0.82)
    air.paint.glow([sunX, f.h * (f.wide ? 0.24 : 0.4)], f.u * 34, c.sun, 0.6)
    air.paint.circle(sunX, f.h * (f.wide ? 0.24 : 0.4), f.u * 11, c.sun)
    const clouds = sheet(f, 'clouds')
    for (const [cx, cy, s] of [
      [0.1, 0.46, 3.6],
      [0.7, 0.52, 3],
      [0.42, 0.36, 2.6],
    ] as const)
      puffs(clouds.paint, f.w * cx, f.h * (f.wide ? cy - 0.06 : cy), f.u * s, c.cloud)
    const hills = sheet(f, 'hills')
    ridge(
      hills.paint,
      { y: horizon - f.u * 4, swing: f.u * 6, seed: hash(`${f.seed}/far`), waves: 1, octaves: 1 },
      c.hills[0],
    )
    ridge(
      hills.paint,
      { y: horizon + f.u * 2, swing: f.u * 4, seed: hash(`${f.seed}/near`), waves: 1.3, octaves: 1 },
      c.hills[1],
    )
    if (harvest === 'plenty')
      for (let i = -1; i < f.w / (f.u * 5.5); i++) {
        const px = i * f.u * 5.5 + f.u * 2
        hills.paint.path(
          `M${px} ${horizon + f.u * 12}v${-f.u * 11}l${f.u * 1.5} ${-f.u * 2}l${f.u * 1.5} ${f.u * 2}v${f.u * 11}Z`,
          c.cloud,
        )
        hills.paint.rect(px - f.u * 2, horizon + f.u * 4, f.u * 6, f.u * 1.4, lighten(c.cloud, -0.08))
      }
    const bed = sheet(f, 'bed')
    const q = bed.paint
    const rows = harvest === 'plenty' ? 3 : 1
    for (let row = 0; row < 4; row++) {
      const y = horizon + f.u * 9 + ((f.h - horizon) * row) / 4.2
      q.path(
        `${curve(Array.from({ length: 9 }, (_, i) => [(i / 8) * f.w, y + Math.sin(i * 1.7 + row) * f.u * 1.2]))}L${f.w} ${f.h}L0 ${f.h}Z`,
        mix(c.soil[0], c.soil[1], row / 3),
      )
      if (harvest === 'one' || row >= rows) continue
      const size = f.u * (0.22 + row * 0.085)
      const step = size * 42
      for (let px = bed.roll.between(0, step); px < f.w + step; px += step) {
        if (row > 0 && Math.abs(px - x) < scale * 52) continue
        const kind = (bed.roll.whole(0, 3) + row) % 4
        q.group({ transform: placed(px, y + f.u * 4, size) }, () => plant(q, c, kind))
      }
    }
    const hero = sheet(f, 'hero')
    const p = hero.paint
    p.ellipse(x, ground + scale * 2, scale * 52, scale * 7, c.soil[1], { opacity: 0.7 })
    p.group({ transform: placed(x - scale * 16, ground, scale * (f.wide ? 0.8 : 0.72)) }, () => {
      wateringCan(p, c)
      robot(p, c)
      if (harvest === 'plenty') bird(p, -27, -110, 0.34, c.fruit[1], { ink: c.ink, cheek: c.fruit[2] })
      p.group({ transform: placed(harvest === 'one' ? 92 : 124, 2, 0.9) }, () =>
        p.path(
          'M0 0C-2 -12 2 -18 0 -26M0 -16C-16 -18 -16 -30 -14 -32C-4 -32 0 -24 0 -16ZM0 -20C14 -22 16 -34 14 -36C4 -36 0 -28 0 -20Z',
          c.leaf,
          { stroke: c.leaf, 'stroke-width': 2 },
        ),
      )
    })
    const near = sheet(f, 'near')
    for (const [cx, kind] of (harvest === 'plenty'
      ? [
          [0.04, 1],
          [0.2, 2],
          [0.8, 0],
          [0.95, 2],
        ]
      : []) as [number, number][])
      near.paint.group({ transform: placed(f.w * cx, f.h * (f.wide ? 0.99 : 0.955), f.u * 0.52) }, () =>
        plant(near.paint, c, kind),
      )
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.15, paint: clouds.paint, motion: (t) => ({ x: t * 8 }) },
      { depth: 0.35, paint: hills.paint },
      { depth: 0.75, paint: q },
      { depth: 1, paint: p, motion: (t) => ({ y: Math.abs(Math.sin(t * 1.6)) * -5 }) },
      { depth: 1.25, paint: near.paint },
    ]
  }
