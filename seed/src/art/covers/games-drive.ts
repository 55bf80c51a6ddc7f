/** A low-poly driving game: a car from behind on a winding road. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice } from '../dice.ts'
import { type Paint, type Point, polygon } from '../paint.ts'
import type { Frame } from '../scene.ts'
import { gameTitle } from './game-title.ts'
import { type Words } from '../words.ts'

export type DriveColours = {
  top: string
  low: string
  sun: string
  far: string
  near: string
  ground: string
  road: string
  line: string
  car: string
  glass: string
  lamp: string
  dust: string
  ink: string
  title: string
}

/** A mountain range; each peak has two facets facing the light and two facing away. */
function range(
  p: Paint,
  f: Frame,
  seed: string,
  y: number,
  size: number,
  colour: string,
  snow: string | null,
) {
  const roll = dice(`${f.seed}/${seed}`)
  for (let x = -size; x < f.w + size; x += size * roll.between(0.5, 0.85)) {
    const h = size * roll.between(0.55, 1.25)
    const [left, right] = [x - size * roll.between(0.7, 1), x + size * roll.between(0.7, 1)]
    const peak: Point = [x, y - h]
    const foot: Point = [x + size * roll.between(-0.15, 0.2), y]
    const waist: Point = [x + size * 0.1, y - h * 0.52]
    const west: Point = [x - (x - left) * 0.42, y - h * 0.56]
    p.path(polygon([peak, west, waist]), lighten(colour, 0.07))
    p.path(polygon([west, [left, y], foot, waist]), lighten(colour, 0.02))
    p.path(polygon([peak, waist, [right, y]]), lighten(colour, -0.05))
    p.path(polygon([waist, foot, [right, y]]), lighten(colour, -0.09))
    if (snow) {
      p.path(
        polygon([
          peak,
          [x - (x - left) * 0.2, y - h * 0.79],
          [x + size * 0.02, y - h * 0.7],
          [x + size * 0.045, y - h * 0.77],
        ]),
        snow,
      )
      p.path(
        polygon([peak, [x + size * 0.045, y - h * 0.77], [x + (right - x) * 0.24, y - h * 0.76]]),
        lighten(snow, -0.1),
      )
    }
  }
}

export const drive =
  (title: Words<readonly string[]>, c: DriveColours, weather: 'dust' | 'snow'): Cover =>
  (p, f, purpose) => {
    const horizon = f.h * (f.wide ? 0.52 : f.square ? 0.6 : 0.55)
    const roll = dice(`${f.seed}/drive`)
    p.ground(p.down(0, horizon, c.top, c.low))
    // The second title with this cover bends the other way, under another sun.
    const bend = weather === 'dust' ? 1 : -1
    const sun: Point = [
      f.w * (f.wide ? 0.66 - bend * 0.14 : 0.5 - bend * 0.26),
      horizon - f.u * (weather === 'dust' ? 9 : 20),
    ]
    p.glow(sun, f.u * 46, c.sun, 0.7)
    p.path(
      polygon(
        Array.from({ length: 10 }, (_, k): Point => [
          sun[0] + Math.cos(k * 0.628) * f.u * 10,
          sun[1] + Math.sin(k * 0.628) * f.u * 10,
        ]),
      ),
      c.sun,
    )
    const snow = weather === 'snow' ? '#f4f9ff' : null
    range(p, f, 'far', horizon, f.u * 28, mix(c.far, c.low, 0.45), snow)
    range(p, f, 'middle', horizon + f.u, f.u * 17, mix(c.far, c.near, 0.4), snow)
    range(p, f, 'near', horizon + f.u * 2, f.u * 8, c.near, null)
    // The plain, in facets that grow towards the viewer.
    const rows = [0, 0.05, 0.12, 0.24, 0.42, 0.68, 1.05]
    const span = f.h - horizon
    const grid = rows.map((row, k) =>
      Array.from({ length: 15 }, (_, i): Point => [
        f.w * 0.5 + (i - 7) * f.u * (7 + k * 5) + (k % 2) * f.u * (3 + k * 2) + roll.between(-1, 1) * f.u * k,
        horizon + span * row + (k > 0 && k < 6 ? roll.between(-0.6, 0.6) * f.u * k * 0.5 : 0),
      ]),
    )
    for (let k = 0; k < rows.length - 1; k++)
      for (let i = 0; i < 14; i++) {
        const [a, b, d, e] = [grid[k]?.[i], grid[k]?.[i + 1], grid[k + 1]?.[i + 1], grid[k + 1]?.[i]]
        if (!a || !b || !d || !e) continue
        const tone = () =>
          lighten(mix(c.near, c.ground, Math.min(1, 0.35 + k * 0.2)), roll.between(-0.03, 0.035))
        p.path(polygon([a, b, e]), tone())
        p.path(polygon([b, d, e]), tone())
      }
    // The road swings out and returns to the car.
    const carX = f.w * (f.wide ? 0.7 : 0.5 + bend * 0.06)
    const road = (t: number): { x: number; y: number; half: number } => {
      const near = t ** 1.9
      return {
        x: carX + Math.sin((1 - t) * 5.2) * f.u * 26 * bend * (1 - t) + (1 - t) ** 3 * f.u * 10,
        y: horizon + span * (near * 1.06 + 0.004),
        half: f.u * (0.35 + near * 34),
      }
    }
    const steps = Array.from({ length: 41 }, (_, k) => road(k / 40))
    const side = (share: number) => steps.map(({ x, y, half }): Point => [x + half * share, y])
    p.path(polygon([...side(-1.12), ...side(1.12).toReversed()]), c.line)
    p.path(polygon([...side(-1), ...side(1).toReversed()]), c.road)
    for (let k = 8; k < 40; k += k < 24 ? 2 : 3) {
      const [a, b] = [steps[k], steps[k + 1]]
      if (a && b)
        p.path(
          polygon([
            [a.x - a.half * 0.035, a.y],
            [a.x + a.half * 0.035, a.y],
            [b.x + b.half * 0.035, b.y],
            [b.x - b.half * 0.035, b.y],
          ]),
          c.line,
        )
    }
    for (let k = 10; k < 34; k += 3) {
      const post = steps[k]
      if (!post) continue
      for (const way of [-1.3, 1.3]) {
        const s = post.half * 0.05
        p.rect(
          post.x + post.half * way - s,
          post.y - s * 9,
          s * 2,
          s * 9,
          weather === 'snow' ? c.car : c.title,
        )
        p.rect(post.x + post.half * way - s, post.y - s * 7, s * 2, s * 2, c.ink)
      }
    }
    const carY = f.h * (f.wide ? 0.9 : f.square ? 0.93 : 0.88)
    for (let k = 0; k < 46; k++) {
      const way = roll() < 0.5 ? -1 : 1
      const s = f.u * roll.between(1, weather === 'dust' ? 5.5 : 3.4)
      const [x, y] = [carX + way * f.u * roll.between(11, 30), carY - f.u * roll.between(-3, 16)]
      p.path(
        polygon([
          [x - s, y + s * 0.4],
          [x + s * roll.between(-0.4, 0.4), y - s],
          [x + s, y + s * 0.5],
        ]),
        lighten(c.dust, roll.between(-0.06, 0.06)),
        { opacity: 0.62 },
      )
    }
    drawCar(p, carX, carY, f.u * (f.wide ? 0.92 : 1), c)
    if (weather === 'snow')
      for (let k = 0; k < 130; k++) {
        const s = f.u * roll.between(0.2, 0.75)
        const [x, y] = [roll() * f.w, roll() * f.h]
        p.path(
          polygon([
            [x - s, y],
            [x, y - s],
            [x + s, y],
            [x, y + s],
          ]),
          '#ffffff',
          { opacity: 0.8 },
        )
      }
    if (purpose === 'titled') gameTitle(p, f, title, c.title, c.ink)
  }

