/** A night school in a tree, with the moon as its blackboard. */
import { lighten, mix } from '../colour.ts'
import { curve, type Paint, placed, type Point, type Stop } from '../paint.ts'
import { sky, stars } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'
import { round, star } from './creatures.ts'

export type OwlColours = {
  sky: readonly Stop[]
  moon: string
  chalk: string
  bark: string
  leaves: readonly [string, string, string]
  coats: readonly [string, string, string, string]
  disc: string
  beak: string
  lamp: string
  cheek: string
  ink: string
}

/** An owl from the front, 100 high, feet at the origin. */
function owl(p: Paint, c: OwlColours, coat: string, isTeacher: boolean, isAwake: boolean) {
  const dark = lighten(coat, -0.12)
  p.path('M-36 -78L-30 -106L-8 -90ZM36 -78L30 -106L8 -90Z', coat, {
    stroke: coat,
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  })
  p.path(
    curve(
      [
        [-30, -4],
        [-40, -36],
        [-40, -70],
        [-24, -94],
        [0, -98],
        [24, -94],
        [40, -70],
        [40, -36],
        [30, -4],
        [0, 2],
      ],
      true,
    ),
    round(p, coat, -40, -98, 40, 0),
  )
  p.ellipse(0, -27, 24, 27, lighten(coat, 0.13))
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 3 - (row % 2); k++) {
      const x = (k - (2 - (row % 2)) / 2) * 13
      p.stroke(`M${x - 4.5} ${-38 + row * 11}q4.5 6 9 0`, dark, 2.2)
    }
  p.path(
    curve(
      [
        [-38, -60],
        [-48, -40],
        [-44, -16],
        [-33, -12],
        [-30, -34],
      ],
      true,
    ),
    dark,
  )
  p.path(
    curve(
      [
        [38, -60],
        [48, -40],
        [44, -16],
        [33, -12],
        [30, -34],
      ],
      true,
    ),
    dark,
  )
  for (const side of [-1, 1]) {
    p.circle(side * 16.5, -68, 18.5, c.disc)
    if (isAwake) {
      p.circle(side * 15.5, -68, 10, c.ink)
      p.circle(side * 15.5 - 3.4, -72, 3.8, '#ffffff')
    } else p.stroke(`M${side * 16 - 9} -68q9 9 18 0`, c.ink, 3)
    if (isTeacher) p.circle(side * 17, -68, 19, 'none', { stroke: c.beak, 'stroke-width': 3 })
    p.stroke(`M${side * 12 - 5} 2v4M${side * 12} 2v5M${side * 12 + 5} 2v4`, c.beak, 4)
  }
  p.path('M-5.5 -62H5.5L0 -50Z', c.beak, { stroke: c.beak, 'stroke-width': 3, 'stroke-linejoin': 'round' })
  if (isTeacher) {
    p.path('M-34 -100L0 -112L34 -100L0 -88Z', c.ink)
    p.stroke('M30 -100V-84', c.beak, 2.4)
    p.circle(30, -82, 3.6, c.beak)
  }
}

/** The subject of today's lesson, in chalk on the moon. */
function lesson(p: Paint, c: OwlColours, subject: number) {
  const line = (d: string) => p.stroke(d, c.chalk, 4)
  if (subject === 0)
    line(
      'M-34 8C-34 -22 4 -26 16 2L34 4L16 12C4 20 -28 22 -34 8ZM-34 8C-50 4 -50 -14 -38 -14M2 -14A8 8 0 1 1 14 -8M14 1v1',
    )
  else if (subject === 1)
    line('M-44 -12V20M-52 -4L-44 -12M-24 4H-6M-15 -5V13M10 -12V20M2 -4L10 -12M26 0H42M26 10H42')
  else if (subject === 2) line('M0 -30L9 -10L30 -8L14 6L19 26L0 15L-19 26L-14 6L-30 -8L-9 -10Z')
  else if (subject === 3)
    line('M-40 16C-40 -30 40 -30 40 16M-28 16C-28 -16 28 -16 28 16M-16 16C-16 -4 16 -4 16 16')
  else if (subject === 4) line('M-12 -26V16A9 7 0 1 1 -20 12M-12 -26L24 -32V8A9 7 0 1 1 16 4M-12 -16L24 -22')
  else line('M-40 20L-14 -22L4 8L16 -10L40 20ZM-22 -8L-14 -2L-8 -10')
}

