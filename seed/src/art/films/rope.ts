/** Two towers with a rope between them, and a person walking it. */
import { lighten, mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { placed, type Point, polygon, type Stop } from '../paint.ts'
import { ridge } from '../parts/land.ts'
import { body, gull, walking } from '../parts/people.ts'
import { cloudBank, mist, sky } from '../parts/sky.ts'
import { type Layer, type Scene, sheet } from '../scene.ts'

export type RopeColours = {
  sky: readonly Stop[]
  sun: string
  cloud: string
  towers: readonly [string, string]
  lit: readonly [string, ...string[]]
  hills: string
  ink: string
}

const HANGING = body({
  head: [0, -79],
  neck: [0, -70],
  hip: [-3, -39],
  arms: [
    [
      [-5, -84],
      [-2, -100],
    ],
    [
      [5, -84],
      [2, -100],
    ],
  ],
  legs: [
    [
      [4, -20],
      [-6, -4],
      [-9, 0],
    ],
    [
      [-7, -18],
      [-14, 2],
      [-18, 5],
    ],
  ],
})

export const rope =
  (colours: RopeColours, kind: 'stone' | 'glass'): Scene =>
  (f) => {
    const x = f.w * f.subject
    const y = f.h * (f.wide ? 0.52 : 0.58)
    const glass = kind === 'glass'
    const air = sheet(f, 'air')
    sky(air.paint, f.h, colours.sky)
    const sun = sheet(f, 'sun')
    const r = f.u * (glass ? 9 : 30)
    const at: Point = glass ? [x + f.u * 19, y - f.u * (f.square ? 16 : 30)] : [x, y + f.u * 6]
    sun.paint.glow(at, r * 2.6, colours.sun, 0.45)
    sun.paint.circle(at[0], at[1], r, colours.sun)

    const low = sheet(f, 'low')
    const haze = colours.sky.at(-1)?.[1] ?? colours.cloud
    if (glass)
      for (let i = 0; i < 46; i++) {
        const [w, h] = [f.u * low.roll.between(4, 9), f.u * low.roll.between(8, 34)]
        const bx = (i / 46) * f.w * 1.1 - f.u * 4
        const tone = mix(colours.hills, haze, low.roll.between(0, 0.4))
        low.paint.rect(bx, f.h - h, w, h, tone)
        for (let k = 0; k < 9; k++)
          low.paint.rect(
            bx + low.roll() * w * 0.8,
            f.h - low.roll() * h,
            f.u * 0.5,
            f.u * 0.7,
            low.roll.pick(colours.lit),
            { opacity: 0.8 },
          )
      }
    else
      for (const i of [0, 1, 2])
        ridge(
          low.paint,
          { y: f.h - f.u * (26 - i * 9), swing: f.u * 5, seed: hash(`${f.seed}${i}`), waves: 1.8 },
          mix(haze, colours.hills, 0.25 + i * 0.3),
          haze,
          0.5,
        )
    mist(low.paint, f.h * 0.94, f.u * 26, colours.cloud, 0.4)

    const beams = sheet(f, 'beams')
    if (glass)
      for (const [i, lean] of [-0.34, 0.1, 0.42].entries()) {
        const from: Point = [x + (i - 1) * f.u * 22, f.h + f.u * 4]
        const to: Point = [x + lean * f.u * 60, y - f.u * 46]
        beams.paint.path(
          polygon([from, [to[0] - f.u * 9, to[1]], [to[0] + f.u * 9, to[1]]]),
          beams.paint.linear(from, to, [
            [0, colours.lit[0], 0.5],
            [1, colours.lit[0], 0],
          ]),
        )
      }
    else {
      const { paint, roll } = beams
      for (let i = 0; i < 9; i++)
        paint.path(
          gull(x + roll.between(-36, 36) * f.u, y - roll.between(8, 40) * f.u, f.u * roll.between(0.9, 2)),
          colours.ink,
          { opacity: 0.65 },
        )
      cloudBank(paint, {
        y: f.h * 0.88,
        height: f.u * 12,
        seed: hash(f.seed),
        colour: colours.cloud,
        opacity: 0.75,
      })
    }

    const towers = sheet(f, 'towers')
    const p = towers.paint
    const tops: Point[] = []
    for (const side of [-1, 1]) {
      const width = f.u * (glass ? 34 : 21)
      const edge = x + side * f.u * (f.wide ? (side < 0 ? 31 : 40) : 33)
      const left = side < 0 ? edge - width : edge
      const top = y + f.u * (side < 0 ? (glass ? -20 : 1) : glass ? 7 : -2)
      tops.push([edge, glass ? top + f.u * 1 : top])
      const fill = p.linear(
        [left, 0],
        [left + width, 0],
        side < 0
          ? [
              [0, colours.towers[1]],
              [1, colours.towers[0]],
            ]
          : [
              [0, lighten(colours.towers[1], 0.03)],
              [1, mix(colours.towers[1], '#000000', 0.3)],
            ],
      )
      p.rect(left, top, width, f.h - top + 4, fill)
      if (glass) {
        p.rect(left, top - f.u * 1.2, width, f.u * 1.6, colours.towers[0])
        for (let row = 0; row < 26; row++)
          for (let k = 0; k < 6; k++) {
            if (towers.roll() < 0.62) continue
            p.rect(
              left + width * (0.07 + k * 0.15),
              top + f.u * (3 + row * 3.6),
              width * 0.11,
              f.u * 2.2,
              towers.roll.pick(colours.lit),
              { opacity: Math.round(towers.roll.between(0.35, 1) * 100) / 100 },
            )
          }
      } else {
        const cx = left + width / 2
        p.rect(left - f.u * 1.6, top, width + f.u * 3.2, f.u * 2.6, colours.towers[0])
        for (let k = 0; k < 6; k++)
          p.rect(
            left - f.u * 1 + (k * (width + f.u * 2)) / 6,
            top - f.u * 2.2,
            f.u * 0.7,
            f.u * 2.4,
            colours.towers[1],
          )
        p.rect(left - f.u * 1.6, top - f.u * 2.6, width + f.u * 3.2, f.u * 0.8, colours.towers[0])
        p.path(
          `M${cx - width * 0.34} ${top}V${top - f.u * 9}Q${cx - width * 0.34} ${top - f.u * 19} ${cx} ${top - f.u * 24}Q${cx + width * 0.34} ${top - f.u * 19} ${cx + width * 0.34} ${top - f.u * 9}V${top}Z`,
          fill,
        )
        for (const step of [0, 1, 2])
          p.path(
            `M${cx - width * 0.12} ${top + f.u * (14 + step * 19)}v${-f.u * 5}a${width * 0.12} ${width * 0.12} 0 0 1 ${width * 0.24} 0v${f.u * 5}Z`,
            mix(colours.towers[1], '#000000', 0.5),
          )
        for (let k = 1; k < 12; k++)
          p.rect(left, top + k * f.u * 6.3, width, f.u * 0.24, mix(colours.towers[1], '#000000', 0.4), {
            opacity: 0.4,
          })
      }
    }

    const act = sheet(f, 'act')
    const q = act.paint
    const [a = [0, y], b = [f.w, y]] = tops
    const sag = f.u * (glass ? 0 : 4)
    const share = glass ? 0.58 : 0.5
    const stand: Point = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share + sag]
    q.stroke(`M${a[0]} ${a[1]}L${stand[0]} ${stand[1]}L${b[0]} ${b[1]}`, colours.ink, f.u * 0.42)
    const scale = f.u * 0.2
    if (glass) {
      q.path(HANGING, colours.ink, { transform: placed(stand[0], stand[1] + f.u * 21, scale, false, -6) })
      q.rect(stand[0] - f.u * 1.4, stand[1] - f.u * 0.6, f.u * 2.8, f.u * 1.6, colours.ink, { rx: f.u * 0.5 })
      for (let i = 0; i < 12; i++)
        q.stroke(
          `M${stand[0] - f.u * act.roll.between(3, 8)} ${stand[1] + f.u * act.roll.between(3, 20)}l${-f.u * act.roll.between(3, 9)} ${-f.u * act.roll.between(1, 3)}`,
          colours.lit[0],
          f.u * 0.18,
          { opacity: 0.5 },
        )
    } else {
      q.path(walking, colours.ink, { transform: placed(stand[0], stand[1], scale) })
      q.stroke(
        `M${stand[0] - f.u * 22} ${stand[1] - f.u * 8.6}Q${stand[0]} ${stand[1] - f.u * 13} ${stand[0] + f.u * 22} ${stand[1] - f.u * 10}`,
        colours.ink,
        f.u * 0.45,
      )
    }
    const layers: Layer[] = [
      { depth: 0, paint: air.paint },
      { depth: 0.08, paint: sun.paint },
      { depth: 0.35, paint: low.paint },
      { depth: 0.5, paint: beams.paint, motion: (t) => ({ x: Math.sin(t * 0.7) * (glass ? 34 : 12) }) },
      { depth: 1, paint: p },
      { depth: 1.02, paint: q, motion: (t) => ({ y: Math.sin(t * 2) * 1.6 }) },
    ]
    return layers
  }
