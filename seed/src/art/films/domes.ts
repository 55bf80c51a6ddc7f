/** People under glass domes in a hostile place: on a red plain, or on the sea floor. */
import { lighten, mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { curve, type Paint, placed, polygon, type Stop } from '../paint.ts'
import { peaks, ridge } from '../parts/land.ts'
import { astronaut } from '../parts/people.ts'
import { mist, sky, stars } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'

export type DomeColours = {
  sky: readonly Stop[]
  moons: readonly [string, string]
  far: readonly [shade: string, lit: string]
  ground: string
  near: string
  glass: string
  lamps: readonly [string, ...string[]]
  city: string
  ink: string
}

function dome(
  p: Paint,
  roll: ReturnType<typeof sheet>['roll'],
  x: number,
  foot: number,
  r: number,
  c: DomeColours,
) {
  const shell = `M${x - r} ${foot}A${r} ${r} 0 0 1 ${x + r} ${foot}Z`
  p.glow([x, foot - r * 0.3], r * 1.7, c.lamps[0], 0.3)
  p.path(
    shell,
    p.radial([x, foot], r, [
      [0, c.lamps[0], 0.75],
      [0.6, c.glass, 0.38],
      [1, c.glass, 0.5],
    ]),
  )
  p.group({ 'clip-path': p.clip(shell) }, () => {
    for (let i = 0; i < 15; i++) {
      const dx = (i - 7) * r * 0.13
      const h =
        Math.sqrt(Math.max(0, r * r - dx * dx)) * roll.between(0.25, 0.82) * (1 - Math.abs(dx / r) * 0.3)
      const w = r * roll.between(0.09, 0.15)
      p.rect(x + dx - w / 2, foot - h, w, h, mix(c.city, c.ink, roll.between(0, 0.5)))
      for (let k = 0; k < h / (r * 0.09); k++)
        if (roll() < 0.6)
          p.rect(x + dx - w * 0.3, foot - h + r * (0.05 + k * 0.09), w * 0.22, r * 0.035, roll.pick(c.lamps))
      for (let k = 0; k < h / (r * 0.09); k++)
        if (roll() < 0.4)
          p.rect(x + dx + w * 0.08, foot - h + r * (0.05 + k * 0.09), w * 0.22, r * 0.035, roll.pick(c.lamps))
    }
    for (let i = 0; i < 9; i++)
      p.circle(
        x + roll.between(-0.9, 0.9) * r,
        foot,
        r * roll.between(0.05, 0.11),
        mix('#3f9a5a', c.city, 0.35),
      )
  })
  for (const s of [0.25, 0.6, 0.88])
    p.stroke(`M${x - r * s} ${foot}A${r * s} ${r} 0 0 1 ${x + r * s} ${foot}`, c.glass, r * 0.012, {
      opacity: 0.7,
    })
  for (const s of [0.4, 0.72])
    p.stroke(
      `M${x - r * Math.sqrt(1 - s * s)} ${foot - r * s}H${x + r * Math.sqrt(1 - s * s)}`,
      c.glass,
      r * 0.012,
      { opacity: 0.55 },
    )
  p.stroke(`M${x - r} ${foot}A${r} ${r} 0 0 1 ${x + r} ${foot}`, mix(c.glass, '#ffffff', 0.4), r * 0.025)
  p.stroke(
    `M${x - r * 0.8} ${foot - r * 0.35}A${r * 0.87} ${r * 0.87} 0 0 1 ${x - r * 0.3} ${foot - r * 0.82}`,
    '#ffffff',
    r * 0.035,
    { opacity: 0.65 },
  )
  p.rect(x - r * 1.06, foot - r * 0.05, r * 2.12, r * 0.12, c.ink, { rx: r * 0.05 })
}

// An old whale from the side, 200 long, facing left.
const WHALE = curve(
  [
    [-100, 6],
    [-92, -14],
    [-60, -27],
    [-20, -29],
    [20, -22],
    [55, -10],
    [80, -3],
    [93, -16],
    [108, -22],
    [101, -6],
    [103, 10],
    [90, 4],
    [60, 8],
    [25, 18],
    [-20, 26],
    [-62, 25],
    [-90, 18],
  ],
  true,
)
const FIN = curve(
  [
    [-42, 14],
    [-30, 32],
    [-10, 46],
    [-6, 42],
    [-18, 26],
    [-22, 14],
  ],
  true,
)

export const domes =
  (colours: DomeColours, where: 'plain' | 'seabed'): Scene =>
  (f) => {
    const sea = where === 'seabed'
    const horizon = f.h * (f.square ? 0.78 : 0.74)
    const x = f.w * f.subject
    const low = colours.sky.at(-1)?.[1] ?? colours.ground
    const air = sheet(f, 'air')
    sky(air.paint, sea ? f.h : horizon, colours.sky)
    if (!sea) {
      stars(air.paint, air.roll, { count: 60, bottom: f.h * 0.4 })
      for (const [i, [dx, dy, r]] of (
        [
          [-27, -39, 9],
          [22, -34, 4],
        ] as const
      ).entries()) {
        const [mx, my] = [x + dx * f.u, horizon + dy * f.u * (f.square ? 0.45 : 1)]
        air.paint.circle(mx, my, r * f.u, colours.moons[i === 0 ? 0 : 1])
        air.paint.path(
          `M${mx} ${my - r * f.u}A${r * f.u} ${r * f.u} 0 0 1 ${mx} ${my + r * f.u}A${r * f.u * 1.3} ${r * f.u * 1.3} 0 0 0 ${mx} ${my - r * f.u}Z`,
          low,
          { opacity: 0.4 },
        )
      }
    }
    const far = sheet(f, 'far')
    peaks(far.paint, far.roll, {
      y: horizon + f.u * 4,
      height: f.u * (sea ? 22 : 27),
      count: f.wide ? 7 : 5,
      shade: colours.far[0],
      lit: colours.far[1],
      light: -1,
      spread: sea ? 0.7 : 1.3,
    })
    mist(far.paint, horizon, f.u * 14, low, 0.55)
    const beast = sheet(f, 'beast')
    if (sea) {
      const b = beast.paint
      const at = placed(
        x + f.u * 8,
        horizon - f.u * (f.wide ? 45 : f.square ? 31 : 52),
        f.u * (f.wide ? 0.46 : f.square ? 0.4 : 0.52),
        false,
        -8,
      )
      b.path(WHALE, b.down(-30, 28, mix(colours.ink, low, 0.35), mix(colours.ink, low, 0.1)), {
        transform: at,
      })
      b.path(FIN, mix(colours.ink, low, 0.04), { transform: at })
      b.stroke(
        'M-98 8Q-76 14 -58 8M-92 12Q-70 20 -50 16M-84 16Q-64 24 -44 21',
        mix(colours.ink, low, 0.5),
        0.8,
        { transform: at, opacity: 0.6 },
      )
      b.circle(-62, 2, 1.7, colours.lamps[0], { transform: at })
    }
    const land = sheet(f, 'land')
    const p = land.paint
    ridge(
      p,
      { y: horizon + f.u * 2, swing: f.u * 1.6, seed: hash(f.seed), waves: 1.4 },
      colours.ground,
      colours.near,
      0.7,
    )
    for (let i = 0; i < 46; i++) {
      const s = land.roll()
      const [rx, ry, r] = [
        land.roll() * f.w,
        horizon + f.u * 4 + s * (f.h - horizon),
        f.u * (0.4 + s * 2.4) * land.roll.between(0.5, 1),
      ]
      p.path(
        polygon([
          [rx - r, ry],
          [rx - r * 0.6, ry - r * 0.7],
          [rx + r * 0.2, ry - r * 0.9],
          [rx + r, ry],
        ]),
        mix(colours.near, colours.ground, land.roll() * 0.4),
      )
    }
    for (const side of [-1, 1])
      p.stroke(
        `M${x - f.u * 2 + side * f.u * 0.9} ${horizon + f.u * 9}C${x - f.u * 16} ${horizon + f.u * 12} ${x + f.u * 6 + side * f.u * 2} ${horizon + f.u * 17} ${x - f.u * 28 + side * f.u * 3} ${f.h * 1.02}`,
        colours.near,
        f.u * 0.5,
        { opacity: 0.7 },
      )
    const city = sheet(f, 'city')
    const foot = horizon + f.u * 7
    city.paint.rect(
      x - f.u * 46,
      foot - f.u * 2.6,
      f.u * 86,
      f.u * 3,
      mix(colours.ink, colours.glass, 0.25),
      { rx: f.u * 1.5 },
    )
    dome(city.paint, city.roll, x - f.u * 31, foot, f.u * 9.5, colours)
    dome(city.paint, city.roll, x + f.u * 31, foot, f.u * 12, colours)
    dome(city.paint, city.roll, x, foot + f.u * 1.4, f.u * 21, colours)
    const near = sheet(f, 'near')
    const q = near.paint
    ridge(
      q,
      { y: f.h * 0.94, swing: f.u * 4, seed: hash(`${f.seed}near`), waves: 1 },
      colours.near,
      lighten(colours.near, -0.08),
    )
    const at = x - f.u * (f.wide ? 30 : 24)
    q.path(astronaut, colours.ink, { transform: placed(at, f.h * 0.945, f.u * 0.17) })
    q.circle(at + f.u * 0.3, f.h * 0.945 - f.u * 15, f.u * 0.9, colours.lamps[0])
    if (sea)
      q.path(
        polygon([
          [at + f.u * 1, f.h * 0.945 - f.u * 15.4],
          [f.w + f.u * 20, foot - f.u * 34],
          [f.w + f.u * 20, foot - f.u * 4],
        ]),
        q.linear(
          [at, 0],
          [at + f.u * 62, 0],
          [
            [0, colours.lamps[0], 0.5],
            [1, colours.lamps[0], 0],
          ],
        ),
      )
    const dust = sheet(f, 'dust')
    for (let i = 0; i < 90; i++) {
      const r = f.u * dust.roll.between(0.12, sea ? 0.75 : 0.35)
      const [dx, dy] = [dust.roll() * f.w, f.h * (sea ? dust.roll() : 0.5 + dust.roll() * 0.5)]
      if (sea)
        dust.paint.stroke(
          `M${dx - r} ${dy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`,
          colours.glass,
          f.u * 0.12,
          { opacity: 0.4 },
        )
      else dust.paint.circle(dx, dy, r, colours.far[1], { opacity: 0.55 })
    }
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.25, paint: far.paint },
      { depth: 0.35, paint: beast.paint, motion: (t) => ({ x: -t * 9, y: Math.sin(t * 0.5) * 6 }) },
      { depth: 0.7, paint: p },
      { depth: 0.85, paint: city.paint },
      { depth: 1.2, paint: q },
      {
        depth: 1.4,
        paint: dust.paint,
        wraps: sea,
        motion: (t) => (sea ? { y: -t * 40 } : { x: Math.sin(t) * 12 }),
      },
    ]
  }
