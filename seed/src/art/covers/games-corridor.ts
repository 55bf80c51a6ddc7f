/** A first-person view of a corridor with something at its end. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice } from '../dice.ts'
import { type Paint, placed, type Point, polygon } from '../paint.ts'
import { standing } from '../parts/people.ts'
import { gameTitle } from './game-title.ts'
import { type Words } from '../words.ts'

export type CorridorColours = {
  dark: string
  floor: string
  wall: string
  neon: string
  second: string
  end: string
  ink: string
  title: string
}

export const corridor =
  (title: Words<readonly string[]>, c: CorridorColours, meets: 'drone' | 'door'): Cover =>
  (p, f, purpose) => {
    p.ground(c.dark)
    const roll = dice(`${f.seed}/corridor`)
    const eye: Point = [f.w * (f.wide ? 0.68 : 0.5), f.h * (f.wide ? 0.46 : f.square ? 0.6 : 0.55)]
    const half: Point = [f.u * 66, f.u * (f.wide ? 46 : f.square ? 52 : 62)]
    // Depth 0 is the screen, 1 the end.
    const at = (x: number, y: number, depth: number): Point => {
      const s = 1 / (1 + depth * 7.5)
      return [eye[0] + x * half[0] * 1.5 * s, eye[1] + y * half[1] * 1.5 * s]
    }
    const sides = 9
    for (let k = 0; k < sides; k++) {
      const [a, b] = [k / sides - 0.04, (k + 1) / sides]
      const share = k / sides
      const shade = (colour: string) => mix(colour, c.end, share * 0.5)
      const quad = (x0: number, y0: number, x1: number, y1: number, fill: string) =>
        p.path(polygon([at(x0, y0, a), at(x1, y1, a), at(x1, y1, b), at(x0, y0, b)]), fill)
      quad(-1, 1, 1, 1, shade(lighten(c.floor, k % 2 ? 0.015 : -0.015)))
      quad(-1, -1, 1, -1, shade(lighten(c.floor, -0.06)))
      quad(-1, -1, -1, 1, shade(lighten(c.wall, k % 2 ? 0.02 : -0.01)))
      quad(1, -1, 1, 1, shade(lighten(c.wall, k % 2 ? -0.02 : -0.05)))
    }
    for (let k = 1; k <= sides; k++) {
      const depth = k / sides
      const ring = polygon([at(-1, -1, depth), at(1, -1, depth), at(1, 1, depth), at(-1, 1, depth)])
      const thick = (f.u * 2.2) / (1 + depth * 7.5)
      const lamp = k % 2 ? c.neon : c.second
      p.stroke(ring, lamp, thick * 5, { opacity: 0.16 })
      p.stroke(ring, lamp, thick * 2, { opacity: 0.35 })
      p.stroke(ring, mix(lamp, '#ffffff', 0.45), thick)
    }
    for (const x of [-0.62, -0.2, 0.2, 0.62])
      p.stroke(polygon([at(x, 1, -0.05), at(x, 1, 1)], false), c.neon, f.u * 0.32, { opacity: 0.5 })
    for (let k = 0; k < 16; k++) {
      const [wall, depth, y] = [roll() < 0.5 ? -1 : 1, roll.between(0.02, 0.5), roll.between(-0.7, 0.7)]
      p.path(
        polygon([
          at(wall, y, depth),
          at(wall, y, depth + 0.03),
          at(wall, y + 0.16, depth + 0.03),
          at(wall, y + 0.16, depth),
        ]),
        roll() < 0.5 ? c.second : c.neon,
        { opacity: 0.75 },
      )
    }
    p.path(polygon([at(-1, -1, 1), at(1, -1, 1), at(1, 1, 1), at(-1, 1, 1)]), c.end)
    p.glow(eye, f.u * 44, c.end, 0.8)
    if (meets === 'drone') drawDrone(p, eye, f.u, c)
    else {
      const [door, floor] = [at(0.34, -0.6, 1), at(-0.34, 1, 1)]
      p.path(polygon([floor, [floor[0], door[1]], door, [door[0], floor[1]]]), '#ffffff')
      p.path(
        polygon([floor, [door[0], floor[1]], at(0.55, 1, -0.1), at(-0.55, 1, -0.1)]),
        p.linear(
          floor,
          [floor[0], f.h],
          [
            [0, '#ffffff', 0.75],
            [1, c.end, 0.04],
          ],
        ),
      )
      const size = f.u * 0.135
      p.path(standing, c.ink, { transform: placed(eye[0], floor[1] + f.u * 1, size) })
      p.path(
        polygon([
          [eye[0] - size * 16, floor[1] + f.u],
          [eye[0] + size * 16, floor[1] + f.u],
          at(0.4, 1, 0.12),
          at(-0.4, 1, 0.12),
        ]),
        c.ink,
        { opacity: 0.55 },
      )
    }
    drawSight(p, f.wide ? [eye[0], eye[1]] : eye, f.u, c)
    drawTool(p, [f.w * (f.wide ? 0.93 : 0.86), f.h], f.u * (f.wide ? 1 : 1.08), c)
    if (purpose === 'titled') {
      if (!f.wide)
        p.rect(
          0,
          0,
          f.w,
          f.h * 0.4,
          p.linear(
            [0, 0],
            [0, f.h * 0.4],
            [
              [0, c.dark, 0.94],
              [0.6, c.dark, 0.7],
              [1, c.dark, 0],
            ],
          ),
        )
      else
        p.rect(
          0,
          0,
          f.w * 0.56,
          f.h,
          p.linear(
            [0, 0],
            [f.w * 0.56, 0],
            [
              [0, c.dark, 0.92],
              [0.6, c.dark, 0.7],
              [1, c.dark, 0],
            ],
          ),
        )
      gameTitle(p, f, title, c.title, c.ink)
    }
  }

function drawDrone(p: Paint, [x, y]: Point, u: number, c: CorridorColours): void {
  for (const side of [-1, 1])
    for (const lift of [-1, 1]) {
      const tip: Point = [x + side * u * 19, y + lift * u * 8 - u * 3]
      p.path(polygon([[x + side * u * 5, y - u * 3], [x + side * u * 5, y + u * 2], tip]), c.ink)
      p.ellipse(tip[0], tip[1], u * 7.4, u * 1.3, c.ink)
      p.ellipse(tip[0], tip[1] - u * 0.4, u * 6.6, u * 0.7, c.second, { opacity: 0.75 })
    }
  p.circle(x, y, u * 10, c.ink)
  p.circle(x, y, u * 8.6, lighten(c.ink, 0.09))
  p.circle(x, y, u * 6.4, c.ink)
  p.glow([x, y], u * 22, c.second, 0.85)
  p.circle(x, y, u * 4, c.second)
  p.circle(x - u * 1.2, y - u * 1.3, u * 1.2, '#ffffff')
}

function drawSight(p: Paint, [x, y]: Point, u: number, c: CorridorColours): void {
  for (const turn of [0, 90, 180, 270])
    p.stroke(`M${x} ${y - u * 16}V${y - u * 21}`, c.title, u * 0.5, {
      transform: `rotate(${turn} ${x} ${y})`,
    })
  for (const turn of [0, 90, 180, 270])
    p.stroke(
      `M${x - u * 6} ${y - u * 25}A${u * 26} ${u * 26} 0 0 1 ${x + u * 6} ${y - u * 25}`,
      c.title,
      u * 0.35,
      {
        transform: `rotate(${turn + 45} ${x} ${y})`,
        opacity: 0.8,
      },
    )
}

/** The player's hand with a tool, more cutting lamp than gun. */
function drawTool(p: Paint, [x, y]: Point, u: number, c: CorridorColours): void {
  const shape = (points: readonly Point[], fill: string) =>
    p.path(polygon(points.map(([dx, dy]): Point => [x + dx * u, y + dy * u])), fill)
  shape(
    [
      [-22, -27],
      [-15, -30],
      [10, 4],
      [-14, 4],
    ],
    lighten(c.wall, 0.1),
  )
  shape(
    [
      [-15, -30],
      [-9, -27],
      [24, 4],
      [10, 4],
    ],
    lighten(c.wall, -0.06),
  )
  shape(
    [
      [-22, -27],
      [-15, -30],
      [-9, -27],
      [-16, -24],
    ],
    c.ink,
  )
  shape(
    [
      [-20.4, -27],
      [-15.2, -29],
      [-10.8, -27],
      [-16, -25],
    ],
    c.neon,
  )
  shape(
    [
      [-13, -20],
      [-10.6, -21],
      [4, -1],
      [0, 0],
    ],
    c.neon,
  )
  shape(
    [
      [-8, -13],
      [10, -8],
      [20, 4],
      [-4, 4],
    ],
    c.ink,
  )
  p.glow([x - u * 16, y - u * 27], u * 16, c.neon, 0.8)
}
