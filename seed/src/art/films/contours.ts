/** A mountain as contour lines, and a red route that ends at the edge of the map. */
import { mix } from '../colour.ts'
import { plane } from '../dice.ts'
import { hash } from '../dice.ts'
import { curve, type Point } from '../paint.ts'
import { type Scene, sheet } from '../scene.ts'

export type ContourColours = {
  paper: string
  line: string
  deep: string
  high: string
  route: string
  water: string
}

/** Returns contour lines over a grid (marching squares), joined into strokes. */
export function isolines(
  height: (i: number, j: number) => number,
  columns: number,
  rows: number,
  level: number,
): Point[][] {
  const pieces: [Point, Point][] = []
  const cross = (a: Point, b: Point, ha: number, hb: number): Point => {
    const s = (level - ha) / (hb - ha)
    return [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s]
  }
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const corners: [Point, number][] = [
        [[i, j], height(i, j)],
        [[i + 1, j], height(i + 1, j)],
        [[i + 1, j + 1], height(i + 1, j + 1)],
        [[i, j + 1], height(i, j + 1)],
      ]
      const hits: Point[] = []
      corners.forEach(([a, ha], k) => {
        const next = corners[(k + 1) % 4]
        if (next && ha < level !== next[1] < level) hits.push(cross(a, next[0], ha, next[1]))
      })
      for (let k = 0; k + 1 < hits.length; k += 2) {
        const [a, b] = [hits[k], hits[k + 1]]
        if (a && b) pieces.push([a, b])
      }
    }
  // Ends that meet have equal coordinates, so a map keyed by text joins them.
  const name = ([x, y]: Point) => `${Math.round(x * 1000)},${Math.round(y * 1000)}`
  const ends = new Map<string, Set<number>>()
  pieces.forEach((piece, i) =>
    piece.forEach((point) => ends.set(name(point), (ends.get(name(point)) ?? new Set()).add(i))),
  )
  const used = new Set<number>()
  const out: Point[][] = []
  const follow = (from: Point): Point[] => {
    const points: Point[] = []
    let at = from
    for (;;) {
      const next = [...(ends.get(name(at)) ?? [])].find((i) => !used.has(i))
      const piece = next === undefined ? undefined : pieces[next]
      if (next === undefined || !piece) return points
      used.add(next)
      at = name(piece[0]) === name(at) ? piece[1] : piece[0]
      points.push(at)
    }
  }
  pieces.forEach(([a, b], i) => {
    if (used.has(i)) return
    used.add(i)
    out.push([...follow(a).toReversed(), a, b, ...follow(b)])
  })
  return out
}

