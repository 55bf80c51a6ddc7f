/** Radio dishes: a field of them under turning stars, or one among sheep. */
import { lighten, mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { type Paint, placed, polygon, type Stop } from '../paint.ts'
import { ridge } from '../parts/land.ts'
import { coated, standing } from '../parts/people.ts'
import { disc, mist, sky, streaks } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'

export type AntennaColours = {
  sky: readonly Stop[]
  star: readonly [string, string, string]
  dish: string
  shade: string
  land: string
  near: string
  lamp: string
  ink: string
}

function dish(
  p: Paint,
  x: number,
  foot: number,
  size: number,
  lean: number,
  c: AntennaColours,
  haze: number,
) {
  const tone = (hex: string) => mix(hex, c.sky.at(-1)?.[1] ?? hex, haze)
  const [hx, hy] = [x, foot - size * 0.9]
  p.path(
    polygon([
      [x - size * 0.3, foot],
      [x - size * 0.06, hy],
      [x + size * 0.06, hy],
      [x + size * 0.3, foot],
      [x + size * 0.2, foot],
      [x, hy + size * 0.3],
      [x - size * 0.2, foot],
    ]),
    tone(c.ink),
  )
  p.stroke(`M${x - size * 0.2} ${foot - size * 0.3}H${x + size * 0.2}`, tone(c.ink), size * 0.05)
  p.group({ transform: `rotate(${lean} ${hx} ${hy})` }, () => {
    const r = size * 0.92
    p.path(
      `M${hx - r} ${hy - size * 0.5}Q${hx} ${hy + size * 0.42} ${hx + r} ${hy - size * 0.5}Z`,
      p.linear(
        [hx - r, 0],
        [hx + r, 0],
        [
          [0, tone(c.shade)],
          [0.7, tone(mix(c.shade, c.dish, 0.5))],
          [1, tone(lighten(c.shade, -0.06))],
        ],
      ),
    )
    p.ellipse(
      hx,
      hy - size * 0.5,
      r,
      r * 0.3,
      p.linear(
        [hx - r, 0],
        [hx + r, 0],
        [
          [0, tone(lighten(c.dish, -0.04))],
          [0.3, tone(c.dish)],
          [1, tone(c.shade)],
        ],
      ),
    )
    p.ellipse(hx, hy - size * 0.44, r * 0.5, r * 0.13, tone(c.shade), { opacity: 0.35 })
    p.stroke(
      `M${hx - r * 0.72} ${hy - size * 0.54}L${hx} ${hy - size * 1.25}L${hx + r * 0.72} ${hy - size * 0.54}M${hx} ${hy - size * 0.4}V${hy - size * 1.25}`,
      tone(c.ink),
      size * 0.03,
    )
    p.circle(hx, hy - size * 1.26, size * 0.07, tone(c.ink))
  })
  p.circle(hx - size * 0.34, foot - size * 0.1, size * 0.045, c.lamp)
  p.glow([hx - size * 0.34, foot - size * 0.1], size * 0.3, c.lamp, 0.7)
}

const SHEEP = 'M-12 -6Q-14 -14 -6 -14Q-2 -18 3 -15Q9 -17 10 -12Q14 -9 10 -5Q6 -2 0 -4Q-7 -1 -12 -6Z'

export const antennas =
  (colours: AntennaColours, kind: 'array' | 'pasture'): Scene =>
  (f) => {
    const horizon = f.h * (f.wide ? 0.74 : f.square ? 0.8 : 0.75)
    const x = f.w * f.subject
    const night = kind === 'array'
    const low = colours.sky.at(-1)?.[1] ?? colours.land
    const air = sheet(f, 'air')
    sky(air.paint, horizon, colours.sky)
    if (!night) {
      disc(air.paint, [x - f.u * 26, horizon - f.u * 40], f.u * 7, '#fffbe0', '#fffbe0', 4, 0.5)
      streaks(air.paint, air.roll, {
        count: 9,
        top: horizon * 0.3,
        bottom: horizon * 0.9,
        colour: '#ffffff',
        opacity: 0.55,
      })
    }
    const trails = sheet(f, 'trails')
    if (night)
      // Star trails of a long exposure: arcs around the pole.
      for (let i = 0; i < 230; i++) {
        const [px, py] = [x - f.u * 6, horizon - f.u * (f.wide ? 34 : 56)]
        const r = f.u * (2 + 120 * trails.roll() ** 0.8)
        const a = trails.roll() * Math.PI * 2
        const sweep = trails.roll.between(0.2, 0.62)
        trails.paint.stroke(
          `M${px + Math.cos(a) * r} ${py + Math.sin(a) * r}A${r} ${r} 0 0 1 ${px + Math.cos(a + sweep) * r} ${py + Math.sin(a + sweep) * r}`,
          trails.roll.pick(colours.star),
          f.u * trails.roll.between(0.1, 0.34),
          { opacity: Math.round(trails.roll.between(0.25, 0.95) * 100) / 100 },
        )
      }
    const land = sheet(f, 'land')
    const p = land.paint
    ridge(
      p,
      { y: horizon - f.u * 3, swing: f.u * 4, seed: hash(f.seed), waves: 1.7, sharp: night ? 0.4 : 0 },
      mix(colours.land, low, 0.5),
      low,
      0.5,
    )
    ridge(
      p,
      {
        y: horizon + f.u * (night ? 2 : 4),
        swing: f.u * (night ? 0.8 : 3.5),
        seed: hash(`${f.seed}b`),
        waves: 1.2,
      },
      colours.land,
      colours.near,
      0.8,
    )
    mist(p, horizon, f.u * 10, low, 0.35)
    const dishes = sheet(f, 'dishes')
    const lean = night ? dishes.roll.between(14, 30) : -24
    if (night)
      for (const [row, count] of [9, 6, 4].entries())
        for (let i = 0; i < count; i++) {
          const size = f.u * (3 + row * 2.4)
          const dx = (i + 0.5 - count / 2) * f.u * (13 + row * 9)
          if (Math.abs(dx) < f.u * 4 && row > 1) continue
          dish(
            dishes.paint,
            x + dx + f.u * row * 2,
            horizon + f.u * (2 + row * 3.4),
            size,
            lean,
            colours,
            0.55 - row * 0.2,
          )
        }
    const main = sheet(f, 'main')
    dish(
      main.paint,
      x + (night ? f.u * 3 : f.u * 9),
      horizon + f.u * (night ? 15 : 11),
      f.u * (night ? 15 : f.square ? 20 : 25),
      lean,
      colours,
      0,
    )

    const near = sheet(f, 'near')
    const q = near.paint
    ridge(
      q,
      { y: f.h * 0.93, swing: f.u * 3, seed: hash(`${f.seed}near`), waves: 0.9 },
      colours.near,
      mix(colours.near, '#000000', night ? 0.5 : 0.12),
    )
    if (night)
      q.path(coated, mix(colours.ink, '#000000', 0.5), {
        transform: placed(x - f.u * 24, horizon + f.u * 9, f.u * 0.13),
      })
    else {
      for (let i = 0; i < 11; i++) {
        const sx = x + (i - 5.2) * f.u * 8.6 + near.roll.between(-2, 2) * f.u
        const sy = horizon + f.u * (10 + near.roll.between(0, 14))
        const s = f.u * (0.16 + (sy - horizon) / f.u / 90)
        q.rect(sx - s * 7, sy - s * 5, s * 1.6, s * 6, colours.ink)
        q.rect(sx + s * 5, sy - s * 5, s * 1.6, s * 6, colours.ink)
        q.path(SHEEP, colours.dish, { transform: placed(sx, sy, s, i % 3 === 0) })
        q.ellipse(sx + (i % 3 === 0 ? -1 : 1) * s * 12, sy - s * 12, s * 3.4, s * 2.6, colours.ink)
      }
      q.path(standing, colours.ink, { transform: placed(x - f.u * 23, horizon + f.u * 21, f.u * 0.17) })
      q.stroke(
        `M${x - f.u * 20.8} ${horizon + f.u * 21}V${horizon + f.u * 3}q0 ${-f.u * 2.4} ${f.u * 1.6} ${-f.u * 2.4}`,
        colours.ink,
        f.u * 0.4,
      )
    }
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.02, paint: trails.paint, motion: (t) => ({ opacity: 0.85 + 0.15 * Math.sin(t) }) },
      { depth: 0.4, paint: p },
      { depth: 0.6, paint: dishes.paint },
      { depth: 0.9, paint: main.paint },
      { depth: 1.2, paint: q },
    ]
  }
