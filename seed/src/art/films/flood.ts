/** A flooded village: roofs, a steeple, a boat with a lamp. */
import { mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { type Paint, placed, type Point, polygon, type Stop } from '../paint.ts'
import { glitter, ridge, swell, water } from '../parts/land.ts'
import { standing } from '../parts/people.ts'
import { cloudBank, mist, sky, streaks } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'

export type FloodColours = {
  sky: readonly Stop[]
  far: string
  sea: [string, string]
  wall: string
  roof: string
  lamp: string
  vest: string
  ink: string
  cloud: string
}

export const flood =
  (colours: FloodColours): Scene =>
  (f) => {
    const level = f.h * (f.wide ? 0.62 : 0.64)
    const low = colours.sky.at(-1)?.[1] ?? colours.far
    const air = sheet(f, 'sky')
    sky(air.paint, level, colours.sky)
    streaks(air.paint, air.roll, {
      count: 10,
      top: level * 0.3,
      bottom: level * 0.95,
      colour: colours.cloud,
      opacity: 0.6,
    })
    cloudBank(air.paint, {
      y: level * 0.98,
      height: f.u * 12,
      seed: hash(f.seed),
      colour: mix(colours.cloud, low, 0.5),
      opacity: 0.8,
    })
    const far = sheet(f, 'far')
    ridge(
      far.paint,
      { y: level - f.u * 5, swing: f.u * 4, seed: hash(`${f.seed}a`), waves: 1.7 },
      mix(colours.far, low, 0.55),
      low,
      0.8,
    )
    ridge(
      far.paint,
      { y: level - f.u * 2, swing: f.u * 2.6, seed: hash(`${f.seed}b`), waves: 2.6 },
      mix(colours.far, low, 0.25),
      low,
      0.7,
    )
    const sea = sheet(f, 'water')
    water(sea.paint, level, mix(colours.sea[0], low, 0.3), colours.sea[1])
    mist(sea.paint, level, f.u * 4, low, 0.8)
    glitter(sea.paint, sea.roll, {
      x: f.w * 0.5,
      y: level + f.u,
      width: f.w * 0.6,
      colour: mix(low, '#ffffff', 0.4),
      opacity: 0.55,
      count: 170,
    })
    swell(sea.paint, sea.roll, { y: level, colour: colours.sea[1], count: 80, opacity: 0.55 })

    // Draws a house flooded up to its roof, once upright and once as its reflection.
    const house = (p: Paint, x: number, y: number, w: number, wallHeight: number, tint: number) => {
      const roofHeight = w * 0.52
      const [wall, roof] = [mix(colours.wall, low, tint), mix(colours.roof, low, tint)]
      for (const sign of [-1, 1]) {
        const o = sign > 0 ? { opacity: 0.42 } : {}
        p.path(
          polygon([
            [x - w / 2, y],
            [x - w / 2, y + sign * wallHeight],
            [x, y + sign * (wallHeight + roofHeight)],
            [x + w / 2, y + sign * wallHeight],
            [x + w / 2, y],
          ]),
          wall,
          o,
        )
        p.path(
          polygon([
            [x - w * 0.56, y + sign * wallHeight * 0.9],
            [x, y + sign * (wallHeight + roofHeight * 1.1)],
            [x + w * 0.06, y + sign * (wallHeight + roofHeight * 1.04)],
            [x - w * 0.42, y + sign * wallHeight * 0.82],
          ]),
          roof,
          o,
        )
        p.path(
          polygon([
            [x, y + sign * (wallHeight + roofHeight * 1.1)],
            [x + w * 0.95, y + sign * (wallHeight + roofHeight * 0.96)],
            [x + w * 1.32, y + sign * wallHeight * 0.78],
            [x + w * 0.5, y + sign * wallHeight * 0.82],
          ]),
          mix(roof, colours.ink, 0.22),
          o,
        )
        p.path(
          polygon([
            [x + w * 0.5, y],
            [x + w * 0.5, y + sign * wallHeight * 0.84],
            [x + w * 1.26, y + sign * wallHeight * 0.8],
            [x + w * 1.26, y],
          ]),
          mix(wall, colours.ink, 0.3),
          o,
        )
        p.rect(
          x - w * 0.12,
          sign < 0 ? y - wallHeight - roofHeight * 0.4 : y + wallHeight + roofHeight * 0.12,
          w * 0.22,
          roofHeight * 0.3,
          mix(wall, colours.ink, 0.75),
          o,
        )
        p.rect(
          x + w * 0.55,
          sign < 0 ? y - wallHeight - roofHeight * 1.3 : y + wallHeight + roofHeight * 0.8,
          w * 0.13,
          roofHeight * 0.5,
          mix(roof, colours.ink, 0.3),
          o,
        )
      }
    }
    const town = sheet(f, 'town')
    const p = town.paint
    const cx = f.w * f.subject
    for (const [dx, dy, w, tint] of [
      [-44, 1.2, 11, 0.5],
      [-20, 1.4, 10, 0.5],
      [25, 1.2, 12, 0.5],
      [48, 2, 13, 0.45],
    ] as const)
      house(p, cx + dx * f.u, level + dy * f.u, w * f.u, w * f.u * 0.25, tint)
    // The steeple.
    const [sx, sy, sw] = [cx + f.u * 9, level + f.u * 2.2, f.u * 8.4]
    for (const sign of [-1, 1]) {
      const o = sign > 0 ? { opacity: 0.4 } : {}
      const wall = mix(colours.wall, low, 0.2)
      p.path(
        polygon([
          [sx - sw / 2, sy],
          [sx - sw / 2, sy + sign * sw * 2.5],
          [sx, sy + sign * sw * 2.5],
          [sx, sy],
        ]),
        wall,
        o,
      )
      p.path(
        polygon([
          [sx, sy],
          [sx, sy + sign * sw * 2.5],
          [sx + sw / 2, sy + sign * sw * 2.5],
          [sx + sw / 2, sy],
        ]),
        mix(wall, colours.ink, 0.35),
        o,
      )
      p.path(
        polygon([
          [sx - sw * 0.6, sy + sign * sw * 2.45],
          [sx, sy + sign * sw * 5.1],
          [sx, sy + sign * sw * 2.45],
        ]),
        mix(colours.roof, low, 0.12),
        o,
      )
      p.path(
        polygon([
          [sx, sy + sign * sw * 2.45],
          [sx, sy + sign * sw * 5.1],
          [sx + sw * 0.6, sy + sign * sw * 2.45],
        ]),
        mix(colours.roof, colours.ink, 0.4),
        o,
      )
      p.circle(sx - sw * 0.02, sy + sign * sw * 1.85, sw * 0.3, mix(low, '#ffffff', 0.4), o)
      p.stroke(
        `M${sx} ${sy + sign * sw * 1.85}v${sign * sw * 0.2}M${sx} ${sy + sign * sw * 1.85}h${sw * 0.13}`,
        colours.ink,
        f.u * 0.26,
        o,
      )
      p.stroke(
        `M${sx} ${sy + sign * sw * 5.05}v${sign * sw * 0.55}m${-sw * 0.14} ${-sign * sw * 0.18}h${sw * 0.28}`,
        colours.ink,
        f.u * 0.3,
        o,
      )
    }
    const front = sheet(f, 'front')
    const q = front.paint
    for (const [dx, y, w] of f.wide
      ? ([
          [-44, 0.74, 21],
          [34, 0.78, 24],
        ] as const)
      : ([
          [-38, 0.76, 21],
          [31, 0.8, 23],
        ] as const))
      house(q, cx + dx * f.u, f.h * y, w * f.u, w * f.u * 0.2, 0.08)
    const boat = sheet(f, 'boat')
    const b = boat.paint
    const [bx, by, s]: [number, number, number] = [cx - f.u * 8, f.h * (f.wide ? 0.86 : 0.845), f.u * 0.3]
    b.ellipse(bx + f.u * 1, by + f.u * 1.2, f.u * 13, f.u * 1.3, colours.ink, { opacity: 0.45 })
    const lampAt: Point = [bx + 34 * s, by - 30 * s]
    b.glow(lampAt, f.u * 20, colours.lamp, 0.75)
    b.path(standing, colours.ink, { transform: placed(bx - 12 * s, by - 4 * s, s * 0.72) })
    b.path('M-10 -82L8 -82L9 -52L-10 -52Z', colours.vest, {
      transform: placed(bx - 12 * s, by - 4 * s, s * 0.72),
    })
    b.stroke(
      `M${bx - 18 * s} ${by - 44 * s}L${bx - 6 * s} ${by + 16 * s}`,
      mix(colours.roof, colours.ink, 0.4),
      s * 2,
    )
    b.path(
      `M${bx - 46 * s} ${by - 13 * s}Q${bx} ${by - 5 * s} ${bx + 48 * s} ${by - 16 * s}Q${bx + 42 * s} ${by + 7 * s} ${bx + 24 * s} ${by + 8 * s}H${bx - 26 * s}Q${bx - 42 * s} ${by + 6 * s} ${bx - 46 * s} ${by - 13 * s}Z`,
      mix(colours.roof, colours.ink, 0.55),
    )
    b.stroke(
      `M${bx - 46 * s} ${by - 13 * s}Q${bx} ${by - 5 * s} ${bx + 48 * s} ${by - 16 * s}`,
      mix(colours.lamp, colours.roof, 0.4),
      s * 1.6,
    )
    b.stroke(`M${lampAt[0]} ${by - 10 * s}V${lampAt[1]}`, colours.ink, s * 1.4)
    b.circle(lampAt[0], lampAt[1], s * 3.6, '#fff6d8')
    glitter(b, boat.roll, {
      x: lampAt[0],
      y: by + f.u * 1.4,
      width: f.u * 9,
      colour: colours.lamp,
      opacity: 0.85,
      count: 60,
      bottom: Math.min(f.h, by + f.u * 26),
    })
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.2, paint: far.paint },
      { depth: 0.35, paint: sea.paint },
      { depth: 0.5, paint: p },
      { depth: 0.85, paint: q },
      { depth: 1, paint: b, motion: (t) => ({ x: t * 6, y: Math.sin(t * 1.3) * 3 }) },
    ]
  }
