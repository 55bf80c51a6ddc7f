/** A train crossing a snowy valley, its smoke trailing behind. */
import { lighten, mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { placed, type Stop } from '../paint.ts'
import { peaks, ridge } from '../parts/land.ts'
import { coated } from '../parts/people.ts'
import { cloudBank, mist, sky } from '../parts/sky.ts'
import { wood } from '../parts/trees.ts'
import { type Scene, sheet } from '../scene.ts'

export type ViaductColours = {
  sky: readonly Stop[]
  mountain: readonly [shade: string, lit: string]
  stone: string
  train: string
  window: string
  smoke: string
  snow: string
  wood: string
}

export const viaduct =
  (colours: ViaductColours): Scene =>
  (f) => {
    const deck = f.h * (f.wide ? 0.52 : 0.57)
    const low = colours.sky.at(-1)?.[1] ?? colours.snow
    const air = sheet(f, 'air')
    sky(air.paint, deck + f.u * 20, colours.sky)
    const far = sheet(f, 'far')
    peaks(far.paint, far.roll, {
      y: deck + f.u * 30,
      height: f.u * 84,
      count: f.wide ? 6 : 4,
      shade: colours.mountain[0],
      lit: colours.mountain[1],
      light: -1,
    })
    mist(far.paint, deck + f.u * 18, f.u * 24, low, 0.8)
    const valley = sheet(f, 'valley')
    const crest = ridge(
      valley.paint,
      { y: deck + f.u * 24, swing: f.u * 6, seed: hash(f.seed), waves: 1.5 },
      mix(colours.snow, low, 0.5),
      low,
      0.4,
    )
    valley.paint.path(
      wood(valley.paint, valley.roll, crest, { count: f.wide ? 80 : 46, height: f.u * 9 }),
      mix(colours.wood, low, 0.45),
    )

    const arches = sheet(f, 'arches')
    const p = arches.paint
    const span = f.u * 17
    const foot = f.h * 1.02
    let wall = `M${-span} ${deck}H${f.w + span}V${foot}H${-span}Z`
    const first = ((f.w * f.subject) % span) - span * 1.5
    for (let x = first; x < f.w + span; x += span)
      wall += `M${x + span * 0.14} ${foot}V${deck + span * 0.62}A${span * 0.36} ${span * 0.42} 0 0 1 ${x + span * 0.86} ${deck + span * 0.62}V${foot}Z`
    p.path(
      wall,
      p.linear(
        [0, deck],
        [0, foot],
        [
          [0, colours.stone],
          [0.5, mix(colours.stone, low, 0.35)],
          [1, mix(colours.stone, low, 0.8)],
        ],
      ),
      { 'fill-rule': 'evenodd' },
    )
    for (let x = first; x < f.w + span; x += span)
      p.path(
        `M${x + span * 0.86} ${foot}V${deck + span * 0.62}A${span * 0.36} ${span * 0.42} 0 0 0 ${x + span * 0.5} ${deck + span * 0.2}A${span * 0.3} ${span * 0.42} 0 0 1 ${x + span * 0.78} ${deck + span * 0.62}V${foot}Z`,
        mix(colours.stone, '#000000', 0.35),
        { opacity: 0.45 },
      )
    p.rect(-span, deck - f.u * 1.2, f.w + span * 2, f.u * 1.6, lighten(colours.stone, -0.08))
    p.rect(-span, deck - f.u * 1.6, f.w + span * 2, f.u * 0.6, colours.snow)

    const train = sheet(f, 'train')
    const t = train.paint
    const rail = deck - f.u * 1.6
    const head = f.w * f.subject + f.u * (f.wide ? 10 : 18)
    const dark = mix(colours.train, '#000000', 0.4)
    const tall = f.u * 5.4
    for (let i = 0; i < 9; i++) {
      const x = head - f.u * (26.5 + i * 14.6)
      t.path(
        `M${x} ${rail - f.u * 0.8}V${rail - tall}Q${x + f.u * 6.8} ${rail - tall - f.u * 1.3} ${x + f.u * 13.6} ${rail - tall}V${rail - f.u * 0.8}Z`,
        colours.train,
      )
      t.rect(x - f.u * 0.3, rail - tall - f.u * 0.5, f.u * 14.2, f.u * 0.7, colours.snow, {
        rx: f.u * 0.3,
        opacity: 0.9,
      })
      for (let k = 0; k < 5; k++)
        t.rect(x + f.u * (1.1 + k * 2.4), rail - tall + f.u * 1.2, f.u * 1.6, f.u * 1.7, colours.window, {
          opacity: train.roll() < 0.8 ? 1 : 0.25,
        })
      for (const k of [2, 4.4, 9.4, 11.8]) t.circle(x + f.u * k, rail - f.u * 0.8, f.u * 0.85, dark)
      t.rect(x + f.u * 13.4, rail - f.u * 1.9, f.u * 1.4, f.u * 0.5, dark)
    }
    // The engine: cab, boiler, funnel.
    const e = head - f.u * 11.6
    t.rect(e, rail - f.u * 6.6, f.u * 4.4, f.u * 5.6, colours.train)
    t.rect(e - f.u * 0.5, rail - f.u * 7.1, f.u * 5.6, f.u * 0.8, colours.snow, { rx: f.u * 0.3 })
    t.rect(e + f.u * 1, rail - f.u * 5.8, f.u * 2.2, f.u * 1.7, colours.window)
    t.rect(e + f.u * 4, rail - f.u * 5, f.u * 9, f.u * 3.6, colours.train, { rx: f.u * 1 })
    t.path(
      `M${e + f.u * 10.2} ${rail - f.u * 4.8}l${-f.u * 0.5} ${-f.u * 3}h${f.u * 2.6}l${-f.u * 0.5} ${f.u * 3}Z`,
      dark,
    )
    t.circle(e + f.u * 7, rail - f.u * 5, f.u * 1, dark)
    t.path(
      `M${e + f.u * 12.6} ${rail - f.u * 1.6}h${f.u * 2.4}l${-f.u * 1} ${f.u * 1.2}h${-f.u * 2.4}Z`,
      dark,
    )
    for (const k of [2, 5.4, 8.4, 11.4]) t.circle(e + f.u * k, rail - f.u * 1.1, f.u * 1.3, dark)
    t.circle(e + f.u * 13, rail - f.u * 3.6, f.u * 0.7, '#fffbe8')
    t.path(
      `M${e + f.u * 13.3} ${rail - f.u * 3.9}L${f.w + f.u * 30} ${rail - f.u * 15}V${rail + f.u * 5}L${e + f.u * 13.3} ${rail - f.u * 3.3}Z`,
      t.linear(
        [e + f.u * 13, 0],
        [e + f.u * 60, 0],
        [
          [0, colours.window, 0.6],
          [1, colours.window, 0],
        ],
      ),
    )

    const smoke = sheet(f, 'smoke')
    for (let i = 44; i >= 0; i--) {
      const s = i / 44
      const x = e + f.u * 11 - s ** 1.15 * f.u * 92
      const y = rail - f.u * 9 - s ** 0.65 * f.u * 19 + smoke.roll.between(-1, 1) * f.u * 3 * s
      smoke.paint.circle(
        x,
        y,
        f.u * (1.3 + s ** 0.8 * smoke.roll.between(6, 9)),
        mix(colours.smoke, low, s * 0.75),
        { opacity: Math.round((0.95 - s * 0.7) * 100) / 100 },
      )
    }
    const near = sheet(f, 'near')
    const edge = ridge(
      near.paint,
      { y: f.h * (f.wide ? 0.9 : 0.9), swing: f.u * 5, seed: hash(`${f.seed}near`), waves: 1.1 },
      colours.snow,
      mix(colours.snow, colours.mountain[0], 0.35),
    )
    const at = f.w * f.subject - f.u * (f.wide ? 12 : 24)
    near.paint.path(
      wood(near.paint, near.roll, edge, { count: 9, height: f.u * 26, from: f.wide ? 0.84 : 0.7, to: 1.06 }),
      colours.wood,
    )
    near.paint.path(coated, dark, { transform: placed(at, edge(at) + f.u * 1, f.u * 0.13) })
    near.paint.rect(at + f.u * 2, edge(at) - f.u * 2, f.u * 3.4, f.u * 2.7, dark, { rx: f.u * 0.3 })
    cloudBank(near.paint, {
      y: f.h * 1.02,
      height: f.u * 5,
      seed: hash(`${f.seed}drift`),
      colour: colours.snow,
    })
    const flakes = sheet(f, 'flakes')
    for (let i = 0; i < 190; i++)
      flakes.paint.circle(
        flakes.roll() * f.w,
        flakes.roll() * f.h,
        f.u * flakes.roll.between(0.1, 0.42),
        '#ffffff',
        { opacity: Math.round(flakes.roll.between(0.3, 0.95) * 100) / 100 },
      )
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.15, paint: far.paint },
      { depth: 0.4, paint: valley.paint },
      { depth: 0.7, paint: smoke.paint, motion: (s) => ({ x: s * 5 }) },
      { depth: 0.72, paint: t, motion: (s) => ({ x: s * 22 }) },
      { depth: 0.74, paint: p },
      { depth: 1.1, paint: near.paint },
      {
        depth: 1.4,
        paint: flakes.paint,
        wraps: true,
        motion: (s) => ({ x: Math.sin(s * 0.6) * 12, y: s * 60 }),
      },
    ]
  }
