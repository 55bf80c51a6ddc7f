/** Athletics: over the bar, and turning in the ring. */
import { lighten } from '../colour.ts'
import { placed, type Point, polygon } from '../paint.ts'
import { body } from '../parts/people.ts'
import { type Scene, sheet } from '../scene.ts'

export type BarColours = {
  top: string
  low: string
  sun: string
  cloud: string
  bar: string
  pole: string
  body: string
  shirt: string
  mat: string
}

const vaulting = body({
  head: [-24, -66],
  neck: [-18, -74],
  hip: [8, -88],
  arms: [
    [
      [-22, -58],
      [-14, -44],
    ],
    [
      [-8, -60],
      [-10, -42],
    ],
  ],
  legs: [
    [
      [24, -76],
      [34, -56],
      [39, -53],
    ],
    [
      [28, -82],
      [43, -68],
      [48, -66],
    ],
  ],
})

export const overTheBar =
  (c: BarColours): Scene =>
  (f) => {
    const sky = sheet(f, 'sky')
    sky.paint.ground(sky.paint.down(0, f.h, c.top, c.low))
    const [x, bar] = [f.w * (f.wide ? 0.7 : 0.52), f.h * (f.wide ? 0.5 : f.square ? 0.62 : 0.58)]
    const sun = sheet(f, 'sun')
    sun.paint.glow([x, bar], f.u * 62, c.sun, 0.7)
    sun.paint.circle(x, bar, f.u * (f.square ? 26 : 34), c.sun)
    const clouds = sheet(f, 'clouds')
    for (let k = 0; k < 9; k++) {
      const [cx, cy, w] = [
        clouds.roll() * f.w,
        bar + f.u * clouds.roll.between(6, 40),
        f.u * clouds.roll.between(18, 44),
      ]
      clouds.paint.rect(cx - w / 2, cy, w, f.u * 1.6, c.cloud, { rx: f.u * 0.8, opacity: 0.55 })
      clouds.paint.rect(cx - w / 3, cy + f.u * 2.4, w * 0.9, f.u * 1.2, c.cloud, {
        rx: f.u * 0.6,
        opacity: 0.4,
      })
    }
    const stand = sheet(f, 'stand')
    const p = stand.paint
    const [left, right] = [x - f.u * 33, x + f.u * 35]
    for (const post of [left, right]) {
      p.rect(post - f.u * 1.1, bar - f.u * 6, f.u * 2.2, f.h, c.body)
      for (let k = 0; k < 14; k++)
        p.rect(post - f.u * 1.1, bar + k * f.u * 5, f.u * 2.2, f.u * 2.5, c.bar, { opacity: 0.9 })
    }
    p.path(
      `M${left} ${bar}Q${(left + right) / 2} ${bar + f.u * 2} ${right} ${bar}v${f.u * 1.2}Q${(left + right) / 2} ${bar + f.u * 3.2} ${left} ${bar + f.u * 1.2}Z`,
      c.bar,
    )
    const matTop = f.h * (f.wide ? 0.93 : 0.92)
    p.rect(left + f.u * 3, matTop, f.u * 90, f.h, c.mat, { rx: f.u * 2 })
    p.rect(left + f.u * 3, matTop, f.u * 90, f.u * 3, lighten(c.mat, 0.08), { rx: f.u * 1.5 })
    const man = sheet(f, 'vaulter')
    const q = man.paint
    const scale = f.u * (f.square ? 0.62 : 0.78)
    const place = placed(x + f.u * 2, bar + 70 * scale, scale)
    const hand: Point = [x + f.u * 2 - 12 * scale, bar + 27 * scale]
    q.stroke(
      `M${hand[0]} ${hand[1]}Q${hand[0] - f.u * 26} ${hand[1] + f.u * 16} ${hand[0] - f.u * 20} ${f.h + f.u * 8}`,
      c.pole,
      f.u * 1.5,
    )
    q.path(vaulting, c.body, { transform: place })
    q.path('M-17 -81Q-6 -92 6 -95L12 -81Q0 -79 -10 -66Z', c.shirt, { transform: place })
    return [
      { depth: 0, paint: sky.paint },
      { depth: 0.1, paint: sun.paint },
      { depth: 0.3, paint: clouds.paint, motion: (t) => ({ x: t * 10 }) },
      { depth: 0.8, paint: p, motion: (t) => ({ y: Math.sin(t * 11) * 1.2 }) },
      { depth: 1, paint: q, motion: (t) => ({ x: t * 9 - 20, y: (t - 3) ** 2 * 3 - 8 }) },
    ]
  }

