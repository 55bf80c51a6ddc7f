/** A striped balloon over a landscape cut from paper. For children. */
import { lighten, mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { curve, placed, type Point, polygon } from '../paint.ts'
import { ridge } from '../parts/land.ts'
import { child, gull } from '../parts/people.ts'
import { roundTree } from '../parts/trees.ts'
import { type Scene, sheet } from '../scene.ts'

export type BalloonColours = {
  top: string
  low: string
  sun: string
  stripes: readonly [string, string, string]
  clouds: string
  hills: readonly [string, string, string, string]
  crown: string
  roof: string
  ink: string
}

const puff = (x: number, y: number, s: number) =>
  `M${x - 3 * s} ${y}a${s * 1.05} ${s * 1.05} 0 0 1 ${s * 0.7} ${-s * 1.5}a${s * 1.35} ${s * 1.35} 0 0 1 ${s * 2.3} ${-s * 0.9}a${s * 1.2} ${s * 1.2} 0 0 1 ${s * 2.1} ${s * 0.7}a${s * 0.95} ${s * 0.95} 0 0 1 ${s * 0.9} ${s * 1.7}Z`

export const balloon =
  (colours: BalloonColours): Scene =>
  (f) => {
    const horizon = f.h * (f.wide ? 0.74 : 0.76)
    const air = sheet(f, 'sky')
    air.paint.ground(air.paint.down(0, horizon, colours.top, colours.low))
    const sunAt: Point = [f.w * (f.wide ? 0.5 : 0.2), f.h * (f.wide ? 0.13 : 0.5)]
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * Math.PI * 2
      const reach = Math.max(f.w, f.h)
      air.paint.path(
        polygon([
          sunAt,
          [sunAt[0] + Math.cos(a) * reach, sunAt[1] + Math.sin(a) * reach],
          [sunAt[0] + Math.cos(a + 0.2) * reach, sunAt[1] + Math.sin(a + 0.2) * reach],
        ]),
        mix(colours.low, '#ffffff', 0.5),
        { opacity: 0.26 },
      )
    }
    air.paint.circle(sunAt[0], sunAt[1], f.u * 12, mix(colours.sun, colours.low, 0.45))
    air.paint.circle(sunAt[0], sunAt[1], f.u * 9, colours.sun)

    const back = sheet(f, 'clouds')
    for (const [x, y, s] of f.wide
      ? ([
          [0.08, 0.66, 4.4],
          [0.93, 0.52, 6],
          [0.4, 0.7, 3.4],
          [0.9, 0.22, 3.4],
        ] as const)
      : ([
          [0.1, 0.41, 5],
          [0.92, 0.66, 5.6],
          [0.86, 0.37, 4],
          [0.04, 0.7, 4],
        ] as const)) {
      back.paint.path(puff(f.w * x, f.h * y + f.u, f.u * s), mix(colours.low, colours.top, 0.3), {
        opacity: 0.6,
      })
      back.paint.path(puff(f.w * x, f.h * y, f.u * s), colours.clouds)
    }
    const ship = sheet(f, 'balloon')
    const p = ship.paint
    const at: Point = [f.w * (f.wide ? 0.7 : 0.56), f.h * (f.wide ? 0.28 : 0.45)]
    const r = f.u * (f.wide ? 20 : 24)
    const neck: Point = [at[0], at[1] + r * 1.42]
    const envelope = (share: number) =>
      `C${at[0] + r * 1.32 * share} ${at[1] - r * 1.02} ${at[0] + r * 1.24 * share} ${at[1] + r * 0.52} ${neck[0] + r * 0.2 * share} ${neck[1]}`
    const edges = [-1, -0.72, -0.34, 0.06, 0.44, 0.76, 1]
    for (let i = 0; i < 6; i++) {
      const [a, b] = [edges[i] ?? 0, edges[i + 1] ?? 0]
      p.path(
        `M${at[0]} ${at[1] - r}${envelope(b)}L${neck[0] + r * 0.2 * a} ${neck[1]}C${at[0] + r * 1.24 * a} ${at[1] + r * 0.52} ${at[0] + r * 1.32 * a} ${at[1] - r * 1.02} ${at[0]} ${at[1] - r}Z`,
        lighten(colours.stripes[i % 3] ?? colours.ink, i > 3 ? -0.07 : i < 2 ? 0.02 : 0),
      )
    }
    // A belt of stars, with the light on the left.
    const whole = p.clip(
      `M${at[0]} ${at[1] - r}${envelope(1)}L${neck[0] - r * 0.2} ${neck[1]}C${at[0] - r * 1.24} ${at[1] + r * 0.52} ${at[0] - r * 1.32} ${at[1] - r * 1.02} ${at[0]} ${at[1] - r}Z`,
    )
    p.group({ 'clip-path': whole }, () => {
      p.path(
        `M${at[0] - r * 1.2} ${at[1] + r * 0.02}Q${at[0]} ${at[1] + r * 0.34} ${at[0] + r * 1.2} ${at[1] + r * 0.02}V${at[1] + r * 0.34}Q${at[0]} ${at[1] + r * 0.68} ${at[0] - r * 1.2} ${at[1] + r * 0.34}Z`,
        colours.ink,
      )
      for (let i = -3; i <= 3; i++) {
        const [sx, sy, s] = [at[0] + i * r * 0.27, at[1] + r * (0.34 - 0.018 * i * i), r * 0.085]
        p.path(
          polygon(
            Array.from({ length: 10 }, (_, k): Point => [
              sx + Math.sin((k * Math.PI) / 5) * (k % 2 ? s * 0.42 : s),
              sy - Math.cos((k * Math.PI) / 5) * (k % 2 ? s * 0.42 : s),
            ]),
          ),
          colours.sun,
        )
      }
      p.ellipse(at[0] - r * 0.48, at[1] - r * 0.36, r * 0.17, r * 0.4, '#ffffff', {
        opacity: 0.26,
        transform: `rotate(24 ${at[0] - r * 0.48} ${at[1] - r * 0.36})`,
      })
    })
    const basket: Point = [neck[0], neck[1] + r * 0.34]
    for (const side of [-1, -0.34, 0.34, 1])
      p.stroke(
        `M${neck[0] + side * r * 0.19} ${neck[1]}L${basket[0] + side * r * 0.2} ${basket[1]}`,
        colours.ink,
        f.u * 0.28,
      )
    p.path(child, colours.ink, { transform: placed(basket[0] - r * 0.06, basket[1] + r * 0.3, r * 0.0048) })
    p.rect(basket[0] - r * 0.22, basket[1], r * 0.44, r * 0.3, mix(colours.roof, '#7a4a24', 0.5), {
      rx: r * 0.05,
    })
    for (let i = 1; i < 4; i++)
      p.rect(basket[0] - r * 0.22, basket[1] + i * r * 0.075, r * 0.44, f.u * 0.22, colours.ink, {
        opacity: 0.35,
      })
    p.rect(basket[0] - r * 0.25, basket[1] - r * 0.02, r * 0.5, r * 0.065, colours.ink, { rx: r * 0.03 })
    // Bunting hanging from the basket.
    for (let i = 0; i < 5; i++)
      p.path(
        polygon([
          [basket[0] - r * 0.2 + i * r * 0.085, basket[1] + r * 0.06],
          [basket[0] - r * 0.13 + i * r * 0.085, basket[1] + r * 0.06],
          [basket[0] - r * 0.165 + i * r * 0.085, basket[1] + r * 0.15],
        ]),
        colours.stripes[i % 3] ?? colours.ink,
      )
    const birds = sheet(f, 'birds')
    for (const [x, y, s] of [
      [0.2, 0.3, 2],
      [0.27, 0.27, 1.5],
      [0.14, 0.34, 1.3],
    ] as const)
      birds.paint.path(
        gull(f.w * (f.wide ? x + 0.68 : x + 0.56), f.h * (f.wide ? y - 0.1 : y + 0.02), f.u * s),
        colours.ink,
      )

    const hills = [0, 1, 2, 3].map((i) => {
      const layer = sheet(f, `hill${i}`)
      const q = layer.paint
      const height = ridge(
        q,
        {
          y: horizon + f.u * (i * 6 - 4),
          swing: f.u * (5 - i * 0.6),
          seed: hash(`${f.seed}${i}`),
          waves: 1.5 - i * 0.15,
          octaves: 1,
        },
        colours.hills[i] ?? colours.ink,
      )
      if (i > 0)
        for (let k = 0; k < 8 - i; k++) {
          const x = layer.roll() * f.w
          roundTree(
            q,
            layer.roll,
            x,
            height(x) + f.u * 0.6,
            f.u * layer.roll.between(5, 8) * (0.8 + i * 0.25),
            mix(colours.crown, colours.hills[i] ?? colours.crown, 0.2),
            lighten(colours.crown, -0.09),
            colours.ink,
          )
        }
      if (i === 1 || i === 2)
        for (let k = 0; k < 3; k++) {
          const x = f.w * (f.wide ? 0.12 : 0.07) + k * f.u * 7 + layer.roll() * f.u * 2
          const [y, s] = [height(x) + f.u * 0.8, f.u * (2.6 + i * 0.6)]
          q.rect(x - s, y - s * 1.5, s * 2, s * 1.6, '#fff6e6')
          q.path(
            polygon([
              [x - s * 1.25, y - s * 1.45],
              [x, y - s * 2.7],
              [x + s * 1.25, y - s * 1.45],
            ]),
            colours.roof,
          )
          q.rect(x - s * 0.3, y - s * 0.75, s * 0.6, s * 0.85, colours.ink)
        }
      // Furrows.
      if (i === 2)
        for (let k = 0; k < 6; k++)
          q.stroke(
            curve(
              Array.from({ length: 12 }, (_, j): Point => [
                (j / 11) * f.w * 0.5 + f.w * 0.1,
                height((j / 11) * f.w * 0.5 + f.w * 0.1) + f.u * (2 + k * 1.4),
              ]),
            ),
            lighten(colours.hills[2], 0.04),
            f.u * 0.35,
            { opacity: 0.7 },
          )
      return { depth: 0.45 + i * 0.18, paint: q }
    })
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.2, paint: back.paint, motion: (t) => ({ x: t * 9 }) },
      ...hills.slice(0, 2),
      { depth: 0.7, paint: p, motion: (t) => ({ y: Math.sin(t * 0.9) * 10, x: Math.sin(t * 0.4) * 8 }) },
      { depth: 0.75, paint: birds.paint, motion: (t) => ({ x: t * 16, y: Math.sin(t * 2) * 5 }) },
      ...hills.slice(2),
    ]
  }
