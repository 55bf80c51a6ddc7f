/** A post office on the moon, where winged letters arrive by themselves. */
import { lighten, mix } from '../colour.ts'
import { curve, type Paint, placed, type Point, polygon, type Stop } from '../paint.ts'
import { sky, stars } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'
import { face, round, star } from './creatures.ts'
import { stage } from './stage.ts'

export type MoonPostColours = {
  sky: readonly Stop[]
  moon: readonly [string, string]
  sea: string
  land: string
  wall: string
  roof: string
  box: string
  paper: string
  suit: string
  fur: string
  light: string
  cheek: string
  ink: string
}

function letter(p: Paint, c: MoonPostColours, x: number, y: number, s: number, turn: number) {
  p.group({ transform: placed(x, y, s, false, turn) }, () => {
    for (const side of [-1, 1])
      p.path(
        `M${side * 16} -4C${side * 26} -30 ${side * 50} -30 ${side * 54} -20C${side * 50} -16 ${side * 48} -14 ${side * 44} -12C${side * 40} -4 ${side * 34} 0 ${side * 16} 6Z`,
        lighten(c.paper, 0.03),
      )
    p.rect(-24, -16, 48, 32, c.paper, { rx: 4 })
    p.path('M-24 -14L0 6L24 -14', 'none', {
      stroke: lighten(c.paper, -0.16),
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    })
    p.path('M0 8C-7 2 -5 -4 0 -1C5 -4 7 2 0 8Z', c.box)
  })
}

function office(p: Paint, c: MoonPostColours) {
  p.rect(-58, -70, 116, 76, round(p, c.wall, -58, -70, 58, 0), { rx: 10 })
  p.path(
    curve(
      [
        [-72, -62],
        [-52, -98],
        [0, -116],
        [52, -98],
        [72, -62],
        [0, -68],
      ],
      true,
    ),
    round(p, c.roof, -70, -116, 70, -60),
  )
  p.rect(26, -128, 16, 34, lighten(c.roof, -0.1), { rx: 4 })
  p.stroke('M-34 -102V-140', c.ink, 3)
  p.path('M-34 -140C-20 -146 -14 -132 0 -138V-118C-14 -112 -20 -126 -34 -120Z', c.box)
  p.path('M-20 6V-28a20 20 0 0 1 40 0V6Z', c.ink)
  p.path('M-15 6V-28a15 15 0 0 1 30 0V6Z', c.light)
  for (const x of [-40, 40]) {
    p.circle(x, -36, 13, c.ink)
    p.circle(x, -36, 10, c.light)
    p.stroke(`M${x} -46v20M${x - 10} -36h20`, c.ink, 2)
  }
  p.rect(-26, -66, 52, 15, c.box, { rx: 5 })
  p.rect(-9, -63, 18, 9, c.paper, { rx: 1.5 })
  p.path('M-9 -62L0 -57L9 -62', 'none', { stroke: c.ink, 'stroke-width': 1.2 })
}

/** The postman is a hare, after the hare in the moon. */
function postman(p: Paint, c: MoonPostColours) {
  for (const side of [-1, 1]) {
    p.rect(side * 12 - 9, -18, 18, 18, lighten(c.suit, -0.08), { rx: 8 })
    p.ellipse(side * 13, -102, 8, 28, c.fur, { transform: `rotate(${side * 12} ${side * 13} -86)` })
    p.ellipse(side * 13, -102, 4, 20, c.cheek, { transform: `rotate(${side * 12} ${side * 13} -86)` })
  }
  p.path('M-22 -50C-30 -30 -28 -16 -22 -10H22C28 -16 30 -30 22 -50Z', round(p, c.suit, -28, -50, 28, -10))
  p.stroke('M20 -44C34 -50 38 -60 40 -74', c.suit, 12)
  p.stroke('M-20 -44C-32 -38 -34 -30 -32 -24', c.suit, 12)
  p.circle(-32, -21, 7, c.fur)
  p.stroke('M-18 -50L20 -22', c.box, 5)
  p.rect(12, -30, 30, 22, c.box, { rx: 5 })
  p.path('M12 -28L27 -17L42 -28', 'none', { stroke: lighten(c.box, -0.14), 'stroke-width': 2.4 })
  p.circle(0, -66, 25, round(p, c.fur, -25, -90, 25, -42))
  face(p, 0, -68, 11.5, { ink: c.ink, cheek: c.cheek }, 'laugh')
  p.ellipse(0, -65.5, 3.4, 2.4, c.cheek)
  p.path('M-22 -80C-20 -94 20 -94 22 -80C10 -84 -10 -84 -22 -80Z', c.box)
  p.path('M-24 -79C-10 -86 10 -86 24 -79C14 -77 -14 -77 -24 -79Z', c.ink)
  letter(p, c, 43, -84, 0.6, -12)
}

