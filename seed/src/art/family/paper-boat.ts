/** A paper boat in the gutter along a kerb, where everything else is enormous. */
import { lighten, mix } from '../colour.ts'
import { curve, type Paint, placed, type Point } from '../paint.ts'
import { type Scene, sheet } from '../scene.ts'
import { face, mouse, round } from './creatures.ts'
import { stage } from './stage.ts'

export type PaperBoatColours = {
  air: readonly [string, string]
  wall: string
  boots: string
  kerb: string
  water: readonly [string, string]
  foam: string
  paper: string
  print: string
  flag: string
  fur: string
  coat: string
  leaf: string
  cheek: string
  ink: string
}

function boot(p: Paint, colour: string, ink: string) {
  p.path('M-22 -120H24V-34C40 -30 58 -26 60 -4H-22Z', round(p, colour, -22, -120, 60, 0), {
    stroke: colour,
    'stroke-width': 4,
    'stroke-linejoin': 'round',
  })
  p.rect(-26, -8, 90, 11, ink, { rx: 5 })
  p.rect(-25, -122, 52, 12, lighten(colour, -0.08), { rx: 5 })
  p.path('M-10 -100C-14 -70 -14 -50 -10 -30', 'none', {
    stroke: lighten(colour, 0.1),
    'stroke-width': 6,
    'stroke-linecap': 'round',
  })
}

function boat(p: Paint, c: PaperBoatColours) {
  p.path('M-2 -40L-34 -4H32Z', lighten(c.paper, -0.04))
  p.path('M-2 -92L-44 -24L-2 -8L42 -24Z', c.paper)
  p.path('M-2 -92L42 -24L-2 -8Z', lighten(c.paper, -0.09))
  for (let i = 0; i < 4; i++)
    p.stroke(`M${-10 - i * 7} ${-66 + i * 11}L${-6} ${-64 + i * 12}`, c.print, 2, { opacity: 0.5 })
}

function hull(p: Paint, c: PaperBoatColours) {
  p.path('M-92 -36L-48 8H46L90 -36L40 -22H-42Z', c.paper)
  p.path('M90 -36L46 8H-2L40 -22Z', lighten(c.paper, -0.1))
  p.path('M-92 -36L-42 -22L-60 -8Z', lighten(c.paper, -0.05))
  for (let i = 0; i < 3; i++)
    p.stroke(`M${-40 + i * 4} ${-14 + i * 7}H${2 - i * 5}`, c.print, 2, { opacity: 0.45 })
}

function snail(p: Paint, c: PaperBoatColours) {
  p.path(
    curve(
      [
        [-46, -22],
        [-30, -34],
        [10, -36],
        [24, -52],
        [40, -58],
        [50, -44],
        [46, -26],
        [30, -18],
      ],
      true,
    ),
    c.fur,
  )
  for (const [x, y] of [
    [32, -82],
    [50, -80],
  ] as const) {
    p.stroke(`M${x + (x < 40 ? 4 : -2)} -54L${x} ${y}`, c.fur, 4.4)
    p.circle(x, y, 5, c.fur)
    p.circle(x + 1, y - 1, 2.4, c.ink)
  }
  p.circle(-8, -56, 31, round(p, c.coat, -39, -88, 24, -24))
  p.stroke(
    'M-8 -52C-2 -58 -12 -66 -19 -58C-27 -48 -14 -36 -2 -40C14 -46 12 -72 -6 -76C-26 -78 -36 -60 -32 -46',
    lighten(c.coat, -0.16),
    5,
  )
  face(p, 40, -44, 5.6, { ink: c.ink, cheek: c.cheek }, 'smile')
}

