/** American football: a close-up of a helmet. */
import { lighten, mix } from '../colour.ts'
import { dice } from '../dice.ts'
import { curve, type Point, polygon } from '../paint.ts'
import { type Scene, sheet } from '../scene.ts'

export type HelmetColours = {
  sky: string
  low: string
  lamp: string
  crowd: string
  shell: string
  stripe: string
  mask: string
  mist: string
  ink: string
}

/** A helmet in the rain, under floodlights. */
export const helmet =
  (c: HelmetColours, facing: 1 | -1): Scene =>
  (f) => {
    const sky = sheet(f, 'sky')
    sky.paint.ground(
      sky.paint.linear(
        [0, 0],
        [0, f.h],
        [
          [0, c.sky],
          [0.75, c.low],
          [1, mix(c.low, c.ink, 0.5)],
        ],
      ),
    )
    const lamps = sheet(f, 'lamps')
    for (const [x, y, s] of f.wide
      ? ([
          [0.46, 0.16, 1],
          [0.94, 0.12, 0.9],
          [0.16, 0.13, 0.7],
        ] as const)
      : ([
          [0.16, 0.47, 0.9],
          [0.87, 0.42, 1],
        ] as const)) {
      const [lx, ly] = [f.w * x, f.h * (f.square ? y * 0.6 : y)]
      for (let i = 0; i < 4; i++)
        for (let j = 0; j < 3; j++)
          lamps.paint.circle(
            lx + (i - 1.5) * f.u * 4.4 * s,
            ly + (j - 1) * f.u * 4 * s,
            f.u * 1.5 * s,
            '#ffffff',
          )
      lamps.paint.glow([lx, ly], f.u * 40 * s, c.lamp, 0.95)
      lamps.paint.path(
        polygon([
          [lx - f.u * 8 * s, ly],
          [lx + f.u * 8 * s, ly],
          [lx + f.u * 44 * s, f.h],
          [lx - f.u * 44 * s, f.h],
        ]),
        lamps.paint.linear(
          [0, ly],
          [0, f.h],
          [
            [0, c.lamp, 0.3],
            [1, c.lamp, 0],
          ],
        ),
      )
    }
    const crowd = sheet(f, 'crowd')
    const edge = f.h * (f.wide ? 0.66 : f.square ? 0.7 : 0.72)
    crowd.paint.rect(0, edge, f.w, f.h, mix(c.crowd, c.ink, 0.45))
    for (let row = 0; row < 9; row++) {
      let dots = ''
      const r = f.u * (1.1 + row * 0.22)
      for (let x = (row % 2) * r; x < f.w + r; x += r * crowd.roll.between(2, 2.7)) {
        const y = edge + row * f.u * 3.4 + crowd.roll.between(-0.5, 0.5) * f.u
        dots += `M${x - r} ${y + r * 4}V${y}a${r} ${r} 0 0 1 ${2 * r} 0V${y + r * 4}Z`
      }
      crowd.paint.path(dots, mix(c.crowd, c.ink, 0.2 + row * 0.09))
    }
    const head = sheet(f, 'helmet')
    const p = head.paint
    const [x, y, r] = [
      f.w * (f.wide ? 0.7 : 0.5),
      f.h * (f.wide ? 0.58 : f.square ? 0.68 : 0.67),
      f.u * (f.wide ? 36 : f.square ? 29 : 38),
    ]
    const on = (dx: number, dy: number): Point => [x + facing * dx * r, y + dy * r]
    const shape = (points: readonly (readonly [number, number])[], fill: string) =>
      p.path(
        curve(
          points.map(([dx, dy]) => on(dx, dy)),
          true,
        ),
        fill,
      )
    // Neck and shoulder pads.
    shape(
      [
        [-0.5, 0.5],
        [-0.62, 0.9],
        [-1.5, 1.25],
        [-1.7, 2],
        [1.5, 2],
        [1.3, 1.3],
        [0.4, 0.95],
        [0.3, 0.6],
      ],
      lighten(c.shell, -0.16),
    )
    shape(
      [
        [-0.2, 0.2],
        [0.2, -0.1],
        [0.66, 0],
        [0.7, 0.5],
        [0.55, 0.86],
        [0.15, 0.9],
      ],
      c.ink,
    )
    // The shell, open at the front.
    const shell = curve(
      [
        [-0.98, 0.06],
        [-0.9, -0.46],
        [-0.5, -0.88],
        [0.06, -0.98],
        [0.58, -0.82],
        [0.9, -0.44],
        [0.98, -0.14],
        [0.86, -0.06],
        [0.46, -0.1],
        [0.2, 0.02],
        [0.14, 0.3],
        [0.3, 0.56],
        [0.26, 0.72],
        [-0.2, 0.7],
        [-0.7, 0.6],
        [-0.92, 0.4],
      ].map(([dx = 0, dy = 0]) => on(dx, dy)),
      true,
    )
    p.path(
      shell,
      p.radial(on(-0.1, -0.55), r * 1.7, [
        [0, lighten(c.shell, 0.16)],
        [0.35, c.shell],
        [1, lighten(c.shell, -0.2)],
      ]),
    )
    const clip = p.clip(shell)
    p.group({ 'clip-path': clip }, () => {
      for (const [lift, width] of [
        [0, 0.17],
        [0.26, 0.05],
        [-0.26, 0.05],
      ] as const)
        p.stroke(
          curve(
            [
              [-1.1, 0.34],
              [-0.92, -0.34 + lift * 0.5],
              [-0.3, -0.72 + lift],
              [0.4, -0.68 + lift],
              [1.1, -0.22 + lift * 0.4],
            ].map(([dx = 0, dy = 0]) => on(dx, dy)),
          ),
          c.stripe,
          r * width,
        )
      p.path(
        curve(
          [
            [-0.5, -0.82],
            [-0.1, -0.95],
            [0.3, -0.9],
            [0, -0.84],
            [-0.4, -0.7],
          ].map(([dx = 0, dy = 0]) => on(dx, dy)),
          true,
        ),
        '#ffffff',
        { opacity: 0.45 },
      )
    })
    p.circle(...on(-0.3, 0.16), r * 0.13, lighten(c.shell, -0.24))
    p.circle(...on(-0.3, 0.16), r * 0.07, c.ink)
    for (const points of [
      [
        [0.3, 0.12],
        [0.7, 0.16],
        [1.12, 0.22],
        [1.18, 0.36],
      ],
      [
        [0.26, 0.38],
        [0.7, 0.46],
        [1.06, 0.5],
        [1.18, 0.36],
      ],
      [
        [0.3, 0.6],
        [0.66, 0.72],
        [0.96, 0.72],
        [1.1, 0.48],
      ],
      [
        [0.9, -0.14],
        [1.06, 0.2],
        [1.04, 0.5],
        [0.9, 0.74],
      ],
      [
        [0.6, -0.02],
        [0.78, 0.2],
        [0.78, 0.5],
        [0.66, 0.74],
      ],
    ])
      for (const [width, fill] of [
        [0.1, lighten(c.mask, -0.14)],
        [0.06, lighten(c.mask, 0.04)],
      ] as const)
        p.stroke(curve(points.map(([dx = 0, dy = 0]) => on(dx, dy))), fill, r * width)
    const breath = sheet(f, 'breath')
    const from = on(1.14, 0.5)
    for (let k = 0; k < 7; k++)
      breath.paint.circle(
        from[0] + facing * f.u * (4 + k * 5),
        from[1] - f.u * k * 1.8,
        f.u * (5 + k * 2.2),
        breath.paint.radial(
          [from[0] + facing * f.u * (4 + k * 5), from[1] - f.u * k * 1.8],
          f.u * (5 + k * 2.2),
          [
            [0, c.mist, 0.4 - k * 0.04],
            [1, c.mist, 0],
          ],
        ),
      )
    const rain = sheet(f, 'rain')
    const fall = dice(`${f.seed}/rain`)
    let streaks = ''
    for (let k = 0; k < 90; k++)
      streaks += `M${(fall() * f.w).toFixed(0)} ${(fall() * f.h).toFixed(0)}l${(-f.u * 0.6).toFixed(1)} ${(f.u * fall.between(2.5, 6)).toFixed(1)}`
    rain.paint.stroke(streaks, c.mist, f.u * 0.2, { opacity: 0.5 })
    return [
      { depth: 0, paint: sky.paint },
      { depth: 0.15, paint: lamps.paint, motion: (t) => ({ opacity: 0.88 + Math.sin(t * 7) * 0.08 }) },
      { depth: 0.4, paint: crowd.paint, motion: (t) => ({ y: Math.sin(t * 5) * 3 }) },
      { depth: 1, paint: p, motion: (t) => ({ y: Math.sin(t * 1.4) * 5 }) },
      {
        depth: 1.1,
        paint: breath.paint,
        motion: (t) => ({ x: facing * ((t * 20) % 50), opacity: 1 - ((t * 20) % 50) / 55 }),
      },
      { depth: 1.3, paint: rain.paint, wraps: true, motion: (t) => ({ y: t * 620 }) },
    ]
  }
