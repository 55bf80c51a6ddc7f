/** A ringed planet over ice, and a traveller looking at it. */
import { mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { placed, type Point, polygon, type Stop } from '../paint.ts'
import { peaks, ridge } from '../parts/land.ts'
import { astronaut } from '../parts/people.ts'
import { mist, sky, stars } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'

export type PlanetColours = {
  sky: readonly Stop[]
  day: string
  dusk: string
  night: string
  rings: readonly [string, string, string]
  ice: string
  shade: string
  ground: string
  visor: string
}

export const planet =
  (colours: PlanetColours): Scene =>
  (f) => {
    const horizon = f.h * (f.wide ? 0.74 : 0.74)
    const radius = f.wide ? f.h * 0.46 : f.w * 0.4
    const centre: Point = f.wide ? [f.w * 0.7, f.h * 0.42] : [f.w * 0.56, f.h * 0.44]
    const low = colours.sky.at(-1)?.[1] ?? colours.dusk

    const air = sheet(f, 'sky')
    sky(air.paint, horizon, colours.sky)
    stars(air.paint, air.roll, { count: 420, bottom: horizon })
    // A band of distant stars across the sky.
    for (let i = 0; i < 260; i++) {
      const s = air.roll()
      const spread = (air.roll() + air.roll() + air.roll() - 1.5) * f.u * 13
      air.paint.circle(
        s * f.w,
        f.h * 0.06 + s * f.h * 0.4 + spread,
        f.u * air.roll.between(0.03, 0.1),
        '#ffffff',
        { opacity: Math.round(air.roll.between(0.1, 0.55) * 100) / 100 },
      )
    }

    const world = sheet(f, 'planet')
    const p = world.paint
    const [x, y] = centre
    const tilt = -19
    const ring = (from: number, to: number, colour: string, opacity: number, front: boolean) => {
      const [a, b] = [radius * from, radius * to]
      const flat = 0.2
      const half = (r: number, sweep: number, start: string) =>
        `${start}${x - r} ${y}A${r} ${r * flat} 0 0 ${sweep} ${x + r} ${y}`
      const sweep = front ? 0 : 1
      p.path(
        `${half(b, sweep, 'M')}L${x + a} ${y}A${a} ${a * flat} 0 0 ${1 - sweep} ${x - a} ${y}Z`,
        colour,
        { opacity },
      )
    }
    const turn = { transform: `rotate(${tilt} ${x} ${y})` }
    const bands = [
      [1.24, 1.31, 0, 0.35],
      [1.33, 1.52, 1, 0.75],
      [1.535, 1.6, 2, 0.9],
      [1.64, 1.86, 0, 0.6],
      [1.88, 1.93, 2, 0.5],
      [2, 2.04, 1, 0.3],
    ] as const
    p.group(turn, () =>
      bands.forEach(([from, to, colour, opacity]) =>
        ring(from, to, colours.rings[colour], opacity * 0.75, false),
      ),
    )
    p.glow(centre, radius * 1.55, colours.day, 0.28)
    p.circle(
      x,
      y,
      radius,
      p.linear(
        [x - radius, y - radius * 0.5],
        [x + radius * 0.8, y + radius * 0.7],
        [
          [0, mix(colours.day, '#ffffff', 0.35)],
          [0.28, colours.day],
          [0.6, colours.dusk],
          [1, colours.night],
        ],
      ),
    )
    const inside = p.clip(
      `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`,
    )
    p.group({ 'clip-path': inside }, () => {
      p.group(turn, () => {
        for (let i = 0; i < 17; i++) {
          const at = y - radius + (i / 16) * radius * 2 + world.roll.between(-1, 1) * f.u
          const colour =
            world.roll() < 0.5 ? mix(colours.dusk, colours.night, 0.4) : mix(colours.day, '#ffffff', 0.3)
          p.ellipse(
            x + world.roll.between(-2, 2) * f.u,
            at,
            radius * 1.3,
            f.u * world.roll.between(0.3, 2.2),
            colour,
            { opacity: Math.round(world.roll.between(0.08, 0.26) * 100) / 100 },
          )
        }
        // The rings' shadow.
        p.ellipse(x, y - radius * 0.2, radius * 1.2, radius * 0.07, colours.night, { opacity: 0.5 })
        p.ellipse(x, y - radius * 0.31, radius * 1.2, radius * 0.02, colours.night, { opacity: 0.4 })
      })
      p.circle(
        x,
        y,
        radius,
        p.radial([x - radius * 0.5, y - radius * 0.42], radius * 1.75, [
          [0.5, colours.night, 0],
          [0.78, colours.night, 0.55],
          [1, '#000000', 0.9],
        ]),
      )
    })
    p.group(turn, () =>
      bands.forEach(([from, to, colour, opacity]) => ring(from, to, colours.rings[colour], opacity, true)),
    )
    // Two small moons.
    for (const [mx, my, mr] of [
      [-1.5, -0.62, 0.05],
      [1.22, -0.95, 0.028],
    ] as const)
      p.circle(
        x + radius * mx,
        y + radius * my,
        radius * mr,
        p.linear(
          [x + radius * (mx - mr), 0],
          [x + radius * (mx + mr), 0],
          [
            [0, mix(colours.ice, '#ffffff', 0.3)],
            [1, colours.night],
          ],
        ),
      )

    const far = sheet(f, 'far')
    peaks(far.paint, far.roll, {
      y: horizon + f.u * 3,
      height: f.u * 17,
      count: 9,
      shade: mix(colours.shade, low, 0.5),
      lit: mix(colours.ice, low, 0.55),
      light: -1,
    })
    mist(far.paint, horizon + f.u * 2, f.u * 9, low, 0.7)
    const near = sheet(f, 'near')
    ridge(
      near.paint,
      { y: horizon + f.u * 5, swing: f.u * 2.5, seed: hash(f.seed), waves: 1.6 },
      mix(colours.ice, colours.shade, 0.45),
      colours.ground,
      0.9,
    )
    for (let i = 0; i < 16; i++) {
      const bx = near.roll() * f.w
      const by = horizon + f.u * near.roll.between(8, 22)
      const tall = f.u * near.roll.between(1.5, 6)
      near.paint.path(
        polygon([
          [bx, by],
          [bx + tall * 0.35, by - tall],
          [bx + tall * 0.55, by - tall * 0.8],
          [bx + tall * 0.8, by],
        ]),
        mix(colours.shade, colours.ground, 0.4),
      )
      near.paint.path(
        polygon([
          [bx, by],
          [bx + tall * 0.35, by - tall],
          [bx + tall * 0.36, by],
        ]),
        mix(colours.ice, colours.day, 0.25),
        { opacity: 0.75 },
      )
    }
    const front = sheet(f, 'front')
    const hill = ridge(
      front.paint,
      {
        y: f.h * 0.9,
        swing: f.u * 2.2,
        seed: hash(`${f.seed}f`),
        waves: 1.1,
        bend: (s) => -0.05 * Math.exp(-(((s - f.subject + 0.1) * 4) ** 2)),
      },
      colours.ground,
      mix(colours.ground, '#000000', 0.5),
    )
    const ax = f.w * (f.wide ? 0.56 : 0.42)
    const scale = f.u * 0.17
    front.paint.path(astronaut, mix(colours.ground, '#000000', 0.4), {
      transform: placed(ax, hill(ax) + f.u * 0.6, scale),
    })
    // Rim light on helmet and shoulder.
    const top = hill(ax) + f.u * 0.6 - 88 * scale
    front.paint.stroke(
      `M${ax - 1 * scale} ${top - 10.2 * scale}A${10.2 * scale} ${10.7 * scale} 0 0 1 ${ax + 9.8 * scale} ${top + 2.5 * scale}`,
      colours.visor,
      scale * 1.5,
    )
    front.paint.stroke(
      `M${ax + 9 * scale} ${top + 11.5 * scale}L${ax + 18.8 * scale} ${top + 26 * scale}L${ax + 21 * scale} ${top + 40 * scale}`,
      colours.visor,
      scale * 1.2,
      { opacity: 0.8 },
    )
    // Their footprints.
    for (let i = 1; i < 14; i++)
      front.paint.ellipse(
        ax - i * f.u * 2.1 + (i % 2) * f.u * 0.6,
        hill(ax - i * f.u * 2.1) + f.u * (1.4 + i * 0.42),
        f.u * 0.5,
        f.u * 0.16,
        mix(colours.ground, '#000000', 0.55),
      )
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.1, paint: world.paint },
      { depth: 0.3, paint: far.paint },
      { depth: 0.6, paint: near.paint },
      { depth: 1, paint: front.paint },
    ]
  }