function earth(p: Paint, c: MoonPostColours, [x, y]: Point, r: number) {
  p.glow([x, y], r * 1.8, c.sea, 0.5)
  p.circle(x, y, r, round(p, c.sea, x - r, y - r, x + r, y + r))
  p.group({ transform: placed(x, y, r / 100) }, () => {
    p.path(
      curve(
        [
          [-60, -60],
          [-20, -78],
          [6, -60],
          [-8, -34],
          [-34, -30],
          [-40, 0],
          [-66, -14],
        ],
        true,
      ),
      c.land,
    )
    p.path(
      curve(
        [
          [10, -8],
          [44, -26],
          [72, -6],
          [60, 34],
          [36, 62],
          [18, 34],
        ],
        true,
      ),
      c.land,
    )
    p.path(
      curve(
        [
          [-46, 40],
          [-22, 34],
          [-14, 60],
          [-36, 70],
        ],
        true,
      ),
      c.land,
    )
    for (const [cx, cy, w] of [
      [-30, 16, 34],
      [40, -48, 30],
      [20, 76, 26],
    ] as const)
      p.rect(cx - w, cy - 5, w * 2, 10, '#ffffff', { rx: 5, opacity: 0.85 })
  })
}

export const moonPost =
  (c: MoonPostColours): Scene =>
  (f) => {
    const { x, scale: full } = stage(f)
    const air = sheet(f, 'sky')
    sky(air.paint, f.h, c.sky)
    stars(air.paint, air.roll, { count: 150, bottom: f.h * 0.85, size: 2.4, colour: '#fff6d8' })
    for (let i = 0; i < 7; i++)
      star(air.paint, [air.roll() * f.w, air.roll() * f.h * 0.65], f.u * air.roll.between(0.5, 1.1), c.light)
    const home = sheet(f, 'earth')
    const at: Point = f.wide
      ? [f.w * (f.subject + 0.2), f.h * 0.24]
      : [f.w * 0.84, f.h * (f.square ? 0.46 : 0.41)]
    earth(home.paint, c, at, f.u * (f.square ? 11 : 15))
    const globe = sheet(f, 'moon')
    const q = globe.paint
    const r = f.u * (f.wide ? 112 : 96)
    const top = f.h * (f.wide ? 0.74 : f.square ? 0.82 : 0.74)
    const middle: Point = [x, top + r]
    q.glow(middle, r * 1.16, c.light, 0.4)
    q.circle(
      middle[0],
      middle[1],
      r,
      q.linear(
        [middle[0] - r * 0.5, top],
        [middle[0] + r * 0.3, top + f.u * 50],
        [
          [0, c.moon[0]],
          [1, c.moon[1]],
        ],
      ),
    )
    for (const [dx, dy, s] of [
      [-38, 9, 7],
      [-12, 15, 9],
      [26, 11, 6],
      [44, 20, 9],
      [-60, 24, 8],
      [8, 25, 5],
      [62, 17, 4],
    ] as const) {
      q.ellipse(x + dx * f.u, top + dy * f.u, s * f.u, s * f.u * 0.4, mix(c.moon[1], c.moon[0], 0.35))
      q.ellipse(
        x + dx * f.u,
        top + (dy + 0.5) * f.u,
        s * f.u * 0.86,
        s * f.u * 0.3,
        mix(c.moon[1], c.ink, 0.14),
      )
    }
    const build = sheet(f, 'office')
    const b = build.paint
    const size = full * (f.wide ? 0.58 : 0.5)
    b.glow([x - size * 22, top - size * 30], size * 120, c.light, 0.35)
    b.group({ transform: placed(x - size * 22, top + f.u * 1.4, size) }, () => office(b, c))
    const box = x - size * 124
    b.rect(box - f.u, top + f.u * 1, f.u * 2, f.u * 10, c.ink)
    b.path(
      `M${box - f.u * 4} ${top + f.u * 4}v${-f.u * 7}a${f.u * 4} ${f.u * 4} 0 0 1 ${f.u * 8} 0v${f.u * 7}Z`,
      c.box,
    )
    b.rect(box - f.u * 2.4, top - f.u * 3.4, f.u * 4.8, f.u * 1, c.ink, { rx: f.u * 0.5 })
    const hero = sheet(f, 'hero')
    hero.paint.ellipse(x + size * 66, top + f.u * 6, size * 30, size * 5, c.ink, { opacity: 0.25 })
    hero.paint.group({ transform: placed(x + size * 66, top + f.u * 5.6, size * 0.98) }, () =>
      postman(hero.paint, c),
    )
    const mail = sheet(f, 'mail')
    const trail: Point[] = Array.from({ length: 6 }, (_, i) => [
      x + f.u * (44 - i * (f.wide ? 17 : 15)),
      top - f.u * (f.square ? 32 : 50) - f.u * 8 * Math.sin(i * 1.1 + mail.roll()),
    ])
    for (const [i, [lx, ly]] of trail.entries())
      letter(mail.paint, c, lx, ly, f.u * (0.12 - i * 0.008), mail.roll.between(-18, 18))
    // A late letter that leaves a trail.
    const late: Point = [x - f.u * (f.wide ? 44 : 38), top - f.u * (f.square ? 14 : 22)]
    mail.paint.path(
      polygon([
        [late[0] - f.u * 26, late[1] - f.u * 9],
        [late[0], late[1] - f.u],
        [late[0], late[1] + f.u],
      ]),
      c.light,
      { opacity: 0.35 },
    )
    letter(mail.paint, c, late[0], late[1], f.u * 0.13, 18)
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.1, paint: home.paint },
      { depth: 0.6, paint: q },
      { depth: 0.7, paint: b },
      {
        depth: 0.9,
        paint: mail.paint,
        motion: (t) => ({ x: Math.sin(t * 0.7) * 22, y: Math.sin(t * 1.9) * 9 }),
      },
      { depth: 1, paint: hero.paint, motion: (t) => ({ y: -Math.abs(Math.sin(t * 1.2)) * 26 }) },
    ]
  }
