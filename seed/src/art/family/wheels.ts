/** Large vehicles with faces: a very small digger on a building site, and a bus stopped by a flock of sheep. */
import { lighten, mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { curve, type Paint, placed, type Point, polygon, type Stop } from '../paint.ts'
import { ridge } from '../parts/land.ts'
import { sky } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'
import { bird, face, puffs, round } from './creatures.ts'
import { stage } from './stage.ts'

export type WheelColours = {
  sky: readonly Stop[]
  cloud: string
  far: readonly [string, string]
  ground: readonly [string, string]
  paint: string
  glass: string
  trim: string
  second: string
  third: string
  white: string
  cheek: string
  ink: string
}

function digger(p: Paint, c: WheelColours) {
  const dark = lighten(c.paint, -0.1)
  p.rect(-58, -24, 96, 24, c.ink, { rx: 12 })
  for (const x of [-46, -22, 2, 26]) p.circle(x, -12, 7.5, c.third)
  p.stroke('M28 -50L66 -104L104 -74', dark, 15)
  p.stroke('M28 -50L66 -104L104 -74', c.paint, 9)
  for (const [x, y] of [
    [66, -104],
    [104, -74],
  ] as const)
    p.circle(x, y, 7.5, c.ink)
  p.path('M92 -72L120 -72L126 -40C120 -26 100 -24 86 -36Z', lighten(c.third, -0.08), {
    stroke: lighten(c.third, -0.08),
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  })
  for (const x of [92, 102, 112]) p.path(`M${x - 4} -30L${x} -20L${x + 5} -30Z`, c.ink)
  p.path(
    'M-66 -28V-58C-66 -66 -60 -70 -50 -70H40C48 -70 50 -62 48 -54L42 -28Z',
    round(p, c.paint, -66, -70, 48, -28),
    { stroke: c.paint, 'stroke-width': 4, 'stroke-linejoin': 'round' },
  )
  p.rect(-58, -112, 16, 46, c.ink, { rx: 6 })
  p.rect(-40, -124, 76, 66, round(p, c.paint, -40, -124, 36, -58), { rx: 16 })
  p.rect(-32, -116, 60, 40, c.glass, { rx: 12 })
  p.path('M-22 -112H2L-18 -80H-28V-106Z', '#ffffff', { opacity: 0.35 })
  face(p, -2, -98, 14, { ink: c.ink, cheek: c.cheek }, 'laugh')
  p.rect(-44, -130, 84, 10, c.trim, { rx: 5 })
  p.rect(-10, -142, 20, 14, c.second, { rx: 7 })
  for (const x of [-54, -42, -30]) p.rect(x, -46, 7, 10, dark, { rx: 2 })
}

function cone(p: Paint, x: number, y: number, s: number, c: WheelColours) {
  p.path(
    polygon([
      [x - s * 0.5, y],
      [x - s * 0.12, y - s * 1.5],
      [x + s * 0.12, y - s * 1.5],
      [x + s * 0.5, y],
    ]),
    c.second,
    { stroke: c.second, 'stroke-width': s * 0.14, 'stroke-linejoin': 'round' },
  )
  p.path(
    polygon([
      [x - s * 0.36, y - s * 0.5],
      [x - s * 0.27, y - s * 0.86],
      [x + s * 0.27, y - s * 0.86],
      [x + s * 0.36, y - s * 0.5],
    ]),
    c.white,
  )
  p.rect(x - s * 0.75, y - s * 0.12, s * 1.5, s * 0.24, c.second, { rx: s * 0.12 })
}

/** Cranes and the houses they build, towering over the small vehicles. */
function skyline(p: Paint, c: WheelColours, f: { w: number; u: number }, y: number, roll: () => number) {
  for (let i = 0; i < f.w / (f.u * 17) + 1; i++) {
    const [x, w, h] = [i * f.u * 17 - f.u * 3, f.u * (10 + roll() * 5), f.u * (12 + roll() * 24)]
    p.rect(x, y - h, w, h + f.u * 12, c.far[0])
    for (let row = 0; row < h / (f.u * 6) - 1; row++)
      for (const k of [0.2, 0.58])
        p.rect(x + w * k, y - h + f.u * (2 + row * 6), w * 0.24, f.u * 3, c.far[1], { rx: f.u * 0.5 })
  }
  for (const [share, h] of [
    [0.16, 42],
    [0.9, 50],
  ] as const) {
    const [x, top] = [f.w * share, y - f.u * h]
    p.rect(x - f.u, top, f.u * 2, f.u * h, c.trim)
    p.rect(x - f.u * 8, top, f.u * 30, f.u * 1.7, c.trim)
    p.rect(x - f.u * 9, top, f.u * 5, f.u * 4, c.ink)
    p.stroke(
      `M${x} ${top - f.u * 5}L${x + f.u * 20} ${top}M${x} ${top - f.u * 5}L${x - f.u * 6} ${top}M${x} ${top}V${top - f.u * 5}`,
      c.trim,
      f.u * 0.5,
    )
    p.stroke(`M${x + f.u * 16} ${top + f.u}v${f.u * 12}`, c.ink, f.u * 0.4)
    p.rect(x + f.u * 13, top + f.u * 13, f.u * 6, f.u * 4, c.second, { rx: f.u * 0.6 })
  }
}

export const buildingSite =
  (c: WheelColours): Scene =>
  (f) => {
    const { x, ground, scale: full } = stage(f)
    const scale = full * (f.wide ? 0.74 : f.square ? 0.74 : 0.58)
    const horizon = f.h * (f.wide ? 0.62 : f.square ? 0.7 : 0.64)
    const air = sheet(f, 'sky')
    sky(air.paint, horizon, c.sky)
    const clouds = sheet(f, 'clouds')
    for (const [cx, cy, s] of [
      [0.3, 0.4, 3.4],
      [0.76, 0.34, 4],
      [0.06, 0.5, 3],
    ] as const)
      puffs(clouds.paint, f.w * cx, f.h * (f.wide ? cy - 0.18 : cy), f.u * s, c.cloud)
    const town = sheet(f, 'town')
    skyline(town.paint, c, f, horizon, town.roll)
    const heaps = sheet(f, 'heaps')
    const q = heaps.paint
    q.path(
      `${curve([
        [-20, horizon + f.u * 6],
        [f.w * 0.3, horizon + f.u * 3],
        [f.w * 0.7, horizon + f.u * 5],
        [f.w + 20, horizon + f.u * 2],
      ])}L${f.w + 20} ${f.h + 9}L-20 ${f.h + 9}Z`,
      c.ground[0],
    )
    for (let i = 0; i < 3; i++) {
      const [hx, r] = [
        f.w * (0.08 + i * 0.4) + heaps.roll.between(-8, 8) * f.u,
        f.u * heaps.roll.between(16, 24),
      ]
      const y = horizon + f.u * 9
      q.path(
        curve(
          [
            [hx - r * 1.3, y],
            [hx - r * 0.6, y - r * 0.5],
            [hx, y - r * 0.85],
            [hx + r * 0.5, y - r * 0.55],
            [hx + r * 1.3, y],
            [hx, y + r * 0.2],
          ],
          true,
        ),
        q.linear(
          [hx - r, y - r],
          [hx + r, y],
          [
            [0, lighten(c.ground[0], 0.07)],
            [1, c.ground[1]],
          ],
        ),
      )
    }
    q.path(
      `${curve([
        [-20, ground - f.u * 2],
        [x - f.u * 20, ground - f.u * 0.6],
        [x + f.u * 20, ground - f.u * 0.4],
        [f.w + 20, ground - f.u * 3],
      ])}L${f.w + 20} ${f.h + 9}L-20 ${f.h + 9}Z`,
      c.ground[1],
    )
    for (let i = 0; i < 24; i++)
      q.ellipse(
        heaps.roll() * f.w,
        ground + heaps.roll() * (f.h - ground),
        f.u * heaps.roll.between(0.5, 1.6),
        f.u * 0.6,
        lighten(c.ground[1], -0.08),
      )
    const hero = sheet(f, 'hero')
    const p = hero.paint
    const hx = x - scale * 22
    p.ellipse(hx, ground + f.u * 2, scale * 84, scale * 8, c.ink, { opacity: 0.28 })
    p.group({ transform: placed(hx, ground + f.u * 1.6, scale) }, () => {
      digger(p, c)
      p.path('M94 -70C100 -80 122 -80 128 -70L120 -62H102Z', c.ground[0])
      bird(p, 108, -72, 0.5, c.third, { ink: c.ink, cheek: c.second }, true)
    })
    const near = sheet(f, 'near')
    for (const [cx, s] of [
      [0.08, 8],
      [0.22, 6],
      [0.93, 9],
    ] as const)
      cone(near.paint, f.w * cx, ground + f.u * (f.wide ? 11 : 13), f.u * s, c)
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.12, paint: clouds.paint, motion: (t) => ({ x: t * 9 }) },
      { depth: 0.3, paint: town.paint },
      { depth: 0.7, paint: q },
      { depth: 1, paint: p, motion: (t) => ({ x: Math.sin(t * 0.7) * 16, y: Math.sin(t * 9) * 1.6 }) },
      { depth: 1.25, paint: near.paint },
    ]
  }