export const paperBoat =
  (c: PaperBoatColours, captain: 'mouse' | 'snail' = 'mouse'): Scene =>
  (f) => {
    const { x, ground, scale } = stage(f)
    const kerb = f.h * (f.wide ? 0.6 : f.square ? 0.66 : 0.62)
    const back = sheet(f, 'back')
    const b = back.paint
    b.ground(
      b.linear(
        [0, 0],
        [0, kerb],
        [
          [0, c.air[0]],
          [1, c.air[1]],
        ],
      ),
    )
    // A distant wall of large stones, from a mouse's view.
    const size = f.u * 15
    for (let row = 0; row < kerb / (size * 0.6); row++)
      for (let k = -1; k < f.w / size + 1; k++)
        if (back.roll() < 0.34)
          b.rect(
            k * size + (row % 2) * size * 0.5,
            kerb - (row + 1) * size * 0.6,
            size * 0.92,
            size * 0.52,
            c.wall,
            { rx: f.u * 1.6, opacity: 0.4 },
          )
    const boots = sheet(f, 'boots')
    const [bx, bs] = f.wide
      ? [f.w * Math.min(0.9, f.subject + 0.17), f.u * 0.42]
      : [f.w * 0.72, f.u * (f.square ? 0.34 : 0.4)]
    for (const [dx, dy] of [
      [-32, -5],
      [22, 0],
    ] as const)
      boots.paint.group({ transform: placed(bx + dx * bs, kerb + dy * bs, bs) }, () =>
        boot(boots.paint, dx < 0 ? lighten(c.boots, -0.07) : c.boots, c.ink),
      )
    const stone = sheet(f, 'kerb')
    const k = stone.paint
    k.rect(0, kerb - f.u * 1, f.w, f.u * 5, lighten(c.kerb, 0.07))
    k.rect(0, kerb + f.u * 3, f.w, f.u * 16, c.kerb)
    for (let sx = stone.roll.between(0, 20) * f.u; sx < f.w; sx += f.u * 31)
      k.rect(sx, kerb - f.u * 1, f.u * 0.7, f.u * 18, lighten(c.kerb, -0.12))
    for (const [tx, s] of [
      [0.12, 1],
      [0.47, 0.7],
      [0.94, 1.1],
    ] as const)
      for (const lean of [-3, -1, 1.4, 3])
        k.path(
          `M${f.w * tx + lean * f.u * 0.5} ${kerb}q${lean * f.u * 0.6} ${-f.u * 4 * s} ${lean * f.u * 1.5} ${-f.u * 6 * s}q${-lean * f.u * 0.2} ${f.u * 4 * s} ${-lean * f.u * 0.9} ${f.u * 6 * s}Z`,
          c.leaf,
        )
    const surface = kerb + f.u * 11
    const stream = (name: string, dy: number, colour: string, lift: number) => {
      const { paint } = sheet(f, name)
      const crest = Array.from({ length: 11 }, (_, i): Point => [
        (i / 9) * f.w - f.w * 0.05,
        surface + dy + Math.sin(i * 1.9 + dy) * lift,
      ])
      paint.path(`${curve(crest)}L${f.w * 1.1} ${f.h + 60}L-90 ${f.h + 60}Z`, colour)
      paint.stroke(curve(crest), c.foam, f.u * 0.5, { opacity: 0.8 })
      return paint
    }
    const far = stream('far', 0, c.water[0], f.u * 1.1)
    const hero = sheet(f, 'hero')
    const p = hero.paint
    const deck = Math.max(surface + f.u * 12, ground - f.u * 6)
    p.group(
      { transform: placed(x, deck, scale * (f.wide ? 0.8 : f.square ? 0.84 : 0.76), false, -5) },
      () => {
        p.stroke('M-34 -30L-46 -128', c.ink, 3.4)
        p.path('M-46 -128C-62 -120 -70 -132 -86 -122L-82 -98C-66 -108 -58 -96 -43 -104Z', c.flag)
        if (captain === 'snail') p.group({ transform: 'translate(4 -2) scale(1.05)' }, () => snail(p, c))
        else {
          boat(p, c)
          mouse(p, 40, -14, 0.74, c.fur, c.coat, { ink: c.ink, cheek: c.cheek }, 'laugh')
          p.path('M24 -84L40 -98L56 -84L62 -76H18Z', c.paper)
        }
        hull(p, c)
      },
    )
    const near = stream('near', deck - surface + f.u * 0.5, mix(c.water[0], c.water[1], 0.5), f.u * 1.5)
    const front = stream('front', deck - surface + f.u * 10, c.water[1], f.u * 1.7)
    for (const [lx, ly, s, turn] of [
      [0.16, 0.9, 1, 20],
      [0.84, 0.94, 1.3, -30],
    ] as const)
      front.group({ transform: placed(f.w * lx, f.h * ly, f.u * 0.16 * s, false, turn) }, () => {
        front.path('M-50 0C-30 -30 20 -32 50 0C20 24 -30 26 -50 0Z', c.leaf)
        front.stroke('M-62 2C-30 -4 20 -4 44 0', lighten(c.leaf, -0.12), 4)
      })
    const rain = sheet(f, 'rain')
    for (let i = 0; i < 34; i++) {
      const [rx, ry, s] = [rain.roll() * f.w, rain.roll() * f.h, rain.roll.between(0.6, 1.2)]
      rain.paint.path(
        `M${rx} ${ry}c${-f.u * s} ${f.u * 2 * s} ${-f.u * s} ${f.u * 2.8 * s} 0 ${f.u * 2.8 * s}s${f.u * s} ${-f.u * 0.8 * s} 0 ${-f.u * 2.8 * s}Z`,
        c.foam,
        { opacity: 0.55 },
      )
    }
    return [
      { depth: 0, paint: b },
      { depth: 0.3, paint: boots.paint },
      { depth: 0.5, paint: k },
      { depth: 0.7, paint: far, motion: (t) => ({ x: Math.sin(t * 1.1) * 10 }) },
      { depth: 0.9, paint: p, motion: (t) => ({ x: Math.sin(t * 0.6) * 16, y: Math.sin(t * 1.5) * 8 }) },
      {
        depth: 1,
        paint: near,
        motion: (t) => ({ x: Math.sin(t * 0.9 + 1) * 14, y: Math.sin(t * 1.5 + 0.6) * 5 }),
      },
      { depth: 1.15, paint: front, motion: (t) => ({ x: Math.sin(t * 0.8 + 2) * 18 }) },
      { depth: 1.3, paint: rain.paint, wraps: true, motion: (t) => ({ y: t * 240 }) },
    ]
  }
