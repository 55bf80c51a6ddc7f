/** Swimming, from above: a race, or a beginner's first eight metres. */
import { lighten } from '../colour.ts'
import { curve, type Paint, type Point, polygon } from '../paint.ts'
import { limb } from '../parts/people.ts'
import { type Scene, sheet } from '../scene.ts'

export type PoolColours = {
  water: string
  deep: string
  light: string
  ropes: readonly [string, string]
  caps: readonly [string, string, string]
  skin: readonly [string, string]
  suit: string
  toy: string
  ink: string
}

/** A front crawl swimmer from above, facing up the page. */
function crawl(
  p: Paint,
  [x, y]: Point,
  s: number,
  cap: string,
  skin: string,
  suit: string,
  c: PoolColours,
  stroke: 1 | -1,
): void {
  for (let k = 0; k < 9; k++) {
    const dy = y + s * (26 + k * 6)
    for (const side of [-1, 1])
      p.stroke(
        `M${x + side * s * (3 + k * 0.5)} ${dy}q${side * s * (4 + k)} ${s * 2} ${side * s * (7 + k * 1.9)} ${s * 8}`,
        '#ffffff',
        s * 1.3,
        { opacity: Math.round((0.62 - k * 0.06) * 100) / 100 },
      )
  }
  p.path(
    curve(
      [
        [x - s * 7, y + s * 4],
        [x + s * 7, y + s * 4],
        [x + s * 6, y + s * 22],
        [x + s * 3, y + s * 48],
        [x - s * 3, y + s * 48],
        [x - s * 6, y + s * 22],
      ],
      true,
    ),
    c.ink,
    { opacity: 0.22, transform: `translate(${s * 6} ${s * 7})` },
  )
  p.path(
    limb([x + stroke * s * 7, y + s * 5], s * 3, [x + stroke * s * 13, y - s * 9], s * 2.5) +
      limb([x + stroke * s * 13, y - s * 9], s * 2.5, [x + stroke * s * 8, y - s * 24], s * 1.9),
    skin,
  )
  p.path(
    limb([x - stroke * s * 7, y + s * 6], s * 3, [x - stroke * s * 13, y + s * 17], s * 2.4) +
      limb([x - stroke * s * 13, y + s * 17], s * 2.4, [x - stroke * s * 10, y + s * 29], s * 1.8),
    skin,
  )
  for (const side of [-1, 1])
    p.path(
      limb(
        [x + side * s * 3.2, y + s * 30],
        s * 3.4,
        [x + side * s * (3.4 - stroke * side * 0.8), y + s * 52],
        s * 2,
      ),
      skin,
    )
  p.path(
    curve(
      [
        [x - s * 9, y + s * 3],
        [x, y + s * 1],
        [x + s * 9, y + s * 3],
        [x + s * 7, y + s * 18],
        [x + s * 6.4, y + s * 32],
        [x, y + s * 35],
        [x - s * 6.4, y + s * 32],
        [x - s * 7, y + s * 18],
      ],
      true,
    ),
    skin,
  )
  p.path(
    curve(
      [
        [x - s * 7, y + s * 16],
        [x, y + s * 20],
        [x + s * 7, y + s * 16],
        [x + s * 6.6, y + s * 32],
        [x, y + s * 36],
        [x - s * 6.6, y + s * 32],
      ],
      true,
    ),
    suit,
  )
  p.ellipse(x, y - s * 4, s * 5.6, s * 6.6, cap)
  p.ellipse(x - s * 1.6, y - s * 6, s * 1.6, s * 2.2, '#ffffff', { opacity: 0.55 })
  for (let k = 0; k < 5; k++)
    p.circle(x + stroke * s * (8 + (k % 3) * 3), y - s * (25 + k * 2.4), s * (1.5 - k * 0.2), '#ffffff', {
      opacity: 0.85,
    })
}

