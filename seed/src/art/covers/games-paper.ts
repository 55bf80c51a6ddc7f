/** Worlds cut from paper: sheets one behind the other, each with a hole, and the story on the last one. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { type Dice, dice } from '../dice.ts'
import { curve, type Paint, placed, type Point, polygon } from '../paint.ts'
import type { Frame } from '../scene.ts'
import { sprinting } from '../parts/people.ts'
import { gameTitle } from './game-title.ts'
import { type Words } from '../words.ts'

export type PaperColours = {
  light: string
  inner: string
  outer: string
  beast: string
  accent: string
  ink: string
  title: string
}

const SHEETS = 6

/** An egg-shaped hole with a hand-cut edge that grows from sheet to sheet. */
function hole(f: Frame, roll: Dice, [x, y]: Point, k: number): Point[] {
  const grow = 1 + k * (f.wide ? 0.2 : 0.17)
  const [rx, ry] = [
    f.u * (f.wide ? 36 : f.square ? 33 : 37) * grow,
    f.u * (f.wide ? 27 : f.square ? 25 : 33) * grow,
  ]
  return Array.from({ length: 22 }, (_, i): Point => {
    const a = (i / 22) * Math.PI * 2
    const wobble = 1 + roll.between(-0.07, 0.07)
    return [x + Math.cos(a) * rx * wobble, y + Math.sin(a) * ry * wobble]
  })
}

const leaf = (x: number, y: number, s: number, turn: number) => {
  const [c, n] = [Math.cos(turn), Math.sin(turn)]
  const on = (a: number, b: number): Point => [x + (a * c - b * n) * s, y + (a * n + b * c) * s]
  return curve([on(0, 0), on(0.35, -0.24), on(1, 0), on(0.35, 0.24)], true)
}

const weed = (x: number, y: number, s: number, turn: number) => {
  const [c, n] = [Math.cos(turn), Math.sin(turn)]
  const on = (a: number, b: number): Point => [x + (a * c - b * n) * s, y + (a * n + b * c) * s]
  return curve(
    [
      on(0, -0.12),
      on(0.4, -0.26),
      on(0.8, 0.02),
      on(1.35, -0.14),
      on(0.85, 0.2),
      on(0.45, -0.04),
      on(0, 0.14),
    ],
    true,
  )
}

export const paperWorld =
  (title: Words<readonly string[]>, c: PaperColours, story: 'boar' | 'dive'): Cover =>
  (p, f, purpose) => {
    const roll = dice(`${f.seed}/paper`)
    const at: Point = [f.w * (f.wide ? 0.68 : 0.5), f.h * (f.wide ? 0.5 : f.square ? 0.66 : 0.6)]
    p.ground(
      p.radial(at, f.u * 60, [
        [0, c.light],
        [1, c.inner],
      ]),
    )
    if (story === 'boar') drawBoar(p, at, f.u * (f.wide ? 0.94 : f.square ? 0.78 : 0.92), c)
    else drawDive(p, at, f.u * (f.square ? 0.86 : 1), c)
    const frame = `M-20 -20H${f.w + 20}V${f.h + 20}H-20Z`
    for (let k = 0; k < SHEETS; k++) {
      const edge = hole(f, roll, at, k)
      const colour = mix(c.inner, c.outer, (k + 0.6) / SHEETS)
      const cut = frame + curve(edge.toReversed(), true)
      const grown = edge.flatMap(([x, y], i) => {
        if (roll() < 0.26) return []
        const inwards = Math.atan2(at[1] - y, at[0] - x)
        const s = f.u * roll.between(6, 10) * (1 + k * 0.12)
        // Weeds grow upwards, leaves lean in from every side.
        if (story === 'dive')
          return y > at[1] ? [weed(x, y + f.u, s * 1.1, -Math.PI / 2 + roll.between(-0.3, 0.3))] : []
        return [
          leaf(x, y, s, inwards + roll.between(-0.7, 0.7)),
          leaf(x, y, s * 0.8, inwards + roll.between(-1.1, 1.1) + (i % 2 ? 0.6 : -0.6)),
        ]
      })
      for (const [dx, dy, shade] of [
        [0.5, 2.4, 0.13],
        [0.2, 1.2, 0.16],
      ] as const) {
        const aside = { opacity: shade, transform: `translate(${dx * f.u} ${dy * f.u})` }
        p.path(cut, c.ink, { ...aside, 'fill-rule': 'evenodd' })
        if (dy < 2) p.path(grown.join(''), c.ink, aside)
      }
      p.path(cut, colour, { 'fill-rule': 'evenodd' })
      p.path(grown.join(''), colour)
      p.stroke(curve(edge, true), lighten(colour, 0.05), f.u * 0.28, { opacity: 0.9 })
      if (story === 'boar' && k > 1 && k < 5)
        for (const side of [-1, 1]) {
          const x = at[0] + side * f.u * (30 + k * 8 + roll.between(0, 5))
          const w = f.u * (2.4 + k * 0.7)
          p.path(
            polygon([
              [x - w, f.h + 9],
              [x - w * 0.7, -9],
              [x + w * 0.7, -9],
              [x + w, f.h + 9],
            ]),
            lighten(colour, -0.025),
          )
        }
    }
    if (purpose === 'titled') gameTitle(p, f, title, c.title, c.ink)
  }

