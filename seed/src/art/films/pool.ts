/** A swimming pool from directly above: lanes, ropes, light on the bottom, and one swimmer. */
import { lighten, mix } from '../colour.ts'
import { curve, type Paint, placed, type Point } from '../paint.ts'
import { body } from '../parts/people.ts'
import { type Scene, sheet } from '../scene.ts'

export type PoolColours = {
  water: string
  deep: string
  light: string
  line: string
  ropes: readonly [string, string]
  skin: string
  suit: string
  /** The colour of the underwater lamps; if set, it is night. */
  lamp?: string
}

const CRAWLING = body({
  head: [0, -92],
  neck: [0, -82],
  hip: [1, -50],
  arms: [
    [
      [-9, -98],
      [-6, -121],
    ],
    [
      [13, -71],
      [15, -52],
    ],
  ],
  legs: [
    [
      [-3, -27],
      [-3, -4],
      [-2, 4],
    ],
    [
      [5, -27],
      [7, -5],
      [6, 3],
    ],
  ],
})

const FLOATING = body({
  head: [-4, -91],
  neck: [-2, -82],
  hip: [1, -50],
  arms: [
    [
      [-19, -86],
      [-33, -98],
    ],
    [
      [17, -77],
      [33, -70],
    ],
  ],
  legs: [
    [
      [-9, -28],
      [-19, -6],
      [-21, 1],
    ],
    [
      [8, -27],
      [9, -3],
      [12, 4],
    ],
  ],
})

const DRESS = curve(
  [
    [-6, -80],
    [4, -80],
    [8, -66],
    [7, -55],
    [17, -36],
    [21, -19],
    [8, -22],
    [-3, -15],
    [-13, -20],
    [-22, -17],
    [-13, -38],
    [-7, -55],
    [-8, -66],
  ],
  true,
)

// Caustics on the bottom: irregular closed cells.
function caustics(p: Paint, roll: () => number, count: number, colour: string, strength: number) {
  for (let i = 0; i < count; i++) {
    const [x, y] = [roll() * p.w, roll() * p.h]
    const r = p.u * (2.5 + roll() * 5)
    const cell = Array.from({ length: 6 }, (_, k): Point => {
      const a = (k / 6) * Math.PI * 2
      const away = r * (0.7 + roll() * 0.6)
      return [x + Math.cos(a) * away * 1.25, y + Math.sin(a) * away]
    })
    p.stroke(curve(cell, true), colour, p.u * (0.12 + roll() * 0.3), {
      opacity: Math.round(strength * (0.3 + roll() * 0.7) * 100) / 100,
    })
  }
}

