/** A stranded ship: on a dried-up sea floor, or stuck in the ice. */
import { lighten, mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { curve, type Paint, placed, polygon, type Stop } from '../paint.ts'
import { ridge } from '../parts/land.ts'
import { coated, walking } from '../parts/people.ts'
import { disc, mist, sky, stars, streaks } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'

export type StrandedColours = {
  sky: readonly Stop[]
  disc: string
  aurora: string
  far: string
  ground: string
  near: string
  hull: string
  rust: string
  deck: string
  lamp: string
  ink: string
}

const CAMEL =
  'M-30 0L-28 -26Q-34 -34 -30 -44Q-22 -50 -16 -44Q-12 -64 -4 -44Q0 -40 4 -44Q12 -64 17 -42Q24 -40 27 -50Q28 -62 34 -64L44 -62Q46 -57 40 -56L36 -55Q36 -40 28 -32Q24 -26 22 -24L24 0H20L16 -24Q0 -18 -16 -24L-20 -10L-19 0H-23L-24 -12L-26 0Z'

function trawler(p: Paint, x: number, y: number, s: number, c: StrandedColours) {
  p.group({ transform: `translate(${x} ${y}) rotate(-7) scale(${s})` }, () => {
    p.path('M20 -46H50V-74H20ZM28 -74H46V-92H28ZM-48 -40V-104H-45V-40ZM64 -40V-120H67V-40Z', c.deck)
    p.path('M20 -46V-74H28V-46ZM28 -74V-92H32V-74Z', mix(c.deck, '#000000', 0.25))
    for (const k of [24, 33, 42]) p.rect(k, -70, 6, 8, c.ink)
    for (const k of [31, 38]) p.rect(k, -88, 5, 6, c.ink)
    p.stroke('M-46 -102L-98 -44M-46 -102L66 -118L104 -42M66 -118L20 -76', c.ink, 0.7)
    p.rect(34, -108, 9, 17, c.rust)
    p.path(
      'M-108 -50Q-60 -38 0 -38Q60 -38 112 -48Q106 -16 88 4L-78 4Q-100 -18 -108 -50Z',
      p.linear(
        [0, -50],
        [0, 4],
        [
          [0, c.hull],
          [0.45, c.hull],
          [0.5, c.rust],
          [1, mix(c.rust, '#000000', 0.45)],
        ],
      ),
    )
    p.path(
      'M-108 -50Q-60 -38 0 -38Q60 -38 112 -48L111 -43Q60 -33 0 -33Q-60 -33 -107 -45Z',
      lighten(c.hull, 0.12),
    )
    for (const [k, long] of [
      [-80, 17],
      [-61, 30],
      [-30, 12],
      [-8, 26],
      [30, 20],
      [52, 33],
      [80, 15],
    ] as const)
      p.path(`M${k} -37L${k + 3} -37L${k + 2} ${-37 + long}L${k + 1} ${-34 + long}Z`, c.rust, {
        opacity: 0.8,
      })
    for (const k of [-92, -84, 70, 78, 86]) p.circle(k, -38 + Math.abs(k) * 0.02, 2, c.ink)
  })
}

function barque(p: Paint, x: number, y: number, s: number, c: StrandedColours) {
  p.group({ transform: `translate(${x} ${y}) rotate(9) scale(${s})` }, () => {
    for (const [k, h] of [
      [-58, 150],
      [-4, 172],
      [50, 138],
    ] as const) {
      p.rect(k - 1.5, -h, 3, h - 20, c.ink)
      for (const [i, w] of [38, 30, 20].entries()) {
        const yard = -h * (0.46 + i * 0.21)
        p.rect(k - w, yard, w * 2, 1.8, c.ink)
        p.path(
          `M${k - w} ${yard + 2}Q${k - w * 0.4} ${yard + 6} ${k} ${yard + 3}Q${k + w * 0.4} ${yard + 7} ${k + w} ${yard + 2}Z`,
          c.deck,
          { opacity: 0.85 },
        )
      }
      p.stroke(`M${k} ${-h}L${k - 34} -28M${k} ${-h}L${k + 36} -28`, c.ink, 0.6)
    }
    p.stroke('M-58 -146L-4 -168L50 -134L132 -52M-58 -146L-104 -40', c.ink, 0.6)
    p.path('M92 -38L138 -58L139 -55L96 -32Z', c.ink)
    p.path(
      'M-112 -50Q-104 -30 -60 -28L50 -28Q82 -30 104 -44Q98 -6 70 6L-84 6Q-106 -14 -112 -50Z',
      p.down(-50, 6, c.hull, mix(c.hull, '#000000', 0.5)),
    )
    p.path(
      'M-112 -50Q-104 -30 -60 -28L50 -28Q82 -30 104 -44L103 -39Q82 -25 50 -23L-60 -23Q-104 -25 -111 -44Z',
      c.deck,
    )
    for (const k of [-86, -74, -62]) p.rect(k, -19, 6, 5, c.lamp)
    p.circle(0, -62, 3.2, c.lamp)
    p.glow([0, -62], 44, c.lamp, 0.8)
    p.glow([-74, -17], 40, c.lamp, 0.5)
  })
}

export const stranded =
  (colours: StrandedColours, where: 'desert' | 'ice'): Scene =>
  (f) => {
    const ice = where === 'ice'
    const horizon = f.h * (f.square && !ice ? 0.76 : 0.66)
    const x = f.w * f.subject
    const low = colours.sky.at(-1)?.[1] ?? colours.ground
    const air = sheet(f, 'air')
    sky(air.paint, horizon, colours.sky)
    if (ice) stars(air.paint, air.roll, { count: 150, bottom: horizon })
    else {
      disc(air.paint, [x - f.u * 27, horizon - f.u * 27], f.u * 8, colours.disc, colours.disc, 4.5, 0.6)
      streaks(air.paint, air.roll, {
        count: 12,
        top: horizon * 0.4,
        bottom: horizon * 0.95,
        colour: lighten(low, 0.05),
        opacity: 0.5,
      })
    }
    const aurora = sheet(f, 'aurora')
    if (ice)
      for (let band = 0; band < 3; band++)
        for (let i = 0; i < 70; i++) {
          const s = i / 69
          const ax = s * f.w * 1.1 - f.u * 4
          const ay = f.h * (f.wide ? 0.36 : 0.42) + Math.sin(s * 5 + band * 1.7) * f.u * 9 - band * f.u * 10
          const tall = f.u * (16 + 12 * Math.sin(s * 13 + band * 4) ** 2)
          aurora.paint.rect(
            ax,
            ay - tall,
            f.w / 56,
            tall,
            aurora.paint.linear(
              [0, ay - tall],
              [0, ay],
              [
                [0, colours.aurora, 0],
                [0.75, colours.aurora, 0.3 - band * 0.06],
                [1, colours.aurora, 0],
              ],
            ),
          )
        }
    const far = sheet(f, 'far')
    ridge(
      far.paint,
      {
        y: horizon - f.u * 1,
        swing: f.u * (ice ? 3.4 : 1.6),
        seed: hash(f.seed),
        waves: 2.2,
        sharp: ice ? 0.8 : 0.1,
      },
      mix(colours.far, low, 0.4),
      low,
      0.5,
    )
    mist(far.paint, horizon, f.u * 7, low, 0.55)
    const flat = sheet(f, 'flat')
    const p = flat.paint
    p.rect(
      -60,
      horizon,
      f.w + 120,
      f.h - horizon + 60,
      p.linear(
        [0, horizon],
        [0, f.h],
        [
          [0, mix(colours.ground, low, 0.45)],
          [0.3, colours.ground],
          [1, colours.near],
        ],
      ),
    )
    // Cracks in the clay widen towards the viewer; ice cracks likewise, with lit edges.
    for (let i = 0; i < 150; i++) {
      const s = flat.roll() ** 0.75
      const y = horizon + s * (f.h - horizon)
      const l = f.u * (1.4 + s * 13)
      const cx = flat.roll() * f.w
      if (ice) {
        const h = l * flat.roll.between(0.1, 0.34)
        p.path(
          polygon([
            [cx - l * 0.5, y],
            [cx - l * 0.2, y - h],
            [cx + l * 0.3, y - h * 0.7],
            [cx + l * 0.5, y],
          ]),
          mix(colours.ground, '#ffffff', flat.roll() * 0.3),
          { opacity: 0.6 },
        )
        p.path(
          polygon([
            [cx - l * 0.2, y - h],
            [cx + l * 0.3, y - h * 0.7],
            [cx + l * 0.1, y - h * 0.4],
          ]),
          colours.aurora,
          { opacity: 0.22 },
        )
      } else
        p.stroke(
          `M${cx} ${y}l${l * flat.roll.between(0.2, 0.5)} ${-l * 0.06}l${l * 0.2} ${l * 0.1}l${l * 0.35} ${l * flat.roll.between(-0.06, 0.06)}M${cx + l * 0.45} ${y}l${-l * 0.12} ${l * 0.18}`,
          mix(colours.near, colours.ink, 0.3),
          f.u * (0.06 + s * 0.28),
          { opacity: Math.round((0.2 + s * 0.45) * 100) / 100 },
        )
    }
    const ship = sheet(f, 'ship')
    const foot = horizon + f.u * (ice ? 6 : 9)
    if (ice) {
      barque(ship.paint, x, foot, f.u * 0.36, colours)
      for (let i = 0; i < 26; i++) {
        const sx = x + (i - 13) * f.u * 3.7
        const h = f.u * ship.roll.between(3, 10)
        ship.paint.path(
          polygon([
            [sx - h * 0.7, foot + f.u * 4],
            [sx - h * 0.1, foot + f.u * 3 - h],
            [sx + h * 0.5, foot + f.u * 3 - h * 0.6],
            [sx + h * 0.9, foot + f.u * 4],
          ]),
          mix(colours.ground, i % 2 ? '#ffffff' : colours.near, 0.25),
        )
      }
    } else {
      ship.paint.path(
        polygon([
          [x - f.u * 36, foot - f.u * 1],
          [x + f.u * 34, foot - f.u * 4],
          [x + f.u * 66, foot + f.u * 15],
          [x - f.u * 6, foot + f.u * 12],
        ]),
        colours.ink,
        { opacity: 0.3 },
      )
      trawler(ship.paint, x, foot, f.u * (f.square ? 0.31 : 0.37), colours)
      // Sand has blown against the keel.
      ship.paint.path(
        `M${x - f.u * 46} ${foot + f.u * 5}Q${x - f.u * 22} ${foot - f.u * 0.5} ${x - f.u * 4} ${foot + f.u * 1}Q${x + f.u * 16} ${foot - f.u * 3.4} ${x + f.u * 52} ${foot + f.u * 4}Q${x} ${foot + f.u * 8} ${x - f.u * 46} ${foot + f.u * 5}Z`,
        mix(colours.ground, low, 0.25),
      )
    }
    const near = sheet(f, 'near')
    const q = near.paint
    const y = f.h * (f.wide ? 0.93 : 0.885)
    const wx = x - f.u * (f.wide ? 26 : 20)
    if (ice) {
      for (let i = 0; i < 14; i++)
        q.ellipse(
          wx + i * f.u * 2.2 + Math.sin(i) * f.u,
          y - i * f.u * 1.5,
          f.u * (0.9 - i * 0.04),
          f.u * 0.3,
          colours.near,
          { opacity: 0.85 },
        )
      q.path(coated, colours.ink, { transform: placed(wx, y, f.u * 0.2) })
      q.circle(wx + f.u * 3.4, y - f.u * 7, f.u * 0.7, colours.lamp)
      q.glow([wx + f.u * 3.4, y - f.u * 7], f.u * 11, colours.lamp, 0.75)
    } else {
      q.group({ transform: `translate(${wx} ${y}) scale(1 -0.5) skewX(38)`, opacity: 0.32 }, () => {
        q.path(walking, colours.ink, { transform: placed(f.u * 9, 0, f.u * 0.16) })
        q.path(CAMEL, colours.ink, { transform: placed(-f.u * 3, 0, f.u * 0.24) })
      })
      q.path(CAMEL, colours.ink, { transform: placed(wx - f.u * 3, y, f.u * 0.24) })
      q.path(walking, colours.ink, { transform: placed(wx + f.u * 9, y, f.u * 0.16) })
      q.stroke(
        curve([
          [wx + f.u * 6.6, y - f.u * 13.6],
          [wx + f.u * 8, y - f.u * 11.4],
          [wx + f.u * 10.4, y - f.u * 9.4],
        ]),
        colours.ink,
        f.u * 0.2,
      )
    }
    return [
      { depth: 0, paint: air.paint },
      {
        depth: 0.03,
        paint: aurora.paint,
        motion: (t) => ({ x: Math.sin(t * 0.4) * 30, opacity: 0.75 + 0.25 * Math.sin(t * 0.9) }),
      },
      { depth: 0.2, paint: far.paint },
      { depth: 0.6, paint: p },
      { depth: 0.8, paint: ship.paint },
      { depth: 1.1, paint: q },
    ]
  }