function drawBoar(p: Paint, [x, y]: Point, u: number, c: PaperColours): void {
  p.glow([x - u * 10, y - u * 10], u * 30, '#ffffff', 0.75)
  p.path(
    `M${x - u * 60} ${y + u * 20}Q${x} ${y + u * 13} ${x + u * 60} ${y + u * 20}V${y + u * 60}H${x - u * 60}Z`,
    mix(c.inner, c.beast, 0.35),
  )
  const place = placed(x + u * 13, y + u * 21, u * 0.46)
  const shape = (points: readonly Point[], fill: string) =>
    p.path(curve(points, true), fill, { transform: place })
  for (const dx of [-16, 30])
    shape(
      [
        [dx - 6, -20],
        [dx - 4, -2],
        [dx - 5, 3],
        [dx + 5, 3],
        [dx + 7, -20],
      ],
      lighten(c.beast, -0.06),
    )
  shape(
    [
      [-30, -30],
      [-24, -4],
      [-26, 5],
      [-15, 5],
      [-12, -20],
      [16, -18],
      [20, -2],
      [18, 5],
      [29, 5],
      [36, -22],
      [50, -30],
      [54, -48],
      [44, -66],
      [24, -80],
      [0, -84],
      [-22, -74],
    ],
    c.beast,
  )
  // The head hangs low, heavy at the snout.
  shape(
    [
      [-14, -74],
      [-34, -64],
      [-50, -46],
      [-62, -28],
      [-66, -20],
      [-58, -14],
      [-44, -18],
      [-28, -24],
      [-14, -36],
    ],
    lighten(c.beast, 0.035),
  )
  for (let k = 0; k < 10; k++) {
    const a = k / 9
    const [bx, by] = [-18 + a * 60, -78 - Math.sin(a * 2.6) * 7 + a * 10]
    p.path(
      polygon([
        [bx - 5, by + 6],
        [bx + 4 + k * 0.6, by - 11],
        [bx + 7, by + 7],
      ]),
      c.beast,
      { transform: place },
    )
  }
  shape(
    [
      [-24, -66],
      [-26, -86],
      [-14, -78],
      [-12, -66],
    ],
    lighten(c.beast, -0.03),
  )
  p.path('M-52 -20Q-66 -20 -68 -40Q-60 -30 -46 -30Z', '#fff6e0', { transform: place })
  p.path('M-44 -20Q-54 -14 -58 -30Q-50 -26 -40 -28Z', '#fff6e0', { transform: place })
  p.circle(x - u * 4, y - u * 2, u * 1.3, c.accent)
  p.glow([x - u * 4, y - u * 2], u * 7, c.accent, 0.9)
  const hero = placed(x - u * 27, y + u * 25, u * 0.26)
  p.path('M8 -84Q-14 -88 -30 -74Q-40 -66 -52 -68Q-40 -48 -22 -52Q-6 -56 4 -62Z', c.accent, {
    transform: hero,
  })
  p.path(sprinting, c.ink, { transform: hero })
  p.path('M22 -84L27 -88L66 -128L62 -112L31 -80Z', '#fff6e0', { transform: hero })
  p.path('M20 -90L34 -76L31 -74L18 -87Z', c.ink, { transform: hero })
}

