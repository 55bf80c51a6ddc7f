/** A fox in the snow following a spark. For children: few, large, soft shapes. */
import { mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { curve, placed, type Point, type Stop } from '../paint.ts'
import { ridge } from '../parts/land.ts'
import { sky, stars } from '../parts/sky.ts'
import { conifer, wood } from '../parts/trees.ts'
import { type Scene, sheet } from '../scene.ts'

export type FoxColours = {
  sky: readonly Stop[]
  moon: string
  snow: string
  shade: string
  wood: string
  coat: string
  dark: string
  belly: string
  spark: string
}

export const fox =
  (colours: FoxColours): Scene =>
  (f) => {
    const horizon = f.h * (f.wide ? 0.72 : 0.74)
    const low = colours.sky.at(-1)?.[1] ?? colours.snow
    const air = sheet(f, 'sky')
    sky(air.paint, horizon, colours.sky)
    stars(air.paint, air.roll, { count: 120, bottom: horizon, size: 1.7 })
    const moonAt: Point = f.wide ? [f.w * 0.7, f.h * 0.42] : [f.w * 0.5, f.h * 0.56]
    const moon = sheet(f, 'moon')
    const r = f.u * (f.wide ? 33 : 32)
    moon.paint.glow(moonAt, r * 2, colours.moon, 0.5)
    moon.paint.circle(
      moonAt[0],
      moonAt[1],
      r,
      moon.paint.linear(
        [moonAt[0] - r, moonAt[1] - r],
        [moonAt[0] + r, moonAt[1] + r],
        [
          [0, mix(colours.moon, '#ffffff', 0.5)],
          [1, colours.moon],
        ],
      ),
    )
    for (const [x, y, s] of [
      [-0.4, -0.3, 0.16],
      [0.32, 0.1, 0.11],
      [-0.12, 0.34, 0.2],
      [0.42, -0.42, 0.07],
      [0.02, -0.55, 0.09],
    ] as const)
      moon.paint.circle(moonAt[0] + x * r, moonAt[1] + y * r, s * r, mix(colours.moon, low, 0.28), {
        opacity: 0.55,
      })

    const far = sheet(f, 'far')
    const farCrest = ridge(
      far.paint,
      { y: horizon - f.u * 4, swing: f.u * 4, seed: hash(f.seed), waves: 1.6 },
      mix(colours.shade, low, 0.4),
      mix(colours.snow, low, 0.4),
      0.8,
    )
    far.paint.path(
      wood(far.paint, far.roll, farCrest, {
        count: Math.round((f.w / f.u) * 0.4),
        height: f.u * 11,
        slim: 0.5,
      }),
      mix(colours.wood, low, 0.62),
    )
    const middle = sheet(f, 'middle')
    const crest = ridge(
      middle.paint,
      { y: horizon + f.u * 2, swing: f.u * 3.5, seed: hash(`${f.seed}m`), waves: 1.2 },
      mix(colours.snow, colours.shade, 0.45),
      colours.snow,
      0.6,
    )
    let trees = ''
    for (let i = 0; i < (f.wide ? 30 : 17); i++) {
      const x = middle.roll() * f.w
      if (Math.abs(x - f.w * f.subject) < f.u * 26) continue
      trees += conifer(middle.roll, x, crest(x) + f.u * 2, f.u * middle.roll.between(17, 34), 0.5)
    }
    middle.paint.path(trees, mix(colours.wood, low, 0.25))

    const front = sheet(f, 'front')
    const p = front.paint
    const hill = ridge(
      p,
      {
        y: f.h * (f.wide ? 0.86 : 0.84),
        swing: f.u * 2,
        seed: hash(`${f.seed}h`),
        waves: 0.9,
        bend: (x) => -0.04 * Math.exp(-(((x - f.subject) * 3.4) ** 2)),
      },
      colours.snow,
      colours.shade,
      0.85,
    )
    const at: Point = [f.w * f.subject - f.u * 3, hill(f.w * f.subject) + f.u * 1.6]
    const scale = f.u * (f.wide ? 0.52 : 0.5)
    p.ellipse(at[0] + f.u * 2, at[1], f.u * 24, f.u * 2.6, colours.shade, { opacity: 0.75 })
    p.group({ transform: placed(at[0], at[1], scale) }, () => {
      // The tail first: it curls around the paws.
      p.path(
        curve(
          [
            [-14, -6],
            [-34, -2],
            [-50, -10],
            [-56, -26],
            [-48, -42],
            [-42, -30],
            [-34, -22],
            [-20, -20],
          ],
          true,
        ),
        colours.coat,
      )
      p.path(
        curve(
          [
            [-56, -26],
            [-48, -42],
            [-43, -31],
            [-46, -25],
            [-52, -20],
          ],
          true,
        ),
        colours.belly,
      )
      p.path(
        curve(
          [
            [-22, 0],
            [-27, -18],
            [-18, -40],
            [-4, -58],
            [10, -66],
            [20, -56],
            [20, -34],
            [18, -12],
            [20, 0],
          ],
          true,
        ),
        colours.coat,
      )
      p.path(
        curve(
          [
            [6, -58],
            [20, -54],
            [19, -34],
            [13, -22],
            [6, -36],
          ],
          true,
        ),
        colours.belly,
      )
      p.path(
        'M-2 0C-4 -12 -1 -26 4 -34L11 -32C8 -22 8 -10 9 0ZM11 0C11 -12 12 -22 13 -30L19 -30C20 -20 20 -10 20 0Z',
        mix(colours.coat, colours.dark, 0.12),
      )
      p.path(
        'M-3 0C-3 -5 -2 -9 -1 -12L9 -12C9 -8 9 -4 10 0ZM11 0C11 -5 11 -8 11 -12L20 -12C20 -8 21 -4 21 0Z',
        colours.dark,
      )
      p.path(
        curve(
          [
            [-22, 0],
            [-27, -16],
            [-20, -30],
            [-8, -26],
            [-3, -12],
            [-5, 0],
          ],
          true,
        ),
        mix(colours.coat, colours.dark, 0.18),
      )
      // The head, looking up to the right.
      p.path('M-2 -76L-6 -101L12 -88ZM16 -91L26 -108L30 -86Z', colours.coat)
      p.path('M0 -80L-3 -95L9 -87ZM19 -91L25 -102L27 -87Z', colours.dark)
      p.path(
        curve(
          [
            [-7, -72],
            [-4, -84],
            [6, -91],
            [18, -92],
            [29, -86],
            [40, -80],
            [48, -79],
            [46, -73],
            [36, -68],
            [24, -62],
            [10, -59],
            [-2, -63],
          ],
          true,
        ),
        colours.coat,
      )
      p.path(
        curve(
          [
            [4, -61],
            [12, -70],
            [24, -71],
            [36, -73],
            [46, -74],
            [40, -69],
            [26, -62],
            [12, -58],
          ],
          true,
        ),
        colours.belly,
      )
      p.circle(47.5, -78, 3.3, colours.dark)
      p.path('M15 -80Q20 -85.5 25 -80Q20 -83 15 -80Z', colours.dark)
      p.circle(20.3, -80, 2.7, colours.dark)
      p.circle(21.3, -81, 0.95, '#ffffff')
    })
    // A trail of prints leads here.
    for (let i = 1; i < 12; i++)
      p.ellipse(
        at[0] - scale * 60 - i * f.u * 3.4,
        hill(at[0] - i * f.u * 4) + f.u * (4 + (i % 2) * 1.3 + i * 0.35),
        f.u * 0.9,
        f.u * 0.4,
        colours.shade,
      )

    const spark = sheet(f, 'spark')
    const s: Point = [at[0] + scale * 66, at[1] - scale * 110]
    spark.paint.glow(s, f.u * 15, colours.spark, 0.95)
    spark.paint.glow(s, f.u * 4.5, '#ffffff', 1)
    spark.paint.circle(s[0], s[1], f.u * 1.1, '#fffbe6')
    for (let i = 1; i < 10; i++)
      spark.paint.circle(
        s[0] + f.u * i * 1.9,
        s[1] - f.u * (Math.sin(i * 0.9) * 2.4 + i * 0.5),
        f.u * (0.42 - i * 0.03),
        colours.spark,
        { opacity: Math.round((1 - i * 0.09) * 100) / 100 },
      )

    const fall = sheet(f, 'snow')
    for (let i = 0; i < 110; i++)
      fall.paint.circle(
        fall.roll() * f.w,
        fall.roll() * f.h,
        f.u * fall.roll.between(0.15, 0.55),
        '#ffffff',
        { opacity: Math.round(fall.roll.between(0.25, 0.85) * 100) / 100 },
      )
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.08, paint: moon.paint },
      { depth: 0.3, paint: far.paint },
      { depth: 0.55, paint: middle.paint },
      { depth: 1, paint: p },
      {
        depth: 1,
        paint: spark.paint,
        motion: (t) => ({
          x: Math.sin(t * 1.1) * 22,
          y: Math.sin(t * 1.7) * 14,
          opacity: 0.85 + 0.15 * Math.sin(t * 6),
        }),
      },
      {
        depth: 1.2,
        paint: fall.paint,
        wraps: true,
        motion: (t) => ({ x: Math.sin(t * 0.5) * 20, y: t * 34 }),
      },
    ]
  }