function bus(p: Paint, c: WheelColours, skins: readonly [string, string, string]) {
  for (const x of [-62, 56]) {
    p.circle(x, -12, 18, c.ink)
    p.circle(x, -12, 8, c.white)
  }
  p.path(
    'M-104 -16V-92C-104 -108 -96 -112 -84 -112H78C98 -112 104 -100 106 -84L110 -54V-16H78A22 22 0 0 0 34 -16H-40A22 22 0 0 0 -84 -16Z',
    round(p, c.paint, -104, -112, 106, -16),
    { stroke: c.paint, 'stroke-width': 4, 'stroke-linejoin': 'round' },
  )
  p.rect(-104, -48, 214, 8, c.trim)
  const children = [
    [-84, 0],
    [-48, 1],
    [-12, 2],
    [24, 0],
  ] as const
  for (const [x, k] of children) {
    p.rect(x - 15, -100, 31, 38, c.glass, { rx: 8 })
    const cut = p.clip(`M${x - 15} -100h31v38h-31Z`)
    p.group({ 'clip-path': cut }, () => {
      p.circle(x, -72, 13, skins[k])
      p.path(`M${x - 14} -74a14 14 0 0 1 28 0q-14 -8 -28 0Z`, k === 1 ? c.second : c.ink)
      face(p, x, -71, 5.6, { ink: c.ink, cheek: c.cheek }, k === 2 ? 'oh' : 'laugh')
    })
  }
  p.path('M50 -100H80C92 -100 96 -92 98 -62H50Z', c.glass, {
    stroke: c.glass,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
  })
  p.circle(102, -36, 8, c.white)
  p.circle(102, -36, 5, c.cloud)
  p.rect(-106, -28, 12, 10, c.second, { rx: 3 })
  // Luggage for a day trip.
  for (const [x, w, h, colour] of [
    [-78, 34, 18, c.second],
    [-40, 28, 26, c.third],
    [-8, 38, 15, c.trim],
    [34, 26, 22, c.second],
  ] as const)
    p.rect(x, -114 - h, w, h, colour, { rx: 5 })
  p.rect(-88, -116, 168, 4, c.ink, { rx: 2 })
}