export const owls =
  (c: OwlColours): Scene =>
  (f) => {
    const x = f.w * f.subject
    const air = sheet(f, 'sky')
    sky(air.paint, f.h, c.sky)
    stars(air.paint, air.roll, { count: 110, bottom: f.h * 0.8, size: 2.2, colour: '#fff2cc' })
    for (let i = 0; i < 5; i++)
      star(
        air.paint,
        [air.roll() * f.w, f.h * air.roll.between(0.06, 0.6)],
        f.u * air.roll.between(0.6, 1),
        c.lamp,
      )
    const r = f.u * (f.wide ? 28 : f.square ? 24 : 31)
    const at: Point = [x + f.u * (f.wide ? 4 : 3), f.h * (f.wide ? 0.4 : f.square ? 0.53 : 0.505)]
    const moon = sheet(f, 'moon')
    moon.paint.glow(at, r * 2.1, c.moon, 0.55)
    moon.paint.circle(
      at[0],
      at[1],
      r,
      moon.paint.linear(
        [at[0] - r, at[1] - r],
        [at[0] + r, at[1] + r],
        [
          [0, mix(c.moon, '#ffffff', 0.5)],
          [1, c.moon],
        ],
      ),
    )
    for (const [dx, dy, s] of [
      [-0.62, 0.3, 0.12],
      [0.66, -0.3, 0.1],
      [-0.3, -0.7, 0.08],
      [0.58, 0.42, 0.15],
    ] as const)
      moon.paint.circle(at[0] + dx * r, at[1] + dy * r, s * r, lighten(c.moon, -0.07))
    const topic = moon.roll.whole(0, 5)
    moon.paint.group({ transform: placed(at[0] + r * 0.12, at[1] - r * 0.3, r / 82) }, () =>
      lesson(moon.paint, c, topic),
    )

    const wood = sheet(f, 'wood')
    for (let i = 0; i < 9; i++) {
      const [bx, br] = [(i / 8) * f.w, f.u * wood.roll.between(8, 15)]
      wood.paint.circle(bx, f.h + br * 0.05, br, c.leaves[0])
    }
    // A tree from the side, with one branch for everybody.
    const tree = sheet(f, 'tree')
    const q = tree.paint
    const y = f.h * (f.wide ? 0.8 : f.square ? 0.86 : 0.77)
    const end = f.w * (f.wide ? 0.34 : -0.05)
    const trunk = f.w + f.u * 3
    for (const [dx, dy, s] of [
      [-6, -50, 15],
      [-15, -66, 12],
      [2, -72, 18],
      [4, -28, 13],
    ] as const)
      q.circle(trunk + dx * f.u, y + dy * f.u, s * f.u, c.leaves[1])
    q.path(
      curve(
        [
          [trunk - f.u * 9, -9],
          [trunk - f.u * 8, y - f.u * 20],
          [trunk - f.u * 13, y + f.u * 1],
          [trunk - f.u * 12, y + f.u * 24],
          [trunk - f.u * 18, f.h + 20],
          [trunk + f.u * 30, f.h + 20],
          [trunk + f.u * 30, -9],
        ],
        true,
      ),
      c.bark,
    )
    q.path(
      curve(
        [
          [trunk, y - f.u * 6],
          [x + f.u * 16, y - f.u * 0.4],
          [x - f.u * 12, y + f.u * 0.6],
          [end, y - f.u * 1.6],
          [end, y + f.u * 0.6],
          [x - f.u * 10, y + f.u * 4.4],
          [x + f.u * 18, y + f.u * 5.4],
          [trunk, y + f.u * 9],
        ],
        true,
      ),
      q.down(y - f.u * 2, y + f.u * 7, lighten(c.bark, 0.07), c.bark),
    )
    for (const [dx, dy, s] of [
      [8, -82, 16],
      [-8, -88, 11],
    ] as const)
      q.circle(trunk + dx * f.u, y + dy * f.u, s * f.u, c.leaves[2])
    const lampX = x - f.u * (f.wide ? 30 : 36)
    q.stroke(`M${lampX} ${y + f.u * 2}v${f.u * 6}`, c.ink, f.u * 0.5)
    q.glow([lampX, y + f.u * 11], f.u * 14, c.lamp, 0.7)
    q.rect(lampX - f.u * 2, y + f.u * 8, f.u * 4, f.u * 6, c.lamp, { rx: f.u * 1.6 })

    const teacher = sheet(f, 'teacher')
    const t = teacher.paint
    const size = f.u * (f.wide ? 0.36 : f.square ? 0.3 : 0.38)
    const desk = x - f.u * (f.wide ? 17 : f.square ? 18 : 19)
    t.group({ transform: placed(desk, y + f.u * 0.4, size) }, () => {
      t.stroke('M38 -52L96 -92', c.bark, 3.6)
      owl(t, c, c.coats[0], true, true)
      t.circle(40, -50, 9, lighten(c.coats[0], -0.12))
    })
    const row = sheet(f, 'class')
    const k = row.paint
    const pupils = row.roll.whole(3, 4)
    for (let i = 0; i < pupils; i++) {
      const px = x + f.u * (f.wide ? 8 : f.square ? 4 : 5) + i * f.u * (pupils === 4 ? 8.6 : 10.4)
      const own = row.roll.between(0.17, 0.23) * f.u * (f.square ? 0.9 : 1.1)
      const isAwake = i !== pupils - 1
      k.group({ transform: placed(px, y - f.u * 0.2, own) }, () =>
        owl(k, c, c.coats[1 + (i % 3)] ?? c.coats[1], false, isAwake),
      )
    }
    const near = sheet(f, 'near')
    for (const [lx, ly, s] of [
      [-0.02, 1, 13],
      [0.1, 1.03, 10],
      [0.9, 1.02, 11],
      [1.02, 0.98, 14],
    ] as const)
      near.paint.circle(f.w * lx, f.h * ly, f.u * s, c.leaves[2])
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.1, paint: moon.paint },
      { depth: 0.4, paint: wood.paint },
      { depth: 0.85, paint: q },
      { depth: 0.95, paint: k, motion: (s) => ({ y: Math.abs(Math.sin(s * 2.2)) * -6 }) },
      { depth: 1, paint: t, motion: (s) => ({ x: Math.sin(s * 0.7) * 4 }) },
      { depth: 1.3, paint: near.paint },
    ]
  }