function drawDive(p: Paint, [x, y]: Point, u: number, c: PaperColours): void {
  p.path(
    polygon([
      [x - u * 8, y - u * 4],
      [x - u * 52, y + u * 4],
      [x - u * 52, y + u * 30],
    ]),
    p.linear(
      [x - u * 8, y],
      [x - u * 46, y + u * 16],
      [
        [0, '#fff7cf', 0.85],
        [1, '#fff7cf', 0],
      ],
    ),
  )
  // The large fish outside the lamp's light.
  p.path(
    curve(
      [
        [x + u * 34, y + u * 22],
        [x + u * 6, y + u * 30],
        [x - u * 24, y + u * 26],
        [x - u * 32, y + u * 19],
        [x - u * 18, y + u * 15],
        [x + u * 8, y + u * 16],
      ],
      true,
    ),
    mix(c.inner, c.beast, 0.75),
  )
  p.path(
    polygon([
      [x + u * 32, y + u * 21],
      [x + u * 44, y + u * 11],
      [x + u * 42, y + u * 30],
    ]),
    mix(c.inner, c.beast, 0.75),
  )
  p.circle(x - u * 23, y + u * 19.4, u * 0.9, c.accent)
  const hull = (fill: string, dy: number) =>
    p.rect(x - u * 10, y - u * 11 + dy, u * 26, u * 13, fill, { rx: u * 6.5 })
  hull(c.ink, u * 0.9)
  hull(c.accent, 0)
  p.rect(x - u * 10, y - u * 5.4, u * 26, u * 2, lighten(c.accent, -0.09))
  p.path(
    polygon([
      [x - u * 1, y - u * 10.6],
      [x + u * 1, y - u * 17],
      [x + u * 8, y - u * 17],
      [x + u * 9, y - u * 10.6],
    ]),
    lighten(c.accent, 0.04),
  )
  p.stroke(`M${x + u * 5} ${y - u * 17}v${-u * 5}h${-u * 3.4}`, c.ink, u * 1)
  for (const dx of [-3.4, 4, 11]) {
    p.circle(x + dx * u, y - u * 6, u * 2.5, c.ink)
    p.circle(x + dx * u, y - u * 6, u * 1.8, '#fff7cf')
  }
  p.path(
    polygon([
      [x + u * 15, y - u * 4.4],
      [x + u * 20, y - u * 10],
      [x + u * 20, y + u * 1],
    ]),
    c.ink,
  )
  for (let k = 0; k < 7; k++)
    p.circle(x + u * (22 + k * 1.6 + (k % 2) * 2), y - u * (6 + k * 3.4), u * (1.4 - k * 0.13), '#ffffff', {
      opacity: 0.75,
    })
  for (const [dx, dy, s] of [
    [-30, -12, 1],
    [-25, -17, 0.8],
    [-34, -18, 0.9],
    [-20, -12, 0.7],
  ] as const) {
    const [fx, fy, r] = [x + dx * u, y + dy * u, u * 2.2 * s]
    p.path(
      `M${fx - r} ${fy}Q${fx} ${fy - r} ${fx + r} ${fy}L${fx + r * 1.7} ${fy - r * 0.7}V${fy + r * 0.7}L${fx + r} ${fy}Q${fx} ${fy + r} ${fx - r} ${fy}Z`,
      c.beast,
    )
  }
}