export const contours =
  (colours: ContourColours): Scene =>
  (f) => {
    const noise = plane(hash(f.seed), 5)
    const step = f.u * 1.6
    const [columns, rows] = [Math.ceil(f.w / step) + 2, Math.ceil(f.h / step) + 2]
    const top: Point = [f.w * (f.wide ? 0.68 : 0.54), f.h * (f.wide ? 0.46 : 0.56)]
    const height = (i: number, j: number) => {
      const [x, y] = [i * step, j * step]
      const far = Math.hypot((x - top[0]) / (f.u * 52), (y - top[1]) / (f.u * 46))
      const ridge = 1 - Math.abs(noise((x / f.u) * 0.028 + 3, (y / f.u) * 0.028)) * 1.5
      return (
        1.25 * Math.exp(-far * far * 1.5) * (0.72 + 0.4 * ridge) +
        noise((x / f.u) * 0.02, (y / f.u) * 0.02) * 0.34
      )
    }
    const values = Array.from({ length: (columns + 1) * (rows + 1) }, (_, k) =>
      height(k % (columns + 1), Math.floor(k / (columns + 1))),
    )
    const at = (i: number, j: number) => values[j * (columns + 1) + i] ?? 0

    const base = sheet(f, 'paper')
    base.paint.ground(colours.paper)
    const map = sheet(f, 'lines')
    const p = map.paint
    const levels = Array.from({ length: 34 }, (_, k) => -0.34 + k * 0.043)
    levels.forEach((level, k) => {
      const strokes = isolines(at, columns, rows, level)
      for (const points of strokes) {
        if (points.length < 4) continue
        const d = curve(points.map(([i, j]): Point => [i * step, j * step]))
        // Height tints: the area inside a closed line, each a step warmer.
        const closed =
          Math.hypot(
            (points[0]?.[0] ?? 0) - (points.at(-1)?.[0] ?? 9),
            (points[0]?.[1] ?? 0) - (points.at(-1)?.[1] ?? 9),
          ) < 0.01
        if (closed && level > 0.14)
          p.path(d, mix(colours.deep, colours.high, Math.min(1, (level - 0.14) / 0.8)), { opacity: 0.34 })
        p.stroke(d, level < -0.02 ? colours.water : colours.line, f.u * (k % 5 === 0 ? 0.34 : 0.15), {
          opacity: level < -0.02 ? 0.65 : 0.9,
        })
      }
    })
    // The sheet's folds: one side darker, one lighter.
    const fold = sheet(f, 'folds')
    const q = fold.paint
    for (const x of f.wide ? [0.2, 0.4, 0.6, 0.8] : [0.333, 0.666]) {
      q.rect(
        f.w * x - f.u * 9,
        0,
        f.u * 9,
        f.h,
        q.linear(
          [f.w * x - f.u * 9, 0],
          [f.w * x, 0],
          [
            [0, '#3a2a1a', 0],
            [1, '#3a2a1a', 0.13],
          ],
        ),
      )
      q.rect(
        f.w * x,
        0,
        f.u * 7,
        f.h,
        q.linear(
          [f.w * x, 0],
          [f.w * x + f.u * 7, 0],
          [
            [0, '#ffffff', 0.32],
            [1, '#ffffff', 0],
          ],
        ),
      )
    }
    for (const y of [0.25, 0.5, 0.75]) {
      q.rect(
        0,
        f.h * y - f.u * 6,
        f.w,
        f.u * 6,
        q.linear(
          [0, f.h * y - f.u * 6],
          [0, f.h * y],
          [
            [0, '#3a2a1a', 0],
            [1, '#3a2a1a', 0.09],
          ],
        ),
      )
      q.rect(
        0,
        f.h * y,
        f.w,
        f.u * 5,
        q.linear(
          [0, f.h * y],
          [0, f.h * y + f.u * 5],
          [
            [0, '#ffffff', 0.25],
            [1, '#ffffff', 0],
          ],
        ),
      )
    }
    const route = sheet(f, 'route')
    const r = route.paint
    const way: Point[] = f.wide
      ? [
          [0.44, 1.02],
          [0.47, 0.9],
          [0.53, 0.84],
          [0.51, 0.74],
          [0.57, 0.68],
          [0.63, 0.7],
          [0.66, 0.62],
          [0.63, 0.55],
          [0.68, 0.5],
          [0.685, 0.45],
        ]
      : [
          [0.1, 1.02],
          [0.16, 0.93],
          [0.27, 0.9],
          [0.25, 0.82],
          [0.36, 0.78],
          [0.45, 0.79],
          [0.49, 0.72],
          [0.44, 0.66],
          [0.52, 0.62],
          [0.54, 0.565],
        ]
    const points = way.map(([x, y]): Point => [x * f.w, y * f.h])
    r.stroke(curve(points), colours.paper, f.u * 1.9, { opacity: 0.75 })
    r.stroke(curve(points), colours.route, f.u * 0.95, { 'stroke-dasharray': `${f.u * 2.6} ${f.u * 1.7}` })
    const [x, y] = points.at(-1) ?? [0, 0]
    r.circle(x, y, f.u * 5.2, 'none', { stroke: colours.route, 'stroke-width': f.u * 0.9 })
    r.stroke(
      `M${x - f.u * 2.2} ${y - f.u * 2.2}l${f.u * 4.4} ${f.u * 4.4}m0 ${-f.u * 4.4}l${-f.u * 4.4} ${f.u * 4.4}`,
      colours.route,
      f.u * 1.3,
    )
    return [
      { depth: 0.5, paint: base.paint },
      { depth: 0.6, paint: p },
      { depth: 0.62, paint: r },
      { depth: 0.64, paint: q },
    ]
  }