export const pool =
  (colours: PoolColours, tilt = -14): Scene =>
  (f) => {
    const cx = f.w * f.subject
    const cy = f.h * (f.wide ? 0.52 : f.square ? 0.68 : 0.6)
    const reach = Math.hypot(f.w, f.h) * 0.72
    const turn = { transform: `rotate(${tilt} ${cx} ${cy})` }
    const lane = f.u * 25
    const sides = Math.ceil(reach / lane)
    const lanes = Array.from({ length: sides * 2 + 1 }, (_, i) => cx + (i - sides) * lane)

    const floor = sheet(f, 'floor')
    const p = floor.paint
    p.ground(
      p.linear(
        [0, 0],
        [f.w * 0.25, f.h],
        [
          [0, colours.deep],
          [0.55, colours.water],
          [1, lighten(colours.water, colours.lamp ? -0.05 : 0.05)],
        ],
      ),
    )
    p.group(turn, () => {
      for (let i = -20; i < 20; i++)
        p.rect(cx - reach, cy + i * f.u * 12.5, reach * 2, f.u * 0.16, colours.light, { opacity: 0.1 })
      for (const x of lanes)
        p.rect(x - f.u * 2, cy - reach, f.u * 4, reach * 2, colours.line, {
          opacity: colours.lamp ? 0.5 : 0.62,
        })
    })
    if (colours.lamp)
      for (const side of [0, 1, 2, 3])
        p.glow([cx - f.u * 50 + side * f.u * 33, cy + f.u * (62 - side * 8)], f.u * 46, colours.lamp, 0.5)

    const net = sheet(f, 'net')
    caustics(net.paint, net.roll, f.wide ? 190 : 150, colours.light, colours.lamp ? 0.16 : 0.34)

    const ropes = sheet(f, 'ropes')
    const q = ropes.paint
    q.group(turn, () => {
      for (const [i, x] of lanes.entries()) {
        if (colours.lamp && i === sides) continue
        const at = x + lane / 2
        for (let y = cy - reach, k = 0; y < cy + reach; y += f.u * 2.6, k++) {
          const [dx, long] = [Math.sin(y / f.u / 9 + i) * f.u * 0.5, Math.floor(k / 5) % 2]
          q.rect(at + dx + f.u * 1.1, y + f.u * 1.3, f.u * 1.7, f.u * 2.2, colours.deep, {
            rx: f.u * 0.6,
            opacity: 0.3,
          })
          q.rect(at + dx, y, f.u * 1.7, f.u * 2.2, colours.ropes[long === 1 ? 1 : 0], { rx: f.u * 0.6 })
        }
      }
    })

    const figure = sheet(f, 'figure')
    const b = figure.paint
    const scale = f.u * (colours.lamp ? 0.36 : 0.4)
    const [x, y] = [cx, cy + f.u * 14]
    b.group(turn, () => {
      if (!colours.lamp) {
        // The wake opens behind the swimmer.
        for (let i = 0; i < 34; i++) {
          const s = figure.roll()
          const side = figure.roll() < 0.5 ? -1 : 1
          const wx = x + side * f.u * (3 + s * 7) + figure.roll.between(-1, 1) * f.u
          b.stroke(
            `M${wx} ${y + s * f.u * 60}q${side * f.u * 0.7} ${f.u * 2} ${side * f.u * 0.9} ${f.u * (3 + figure.roll() * 4)}`,
            '#ffffff',
            f.u * figure.roll.between(0.25, 0.9) * (1 - s * 0.6),
            { opacity: Math.round((0.75 - s * 0.6) * 100) / 100 },
          )
        }
      }
      const [path, drop] = colours.lamp ? ([FLOATING, 16] as const) : ([CRAWLING, 9] as const)
      b.path(path, mix(colours.deep, '#000000', 0.4), {
        transform: placed(x + f.u * drop * 0.6, y + f.u * drop, scale * 1.05),
        opacity: 0.3,
      })
      b.path(path, colours.skin, { transform: placed(x, y, scale) })
      if (colours.lamp) {
        b.path(DRESS, colours.suit, { transform: placed(x, y, scale) })
        b.path('M-11 -96Q-13 -84 -7 -84Q-2 -80 2 -86Q8 -92 1 -99Q-6 -102 -11 -96Z', '#140c14', {
          transform: placed(x, y, scale),
        })
      } else {
        b.path('M-7 -80Q0 -75 7 -80L6.4 -48Q0 -42 -5 -48Z', colours.suit, {
          transform: placed(x, y, scale),
        })
        b.ellipse(x, y - 92 * scale, 6.4 * scale, 7.6 * scale, colours.suit)
        b.ellipse(x - 6 * scale, y - 122 * scale, 8 * scale, 4 * scale, '#ffffff', { opacity: 0.8 })
        for (const [dx, dy, r] of [
          [-3, 6, 6],
          [5, 7, 5],
          [1, 12, 7],
        ] as const)
          b.ellipse(x + dx * scale, y + dy * scale, r * scale, r * 0.8 * scale, '#ffffff', { opacity: 0.6 })
      }
    })

    const shine = sheet(f, 'shine')
    caustics(shine.paint, shine.roll, 26, colours.light, colours.lamp ? 0.12 : 0.2)
    return [
      { depth: 0.5, paint: p },
      {
        depth: 0.62,
        paint: net.paint,
        motion: (t) => ({ x: Math.sin(t * 0.9) * 10, y: Math.cos(t * 0.7) * 7 }),
      },
      { depth: 0.8, paint: q },
      {
        depth: 1,
        paint: b,
        motion: (t) =>
          colours.lamp ? { x: Math.sin(t * 0.5) * 5, y: Math.cos(t * 0.4) * 5 } : { y: -t * 16 },
      },
      { depth: 1.1, paint: shine.paint, motion: (t) => ({ x: Math.cos(t * 0.8) * 14, y: Math.sin(t) * 8 }) },
    ]
  }
