/** An isometric city of boxes: by day with a bus, by night with a courier on the roofs. */
import type { Cover } from '../art.ts'
import { lighten } from '../colour.ts'
import { dice } from '../dice.ts'
import { type Paint, placed, type Point, polygon } from '../paint.ts'
import { striding } from '../parts/people.ts'
import { gameTitle } from './game-title.ts'
import { type Words } from '../words.ts'

export type CityColours = {
  sky: string
  low: string
  ground: string
  road: string
  line: string
  walls: readonly [string, string, string]
  roofs: readonly [string, string, string]
  window: string
  tree: string
  vehicle: string
  ink: string
  title: string
}

type At = (i: number, j: number, z: number) => Point
type Box = { i: number; j: number; w: number; d: number; z: number; h: number }

function prism(p: Paint, at: At, { i, j, w, d, z, h }: Box, top: string, wall: string): void {
  const corner = (a: number, b: number, up: number) => at(i + a, j + b, z + up)
  p.path(polygon([corner(0, d, 0), corner(w, d, 0), corner(w, d, h), corner(0, d, h)]), wall)
  p.path(polygon([corner(w, d, 0), corner(w, 0, 0), corner(w, 0, h), corner(w, d, h)]), lighten(wall, -0.1))
  p.path(polygon([corner(0, 0, h), corner(w, 0, h), corner(w, d, h), corner(0, d, h)]), top)
}

/** Returns the windows of both visible walls as one outline; `lit` decides about each. */
function windows(at: At, { i, j, w, d, z, h }: Box, lit: () => boolean): string {
  let outline = ''
  for (let floor = 0.28; floor < h - 0.3; floor += 0.5)
    for (let k = 0; k < 3; k++) {
      const [from, to] = [0.14 + k * 0.28, 0.3 + k * 0.28]
      const [low, high] = [z + floor, z + floor + 0.28]
      if (lit())
        outline += polygon([
          at(i + w * from, j + d, low),
          at(i + w * to, j + d, low),
          at(i + w * to, j + d, high),
          at(i + w * from, j + d, high),
        ])
      if (lit())
        outline += polygon([
          at(i + w, j + d * from, low),
          at(i + w, j + d * to, low),
          at(i + w, j + d * to, high),
          at(i + w, j + d * from, high),
        ])
    }
  return outline
}

/** `tall`: 1 for a small town, 3 for towers. */
export const city =
  (title: Words<readonly string[]>, c: CityColours, tall: number, life: 'bus' | 'courier'): Cover =>
  (p, f, purpose) => {
    p.ground(
      p.linear(
        [0, 0],
        [0, f.h],
        [
          [0, c.sky],
          [0.7, c.low],
          [1, c.ground],
        ],
      ),
    )
    const roll = dice(`${f.seed}/city`)
    const cell = f.u * (f.wide ? 7.4 : 7.6)
    const middle: Point = [
      f.w * (f.wide ? 0.72 : 0.5),
      f.h * (f.wide ? 0.6 : life === 'courier' ? (f.square ? 0.84 : 0.68) : f.square ? 0.72 : 0.62),
    ]
    const [first, last] = [-6, 7]
    const at: At = (i, j, z) => [
      middle[0] + (i - j) * cell,
      middle[1] + (i + j) * cell * 0.5 - z * cell * 0.92,
    ]
    const plate = polygon([at(first, first, 0), at(last, first, 0), at(last, last, 0), at(first, last, 0)])
    p.path(plate, c.ground)
    const isRoad = (n: number) => ((n % 4) + 4) % 4 === 3
    for (let n = first; n < last; n++)
      if (isRoad(n)) {
        p.path(polygon([at(n, first, 0), at(n + 1, first, 0), at(n + 1, last, 0), at(n, last, 0)]), c.road)
        p.path(polygon([at(first, n, 0), at(last, n, 0), at(last, n + 1, 0), at(first, n + 1, 0)]), c.road)
      }
    for (let n = first; n < last; n++)
      if (isRoad(n))
        for (const [a, b] of [
          [at(n + 0.5, first, 0), at(n + 0.5, last, 0)],
          [at(first, n + 0.5, 0), at(last, n + 0.5, 0)],
        ] as const)
          p.stroke(polygon([a, b], false), c.line, f.u * 0.4, {
            'stroke-dasharray': `${f.u * 2.2} ${f.u * 2.6}`,
            'stroke-linecap': 'butt',
          })
    let hero: Point = middle
    for (let j = first; j < last; j++)
      for (let i = first; i < last; i++) {
        const chance = roll()
        const pick = roll.whole(0, 2)
        const far = Math.hypot(i - 0.5, j - 0.5)
        // Houses in front stay low, so that the street in the middle remains visible.
        const height =
          (0.7 + roll() * 1.1) * (1 + (tall - 1) * Math.max(0, 1 - far / 9)) * (i + j > 3 ? 0.62 : 1)
        if (i === 4 && j === 1 && life === 'bus') drawBus(p, at, c, f.u)
        if (isRoad(i) || isRoad(j)) continue
        if (chance < (life === 'bus' ? 0.34 : 0.06) || (life === 'bus' && i > 3 && Math.abs(j - 0.5) < 4)) {
          for (const [dx, dy, s] of [
            [0.3, 0.35, 0.5],
            [0.7, 0.7, 0.62],
          ] as const) {
            const [x, y] = at(i + dx, j + dy, 0)
            p.ellipse(x + cell * 0.1, y, cell * s * 0.5, cell * s * 0.22, c.ink, { opacity: 0.2 })
            p.circle(x, y - cell * s * 0.75, cell * s * 0.5, c.tree)
            p.circle(x - cell * s * 0.14, y - cell * s * 0.9, cell * s * 0.26, lighten(c.tree, 0.07))
          }
          continue
        }
        const box: Box = { i: i + 0.08, j: j + 0.08, w: 0.84, d: 0.84, z: 0, h: height }
        const wall = c.walls[pick] ?? c.ink
        const roof = c.roofs[(pick + i + 9) % 3] ?? c.ink
        prism(p, at, box, lighten(wall, 0.06), wall)
        p.path(
          windows(at, box, () => roll() < (life === 'bus' ? 0.9 : 0.46)),
          c.window,
        )
        if (life === 'bus') {
          const [a, b, d, e] = [
            at(i, j, height),
            at(i + 1, j, height),
            at(i + 1, j + 1, height),
            at(i, j + 1, height),
          ]
          const [left, right] = [at(i, j + 0.5, height + 0.55), at(i + 1, j + 0.5, height + 0.55)]
          p.path(polygon([a, b, right, left]), lighten(roof, 0.05))
          p.path(polygon([b, d, right]), lighten(wall, -0.06))
          p.path(polygon([e, d, right, left]), roof)
        } else {
          prism(
            p,
            at,
            { ...box, i: i + 0.2, j: j + 0.2, w: 0.26, d: 0.26, z: height, h: 0.22 },
            roof,
            lighten(roof, -0.06),
          )
          if (pick === 0)
            prism(
              p,
              at,
              { ...box, i: i + 0.6, j: j + 0.5, w: 0.08, d: 0.08, z: height, h: 0.8 },
              c.line,
              roof,
            )
          if (i === 1 && j === 1) hero = at(i + 0.7, j + 0.7, height)
        }
      }
    if (life === 'courier') drawCourier(p, hero, c, f.u)
    if (purpose === 'titled') {
      if (!f.wide) {
        const reach = f.h * (f.square ? 0.34 : 0.36)
        p.rect(
          0,
          0,
          f.w,
          reach,
          p.linear(
            [0, 0],
            [0, reach],
            [
              [0, c.sky],
              [0.55, c.sky, 0.85],
              [1, c.sky, 0],
            ],
          ),
        )
      } else
        p.rect(
          0,
          0,
          f.w * 0.56,
          f.h,
          p.linear(
            [0, 0],
            [f.w * 0.56, 0],
            [
              [0, c.sky],
              [0.6, c.sky, 0.7],
              [1, c.sky, 0],
            ],
          ),
        )
      gameTitle(p, f, title, c.title, c.ink)
    }
  }