export type RingColours = {
  field: string
  arc: string
  net: string
  ring: string
  body: string
  shirt: string
  trail: string
  iron: string
}

/** A hammer thrower from above, turning on one foot. */
export const ringOfIron =
  (c: RingColours): Scene =>
  (f) => {
    const at: Point = [f.w * (f.wide ? 0.7 : 0.46), f.h * (f.wide ? 0.62 : f.square ? 0.68 : 0.64)]
    const on = (degrees: number, far: number): Point => {
      const a = (degrees * Math.PI) / 180
      return [at[0] + Math.cos(a) * far * f.u, at[1] + Math.sin(a) * far * f.u]
    }
    const arc = (far: number, from: number, to: number) =>
      Array.from({ length: 49 }, (_, k) => on(from + ((to - from) * k) / 48, far))
    const ground = sheet(f, 'field')
    const p = ground.paint
    p.ground(c.field)
    for (let k = 9; k > 0; k--)
      p.circle(...at, f.u * (14 + k * 15), k % 2 ? c.field : lighten(c.field, -0.03))
    p.path(polygon([at, ...arc(190, -76, -38)]), lighten(c.field, 0.05))
    for (const edge of [-76, -38]) p.stroke(polygon([on(edge, 16), on(edge, 190)], false), c.arc, f.u * 0.9)
    for (let far = 46; far < 190; far += 17) p.stroke(polygon(arc(far, -76, -38), false), c.arc, f.u * 0.7)
    p.stroke(polygon(arc(38, -20, 250), false), c.net, f.u * 0.9)
    for (let k = 0; k <= 18; k++) p.circle(...on(-20 + k * 15, 38), f.u * 1.3, c.net)
    const pit = sheet(f, 'ring')
    const q = pit.paint
    q.circle(...at, f.u * 24, c.ring)
    q.circle(...at, f.u * 24, 'none', { stroke: c.arc, 'stroke-width': f.u * 1.4 })
    for (const far of [8, 13, 18])
      q.circle(...at, f.u * far, 'none', { stroke: lighten(c.ring, 0.05), 'stroke-width': f.u * 0.35 })
    const swing = sheet(f, 'swing')
    const s = swing.paint
    const from = -410
    for (let k = 0; k < 130; k++) {
      const a = from + k * 2.9
      const far = 22 + k * 0.1
      s.circle(...on(a, far), f.u * (0.35 + k * 0.021), c.trail, {
        opacity: Math.round((0.06 + (k / 130) ** 2 * 0.8) * 100) / 100,
      })
    }
    const end = from + 130 * 2.9
    const iron = on(end, 35.6)
    const hands = on(end, 12)
    // Earlier turns of the same body, as ghosts.
    for (let k = 4; k > 0; k--) {
      const ghost = on(end - k * 34, 8)
      s.stroke(
        polygon([on(end - k * 34 + 90, 6), ghost, on(end - k * 34 - 90, 6)], false),
        c.trail,
        f.u * 4,
        { opacity: 0.22 - k * 0.045 },
      )
    }
    s.path(polygon([at, on(end + 35, 20), on(end + 75, 26)]), c.body, { opacity: 0.2 })
    for (const side of [-1, 1]) {
      s.stroke(polygon([on(end + side * 90, 8), on(end + side * 24, 10.5), hands], false), c.body, f.u * 3.4)
      s.stroke(polygon([on(end + side * 110, 4), on(end + 180 - side * 30, 12)], false), c.body, f.u * 4.6)
    }
    s.stroke(polygon([on(end + 90, 8.6), on(end - 90, 8.6)], false), c.shirt, f.u * 9)
    s.circle(...on(end, 1), f.u * 5, c.body)
    s.circle(...on(end, 2.4), f.u * 3.6, lighten(c.body, 0.14))
    s.stroke(polygon([hands, iron], false), c.arc, f.u * 0.5)
    s.circle(iron[0] + f.u, iron[1] + f.u * 1.6, f.u * 4.6, c.body, { opacity: 0.3 })
    s.circle(...iron, f.u * 4.6, c.iron)
    s.circle(iron[0] - f.u * 1.3, iron[1] - f.u * 1.4, f.u * 1.3, '#ffffff', { opacity: 0.8 })
    return [
      { depth: 0.2, paint: p },
      { depth: 0.6, paint: q },
      { depth: 1, paint: s, motion: (t) => ({ x: Math.cos(t * 5) * 9, y: Math.sin(t * 5) * 9 }) },
    ]
  }
