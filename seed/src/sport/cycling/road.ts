/** The road over a pass: mountains behind it, a repeating slope, and spectators. */
import { lighten, mix } from '../../art/colour.ts'
import { dice } from '../../art/dice.ts'
import { type Paint, type Point, polygon } from '../../art/paint.ts'
import { conifer } from '../../art/parts/trees.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../stage/canvas.ts'

export type Land = {
  sky: readonly [string, string]
  far: string
  near: string
  grass: string
  road: string
  trees: boolean
  snow: boolean
  fans: number
}

/** The scenery of each pass, from the morning in the valley to the evening at the finish. */
export const LANDS: readonly Land[] = [
  {
    sky: ['#8fd0f2', '#fdf3d6'],
    far: '#9cc4d8',
    near: '#6fae7c',
    grass: '#8ccb62',
    road: '#6a6f80',
    trees: true,
    snow: false,
    fans: 6,
  },
  {
    sky: ['#67bdea', '#e9f6ee'],
    far: '#86b3cf',
    near: '#5f9d6d',
    grass: '#a5cf58',
    road: '#747787',
    trees: false,
    snow: false,
    fans: 12,
  },
  {
    sky: ['#7f9fb8', '#d5dee2'],
    far: '#8fa0ab',
    near: '#6d7a80',
    grass: '#93a08a',
    road: '#565b68',
    trees: false,
    snow: true,
    fans: 5,
  },
  {
    sky: ['#5cb4e6', '#fff0cf'],
    far: '#8fb2c4',
    near: '#a8824a',
    grass: '#d7a445',
    road: '#6d6470',
    trees: true,
    snow: false,
    fans: 9,
  },
  {
    sky: ['#3f7fc0', '#dbeefa'],
    far: '#9fb6d8',
    near: '#7f8ea8',
    grass: '#b9c2c4',
    road: '#5a6070',
    trees: false,
    snow: true,
    fans: 8,
  },
  {
    sky: ['#6a8fd0', '#ffe0b0'],
    far: '#a89ac0',
    near: '#5f8a6a',
    grass: '#7fae5a',
    road: '#655f72',
    trees: true,
    snow: false,
    fans: 14,
  },
  {
    sky: ['#4a3f8f', '#ff9f6a'],
    far: '#8a6aa8',
    near: '#5a4a78',
    grass: '#6a7a6a',
    road: '#4a4660',
    trees: false,
    snow: true,
    fans: 34,
  },
]

/** The roadside repeats after this many pixels. */
export const ROAD_PERIOD = 900
/** The road's y position at the horizontal centre of the picture. */
export const ROAD_Y = 350

/** Distant mountains, wider than the picture by the camera's movement. */
export const FAR_WIDTH = PICTURE_WIDTH + 160

export function paintMountains(p: Paint, land: Land, seed: string): void {
  const roll = dice(`${seed}/mountains`)
  p.fade(land.sky[0], land.sky[1])
  p.circle(p.w * roll.between(0.2, 0.8), p.h * 0.22, 26, '#fff6d0', { opacity: 0.8 })
  for (const [depth, colour] of [
    [0, mix(land.far, land.sky[1], 0.4)],
    [1, land.far],
    [2, land.near],
  ] as const) {
    const points: Point[] = [[-20, p.h]]
    const tops: Point[] = []
    for (let x = -60; x < p.w + 120; x += roll.between(70, 130)) {
      const top: Point = [x + 40, 150 + depth * 62 - roll.between(0, 95 - depth * 18)]
      points.push([x, 235 + depth * 42], top)
      tops.push(top)
    }
    points.push([p.w + 40, p.h])
    p.path(polygon(points), colour)
    for (const [x, y] of tops) {
      p.path(
        polygon([
          [x, y],
          [x + 34, y + 90],
          [x + 6, y + 60],
        ]),
        lighten(colour, -0.05),
        { opacity: 0.5 },
      )
      if (land.snow && depth < 2)
        p.path(
          polygon([
            [x, y],
            [x - 13, y + 26],
            [x - 4, y + 20],
            [x + 3, y + 30],
            [x + 12, y + 24],
          ]),
          '#ffffff',
        )
    }
  }
}

/** The slope and what stands on it; `rise` is how much the road climbs per pixel, as drawn. */
export function paintSlope(p: Paint, land: Land, { rise, seed }: { rise: number; seed: string }): void {
  const at = (x: number, below = 0): Point => [
    x,
    ROAD_Y + rise * (ROAD_PERIOD + PICTURE_WIDTH / 2 - x) + below,
  ]
  const band = (top: number, low: number, colour: string) =>
    p.path(polygon([at(-4, top), at(p.w + 4, top), at(p.w + 4, low), at(-4, low)]), colour)
  const roll = dice(`${seed}/roadside`)
  band(-34, 900, land.grass)
  const things = Array.from({ length: 26 }, () => ({
    x: roll() * ROAD_PERIOD,
    kind: roll(),
    size: roll.between(0.7, 1.3),
  }))
  const shirts = ['#ff5a4a', '#ffd23f', '#f4f4ff', '#2f6fe0', '#f25fa0', '#22b8a0'] as const
  const fans = Array.from({ length: land.fans }, () => ({
    x: roll() * ROAD_PERIOD,
    shirt: roll.pick(shirts),
    lift: roll(),
  }))
  for (let from = 0; from < p.w + ROAD_PERIOD; from += ROAD_PERIOD) {
    for (const { x, kind, size } of things) {
      const [px, py] = at(from + x, -30 - kind * 8)
      if (land.trees)
        p.path(conifer(dice(`${seed}/${x}`), px, py + 6, 74 * size), lighten(land.near, -0.1 - kind * 0.06))
      else if (kind < 0.5) p.ellipse(px, py + 4, 17 * size, 9 * size, lighten(land.grass, -0.12))
    }
    for (const { x, shirt, lift } of fans) {
      const [px, py] = at(from + x, -26)
      p.rect(px - 5, py - 20, 10, 22, shirt, { rx: 4 })
      p.circle(px, py - 25, 4.6, '#c98a62')
      if (lift > 0.5) p.stroke(`M${px + 4} ${py - 16}l7 -16M${px - 4} ${py - 16}l-7 -15`, shirt, 3)
    }
  }
  band(-22, 34, land.road)
  band(-22, -20, '#fff8e8')
  band(32, 34, '#fff8e8')
  for (let x = 0; x < p.w + 60; x += 60)
    p.path(polygon([at(x, 5), at(x + 26, 5), at(x + 26, 8), at(x, 8)]), '#fff8e8', { opacity: 0.7 })
  for (let x = 30; x < p.w + 60; x += 100) {
    const [px, py] = at(x, 46)
    p.rect(px, py - 16, 5, 22, '#f4f4f0')
    p.rect(px, py - 13, 5, 5, '#e2453c')
  }
}

/** Returns the height of a slope's plate, so that it fills the picture at both ends. */
export const slopeHeight = (rise: number): number => PICTURE_HEIGHT + rise * ROAD_PERIOD + 2
export const SLOPE_WIDTH = PICTURE_WIDTH + ROAD_PERIOD
