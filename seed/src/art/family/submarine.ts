/** A very small yellow submarine: in a bathtub, or in the deep sea. */
import { lighten, mix } from '../colour.ts'
import { curve, type Paint, placed, type Point, polygon } from '../paint.ts'
import { type Scene, sheet } from '../scene.ts'
import { face, mouse, round } from './creatures.ts'
import { stage } from './stage.ts'

export type SubmarineColours = {
  wall: readonly [string, string]
  tub: string
  metal: string
  water: readonly [string, string, string]
  foam: string
  hull: string
  trim: string
  duck: string
  beak: string
  fur: string
  octopus: string
  plants: readonly [string, string, string]
  light: string
  cheek: string
  ink: string
}

function submarine(p: Paint, c: SubmarineColours) {
  p.path('M-92 -34L-116 -54V6L-92 -14Z', c.trim, {
    stroke: c.trim,
    'stroke-width': 6,
    'stroke-linejoin': 'round',
  })
  p.stroke('M16 -84V-112H32', lighten(c.hull, -0.12), 9)
  p.circle(35, -112, 6.5, c.light)
  p.rect(-22, -84, 56, 34, lighten(c.hull, -0.05), { rx: 13 })
  p.ellipse(0, -24, 96, 48, round(p, c.hull, -80, -70, 60, 24))
  p.path('M-95 -16C-80 12 -50 24 0 24S80 12 95 -16C60 -2 -60 -2 -95 -16Z', c.trim)
  for (const [x, r] of [
    [-52, 15],
    [34, 27],
  ] as const) {
    p.circle(x, -30, r + 6, lighten(c.hull, -0.14))
    p.circle(x, -30, r, mix(c.water[0], '#ffffff', 0.5))
  }
  const pane = p.clip('M7 -30A27 27 0 1 0 61 -30A27 27 0 1 0 7 -30Z')
  p.group({ 'clip-path': pane }, () =>
    mouse(p, 34, 10, 0.56, c.fur, c.trim, { ink: c.ink, cheek: c.cheek }, 'laugh'),
  )
  p.path('M14 -42A24 24 0 0 1 32 -54', 'none', {
    stroke: '#ffffff',
    'stroke-width': 5,
    'stroke-linecap': 'round',
  })
  for (const x of [-20, -8, 72, 82]) p.circle(x, -16 - (x > 60 ? 2 : 0), 2.4, lighten(c.hull, -0.16))
}

function duck(p: Paint, c: SubmarineColours) {
  p.path(
    curve(
      [
        [-46, -22],
        [-58, -40],
        [-34, -34],
        [-8, -38],
        [22, -36],
        [38, -20],
        [28, 2],
        [-8, 8],
        [-38, 0],
      ],
      true,
    ),
    round(p, c.duck, -50, -50, 40, 10),
  )
  p.circle(20, -54, 25, round(p, c.duck, -5, -80, 45, -30))
  p.path('M40 -56C52 -60 62 -56 62 -52C60 -46 48 -44 40 -46Z', c.beak)
  p.circle(27, -60, 4.6, c.ink)
  p.circle(25.6, -61.6, 1.7, '#ffffff')
  p.path('M-30 -22C-18 -30 4 -28 10 -16C-2 -6 -22 -6 -30 -22Z', lighten(c.duck, -0.08))
}

function octopus(p: Paint, c: SubmarineColours) {
  for (const [x, turn] of [
    [-38, -1],
    [-24, -0.5],
    [-8, -0.2],
    [8, 0.2],
    [24, 0.5],
    [38, 1],
  ] as const)
    p.stroke(
      curve([
        [x * 0.8, -20],
        [x + turn * 12, 4],
        [x + turn * 38, 10],
        [x + turn * 52, -4],
        [x + turn * 44, -14],
      ]),
      lighten(c.octopus, x % 16 ? -0.05 : -0.1),
      13,
    )
  p.path(
    curve(
      [
        [-44, -18],
        [-50, -60],
        [-34, -96],
        [0, -108],
        [34, -96],
        [50, -60],
        [44, -18],
        [0, -6],
      ],
      true,
    ),
    round(p, c.octopus, -50, -108, 50, 0),
  )
  for (const [x, y, r] of [
    [-24, -84, 6],
    [-8, -94, 4],
    [22, -82, 5],
  ] as const)
    p.circle(x, y, r, lighten(c.octopus, 0.08))
  face(p, 0, -46, 19, { ink: c.ink, cheek: c.cheek }, 'smile')
}

