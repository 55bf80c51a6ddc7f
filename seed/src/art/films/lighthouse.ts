/** A lighthouse on a cliff, its beam over the sea, and somebody waiting below. */
import { mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { placed, polygon, type Point, type Stop } from '../paint.ts'
import { cliff, glitter, ridge, swell, water } from '../parts/land.ts'
import { gull, sittingDog, windblown } from '../parts/people.ts'
import { cloudBank, sky, stars, streaks } from '../parts/sky.ts'
import { type Layer, type Scene, sheet } from '../scene.ts'

export type LighthouseColours = {
  sky: readonly Stop[]
  sea: [far: string, near: string]
  rock: string
  tower: string
  band: string
  light: string
  cloud: string
  starry: number
}

export const lighthouse =
  (
    colours: LighthouseColours,
    { beam = -1, figure = true, burning = true }: { beam?: number; figure?: boolean; burning?: boolean } = {},
  ): Scene =>
  (f) => {
    const horizon = f.h * (f.wide ? 0.66 : 0.72)
    const foot: Point = [f.w * (f.wide ? 0.74 : 0.7), f.h * (f.wide ? 0.6 : 0.69)]
    const tall = f.h * (f.wide ? 0.44 : 0.3)
    const lamp: Point = [foot[0], foot[1] - tall * 1.02]

    const air = sheet(f, 'sky')
    sky(air.paint, horizon, colours.sky)
    stars(air.paint, air.roll, { count: colours.starry, bottom: horizon * 0.8 })
    streaks(air.paint, air.roll, {
      count: 7,
      top: horizon * 0.62,
      bottom: horizon * 0.95,
      colour: colours.cloud,
      opacity: 0.5,
    })

    const clouds = sheet(f, 'clouds')
    cloudBank(clouds.paint, {
      y: horizon * 0.97,
      height: f.u * 12,
      seed: hash(`${f.seed}c`),
      colour: mix(colours.cloud, colours.sea[0], 0.45),
      opacity: 0.75,
    })
    cloudBank(clouds.paint, {
      y: horizon * 1.0,
      height: f.u * 6,
      seed: hash(`${f.seed}d`),
      colour: mix(colours.cloud, colours.sea[0], 0.7),
      opacity: 0.9,
      scale: 1.6,
    })

    const sea = sheet(f, 'sea')
    // The far side of the bay.
    ridge(
      sea.paint,
      {
        y: horizon - f.u * 2.4,
        swing: f.u * 2.4,
        seed: hash(`${f.seed}far`),
        waves: 3,
        bend: (x) => (x > 0.55 ? 0.03 : 0),
      },
      mix(colours.rock, colours.sea[0], 0.45),
      colours.sea[0],
      0.5,
    )
    water(sea.paint, horizon, colours.sea[0], colours.sea[1])
    const warm = colours.sky.at(-1)?.[1] ?? colours.light
    glitter(sea.paint, sea.roll, {
      x: f.w * 0.32,
      y: horizon + f.u * 0.3,
      width: f.w * 0.34,
      colour: warm,
      opacity: 0.9,
      count: 240,
    })
    swell(sea.paint, sea.roll, { y: horizon, colour: colours.sea[1], count: 60, opacity: 0.5 })

    const rays = sheet(f, 'beam')
    const reach = f.w * 1.5
    for (const [turn, width, opacity] of [
      [beam, 0.085, 0.6],
      [beam, 0.035, 0.5],
      [-beam, 0.06, 0.32],
    ] as const) {
      const angle = turn < 0 ? Math.PI + 0.16 : 0.24
      const end: Point = [lamp[0] + Math.cos(angle) * reach, lamp[1] + Math.sin(angle) * -reach * 0.5]
      const fill = rays.paint.radial(lamp, reach * 0.95, [
        [0, colours.light, opacity],
        [0.15, colours.light, opacity * 0.62],
        [0.5, colours.light, opacity * 0.2],
        [1, colours.light, 0],
      ])
      rays.paint.path(
        polygon([lamp, [end[0], end[1] - reach * width], [end[0], end[1] + reach * width]]),
        fill,
      )
    }

    const land = sheet(f, 'land')
    const p = land.paint
    cliff(
      p,
      land.roll,
      [
        [foot[0] - f.u * (f.wide ? 52 : 46), f.h * 1.02],
        [foot[0] - f.u * 37, f.h * 0.93],
        [foot[0] - f.u * 27, f.h * (f.wide ? 0.8 : 0.83)],
        [foot[0] - f.u * 20, foot[1] + f.u * 7],
        [foot[0] - f.u * 11, foot[1] + f.u * 2],
        [foot[0] - f.u * 6, foot[1]],
        [foot[0] + f.u * 10, foot[1] - f.u * 0.6],
        [foot[0] + f.u * 19, foot[1] + f.u * 3],
        [f.w * 1.06, foot[1] + f.u * 7],
      ],
      colours.rock,
      mix(colours.rock, warm, 0.34),
    )

    // The tower: tapered, banded, lit from the left by the last of the daylight.
    const [x, y] = foot
    const [wide, narrow] = [tall * 0.098, tall * 0.06]
    const side = (s: number) => wide + (narrow - wide) * s
    const lit = p.linear(
      [x - wide, 0],
      [x + wide, 0],
      [
        [0, mix(colours.tower, warm, 0.35)],
        [0.32, colours.tower],
        [1, mix(colours.tower, colours.rock, 0.72)],
      ],
    )
    const band = p.linear(
      [x - wide, 0],
      [x + wide, 0],
      [
        [0, mix(colours.band, warm, 0.25)],
        [0.4, colours.band],
        [1, mix(colours.band, colours.rock, 0.75)],
      ],
    )
    const slice = (from: number, to: number) =>
      polygon([
        [x - side(from), y - tall * from * 0.86],
        [x - side(to), y - tall * to * 0.86],
        [x + side(to), y - tall * to * 0.86],
        [x + side(from), y - tall * from * 0.86],
      ])
    p.path(slice(-0.03, 1), lit)
    for (const [from, to] of [
      [0.12, 0.3],
      [0.5, 0.68],
      [0.88, 1],
    ] as const)
      p.path(slice(from, to), band)
    const roof = y - tall * 0.86
    p.rect(x - narrow * 1.55, roof - tall * 0.018, narrow * 3.1, tall * 0.026, colours.rock)
    p.rect(
      x - narrow * 0.78,
      roof - tall * 0.125,
      narrow * 1.56,
      tall * 0.11,
      burning ? mix(colours.light, '#ffffff', 0.35) : mix(colours.rock, colours.tower, 0.55),
    )
    for (const k of [-0.78, -0.26, 0.26, 0.7])
      p.rect(x + narrow * k, roof - tall * 0.125, narrow * 0.09, tall * 0.11, colours.rock)
    p.path(
      `M${x - narrow * 1.05} ${roof - tall * 0.12}Q${x} ${roof - tall * 0.22} ${x + narrow * 1.05} ${roof - tall * 0.12}Z`,
      colours.band,
    )
    p.rect(x - narrow * 0.06, roof - tall * 0.22, narrow * 0.12, tall * 0.05, colours.rock)
    for (const k of [-1.45, -0.95, -0.45, 0.45, 0.95, 1.4])
      p.rect(x + narrow * k, roof - tall * 0.052, narrow * 0.06, tall * 0.036, colours.rock)
    p.rect(x - narrow * 1.5, roof - tall * 0.055, narrow * 3, tall * 0.005, colours.rock)
    // The keeper's house, with one lit window.
    const house = x + tall * 0.12
    p.path(
      polygon([
        [house, y + f.u],
        [house, y - tall * 0.12],
        [house + tall * 0.13, y - tall * 0.2],
        [house + tall * 0.26, y - tall * 0.12],
        [house + tall * 0.26, y + f.u * 2],
      ]),
      mix(colours.rock, colours.tower, 0.16),
    )
    p.path(
      polygon([
        [house - tall * 0.02, y - tall * 0.112],
        [house + tall * 0.13, y - tall * 0.215],
        [house + tall * 0.28, y - tall * 0.112],
        [house + tall * 0.28, y - tall * 0.1],
        [house + tall * 0.13, y - tall * 0.195],
        [house - tall * 0.02, y - tall * 0.1],
      ]),
      colours.rock,
    )
    p.rect(
      house + tall * 0.045,
      y - tall * 0.085,
      tall * 0.035,
      tall * 0.048,
      mix(colours.light, '#ffb347', 0.5),
    )
    p.glow([house + tall * 0.062, y - tall * 0.06], tall * 0.16, colours.light, 0.35)
    if (figure) {
      const scale = tall * 0.00215
      const at: Point = [x - f.u * 17.4, foot[1] + f.u * 5.4]
      p.path(windblown, mix(colours.rock, '#000000', 0.35), { transform: placed(at[0], at[1], scale) })
      p.path(sittingDog, mix(colours.rock, '#000000', 0.35), {
        transform: placed(at[0] - scale * 46, at[1] + f.u * 1.6, scale, true),
      })
    }

    const shine = sheet(f, 'shine')
    shine.paint.glow(lamp, tall * 0.75, colours.light, 0.9)
    shine.paint.glow(lamp, tall * 0.2, '#ffffff', 1)

    const birds = sheet(f, 'birds')
    for (const [gx, gy, span] of [
      [0.26, 0.52, 1.7],
      [0.33, 0.49, 1.2],
      [0.2, 0.56, 1.1],
      [0.44, 0.545, 0.9],
    ] as const)
      birds.paint.path(gull(f.w * gx, f.h * gy, f.u * span, 0.36), mix(colours.rock, colours.cloud, 0.25))

    const layers: Layer[] = [
      { depth: 0, paint: air.paint },
      { depth: 0.15, paint: clouds.paint },
      { depth: 0.3, paint: sea.paint },
      {
        depth: 0.7,
        paint: rays.paint,
        motion: (t) => ({ opacity: 0.55 + 0.45 * Math.cos(t * 1.4) }),
      },
      { depth: 0.8, paint: birds.paint, motion: (t) => ({ x: t * 14, y: Math.sin(t * 1.3) * 5 }) },
      { depth: 1, paint: land.paint },
      { depth: 1, paint: shine.paint },
    ]
    return burning ? layers : layers.filter(({ paint }) => paint !== rays.paint && paint !== shine.paint)
  }
