/** American football: the field from above. */
import { lighten, mix } from '../colour.ts'
import { letters, widthOf } from '../lettering.ts'
import { type Paint, type Point, polygon } from '../paint.ts'
import { type Scene, sheet } from '../scene.ts'

export type GridironColours = {
  turf: string
  stripe: string
  chalk: string
  home: string
  away: string
  ball: string
  light: string
  ink: string
}

/** Shoulders and helmet from above, facing up the page. */
function player(p: Paint, [x, y]: Point, s: number, shirt: string, c: GridironColours, turn: number): void {
  p.path(
    polygon([
      [x - s * 0.9, y],
      [x + s * 0.9, y + s * 0.2],
      [x + s * 4.4, y + s * 4.6],
      [x + s * 2.4, y + s * 5],
    ]),
    c.ink,
    { opacity: 0.34 },
  )
  p.group({ transform: `rotate(${turn} ${x} ${y})` }, () => {
    for (const side of [-1, 1]) {
      p.ellipse(x + side * s * 1.16, y - s * 0.5, s * 0.3, s * 0.62, mix(shirt, '#7a4a34', 0.75))
      p.ellipse(x + side * s * 0.78, y + s * 0.04, s * 0.52, s * 0.56, lighten(shirt, -0.05))
    }
    p.ellipse(x, y + s * 0.08, s * 0.92, s * 0.6, shirt)
    p.circle(x, y - s * 0.12, s * 0.5, lighten(shirt, -0.1))
    p.rect(x - s * 0.1, y - s * 0.62, s * 0.2, s, c.chalk, { rx: s * 0.1 })
    p.stroke(
      `M${x - s * 0.34} ${y - s * 0.5}A${s * 0.44} ${s * 0.44} 0 0 1 ${x + s * 0.34} ${y - s * 0.5}`,
      c.chalk,
      s * 0.1,
    )
  })
}

