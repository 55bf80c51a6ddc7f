/** Heads in profile: one with words passing through it, or two about to speak. */
import { lighten, mix } from '../colour.ts'
import { hash, line } from '../dice.ts'
import { curve, placed, type Point, type Stop } from '../paint.ts'
import { type Scene, sheet } from '../scene.ts'

export type ProfileColours = {
  sky: readonly Stop[]
  head: readonly [string, string]
  words: readonly [string, string, string, string]
  disc: string
  ink: string
}

/** Facing right, 100 tall, with the base of the throat at the origin. */
const PROFILE = `M-30 6${curve([
  [-30, 6],
  [-23, -6],
  [-22, -18],
  [-29, -32],
  [-35, -52],
  [-31, -74],
  [-17, -91],
  [2, -96],
  [18, -89],
  [25, -75],
  [26.5, -66],
  [26, -60],
  [31, -51],
  [35.5, -45],
  [34.5, -42.5],
  [29.5, -41.5],
  [29.8, -38],
  [32.4, -35.4],
  [29.6, -33],
  [31.6, -30],
  [28.6, -26],
  [29.4, -20],
  [26, -14.5],
  [17, -13],
  [9, -12],
  [8, -4],
  [14, 6],
]).replace('M', 'L')}Z`

export const profiles =
  (colours: ProfileColours, count: 'one' | 'two'): Scene =>
  (f) => {
    const x = f.w * f.subject
    const two = count === 'two'
    const foot = f.h * (two ? (f.wide ? 1 : 0.93) : f.wide ? 1.04 : 0.94)
    const scale =
      f.u * (two ? (f.wide ? 0.78 : f.square ? 0.5 : 0.62) : f.wide ? 0.86 : f.square ? 0.68 : 0.84)
    const air = sheet(f, 'air')
    air.paint.ground(air.paint.linear([0, 0], [0, f.h], colours.sky))
    const disc = sheet(f, 'disc')
    const middle: Point = [x, foot - scale * (two ? 44 : 46)]
    disc.paint.glow(middle, f.u * 62, colours.disc, 0.4)
    disc.paint.circle(middle[0], middle[1], f.u * (two ? 25 : 36), colours.disc)

    if (two) {
      const left = sheet(f, 'left')
      const right = sheet(f, 'right')
      const gap = f.u * 6.5 + scale * 35
      left.paint.path(
        PROFILE,
        left.paint.linear(
          [-40, 0],
          [40, 0],
          [
            [0, lighten(colours.head[0], -0.08)],
            [1, colours.head[0]],
          ],
        ),
        { transform: placed(x - gap, foot, scale) },
      )
      right.paint.path(
        PROFILE,
        right.paint.linear(
          [-40, 0],
          [40, 0],
          [
            [0, lighten(colours.head[1], -0.08)],
            [1, colours.head[1]],
          ],
        ),
        { transform: placed(x + gap, foot, scale, true) },
      )
      for (const [i, side] of [left, right].entries()) {
        const c = x + (i === 0 ? -gap : gap)
        const m = i === 1
        const p = side.paint
        // Hair, ear and a closed eye, as simple as a paper cut.
        p.path(
          m
            ? 'M-22 -18C-30 -34 -44 -56 -33 -80C-22 -100 8 -106 22 -88C14 -84 4 -80 0 -66C-2 -58 -8 -56 -9 -46C-10 -34 -16 -22 -22 -18Z'
            : 'M-24 -14C-40 -8 -46 -30 -42 -56C-40 -88 -12 -106 10 -98C22 -96 26 -84 22 -80C8 -82 -2 -72 -4 -60C-6 -44 -8 -22 -24 -14Z',
          mix(colours.ink, colours.head[i === 0 ? 0 : 1], 0.12),
          { transform: placed(c, foot, scale, m) },
        )
        p.stroke('M16 -61.5Q19.5 -59 23.4 -61', colours.ink, 1.2, { transform: placed(c, foot, scale, m) })
        p.stroke('M14.5 -69.5Q19 -72 24 -69.6', colours.ink, 1.5, { transform: placed(c, foot, scale, m) })
        p.ellipse(12, -44, 6, 4.4, colours.words[0], { transform: placed(c, foot, scale, m), opacity: 0.5 })
        p.path(`M-60 40Q-50 4 -26 -3Q-8 8 12 1Q30 8 36 40Z`, colours.words[i === 0 ? 1 : 2], {
          transform: placed(c, foot, scale, m),
        })
      }
      const between = sheet(f, 'between')
      for (let i = 0; i < 16; i++) {
        const s = i / 15
        const dx = Math.sin(i * 2.1) * f.u * 4.4 * (0.4 + s)
        between.paint.path('M0 4C-7 -2 -5 -8 0 -4.6C5 -8 7 -2 0 4Z', colours.words[i % 2 ? 0 : 3], {
          transform: placed(
            x + dx,
            foot - scale * 40 - s * f.u * 30,
            f.u * (0.12 + s * 0.2),
            i % 2 === 0,
            dx * 2,
          ),
          opacity: Math.round((1 - s * 0.5) * 100) / 100,
        })
      }
      return [
        { depth: 0, paint: air.paint },
        { depth: 0.1, paint: disc.paint },
        { depth: 0.8, paint: between.paint, motion: (t) => ({ y: -Math.abs(Math.sin(t)) * 14 }) },
        { depth: 1, paint: left.paint, motion: (t) => ({ x: Math.sin(t * 0.5) * 5 }) },
        { depth: 1.05, paint: right.paint, motion: (t) => ({ x: -Math.sin(t * 0.5) * 5 }) },
      ]
    }
    const head = sheet(f, 'head')
    const at = placed(x - f.u * 4, foot, scale)
    head.paint.path(
      PROFILE,
      head.paint.linear(
        [-36, 0],
        [36, 0],
        [
          [0, colours.head[0]],
          [1, colours.head[1]],
        ],
      ),
      { transform: at },
    )
    head.paint.path(
      'M-22 -14C-30 -34 -44 -54 -34 -76C-24 -98 6 -104 21 -88C10 -84 -2 -80 -2 -64C-3 -56 -7 -58 -9 -50C-10 -42 -8 -40 -10 -34C-13 -24 -16 -20 -22 -14ZM-32 -66A13 13 0 1 1 -31.9 -66Z',
      colours.ink,
      { transform: at },
    )
    head.paint.stroke('M15 -61.5Q19 -59 23.4 -61M13.6 -69Q18.6 -71.6 24 -69', colours.ink, 1.3, {
      transform: at,
    })
    head.paint.path('M-60 30Q-48 2 -26 -3Q-8 6 12 1Q34 6 44 30Z', colours.ink, { transform: at })
    const words = sheet(f, 'words')
    const ear: Point = [x - f.u * 4 - 8 * scale, foot - 50 * scale]
    const mouth: Point = [x - f.u * 4 + 31 * scale, foot - 33 * scale]
    // The lines coming in are straight; those going out are her own.
    for (let i = 0; i < 14; i++) {
      const s = (i - 6.5) / 6.5
      const wave = line(hash(`${f.seed}${i}`), 2)
      const colour = colours.words[i % 4] ?? colours.words[0]
      words.paint.stroke(
        `M${-f.u * 20} ${ear[1] + s * f.u * 20}L${ear[0] - f.u * 18} ${ear[1] + s * f.u * 12}Q${ear[0] - f.u * 6} ${ear[1] + s * f.u * 4} ${ear[0]} ${ear[1]}`,
        colour,
        f.u * 0.62,
        { opacity: 0.95 },
      )
      const out = Array.from({ length: 12 }, (_, k): Point => {
        const a = k / 11
        return [
          mouth[0] + a * (f.w + f.u * 20 - mouth[0]),
          mouth[1] +
            s * f.u * 27 * a ** 0.8 +
            wave(k * 0.55) * f.u * 16 * Math.sin(Math.min(1, a * 1.6) * 1.57),
        ]
      })
      words.paint.stroke(curve([mouth, ...out]), colour, f.u * 0.62, { opacity: 0.95 })
    }
    words.paint.circle(ear[0], ear[1], f.u * 1.7, colours.head[0])
    words.paint.stroke(
      `M${ear[0] - f.u * 2} ${ear[1] + f.u * 3}q${-f.u * 3} ${-f.u * 8} ${f.u * 2.4} ${-f.u * 8}q${f.u * 4.6} ${f.u * 1} ${f.u * 1.4} ${f.u * 6}q${-f.u * 2} ${f.u * 4} ${-f.u * 3.8} ${f.u * 2}`,
      lighten(colours.head[0], -0.06),
      f.u * 1.1,
    )
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.1, paint: disc.paint },
      { depth: 1, paint: head.paint },
      { depth: 1.02, paint: words.paint, motion: (t) => ({ y: Math.sin(t * 1.1) * 5 }) },
    ]
  }