function bubbles(p: Paint, c: SubmarineColours, from: Point, u: number) {
  for (const [dx, dy, r] of [
    [0, 0, 2],
    [2.6, -4, 1.4],
    [-1, -8, 2.4],
    [3, -13, 1.2],
    [0.5, -18, 1.8],
  ] as const) {
    p.circle(from[0] + dx * u, from[1] + dy * u, r * u, '#ffffff', { opacity: 0.35 })
    p.circle(from[0] + (dx - 0.5) * u, from[1] + (dy - 0.6) * u, r * u * 0.25, '#ffffff')
  }
}

/** The bathtub in close-up, seen through its wall. */
export const bathtub =
  (c: SubmarineColours): Scene =>
  (f) => {
    const { x } = stage(f)
    const rim = f.h * (f.wide ? 0.46 : f.square ? 0.58 : 0.54)
    const back = sheet(f, 'wall')
    back.paint.ground(c.wall[0])
    const tile = f.u * 12
    for (let row = 0; row < f.h / tile; row++)
      for (let k = 0; k < f.w / tile + 1; k++)
        back.paint.rect(
          k * tile + f.u * 0.5,
          row * tile + f.u * 0.5,
          tile - f.u,
          tile - f.u,
          back.roll() < 0.13 ? c.wall[1] : lighten(c.wall[0], 0.035),
          { rx: f.u * 1.4 },
        )
    const tap = sheet(f, 'tap')
    const t = tap.paint
    const tx = f.w * (f.wide ? 0.95 : 0.9)
    t.stroke(
      `M${tx + f.u * 14} ${rim - f.u * 24}H${tx - f.u * 4}q${-f.u * 6} 0 ${-f.u * 6} ${f.u * 7}v${f.u * 3}`,
      c.metal,
      f.u * 4.4,
    )
    t.stroke(`M${tx + f.u * 14} ${rim - f.u * 25}H${tx - f.u * 3}`, lighten(c.metal, 0.14), f.u * 0.9)
    t.path(
      `M${tx - f.u * 10} ${rim - f.u * 12}c${-f.u * 1.5} ${f.u * 2.6} ${-f.u * 1.2} ${f.u * 4} 0 ${f.u * 4}s${f.u * 1.5} ${-f.u * 1.4} 0 ${-f.u * 4}Z`,
      c.water[0],
    )
    const tub = sheet(f, 'tub')
    const q = tub.paint
    const foot = f.h * (f.wide ? 0.95 : 0.93)
    const [left, right] = f.wide ? [f.w * 0.3, f.w * 1.08] : [f.w * 0.02, f.w * 0.98]
    for (const fx of [left + f.u * 14, right - f.u * 16])
      q.path(
        `M${fx - f.u * 4} ${foot - f.u * 5}q${f.u * 1} ${f.u * 9} ${-f.u * 3} ${f.u * 10}h${f.u * 13}q${-f.u * 4} ${-f.u * 2} ${-f.u * 2} ${-f.u * 10}Z`,
        c.trim,
      )
    const bowl = (inset: number, top: number, low: number) =>
      `M${left + inset} ${top}H${right - inset}C${right - inset} ${foot - low} ${right - inset - f.u * 8} ${foot - low} ${right - inset - f.u * 18} ${foot - low}H${left + inset + f.u * 18}C${left + inset + f.u * 8} ${foot - low} ${left + inset} ${foot - low} ${left + inset} ${top}Z`
    q.path(bowl(0, rim - f.u * 3, 0), c.tub)
    q.path(
      bowl(f.u * 3.4, rim + f.u * 2, f.u * 3.6),
      q.linear(
        [0, rim],
        [0, foot],
        [
          [0, c.water[0]],
          [0.6, c.water[1]],
          [1, c.water[2]],
        ],
      ),
    )
    q.rect(left - f.u * 2.4, rim - f.u * 5, right - left + f.u * 4.8, f.u * 5, c.tub, { rx: f.u * 2.5 })
    q.rect(left - f.u * 2.4, rim - f.u * 1.6, right - left + f.u * 4.8, f.u * 1.6, lighten(c.tub, -0.07), {
      rx: f.u * 0.8,
    })
    const swim = sheet(f, 'duck')
    const dx = x - f.u * (f.wide ? 24 : f.square ? 22 : 24)
    swim.paint.group({ transform: placed(dx, rim - f.u * 3.4, f.u * (f.square ? 0.22 : 0.25)) }, () =>
      duck(swim.paint, c),
    )
    for (const [bx, r] of [
      [-10, 5],
      [-4, 6.4],
      [3, 5],
      [23, 6],
      [30, 8],
      [37, 5.6],
      [44, 4],
    ] as const)
      swim.paint.circle(dx + bx * f.u, rim - f.u * 3.6 - r * f.u * 0.45, r * f.u, c.foam, { opacity: 0.96 })
    for (const [bx, r] of [
      [24, 2],
      [31, 3],
      [38, 1.6],
    ] as const)
      swim.paint.circle(dx + bx * f.u - f.u, rim - f.u * (8 + r), r * f.u, '#ffffff')
    swim.paint.rect(left - f.u * 2.4, rim - f.u * 5, right - left + f.u * 4.8, f.u * 5, c.tub, {
      rx: f.u * 2.5,
    })
    const hero = sheet(f, 'hero')
    const deep = (rim + foot) / 2 + f.u * (f.wide ? 4 : 3)
    hero.paint.group(
      { transform: placed(x + f.u * 3, deep, f.u * (f.wide ? 0.27 : f.square ? 0.2 : 0.31), false, 5) },
      () => submarine(hero.paint, c),
    )
    bubbles(
      hero.paint,
      c,
      [x - f.u * (f.square ? 24 : 33), deep - f.u * 2],
      f.u * (f.wide || f.square ? 0.6 : 0.9),
    )
    bubbles(hero.paint, c, [x + f.u * 38, deep + f.u * 4], f.u * 0.6)
    return [
      { depth: 0.1, paint: back.paint },
      { depth: 0.45, paint: t },
      { depth: 0.7, paint: q },
      { depth: 0.8, paint: swim.paint, motion: (s) => ({ y: Math.sin(s * 1.6) * 2.5 }) },
      {
        depth: 1,
        paint: hero.paint,
        motion: (s) => ({ x: Math.sin(s * 0.6) * 20, y: Math.sin(s * 1.1) * 7 }),
      },
    ]
  }