/** Tilted lanes with straight ropes. */
export const pool =
  (c: PoolColours, who: 'race' | 'beginners'): Scene =>
  (f) => {
    const turn = who === 'race' ? 16 : -12
    const at: Point = [f.w * f.subject, f.h * (f.wide ? 0.5 : f.square ? 0.62 : 0.6)]
    const reach = Math.hypot(f.w, f.h)
    const floor = sheet(f, 'floor')
    const p = floor.paint
    p.ground(
      p.linear(
        [0, 0],
        [f.w, f.h],
        [
          [0, c.deep],
          [1, c.water],
        ],
      ),
    )
    const lane = f.u * (who === 'race' ? 27 : 34)
    p.group({ transform: `rotate(${turn} ${at[0]} ${at[1]})` }, () => {
      for (let k = -6; k < 7; k++) {
        p.rect(at[0] + (k + 0.5) * lane - f.u * 2.2, at[1] - reach, f.u * 4.4, reach * 2, c.deep, {
          opacity: 0.7,
        })
        p.rect(at[0] + k * lane, at[1] - reach, f.u * 0.3, reach * 2, c.light, { opacity: 0.18 })
      }
      for (let k = -14; k < 15; k++)
        p.rect(at[0] - reach, at[1] + k * f.u * 12, reach * 2, f.u * 0.3, c.light, { opacity: 0.18 })
    })
    const light = sheet(f, 'light')
    let net = ''
    for (let k = 0; k < 120; k++) {
      const [x, y] = [light.roll() * f.w, light.roll() * f.h]
      const [a, b, d] = [
        light.roll.between(-7, 7) * f.u,
        light.roll.between(-4, 4) * f.u,
        light.roll.between(5, 12) * f.u,
      ]
      net += `M${x.toFixed(0)} ${y.toFixed(0)}q${a.toFixed(0)} ${b.toFixed(0)} ${d.toFixed(0)} ${(b * 0.4).toFixed(0)}t${(d * 0.7).toFixed(0)} ${(-b).toFixed(0)}`
    }
    light.paint.stroke(net, c.light, f.u * 0.7, { opacity: 0.34 })
    const ropes = sheet(f, 'ropes')
    ropes.paint.group({ transform: `rotate(${turn} ${at[0]} ${at[1]})` }, () => {
      for (let k = -6; k < 7; k++) {
        const x = at[0] + k * lane
        ropes.paint.rect(x - f.u + f.u * 1.6, at[1] - reach, f.u * 2, reach * 2, c.ink, { opacity: 0.16 })
        // The floats as a dashed line: the middle of every other rope has another colour.
        const floats = (from: number, to: number, colour: string) =>
          ropes.paint.stroke(`M${x} ${at[1] + from}V${at[1] + to}`, colour, f.u * 2.4, {
            'stroke-dasharray': `${f.u * 0.6} ${f.u * 2.9}`,
          })
        const [middle, ends] = k % 2 ? [c.ropes[1], c.ropes[0]] : c.ropes
        floats(-reach, -f.u * 18, ends)
        floats(-f.u * 17.5, f.u * 17.5, middle)
        floats(f.u * 18, reach, ends)
      }
    })
    const swimmers = (
      who === 'race'
        ? [
            [-1, 10, 1],
            [0, -14, -1],
            [1, 2, 1],
          ]
        : [
            [-1, 14, 1],
            [0, -4, -1],
          ]
    ) as readonly (readonly [number, number, 1 | -1])[]
    const layers = swimmers.map(([k, dy, stroke], i) => {
      const one = sheet(f, `lane${i}`)
      const q = one.paint
      q.group({ transform: `rotate(${turn} ${at[0]} ${at[1]})` }, () => {
        const x = at[0] + (k + 0.5) * lane
        const y = at[1] + dy * f.u
        const s = f.u * (who === 'race' ? 0.62 : 0.6) * (f.square ? 0.86 : 1)
        crawl(
          q,
          [x, y],
          s,
          c.caps[i] ?? c.toy,
          c.skin[i % 2] ?? c.skin[0],
          i === 1 ? c.suit : lighten(c.suit, 0.12),
          c,
          stroke,
        )
        if (who === 'beginners')
          for (const side of [-1, 1]) {
            q.circle(x + side * s * 10, y + s * 6, s * 5.4, c.toy)
            q.circle(x + side * s * 10, y + s * 6, s * 2.4, c.skin[i % 2] ?? c.toy)
          }
      })
      return {
        depth: 0.9 + i * 0.03,
        paint: q,
        motion: (t: number) => ({
          x: (t * 22 - 60) * 0.28 * Math.sign(turn),
          y: -(t * 22 - 60) + Math.sin(t * 4 + i) * 5,
        }),
      }
    })
    const toys = sheet(f, 'toys')
    if (who === 'beginners') {
      const [x, y, r] = [at[0] + f.u * 26, at[1] + f.u * (f.square ? 20 : 30), f.u * 13]
      toys.paint.circle(x + f.u * 2, y + f.u * 3, r, c.ink, { opacity: 0.18 })
      toys.paint.circle(x, y, r * 0.74, 'none', { stroke: '#ffffff', 'stroke-width': r * 0.5 })
      for (let k = 0; k < 4; k++)
        toys.paint.path(
          polygon(
            Array.from({ length: 9 }, (_, i): Point => {
              const a = ((k * 90 + i * 5.6) * Math.PI) / 180
              return [x + Math.cos(a) * r * 0.74, y + Math.sin(a) * r * 0.74]
            }),
            false,
          ),
          'none',
          { stroke: c.caps[0], 'stroke-width': r * 0.5 },
        )
      const [dx, dy] = [at[0] - f.u * (f.wide ? 30 : 32), at[1] - f.u * (f.square ? 6 : 20)]
      toys.paint.ellipse(dx + f.u, dy + f.u * 2, f.u * 7.4, f.u * 6, c.ink, { opacity: 0.18 })
      toys.paint.path(
        curve(
          [
            [dx - f.u * 8, dy - f.u * 2],
            [dx - f.u * 4, dy + f.u * 5],
            [dx + f.u * 4, dy + f.u * 5],
            [dx + f.u * 7, dy],
            [dx + f.u * 2, dy - f.u * 5],
          ],
          true,
        ),
        c.toy,
      )
      toys.paint.circle(dx + f.u * 5, dy - f.u * 5, f.u * 4.4, lighten(c.toy, 0.04))
      toys.paint.path(
        polygon([
          [dx + f.u * 8.6, dy - f.u * 6.4],
          [dx + f.u * 13, dy - f.u * 4.6],
          [dx + f.u * 8.6, dy - f.u * 3],
        ]),
        c.ropes[0],
      )
      toys.paint.circle(dx + f.u * 6, dy - f.u * 6.2, f.u * 0.8, c.ink)
    }
    return [
      { depth: 0.2, paint: p },
      {
        depth: 0.5,
        paint: light.paint,
        motion: (t) => ({ x: Math.sin(t * 0.9) * 26, y: Math.cos(t * 0.7) * 18 }),
      },
      { depth: 0.85, paint: ropes.paint, motion: (t) => ({ y: Math.sin(t * 1.6) * 2 }) },
      ...layers,
      ...(who === 'beginners'
        ? [
            {
              depth: 1.1,
              paint: toys.paint,
              motion: (t: number) => ({ x: Math.sin(t) * 9, y: Math.cos(t * 1.3) * 6 }),
            },
          ]
        : []),
    ]
  }
