/** A salt flat, a huge sun and its reflection, and two tiny figures. */
import { mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { placed, type Point } from '../paint.ts'
import { ridge } from '../parts/land.ts'
import { coated, walking } from '../parts/people.ts'
import { mist } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'

export type SaltColours = {
  top: string
  low: string
  sun: string
  sunLow: string
  ground: string
  near: string
  hills: string
  ink: string
}

export const salt =
  (colours: SaltColours): Scene =>
  (f) => {
    const horizon = f.h * (f.wide ? 0.64 : 0.66)
    const radius = f.wide ? f.h * 0.4 : f.w * 0.37
    const centre: Point = [f.w * f.subject, horizon - radius * (f.wide ? 0.46 : 0.62)]

    const air = sheet(f, 'sky')
    air.paint.ground(air.paint.down(0, horizon, colours.top, colours.low))
    const sun = sheet(f, 'sun')
    sun.paint.glow(centre, radius * 2.1, colours.sunLow, 0.34)
    sun.paint.circle(
      centre[0],
      centre[1],
      radius,
      sun.paint.linear(
        [0, centre[1] - radius],
        [0, centre[1] + radius],
        [
          [0, colours.sun],
          [0.62, mix(colours.sun, colours.sunLow, 0.5)],
          [1, colours.sunLow],
        ],
      ),
    )

    const hills = sheet(f, 'hills')
    ridge(
      hills.paint,
      { y: horizon - f.u * 1.4, swing: f.u * 2.6, seed: hash(f.seed), waves: 2.1, sharp: 0.3 },
      mix(colours.hills, colours.low, 0.35),
      colours.low,
      0.55,
    )
    ridge(
      hills.paint,
      { y: horizon - f.u * 0.2, swing: f.u * 1.2, seed: hash(`${f.seed}2`), waves: 3.5 },
      mix(colours.hills, colours.low, 0.1),
      colours.low,
      0.5,
    )

    const flat = sheet(f, 'flat')
    const p = flat.paint
    p.rect(
      0,
      horizon,
      f.w,
      f.h - horizon + 2,
      p.linear(
        [0, horizon],
        [0, f.h],
        [
          [0, mix(colours.ground, colours.low, 0.5)],
          [0.25, colours.ground],
          [1, colours.near],
        ],
      ),
    )
    // The thin water on the salt reflects the sun, broken by ripples.
    const inside = p.clip(`M0 ${horizon}H${f.w}V${f.h}H0Z`)
    p.group({ 'clip-path': inside }, () => {
      const mirrored = 2 * horizon - centre[1]
      p.ellipse(
        centre[0],
        mirrored,
        radius,
        radius,
        p.linear(
          [0, mirrored - radius],
          [0, mirrored + radius],
          [
            [0, colours.sunLow, 0.8],
            [1, colours.sun, 0.28],
          ],
        ),
      )
      for (let i = 0; i < 26; i++) {
        const s = (i / 26) ** 1.6
        const y = horizon + f.u * 0.8 + s * (f.h - horizon)
        p.rect(
          0,
          y,
          f.w,
          f.u * (0.08 + s * 0.75) * flat.roll.between(0.4, 1),
          mix(colours.ground, colours.near, s),
          { opacity: 0.8 },
        )
      }
      // Polygons of dried salt, drawn as a bright net that widens towards the viewer.
      for (let i = 0; i < 90; i++) {
        const s = flat.roll() ** 0.7
        const y = horizon + s * (f.h - horizon)
        const x = flat.roll() * f.w
        const l = f.u * (1 + s * 9)
        p.stroke(
          `M${x} ${y}l${l * flat.roll.between(0.3, 0.6)} ${-l * 0.07}l${l * flat.roll.between(0.2, 0.5)} ${l * 0.05}l${l * 0.2} ${l * 0.08}`,
          mix(colours.low, '#ffffff', 0.5),
          f.u * (0.05 + s * 0.16),
          { opacity: Math.round((0.1 + s * 0.3) * 100) / 100 },
        )
      }
    })
    mist(p, horizon, f.u * 2.4, colours.low, 0.7)

    const people = sheet(f, 'people')
    const q = people.paint
    const at: Point = [centre[0] + f.u * (f.wide ? -4 : 6), horizon + f.u * 10]
    const scale = f.u * 0.155
    // A shadow falling towards the viewer.
    q.group({ transform: `translate(${at[0]} ${at[1]}) scale(1 -2.1) skewX(14)`, opacity: 0.42 }, () => {
      q.path(coated, colours.ink, { transform: placed(0, 0, scale) })
      q.path(walking, colours.ink, { transform: placed(f.u * 6.4, 0, scale * 0.86) })
    })
    q.path(coated, colours.ink, { transform: placed(at[0], at[1], scale) })
    q.path(walking, colours.ink, { transform: placed(at[0] + f.u * 6.4, at[1] - f.u * 0.2, scale * 0.86) })
    // Their load.
    q.rect(at[0] + f.u * 7.3, at[1] - f.u * 5.4, f.u * 2.8, f.u * 2, colours.ink, { rx: f.u * 0.25 })
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.08, paint: sun.paint },
      { depth: 0.25, paint: hills.paint },
      { depth: 0.7, paint: flat.paint },
      { depth: 1, paint: people.paint },
    ]
  }