/** A spiralling ball over the chalk numbers. `turn` tilts the field. */
export const gridiron =
  (c: GridironColours, turn: number): Scene =>
  (f) => {
    const at: Point = [f.w * f.subject, f.h * (f.wide ? 0.52 : f.square ? 0.62 : 0.6)]
    const field = sheet(f, 'field')
    const p = field.paint
    p.ground(c.turf)
    const yard = f.u * 13
    const reach = Math.hypot(f.w, f.h)
    p.group({ transform: `rotate(${turn} ${at[0]} ${at[1]})` }, () => {
      for (let k = -9; k < 10; k++) {
        const y = at[1] + k * yard
        if (k % 2) p.rect(at[0] - reach, y, reach * 2, yard, c.stripe)
        p.rect(at[0] - reach, y - f.u * 0.35, reach * 2, f.u * 0.7, c.chalk, { opacity: 0.9 })
        for (let i = 1; i < 5; i++)
          for (const side of [-7, 7])
            p.rect(at[0] + side * f.u - f.u * 1.2, y + (i * yard) / 5, f.u * 2.4, f.u * 0.4, c.chalk, {
              opacity: 0.8,
            })
        if (k % 2 === 0) {
          const text = String(50 - Math.abs(k % 10) * 5)
          const setting = { face: 'heavy', size: f.u * 17, tracking: 0.04 } as const
          for (const side of [-1, 1]) {
            const x = at[0] + side * f.u * 36
            const width = widthOf(text, setting)
            p.path(letters(text, x - width / 2, y + f.u * 6, setting), c.chalk, {
              opacity: 0.88,
              transform: `rotate(${side * -90} ${x} ${y})`,
            })
          }
        }
      }
    })
    const lamps = sheet(f, 'lamps')
    for (const [x, y, r] of [
      [0.1, 0.05, 70],
      [0.95, 0.1, 64],
      [f.subject, 0.62, 60],
    ] as const)
      lamps.paint.glow([f.w * x, f.h * y], f.u * r, c.light, 0.5)
    const shade = lamps.paint.radial(at, reach * 0.62, [
      [0, c.ink, 0],
      [0.55, c.ink, 0.12],
      [1, c.ink, 0.82],
    ])
    lamps.paint.ground(shade)

    const men = sheet(f, 'men')
    const s = f.u * 5.2
    for (const [dx, dy, team, way] of [
      [-30, 24, 0, 12],
      [-19, 12, 0, -6],
      [-8, 27, 0, 4],
      [9, 13, 0, 0],
      [23, 22, 0, -14],
      [31, 3, 0, 20],
      [-33, -4, 1, 170],
      [-15, -7, 1, 186],
      [2, -18, 1, 175],
      [14, -5, 1, 190],
      [32, -20, 1, 200],
    ] as const)
      player(men.paint, [at[0] + dx * f.u, at[1] + dy * f.u], s, team ? c.away : c.home, c, way + turn)

    const air = sheet(f, 'ball')
    const q = air.paint
    const ball: Point = [at[0] + f.u * 4, at[1] + f.u * 2]
    for (let k = 1; k < 12; k++)
      q.ellipse(
        ball[0] - k * f.u * 3,
        ball[1] + k * f.u * 2.6 + k * k * f.u * 0.14,
        f.u * (3.4 - k * 0.22),
        f.u * (2.4 - k * 0.15),
        c.ball,
        {
          opacity: Math.round((0.42 - k * 0.034) * 100) / 100,
        },
      )
    q.ellipse(ball[0] + f.u * 13, ball[1] + f.u * 16, f.u * 9, f.u * 3.6, c.ink, { opacity: 0.3 })
    q.group({ transform: `rotate(-38 ${ball[0]} ${ball[1]})` }, () => {
      const [rx, ry] = [f.u * 13.5, f.u * 8]
      const hull = `M${ball[0] - rx} ${ball[1]}Q${ball[0] - rx * 0.5} ${ball[1] - ry * 1.18} ${ball[0]} ${ball[1] - ry * 1.1}T${ball[0] + rx} ${ball[1]}Q${ball[0] + rx * 0.5} ${ball[1] + ry * 1.18} ${ball[0]} ${ball[1] + ry * 1.1}T${ball[0] - rx} ${ball[1]}Z`
      q.path(
        hull,
        q.linear(
          [ball[0], ball[1] - ry],
          [ball[0], ball[1] + ry],
          [
            [0, lighten(c.ball, 0.1)],
            [0.5, c.ball],
            [1, lighten(c.ball, -0.14)],
          ],
        ),
      )
      for (const side of [-1, 1])
        q.path(
          `M${ball[0] + side * rx * 0.52} ${ball[1] - ry * 0.93}Q${ball[0] + side * rx * 0.68} ${ball[1]} ${ball[0] + side * rx * 0.52} ${ball[1] + ry * 0.93}L${ball[0] + side * rx * 0.63} ${ball[1] + ry * 0.8}Q${ball[0] + side * rx * 0.79} ${ball[1]} ${ball[0] + side * rx * 0.63} ${ball[1] - ry * 0.8}Z`,
          c.chalk,
        )
      q.stroke(`M${ball[0] - rx * 0.34} ${ball[1] - ry * 0.36}H${ball[0] + rx * 0.34}`, c.chalk, f.u * 0.6)
      for (let k = -3; k <= 3; k++)
        q.stroke(`M${ball[0] + k * rx * 0.1} ${ball[1] - ry * 0.56}v${ry * 0.4}`, c.chalk, f.u * 0.6)
    })
    return [
      { depth: 0.15, paint: p },
      { depth: 0.4, paint: men.paint, motion: (t) => ({ y: -t * 5, x: Math.sin(t * 1.3) * 5 }) },
      { depth: 0.45, paint: lamps.paint },
      { depth: 1, paint: q, motion: (t) => ({ x: t * 16 - 30, y: 14 - t * 12 + t * t * 0.9 }) },
    ]
  }