function drawBus(p: Paint, at: At, c: CityColours, u: number): void {
  const box: Box = { i: 3.16, j: -1.2, w: 0.66, d: 2.6, z: 0.16, h: 0.95 }
  p.path(polygon([at(3.1, 1.5, 0), at(4.2, 1.5, 0), at(4.2, -1, 0), at(3.1, -1.2, 0)]), c.ink, {
    opacity: 0.28,
  })
  prism(p, at, box, lighten(c.vehicle, 0.1), c.vehicle)
  for (let k = 0; k < 6; k++) {
    const from = -1.08 + k * 0.4
    p.path(
      polygon([
        at(3.82, from, 0.56),
        at(3.82, from + 0.3, 0.56),
        at(3.82, from + 0.3, 0.96),
        at(3.82, from, 0.96),
      ]),
      c.window,
    )
  }
  p.path(polygon([at(3.24, 1.4, 0.5), at(3.74, 1.4, 0.5), at(3.74, 1.4, 1), at(3.24, 1.4, 1)]), c.window)
  for (const j of [-0.7, 0.9]) {
    const [x, y] = at(3.82, j, 0.16)
    p.ellipse(x, y, u * 1.3, u * 1.7, c.ink)
  }
  for (const i of [3.28, 3.7]) p.circle(...at(i, 1.4, 0.34), u * 0.6, '#fff6d0')
}

/** The courier leaping between two roofs, with a scarf and the moon behind. */
function drawCourier(p: Paint, [x, y]: Point, c: CityColours, u: number): void {
  const foot: Point = [x + u * 2, y - u * 9]
  p.glow([foot[0], foot[1] - u * 12], u * 34, c.title, 0.34)
  p.circle(foot[0] + u * 3, foot[1] - u * 14, u * 19, c.title)
  for (let k = 0; k < 5; k++)
    p.path(striding, c.vehicle, {
      transform: placed(foot[0] - u * (5 - k) * 2, foot[1] + u * (5 - k) * 0.7, u * 0.29),
      opacity: 0.08 + k * 0.05,
    })
  p.path(striding, c.ink, { transform: placed(foot[0], foot[1], u * 0.29) })
  const place = placed(foot[0], foot[1], u * 0.29)
  p.path('M8 -86Q-12 -98 -26 -90Q-38 -84 -50 -91Q-40 -78 -24 -81Q-6 -84 8 -80Z', c.vehicle, {
    transform: place,
  })
  p.path('M-14 -82L4 -88L-2 -56L-20 -58Z', c.vehicle, { transform: place })
}
