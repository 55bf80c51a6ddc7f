/** A floodlit pitch at night. */
import { lighten, mix } from '../colour.ts'
import { curve, placed, type Point, polygon } from '../paint.ts'
import { standing } from '../parts/people.ts'
import { type Scene, sheet } from '../scene.ts'

export type FloodlightColours = {
  sky: string
  low: string
  ground: string
  turf: string
  stripe: string
  line: string
  lamp: string
  stand: string
  home: string
  away: string
  ink: string
}

/** A pitch at night between four masts, with snow for a village and stands for a city. */
export const floodlight =
  (c: FloodlightColours, kind: 'village' | 'city'): Scene =>
  (f) => {
    const sky = sheet(f, 'sky')
    const horizon = f.h * (f.wide ? 0.44 : f.square ? 0.5 : 0.47)
    sky.paint.ground(sky.paint.down(0, horizon, c.sky, c.low))
    const x = f.w * f.subject
    const depth = f.h - horizon
    // Pitch coordinates: i across (-1 to 1), j towards the viewer (0 to 1).
    const at = (i: number, j: number): Point => {
      const s = 0.36 + j * 0.78
      return [x + i * f.u * 50 * s, horizon + depth * (0.12 + j * 0.74 * (0.55 + j * 0.45))]
    }
    const far = sheet(f, 'stands')
    const p = far.paint
    if (kind === 'city') {
      for (let row = 0; row < 12; row++) {
        const y = horizon - f.u * 15 + row * f.u * 1.9
        const half = f.u * (74 - Math.abs(row - 6) * 0.8)
        let dots = ''
        for (let dx = -half; dx < half; dx += f.u * 1.7)
          if (far.roll() < 0.86)
            dots += `M${(x + dx + far.roll() * f.u * 0.4).toFixed(1)} ${(y + (dx / half) ** 2 * f.u * 7).toFixed(1)}h${(f.u * 0.9).toFixed(1)}v${(f.u * 1.2).toFixed(1)}h${(-f.u * 0.9).toFixed(1)}Z`
        if (row === 0)
          p.path(
            curve(
              [
                [x - half * 1.06, y + f.u * 5],
                [x - half * 0.5, y - f.u * 1],
                [x, y - f.u * 2.4],
                [x + half * 0.5, y - f.u * 1],
                [x + half * 1.06, y + f.u * 5],
                [x + half * 1.06, y + f.u * 36],
                [x - half * 1.06, y + f.u * 36],
              ],
              true,
            ),
            c.stand,
          )
        p.path(
          dots,
          [c.home, c.away, lighten(c.stand, 0.14), lighten(c.stand, 0.24)][far.roll.whole(0, 3)] ?? c.line,
          { opacity: 0.85 },
        )
      }
      p.path(
        curve(
          [
            [x - f.u * 80, horizon - f.u * 12],
            [x - f.u * 40, horizon - f.u * 21],
            [x, horizon - f.u * 23],
            [x + f.u * 40, horizon - f.u * 21],
            [x + f.u * 80, horizon - f.u * 12],
            [x + f.u * 40, horizon - f.u * 17],
            [x, horizon - f.u * 18.6],
            [x - f.u * 40, horizon - f.u * 17],
          ],
          true,
        ),
        lighten(c.stand, 0.1),
      )
    } else {
      for (let k = 0; k < 26; k++) {
        const [tx, h] = [far.roll() * f.w, f.u * far.roll.between(7, 15)]
        p.path(
          polygon([
            [tx - h * 0.26, horizon + f.u * 2],
            [tx, horizon - h],
            [tx + h * 0.26, horizon + f.u * 2],
          ]),
          mix(c.ink, c.low, far.roll.between(0.1, 0.3)),
        )
      }
      const [hx, hy] = [x + f.u * 24, horizon + f.u * 2]
      p.rect(hx - f.u * 13, hy - f.u * 7, f.u * 26, f.u * 8, c.stand)
      p.path(
        polygon([
          [hx - f.u * 16, hy - f.u * 6.4],
          [hx - f.u * 14, hy - f.u * 11],
          [hx + f.u * 15, hy - f.u * 12.4],
          [hx + f.u * 17, hy - f.u * 6.8],
        ]),
        c.line,
      )
      for (let k = 0; k < 4; k++) p.rect(hx - f.u * (11 - k * 6), hy - f.u * 5.4, f.u * 3.4, f.u * 3, c.lamp)
    }
    const ground = sheet(f, 'pitch')
    const q = ground.paint
    q.rect(0, horizon, f.w, f.h, q.down(horizon, f.h, mix(c.ground, c.low, 0.25), c.ground))
    q.path(polygon([at(-1.1, -0.03), at(1.1, -0.03), at(1.1, 1.06), at(-1.1, 1.06)]), lighten(c.turf, -0.03))
    for (let k = 0; k < 10; k++)
      q.path(
        polygon([at(-1.1, k / 10), at(1.1, k / 10), at(1.1, (k + 1) / 10), at(-1.1, (k + 1) / 10)]),
        k % 2 ? c.turf : c.stripe,
      )
    const lines = (points: readonly Point[], closed = true) =>
      q.stroke(polygon(points, closed), c.line, f.u * 0.55)
    lines([at(-1, 0.02), at(1, 0.02), at(1, 0.98), at(-1, 0.98)])
    lines([at(-1, 0.46), at(1, 0.46)], false)
    lines(
      Array.from({ length: 36 }, (_, k) => at(Math.cos(k / 5.73) * 0.24, 0.46 + Math.sin(k / 5.73) * 0.13)),
    )
    for (const [near, box] of [
      [0.02, 0.18],
      [0.98, 0.8],
    ] as const)
      lines([at(-0.5, near), at(-0.5, box), at(0.5, box), at(0.5, near)], false)
    const men = sheet(f, 'men')
    for (const [i, j, team] of [
      [-0.6, 0.3, 0],
      [-0.2, 0.2, 1],
      [0.3, 0.28, 0],
      [0.66, 0.36, 1],
      [-0.34, 0.48, 1],
      [0.12, 0.56, 0],
      [0.52, 0.6, 1],
      [-0.7, 0.68, 0],
      [-0.08, 0.74, 1],
      [0.34, 0.86, 0],
      [0, 0.06, 1],
    ] as const) {
      const [px, py] = at(i, j)
      const s = f.u * (0.05 + j * 0.07)
      for (const [dx, dy] of [
        [12, 3],
        [-12, 3],
        [9, -3],
        [-9, -3],
      ] as const)
        men.paint.path(
          polygon([
            [px - s * 6, py],
            [px + s * 6, py],
            [px + dx * s * 4, py + dy * s * 4],
          ]),
          c.ink,
          { opacity: 0.2 },
        )
      men.paint.path(standing, c.ink, { transform: placed(px, py, s) })
      men.paint.path('M-8 -84H8L7 -50H-7Z', team ? c.away : c.home, { transform: placed(px, py, s) })
    }
    men.paint.circle(...at(0.2, 0.62), f.u * 1, '#ffffff')
    const masts = sheet(f, 'masts')
    const m = masts.paint
    for (const [i, j, tall] of [
      [-1.32, 0.1, 34],
      [1.32, 0.1, 34],
      [-1.3, 0.86, 74],
      [1.3, 0.86, 74],
    ] as const) {
      const [mx, my] = at(i, j)
      const s = f.u * (0.5 + j * 0.7)
      const top = my - tall * f.u * (f.wide ? 0.8 : 1)
      m.path(
        polygon([
          [mx - s, my],
          [mx - s * 0.4, top],
          [mx + s * 0.4, top],
          [mx + s, my],
        ]),
        c.ink,
      )
      m.path(
        polygon([[mx - s * 6, top], [mx + s * 6, top], at(-i * 0.7, 1.1), at(i * 0.2, 0.1)]),
        m.linear([mx, top], at(0, 0.6), [
          [0, c.lamp, 0.3],
          [1, c.lamp, 0],
        ]),
      )
      m.rect(mx - s * 6, top - s * 3.4, s * 12, s * 6.8, c.ink, { rx: s * 0.6 })
      for (let a = 0; a < 4; a++)
        for (let b = 0; b < 2; b++)
          m.circle(mx + (a - 1.5) * s * 2.8, top + (b - 0.5) * s * 3, s * 1.15, '#ffffff')
      m.glow([mx, top], s * 34, c.lamp, 0.9)
    }
    const snow = sheet(f, 'snow')
    if (kind === 'village')
      for (let k = 0; k < 150; k++)
        snow.paint.circle(
          snow.roll() * f.w,
          snow.roll() * f.h,
          f.u * snow.roll.between(0.18, 0.7),
          '#ffffff',
          { opacity: 0.85 },
        )
    return [
      { depth: 0, paint: sky.paint },
      { depth: 0.15, paint: p },
      { depth: 0.4, paint: q },
      {
        depth: 0.5,
        paint: men.paint,
        motion: (t) => ({ x: Math.sin(t * 0.9) * 8, y: Math.sin(t * 0.6) * 3 }),
      },
      { depth: 0.8, paint: m, motion: (t) => ({ opacity: 0.94 + Math.sin(t * 8) * 0.05 }) },
      ...(kind === 'village'
        ? [
            {
              depth: 1.2,
              paint: snow.paint,
              wraps: true,
              motion: (t: number) => ({ y: t * 90, x: Math.sin(t) * 12 }),
            },
          ]
        : []),
    ]
  }