/** The deep sea, and a creature waiting for visitors. */
export const deepSea =
  (c: SubmarineColours): Scene =>
  (f) => {
    const { x } = stage(f)
    const air = sheet(f, 'sea')
    air.paint.ground(
      air.paint.linear(
        [0, 0],
        [0, f.h],
        [
          [0, c.water[0]],
          [0.5, c.water[1]],
          [1, c.water[2]],
        ],
      ),
    )
    for (const [a, b] of [
      [0.1, 0.2],
      [0.34, 0.4],
      [0.56, 0.7],
      [0.84, 0.9],
    ] as const)
      air.paint.path(
        polygon([
          [f.w * a, -5],
          [f.w * b, -5],
          [f.w * (b - 0.2), f.h * 0.8],
          [f.w * (a - 0.34), f.h * 0.8],
        ]),
        c.foam,
        { opacity: 0.1 },
      )
    const rocks = [0, 1].map((i) => {
      const { paint, roll } = sheet(f, `rocks${i}`)
      const y = f.h * (0.84 + i * 0.08)
      for (let k = 0; k < 9; k++) {
        const [rx, r] = [(k / 8) * f.w, f.u * roll.between(7, 15)]
        paint.ellipse(rx, y + f.u * 9, r * 1.2, r + f.u * 4, mix(c.water[2], c.ink, 0.3 + i * 0.3))
      }
      for (let k = 0; k < 8; k++) {
        const [px, tall] = [roll() * f.w, f.u * roll.between(9, 22)]
        const colour = c.plants[(k + i) % 3] ?? c.plants[0]
        if (k % 3 === 2)
          for (const d of [-1, 0, 1])
            paint.ellipse(
              px + d * f.u * 2.4,
              y - tall * 0.12,
              f.u * 1.7,
              tall * 0.3,
              lighten(colour, d * 0.05),
            )
        else
          paint.stroke(
            curve([
              [px, f.h],
              [px - f.u * 2, y - tall * 0.2],
              [px + f.u * 2, y - tall * 0.6],
              [px - f.u, y - tall],
            ]),
            colour,
            f.u * 2,
          )
      }
      return paint
    })
    const host = sheet(f, 'host')
    const size = f.u * (f.wide ? 0.38 : f.square ? 0.32 : 0.42)
    const at: Point = f.wide ? [x + f.u * 22, f.h * 0.82] : [f.w * 0.68, f.h * (f.square ? 0.86 : 0.78)]
    host.paint.group({ transform: placed(at[0], at[1], size) }, () => octopus(host.paint, c))
    const hero = sheet(f, 'hero')
    const p = hero.paint
    const sub: Point = f.wide ? [x - f.u * 12, f.h * 0.36] : [f.w * 0.4, f.h * (f.square ? 0.56 : 0.46)]
    const scale = f.u * (f.wide ? 0.26 : f.square ? 0.22 : 0.3)
    const beam: Point[] = [
      [sub[0] + scale * 84, sub[1] - scale * 30],
      [at[0] + size * 60, at[1] - size * 90],
      [at[0] - size * 46, at[1] - size * 10],
      [sub[0] + scale * 70, sub[1]],
    ]
    p.path(
      polygon(beam),
      p.linear(sub, at, [
        [0, c.light, 0.75],
        [1, c.light, 0.06],
      ]),
    )
    p.group({ transform: placed(sub[0], sub[1], scale, false, 12) }, () => submarine(p, c))
    bubbles(p, c, [sub[0] - scale * 118, sub[1] - scale * 40], f.u * 0.9)
    const fish = sheet(f, 'fish')
    const flock: Point = [f.w * (f.wide ? 0.86 : 0.78), f.h * (f.wide ? 0.2 : f.square ? 0.5 : 0.4)]
    for (let i = 0; i < 9; i++) {
      const [fx, fy] = [
        flock[0] + fish.roll.between(-14, 14) * f.u,
        flock[1] + fish.roll.between(-7, 7) * f.u,
      ]
      fish.paint.path(
        `M${fx - f.u * 1.8} ${fy}q${f.u * 2} ${-f.u * 2} ${f.u * 4} 0l${f.u * 1.3} ${-f.u * 1}v${f.u * 2}l${-f.u * 1.3} ${-f.u}q${-f.u * 2} ${f.u * 2} ${-f.u * 4} 0Z`,
        c.plants[i % 3] ?? c.foam,
      )
      fish.paint.circle(fx - f.u * 0.5, fy - f.u * 0.25, f.u * 0.28, c.ink)
    }
    return [
      { depth: 0, paint: air.paint },
      ...rocks.slice(0, 1).map((paint) => ({ depth: 0.4, paint })),
      { depth: 0.5, paint: fish.paint, motion: (s) => ({ x: s * -22, y: Math.sin(s) * 6 }) },
      { depth: 0.8, paint: host.paint, motion: (s) => ({ y: Math.sin(s * 0.9) * 6 }) },
      { depth: 1, paint: p, motion: (s) => ({ x: Math.sin(s * 0.5) * 18, y: Math.sin(s * 0.8) * 9 }) },
      ...rocks.slice(1).map((paint) => ({ depth: 1.2, paint })),
    ]
  }