export const schoolBus =
  (c: WheelColours, skins: readonly [string, string, string]): Scene =>
  (f) => {
    const { x, ground, scale: full } = stage(f)
    const scale = full * (f.wide ? 0.56 : f.square ? 0.58 : 0.45)
    const horizon = f.h * (f.wide ? 0.56 : 0.6)
    const air = sheet(f, 'sky')
    sky(air.paint, horizon, c.sky)
    const mountains = sheet(f, 'mountains')
    for (const [mx, h, half] of [
      [0.08, 34, 30],
      [0.46, 44, 34],
      [0.9, 38, 32],
      [0.7, 26, 24],
    ] as const) {
      const [px, top] = [f.w * mx, horizon + f.u * 6 - f.u * h]
      const m = mountains.paint
      const flank = (s: number): Point => [px + f.u * half * s, horizon + f.u * 6]
      m.path(polygon([flank(-1), [px, top], flank(1)]), c.far[0], {
        stroke: c.far[0],
        'stroke-width': f.u * 2,
        'stroke-linejoin': 'round',
      })
      m.path(polygon([[px, top], flank(1), [px + f.u * half * 0.2, horizon + f.u * 6]]), c.far[1])
      m.path(
        polygon([
          [px, top - f.u * 0.4],
          [px + f.u * half * 0.3, top + f.u * h * 0.3],
          [px + f.u * half * 0.08, top + f.u * h * 0.24],
          [px - f.u * half * 0.1, top + f.u * h * 0.34],
          [px - f.u * half * 0.3, top + f.u * h * 0.3],
        ]),
        c.white,
        { stroke: c.white, 'stroke-width': f.u * 0.8, 'stroke-linejoin': 'round' },
      )
    }
    const meadow = sheet(f, 'meadow')
    const q = meadow.paint
    ridge(
      q,
      { y: horizon + f.u * 5, swing: f.u * 4, seed: hash(f.seed), waves: 1.1, octaves: 1 },
      lighten(c.ground[0], 0.05),
    )
    ridge(
      q,
      { y: horizon + f.u * 14, swing: f.u * 3, seed: hash(`${f.seed}/near`), waves: 0.9, octaves: 1 },
      c.ground[0],
    )
    q.path(`M-20 ${ground - f.u * 5}H${f.w + 20}V${ground + f.u * 10}H-20Z`, c.ground[1])
    for (let px = 0; px < f.w; px += f.u * 13)
      q.rect(px, ground + f.u * 4, f.u * 7, f.u * 1, c.white, { rx: f.u * 0.5 })
    q.rect(0, ground + f.u * 9, f.w, f.h, lighten(c.ground[0], -0.05))
    const hero = sheet(f, 'hero')
    const p = hero.paint
    const hx = x - scale * 18
    p.ellipse(hx, ground + f.u, scale * 112, scale * 7, c.ink, { opacity: 0.3 })
    p.group({ transform: placed(hx, ground, scale) }, () => bus(p, c, skins))
    const flock = sheet(f, 'flock')
    for (const [dx, dy, s] of [
      [118, -2, 1],
      [146, 12, 1.25],
      [92, 24, 1.35],
      [-130, 30, 1.2],
      [-70, 44, 1.45],
      [30, 46, 1.5],
      [140, 52, 1.6],
    ] as const) {
      const t = flock.paint
      t.group({ transform: placed(hx + dx * scale, ground + dy * scale, scale * s * 0.62, dx < 0) }, () => {
        for (const k of [-16, -5, 8, 17]) t.rect(k - 2.5, -14, 5, 14, c.ink, { rx: 2 })
        for (const [cx, cy, r] of [
          [-18, -26, 13],
          [-6, -36, 13],
          [9, -34, 14],
          [18, -24, 12],
          [0, -22, 15],
        ] as const)
          t.circle(cx, cy, r, mix(c.white, c.ground[0], dy < 20 ? 0.12 : 0))
        t.ellipse(-28, -38, 12, 14, c.ink)
        t.circle(-24, -50, 8, c.white)
        for (const k of [-33, -25]) {
          t.circle(k, -40, 3.4, '#ffffff')
          t.circle(k + 0.6, -40, 1.7, c.ink)
        }
      })
    }
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.2, paint: mountains.paint },
      { depth: 0.6, paint: q },
      { depth: 1, paint: p, motion: (t) => ({ y: Math.sin(t * 8) * 2 }) },
      {
        depth: 1.1,
        paint: flock.paint,
        motion: (t) => ({ x: Math.sin(t * 0.6) * 12, y: -Math.abs(Math.sin(t * 2)) * 4 }),
      },
    ]
  }