function drawCar(p: Paint, x: number, y: number, u: number, c: DriveColours): void {
  const shape = (points: readonly Point[], fill: string) =>
    p.path(polygon(points.map(([dx, dy]): Point => [x + dx * u, y + dy * u])), fill)
  const both = (points: readonly Point[], left: string, right: string) => {
    shape(points, left)
    shape(
      points.map(([dx, dy]): Point => [-dx, dy]),
      right,
    )
  }
  p.ellipse(x, y + u * 0.6, u * 20, u * 2.4, c.ink, { opacity: 0.4 })
  both(
    [
      [-15.5, -7],
      [-9.5, -7],
      [-9.5, 0.6],
      [-15, 0.6],
    ],
    c.ink,
    c.ink,
  )
  shape(
    [
      [-11, -20],
      [11, -20],
      [13.6, -13],
      [-13.6, -13],
    ],
    lighten(c.car, 0.06),
  )
  shape(
    [
      [-9.6, -19],
      [9.6, -19],
      [11.6, -13],
      [-11.6, -13],
    ],
    c.glass,
  )
  shape(
    [
      [-9.6, -19],
      [-2, -19],
      [-6, -13],
      [-11.6, -13],
    ],
    lighten(c.glass, 0.12),
  )
  both(
    [
      [-13.6, -13],
      [0, -13],
      [0, -4],
      [-16, -4],
      [-16.4, -9],
    ],
    lighten(c.car, 0.03),
    lighten(c.car, -0.04),
  )
  both(
    [
      [-16, -4],
      [0, -4],
      [0, -1.6],
      [-14.6, -1.6],
    ],
    lighten(c.car, -0.12),
    lighten(c.car, -0.16),
  )
  both(
    [
      [-15.2, -10.6],
      [-9, -10],
      [-9.4, -7.4],
      [-15.6, -7.8],
    ],
    c.lamp,
    c.lamp,
  )
  shape(
    [
      [-4.4, -9],
      [4.4, -9],
      [4.4, -5.6],
      [-4.4, -5.6],
    ],
    c.title,
  )
  shape(
    [
      [-15, -24.2],
      [15, -24.2],
      [15.6, -22.4],
      [-15.6, -22.4],
    ],
    lighten(c.car, -0.08),
  )
  both(
    [
      [-12, -22.4],
      [-10.8, -22.4],
      [-10.4, -19.6],
      [-11.6, -19.6],
    ],
    c.ink,
    c.ink,
  )
  shape(
    [
      [-2.2, -20],
      [2.2, -20],
      [1.8, -13],
      [-1.8, -13],
    ],
    c.title,
  )
  for (const side of [-1, 1]) p.glow([x + side * u * 12.4, y - u * 9], u * 13, c.lamp, 0.7)
}
