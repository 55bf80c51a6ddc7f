/** Cycling across mountain passes. */
import { lighten, mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { type Paint, placed, type Point, polygon } from '../paint.ts'
import { crest, outline } from '../parts/land.ts'
import { limb } from '../parts/people.ts'
import { type Scene, sheet } from '../scene.ts'

export type PassColours = {
  top: string
  low: string
  sun: string
  far: string
  near: string
  road: string
  line: string
  jerseys: readonly [string, string, string, string]
  skin: readonly [string, string, string, string]
  ink: string
}

const RIDER =
  limb([-8, -58], 5.4, [16, -80], 5.6) +
  limb([17, -82], 3.4, [24, -92], 3.2) +
  limb([-8, -57], 5.2, [9, -42], 4) +
  limb([9, -42], 3.8, [1, -19], 2.4) +
  limb([-8, -57], 5, [3, -36], 3.8) +
  limb([3, -36], 3.4, [-9, -24], 2.2)
const ARMS = limb([16, -79], 3.4, [23, -64], 2.6) + limb([23, -64], 2.6, [32, -57], 2)
const HELMET = 'M15 -95Q16 -107 28 -105Q36 -102 35 -95Q25 -99 15 -95Z'
const JERSEY = 'M-13 -60Q-8 -70 6 -80Q16 -88 22 -82Q20 -72 8 -62Q-2 -54 -11 -52Z'

function rider(
  p: Paint,
  x: number,
  floor: number,
  s: number,
  jersey: string,
  skin: string,
  ink: string,
  line: string,
): void {
  p.ellipse(x, floor + s, s * 44, s * 3, ink, { opacity: 0.3 })
  for (const wheel of [-27, 27]) {
    p.circle(x + wheel * s, floor - 18 * s, s * 17, 'none', { stroke: ink, 'stroke-width': s * 2.6 })
    p.circle(x + wheel * s, floor - 18 * s, s * 14.6, line, { opacity: 0.16 })
    for (let k = 0; k < 6; k++)
      p.stroke(`M${x + wheel * s} ${floor - 33 * s}v${30 * s}`, line, s * 0.4, {
        opacity: 0.6,
        transform: `rotate(${k * 30} ${x + wheel * s} ${floor - 18 * s})`,
      })
  }
  const bike = (points: readonly Point[]) =>
    p.stroke(
      polygon(
        points.map(([dx, dy]): Point => [x + dx * s, floor + dy * s]),
        false,
      ),
      jersey,
      s * 2.2,
    )
  bike([
    [-27, -18],
    [-10, -46],
    [20, -48],
    [-2, -20],
    [-27, -18],
  ])
  bike([
    [-11, -50],
    [-2, -20],
  ])
  bike([
    [27, -18],
    [19, -54],
    [29, -56],
  ])
  p.path(RIDER, ink, { transform: placed(x, floor, s) })
  p.path(JERSEY, jersey, { transform: placed(x, floor, s) })
  p.path(ARMS, skin, { transform: placed(x, floor, s) })
  p.ellipse(x + 25 * s, floor - 94 * s, 6.4 * s, 7.6 * s, skin)
  p.rect(x + 26 * s, floor - 97 * s, 6.4 * s, 2.6 * s, ink, { rx: 1.2 * s })
  p.path(HELMET, jersey, { transform: placed(x, floor, s) })
}

/** A peloton below the mountain. */
export const passes =
  (c: PassColours): Scene =>
  (f) => {
    const floor = f.h * (f.wide ? 0.88 : f.square ? 0.92 : 0.86)
    const sky = sheet(f, 'sky')
    sky.paint.ground(sky.paint.down(0, floor, c.top, c.low))
    sky.paint.circle(
      f.w * (f.wide ? 0.52 : 0.22),
      f.h * (f.wide ? 0.26 : f.square ? 0.5 : 0.45),
      f.u * 8,
      c.sun,
    )
    const ranges = [0, 1].map((k) => {
      const one = sheet(f, `range${k}`)
      const height = crest(one.paint, {
        y: floor - f.u * (34 - k * 15),
        swing: f.u * (17 - k * 5),
        seed: hash(`${f.seed}/${k}`),
        waves: 2,
        sharp: 0.7,
      })
      one.paint.path(
        `${polygon(outline(one.paint, height), false)}L${f.w + 40} ${f.h + 9}L-40 ${f.h + 9}Z`,
        mix(mix(c.far, c.low, 0.5 - k * 0.3), c.near, k * 0.3),
      )
      return { depth: 0.1 + k * 0.12, paint: one.paint }
    })
    // The mountain, with its hairpins.
    const mountain = sheet(f, 'mountain')
    const p = mountain.paint
    const [mx, peak] = [f.w * (f.wide ? 0.74 : 0.6), floor - f.u * (f.wide ? 74 : f.square ? 52 : 72)]
    const base = floor + f.u * 4
    p.path(
      polygon([
        [mx - f.u * 74, base],
        [mx - f.u * 30, peak + f.u * 34],
        [mx - f.u * 18, peak + f.u * 26],
        [mx, peak],
        [mx + f.u * 14, peak + f.u * 18],
        [mx + f.u * 36, peak + f.u * 36],
        [mx + f.u * 84, base],
      ]),
      c.near,
    )
    p.path(
      polygon([
        [mx, peak],
        [mx + f.u * 14, peak + f.u * 18],
        [mx + f.u * 36, peak + f.u * 36],
        [mx + f.u * 84, base],
        [mx + f.u * 16, base],
        [mx + f.u * 7, peak + f.u * 40],
        [mx + f.u * 3, peak + f.u * 18],
      ]),
      lighten(c.near, -0.07),
    )
    p.path(
      polygon([
        [mx, peak],
        [mx - f.u * 9, peak + f.u * 13],
        [mx - f.u * 4, peak + f.u * 12],
        [mx - f.u, peak + f.u * 17],
        [mx + f.u * 4, peak + f.u * 12],
        [mx + f.u * 9, peak + f.u * 13],
      ]),
      '#ffffff',
    )
    const bends: Point[] = []
    for (let k = 0; k < 9; k++) {
      const t = k / 8
      const y = peak + f.u * 20 + t ** 1.25 * (base - peak - f.u * 22)
      bends.push([mx + (k % 2 ? -1 : 1) * f.u * (3 + t * 26), y])
    }
    for (const [width, colour] of [
      [1.9, lighten(c.near, -0.14)],
      [1.25, c.line],
    ] as const)
      for (let k = 0; k < bends.length - 1; k++) {
        const [a, b] = [bends[k], bends[k + 1]]
        if (a && b)
          p.stroke(
            `M${a[0]} ${a[1]}Q${b[0]} ${(a[1] + b[1]) / 2 - f.u} ${b[0]} ${b[1]}`,
            colour,
            f.u * width * (0.5 + k * 0.09),
          )
      }
    const road = sheet(f, 'road')
    road.paint.rect(0, floor - f.u * 5, f.w, f.h, c.road)
    road.paint.rect(0, floor - f.u * 5, f.w, f.u * 0.9, c.line)
    road.paint.rect(0, floor - f.u * 6.6, f.w, f.u * 1.6, lighten(c.near, -0.05))
    for (let x = -f.u * 4; x < f.w; x += f.u * 22)
      road.paint.path(
        polygon([
          [x, floor + f.u * 6],
          [x + f.u * 12, floor + f.u * 6],
          [x + f.u * 11, floor + f.u * 7.6],
          [x - f.u * 1.4, floor + f.u * 7.6],
        ]),
        c.line,
      )
    const bunch = [0, 1, 2, 3].map((k) => {
      const one = sheet(f, `rider${k}`)
      const s = f.u * (f.wide ? 0.44 : f.square ? 0.36 : 0.44)
      const x = f.wide ? f.w * 0.5 + k * f.u * 22 : f.w * 0.14 + k * f.u * 25
      rider(
        one.paint,
        x,
        floor - f.u * (k % 2 ? 1.6 : -1.6),
        s,
        c.jerseys[k] ?? c.ink,
        c.skin[k] ?? c.ink,
        c.ink,
        c.line,
      )
      return {
        depth: 0.94 + (k % 2 ? 0 : 0.06) + k * 0.005,
        paint: one.paint,
        motion: (t: number) => ({ x: t * (10 + ((k * 7) % 5)) - 25, y: Math.sin(t * 8 + k * 2) * 1.6 }),
      }
    })
    return [
      { depth: 0, paint: sky.paint },
      ...ranges,
      { depth: 0.35, paint: p },
      { depth: 0.9, paint: road.paint },
      ...bunch,
    ]
  }
