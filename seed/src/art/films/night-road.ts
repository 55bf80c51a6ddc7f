/** A straight road at night, with a ring of light on the horizon: the zero of the title. */
import { mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { type Point, polygon, type Stop } from '../paint.ts'
import { ridge } from '../parts/land.ts'
import { cloudBank, mist, sky, stars } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'

export type RoadColours = {
  sky: readonly Stop[]
  ring: string
  core: string
  land: string
  haze: string
  paint: string
}

export const nightRoad =
  (colours: RoadColours): Scene =>
  (f) => {
    const horizon = f.h * (f.wide ? 0.63 : 0.61)
    const centre: Point = [f.w * f.subject, horizon]
    const radius = f.wide ? f.h * 0.36 : f.w * 0.33

    const air = sheet(f, 'sky')
    sky(air.paint, horizon, colours.sky)
    stars(air.paint, air.roll, {
      count: 170,
      bottom: horizon * 0.85,
      colour: mix(colours.ring, '#ffffff', 0.6),
      size: 0.8,
    })
    const ring = sheet(f, 'ring')
    const middle: Point = [centre[0], horizon - radius * 0.62]
    ring.paint.glow(middle, radius * 2.6, colours.core, 0.75)
    ring.paint.group({ filter: ring.paint.soft(f.u * 2.2) }, () =>
      ring.paint.stroke(
        `M${middle[0] - radius} ${middle[1]}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0`,
        colours.core,
        f.u * 5,
      ),
    )
    ring.paint.stroke(
      `M${middle[0] - radius} ${middle[1]}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0`,
      mix(colours.ring, '#ffffff', 0.25),
      f.u * 2.1,
    )
    const clouds = sheet(f, 'clouds')
    cloudBank(clouds.paint, {
      y: horizon - f.u * 1,
      height: f.u * 8,
      seed: hash(f.seed),
      colour: mix(colours.land, colours.core, 0.34),
      opacity: 0.85,
      scale: 1.3,
    })

    const far = sheet(f, 'far')
    ridge(
      far.paint,
      { y: horizon - f.u * 2.5, swing: f.u * 4.5, seed: hash(`${f.seed}r`), waves: 2.4, sharp: 0.35 },
      mix(colours.land, colours.haze, 0.42),
      colours.haze,
      0.7,
    )
    ridge(
      far.paint,
      { y: horizon - f.u * 0.4, swing: f.u * 1.6, seed: hash(`${f.seed}s`), waves: 4 },
      mix(colours.land, colours.haze, 0.2),
      colours.land,
      0.6,
    )

    const ground = sheet(f, 'ground')
    const p = ground.paint
    p.rect(
      0,
      horizon,
      f.w,
      f.h - horizon + 2,
      p.linear(
        [0, horizon],
        [0, f.h],
        [
          [0, mix(colours.land, colours.haze, 0.5)],
          [0.2, mix(colours.land, colours.haze, 0.16)],
          [1, mix(colours.land, '#000000', 0.5)],
        ],
      ),
    )
    mist(p, horizon, f.u * 5, colours.haze, 0.55)
    // The road runs towards the ring and reflects it.
    const reach = f.wide ? f.h * 0.95 : f.w * 0.78
    const bottom = f.h * 1.02
    const at = (side: number, s: number): Point => [
      centre[0] + side * (f.u * 0.35 + reach * s) + (f.w * 0.5 - centre[0]) * s * 0.4,
      horizon + (bottom - horizon) * s,
    ]
    p.path(
      polygon([at(-1, 0), at(1, 0), at(1, 1), at(-1, 1)]),
      p.linear(
        [0, horizon],
        [0, bottom],
        [
          [0, mix(colours.core, colours.land, 0.25)],
          [0.12, mix(colours.land, colours.core, 0.38)],
          [0.5, mix(colours.land, '#000000', 0.25)],
          [1, mix(colours.land, '#000000', 0.6)],
        ],
      ),
    )
    for (const side of [-0.93, 0.93])
      p.path(polygon([at(side, 0), at(side * 1.03, 1), at(side * 0.985, 1)]), colours.paint, {
        opacity: 0.55,
      })
    for (let i = 0; i < 12; i++) {
      const [s, e] = [0.92 ** 0 * (i / 12) ** 2.6, ((i + 0.5) / 12) ** 2.6]
      p.path(polygon([at(-0.02, s), at(0.02, s), at(0.02, e), at(-0.02, e)]), colours.paint, {
        opacity: Math.round((0.95 - i * 0.03) * 100) / 100,
      })
    }
    // Telegraph poles on one side, reflectors on the other.
    for (let i = 0; i < 9; i++) {
      const s = ((i + 0.6) / 8.4) ** 2.5
      const [x, y] = at(-1.42, s)
      const tall = f.u * 1.6 + f.h * 0.52 * s
      const w = Math.max(f.u * 0.12, tall * 0.017)
      p.rect(x - w / 2, y - tall, w, tall, mix(colours.land, '#000000', 0.55))
      p.rect(x - tall * 0.13, y - tall * 0.93, tall * 0.26, w * 0.8, mix(colours.land, '#000000', 0.55))
      p.rect(x - tall * 0.1, y - tall * 0.84, tall * 0.2, w * 0.7, mix(colours.land, '#000000', 0.55))
      const [rx, ry] = at(1.12, s)
      p.rect(rx - w * 0.6, ry - tall * 0.16, w * 1.2, tall * 0.16, mix(colours.land, '#000000', 0.4))
      p.rect(rx - w * 0.6, ry - tall * 0.14, w * 1.2, tall * 0.035, colours.ring)
    }
    const car = sheet(f, 'car')
    const c = car.paint
    const [cx, cy] = at(0.45, 0.115)
    const size = f.u * 5.2
    c.path(
      polygon([
        [cx - size * 0.52, cy],
        [cx - size * 0.54, cy - size * 0.34],
        [cx - size * 0.4, cy - size * 0.42],
        [cx - size * 0.3, cy - size * 0.7],
        [cx + size * 0.3, cy - size * 0.7],
        [cx + size * 0.4, cy - size * 0.42],
        [cx + size * 0.54, cy - size * 0.34],
        [cx + size * 0.52, cy],
      ]),
      mix(colours.land, '#000000', 0.75),
    )
    c.path(
      polygon([
        [cx - size * 0.33, cy - size * 0.44],
        [cx - size * 0.26, cy - size * 0.64],
        [cx + size * 0.26, cy - size * 0.64],
        [cx + size * 0.33, cy - size * 0.44],
      ]),
      mix(colours.core, colours.land, 0.25),
      { opacity: 0.65 },
    )
    for (const side of [-1, 1]) {
      c.rect(cx + side * size * 0.42 - size * 0.1, cy - size * 0.32, size * 0.2, size * 0.09, '#ff3b2f')
      c.glow([cx + side * size * 0.42, cy - size * 0.27], size * 0.95, '#ff2a1f', 0.85)
      c.ellipse(cx + side * size * 0.42, cy + size * 0.22, size * 0.13, size * 0.26, '#ff2a1f', {
        opacity: 0.22,
      })
    }
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.05, paint: ring.paint },
      { depth: 0.12, paint: clouds.paint, motion: (t) => ({ x: t * 3 }) },
      { depth: 0.3, paint: far.paint },
      { depth: 0.8, paint: ground.paint },
      {
        depth: 1,
        paint: car.paint,
        motion: (t) => ({ x: Math.sin(t * 0.9) * 1.6, y: Math.sin(t * 5) * 0.6 }),
      },
    ]
  }
