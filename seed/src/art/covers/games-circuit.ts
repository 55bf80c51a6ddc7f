/** A racing circuit from above: kerbs, a pit lane, and small cars. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice } from '../dice.ts'
import { curve, placed, type Point } from '../paint.ts'
import { gameTitle } from './game-title.ts'
import { type Words } from '../words.ts'

export type CircuitColours = {
  grass: string
  stripe: string
  sand: string
  asphalt: string
  kerb: readonly [string, string]
  line: string
  cars: readonly [string, string, string, string, string]
  tree: string
  roof: string
  ink: string
  title: string
}

// In shares of the frame's short side, relative to the centre of the space kept for it.
const TRACK: readonly Point[] = [
  [-34, 44],
  [-44, 22],
  [-26, 4],
  [-38, -18],
  [-18, -32],
  [6, -22],
  [14, 0],
  [26, -8],
  [24, -32],
  [44, -36],
  [52, -4],
  [42, 26],
  [16, 26],
  [2, 46],
]

const CAR =
  'M-2.6 -5.4L2.6 -5.4L2.6 -4L1.2 -3.8L1.8 0L2 4.2L3 4.4L3 6L-3 6L-3 4.4L-2 4.2L-1.8 0L-1.2 -3.8L-2.6 -4Z'
const WHEELS = 'M-3.4 -3.6h1.6v2.8h-1.6ZM1.8 -3.6h1.6v2.8h-1.6ZM-3.8 1.2h1.8v3.2h-1.8ZM2 1.2h1.8v3.2h-1.8Z'

export const circuit =
  (title: Words<readonly string[]>, c: CircuitColours): Cover =>
  (p, f, purpose) => {
    const roll = dice(`${f.seed}/circuit`)
    p.ground(c.grass)
    const mown = f.u * 7
    for (let x = -f.h; x < f.w + f.h; x += mown * 2)
      p.path(`M${x} 0h${mown}L${x + mown + f.h * 0.4} ${f.h}h${-mown}Z`, c.stripe)
    const scale = f.u * (f.wide ? 1.02 : f.square ? 0.86 : 1.02)
    const middle: Point = [f.w * (f.wide ? 0.7 : 0.47), f.h * (f.wide ? 0.5 : f.square ? 0.66 : 0.6)]
    const track = TRACK.map(([x, y]): Point => [middle[0] + x * scale, middle[1] + y * scale])
    for (const [x, y, rx, ry] of [
      [-40, -20, 18, 22],
      [48, -34, 20, 16],
      [-40, 46, 22, 18],
      [14, 4, 14, 16],
      [52, 22, 18, 20],
    ] as const) {
      p.ellipse(middle[0] + x * scale, middle[1] + y * scale, rx * scale, ry * scale, c.sand)
      p.ellipse(
        middle[0] + x * scale,
        middle[1] + y * scale,
        rx * scale * 0.7,
        ry * scale * 0.7,
        lighten(c.sand, 0.02),
      )
    }
    const line = curve(track, true)
    p.stroke(line, c.ink, scale * 15.4, { opacity: 0.18, transform: `translate(${scale} ${scale * 1.6})` })
    p.stroke(line, c.kerb[0], scale * 14.6)
    p.stroke(line, c.kerb[1], scale * 14.6, {
      'stroke-dasharray': `${scale * 3} ${scale * 3}`,
      'stroke-linecap': 'butt',
    })
    p.stroke(line, c.line, scale * 12.6)
    p.stroke(line, c.asphalt, scale * 11.8)
    p.stroke(line, lighten(c.asphalt, -0.045), scale * 4.6)
    // The pit lane with its boxes lies inside the long bend.
    const [px, py] = [middle[0] + 27 * scale, middle[1] + 8 * scale]
    p.group({ transform: `rotate(-12 ${px} ${py})` }, () => {
      p.rect(px - scale * 5, py - scale * 14, scale * 17, scale * 26, c.asphalt, { rx: scale })
      p.rect(px + scale * 3.6, py - scale * 12.6, scale * 8, scale * 24.6, c.ink, { opacity: 0.3 })
      for (let k = 0; k < 5; k++) {
        const y = py - scale * (13.4 - k * 4.9)
        p.rect(px + scale * 2.6, y, scale * 8, scale * 4.4, c.roof)
        p.rect(px + scale * 2.6, y, scale * 1.6, scale * 4.4, c.cars[k] ?? c.roof)
        p.rect(px - scale * 3.4, y + scale * 0.5, scale * 4.6, scale * 3.2, 'none', {
          stroke: c.line,
          'stroke-width': scale * 0.3,
        })
      }
    })
    const place = (index: number, share: number, aside: number): { x: number; y: number; turn: number } => {
      const count = track.length
      const point = (k: number) => track[(k + count) % count] ?? middle
      const [a, b, d, e] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
      const t = share
      const along = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (d[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * d[k] - e[k]) * t * t +
          (3 * b[k] - a[k] - 3 * d[k] + e[k]) * t ** 3)
      const way = (k: 0 | 1) =>
        0.5 *
        (d[k] -
          a[k] +
          2 * (2 * a[k] - 5 * b[k] + 4 * d[k] - e[k]) * t +
          3 * (3 * b[k] - a[k] - 3 * d[k] + e[k]) * t * t)
      const [dx, dy] = [way(0), way(1)]
      const length = Math.hypot(dx, dy) || 1
      return {
        x: along(0) - (dy / length) * aside,
        y: along(1) + (dx / length) * aside,
        turn: (Math.atan2(dy, dx) * 180) / Math.PI + 90,
      }
    }
    // The chequered line.
    const grid = place(1, 0.5, 0)
    for (let k = 0; k < 12; k++)
      for (let row = 0; row < 3; row++)
        p.rect(
          grid.x - scale * 6 + k * scale,
          grid.y + row * scale,
          scale,
          scale,
          (k + row) % 2 ? c.line : c.ink,
          {
            transform: `rotate(${Math.round(grid.turn)} ${grid.x} ${grid.y})`,
          },
        )
    for (const [index, share, aside, colour] of [
      [2, 0.1, 1.6, 0],
      [2, 0.6, -1.4, 1],
      [3, 0.25, 1.8, 2],
      [4, 0.5, -1.8, 3],
      [5, 0.5, 1.2, 4],
      [9, 0.5, 0, 0],
      [11, 0.4, -1, 2],
    ] as const) {
      const { x, y, turn } = place(index, share, aside * scale)
      const s = scale * 0.78
      p.path(CAR, c.ink, {
        opacity: 0.35,
        transform: placed(x + scale, y + scale * 1.2, s * 1.1, false, turn),
      })
      p.path(WHEELS, c.ink, { transform: placed(x, y, s, false, turn) })
      p.path(CAR, c.cars[colour], { transform: placed(x, y, s, false, turn) })
      p.path('M-1 -0.6h2v2.2h-2Z', c.ink, { transform: placed(x, y, s, false, turn) })
    }
    for (let k = 0; k < (f.wide ? 70 : 46); k++) {
      const [x, y] = [roll() * f.w, roll() * f.h]
      const near = Math.min(
        ...TRACK.flatMap((_, i) =>
          [0, 0.33, 0.66].map((share) => {
            const at = place(i, share, 0)
            return Math.hypot(at.x - x, at.y - y)
          }),
        ),
      )
      const r = f.u * roll.between(1.6, 3.4)
      if (near < scale * 10 + r || (Math.abs(x - px) < scale * 18 && Math.abs(y - py) < scale * 20)) continue
      p.circle(x + r * 0.5, y + r * 0.7, r, c.ink, { opacity: 0.25 })
      p.circle(x, y, r, c.tree)
      p.circle(x - r * 0.25, y - r * 0.3, r * 0.55, mix(c.tree, c.stripe, 0.5))
    }
    if (purpose === 'titled') gameTitle(p, f, title, c.title, c.ink)
  }
