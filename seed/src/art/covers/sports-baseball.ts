/** Baseball: the diamond from above, and a ball head-on. */
import { lighten, mix } from '../colour.ts'
import { dice } from '../dice.ts'
import { type Point, polygon } from '../paint.ts'
import { type Scene, sheet } from '../scene.ts'

export type DiamondColours = {
  night: string
  stand: string
  crowd: readonly [string, string, string]
  grass: string
  stripe: string
  clay: string
  chalk: string
  home: string
  away: string
  light: string
}

/** Stands, outfield and infield as a fan opening from home plate. */
export const diamond =
  (c: DiamondColours, turn: number): Scene =>
  (f) => {
    const size = f.u * (f.wide ? 0.96 : f.square ? 0.72 : 0.98)
    const home: Point = [f.w * f.subject, f.h * (f.wide ? 0.9 : f.square ? 0.96 : 0.88)]
    const on = (angle: number, far: number): Point => {
      const a = ((angle + turn - 90) * Math.PI) / 180
      return [home[0] + Math.cos(a) * far * size, home[1] + Math.sin(a) * far * size]
    }
    const fan = (far: number, half: number, near = -4) =>
      polygon([on(0, near), ...Array.from({ length: 31 }, (_, k) => on(-half + (k / 30) * half * 2, far))])
    const park = sheet(f, 'park')
    const p = park.paint
    p.ground(c.night)
    const stands = dice(`${f.seed}/crowd`)
    p.path(fan(128, 60, -30), mix(c.stand, c.night, 0.35))
    p.path(fan(112, 57, -24), c.stand)
    const dots: [string, string, string] = ['', '', '']
    for (let far = 82; far < 127; far += 3.1)
      for (let a = -57; a < 57; a += 165 / far) {
        const [x, y] = on(a + stands.between(-0.4, 0.4), far)
        if (stands() < 0.22) continue
        const k = stands.whole(0, 2) as 0 | 1 | 2
        const r = size * 0.86
        dots[k] +=
          `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`
      }
    dots.forEach((d, k) => p.path(d, c.crowd[k] ?? c.chalk))
    p.path(fan(79, 50, -16), lighten(c.clay, -0.08))
    p.path(fan(75, 47, -10), c.grass)
    for (let k = 0; k < 8; k++)
      if (k % 2) {
        const [inner, outer] = [38 + k * 4.6, 38 + (k + 1) * 4.6]
        const arc = (far: number) => Array.from({ length: 25 }, (_, i) => on(-46 + (i / 24) * 92, far))
        p.path(polygon([...arc(inner), ...arc(outer).toReversed()]), c.stripe)
      }
    // The infield: clay quarter, grass square and the four bases.
    p.path(fan(41, 45, -2), c.clay)
    const base = 30
    const [first, second, third] = [on(45, base), on(0, base * Math.SQRT2), on(-45, base)]
    const shrink = (a: Point): Point => {
      const middle = on(0, base / Math.SQRT2)
      return [middle[0] + (a[0] - middle[0]) * 0.78, middle[1] + (a[1] - middle[1]) * 0.78]
    }
    p.path(polygon([home, first, second, third].map(shrink)), c.stripe)
    p.circle(...home, size * 8, c.clay)
    p.circle(...on(0, base / Math.SQRT2), size * 4.4, c.clay)
    p.stroke(polygon([on(-45, 78), home, on(45, 78)], false), c.chalk, size * 0.8)
    p.stroke(polygon([home, first, second, third]), c.chalk, size * 0.45, { opacity: 0.65 })
    for (const [x, y] of [home, first, second, third])
      p.rect(x - size * 1.5, y - size * 1.5, size * 3, size * 3, '#ffffff', {
        transform: `rotate(${45 + turn} ${x} ${y})`,
      })

    const men = sheet(f, 'men')
    const q = men.paint
    const man = ([x, y]: Point, shirt: string) => {
      const s = size * 2.1
      for (const [dx, dy] of [
        [6, 2.6],
        [-5, 3.4],
      ] as const)
        q.path(
          polygon([
            [x - s * 0.5, y],
            [x + s * 0.5, y],
            [x + dx * s * 0.75, y + dy * s],
          ]),
          c.night,
          { opacity: 0.3 },
        )
      q.ellipse(x, y, s * 1.15, s * 0.8, shirt)
      q.circle(x, y - s * 0.25, s * 0.62, lighten(shirt, -0.16))
      q.path(
        `M${x - s * 0.62} ${y - s * 0.3}a${s * 0.62} ${s * 0.5} 0 0 1 ${s * 1.24} 0Z`,
        lighten(shirt, -0.06),
      )
    }
    for (const [a, far] of [
      [0, 21],
      [37, 33],
      [13, 40],
      [-12, 41],
      [-36, 33],
      [-28, 62],
      [2, 66],
      [30, 62],
      [180, 5],
    ] as const)
      man(on(a, far), c.home)
    for (const [a, far] of [
      [-70, 3.4],
      [41, 25],
      [-40, 24],
    ] as const)
      man(on(a, far), c.away)

    const air = sheet(f, 'ball')
    for (let k = 0; k < 26; k++) {
      const [x, y] = on(-4 + k * 0.9, 4 + k * 2.4)
      air.paint.circle(x, y - Math.sin((k / 25) * 2.6) * size * 15, size * (0.35 + k * 0.055), '#ffffff', {
        opacity: Math.round((0.1 + k * 0.024) * 100) / 100,
      })
    }
    const [bx, by] = on(-4 + 26 * 0.9, 4 + 26 * 2.4)
    const ball: Point = [bx, by - Math.sin(2.7) * size * 15]
    air.paint.glow(ball, size * 15, '#ffffff', 0.8)
    air.paint.circle(...ball, size * 2.5, '#ffffff')
    const lamps = sheet(f, 'lamps')
    for (const [a, far] of [
      [-58, 96],
      [58, 96],
      [-24, 116],
      [24, 116],
    ] as const) {
      const lamp = on(a, far)
      lamps.paint.glow(lamp, size * 46, c.light, 0.75)
      for (let k = -2; k <= 2; k++)
        lamps.paint.circle(lamp[0] + k * size * 2.6, lamp[1], size * 1.1, '#ffffff')
    }
    lamps.paint.glow(on(0, 34), size * 70, c.light, 0.28)
    return [
      { depth: 0.2, paint: p },
      { depth: 0.35, paint: q, motion: (t) => ({ x: Math.sin(t * 0.8) * 4, y: -t * 2 }) },
      { depth: 0.6, paint: lamps.paint, motion: (t) => ({ opacity: 0.92 + Math.sin(t * 6) * 0.06 }) },
      { depth: 0.9, paint: air.paint, motion: (t) => ({ x: t * 7, y: -t * 12 }) },
    ]
  }

export type FastballColours = {
  back: string
  ray: string
  second: string
  ball: string
  shade: string
  seam: string
  wood: string
  ink: string
}

/** A fastball from the batter's view. */
export const fastball =
  (c: FastballColours, spin: number): Scene =>
  (f) => {
    const [x, y, r]: [number, number, number] = [
      f.w * (f.wide ? 0.7 : 0.54),
      f.h * (f.wide ? 0.5 : f.square ? 0.66 : 0.62),
      f.u * (f.wide ? 33 : f.square ? 26 : 34),
    ]
    const back = sheet(f, 'rays')
    const p = back.paint
    p.ground(
      p.radial([x, y], Math.max(f.w, f.h) * 0.8, [
        [0, lighten(c.back, 0.07)],
        [1, c.back],
      ]),
    )
    const reach = Math.hypot(f.w, f.h)
    for (let k = 0; k < 40; k++) {
      const a = (k / 40) * Math.PI * 2 + back.roll.between(-0.04, 0.04)
      const [width, start] = [back.roll.between(0.012, 0.06), r * back.roll.between(1.1, 1.9)]
      p.path(
        polygon([
          [x + Math.cos(a) * start, y + Math.sin(a) * start],
          [x + Math.cos(a - width) * reach, y + Math.sin(a - width) * reach],
          [x + Math.cos(a + width) * reach, y + Math.sin(a + width) * reach],
        ]),
        k % 3 ? c.ray : c.second,
        { opacity: k % 3 ? 0.8 : 0.55 },
      )
    }
    const ghost = sheet(f, 'ghosts')
    for (let k = 4; k > 0; k--)
      ghost.paint.circle(x + k * f.u * 5 * Math.sign(spin), y - k * f.u * 4.4, r * (1 - k * 0.15), c.ball, {
        opacity: 0.05 + (4 - k) * 0.06,
      })
    const ball = sheet(f, 'ball')
    const q = ball.paint
    q.ellipse(x + f.u * 2, y + r * 1.06, r * 0.9, r * 0.14, c.ink, { opacity: 0.22 })
    const round = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
    q.path(
      round,
      q.radial([x - r * 0.35, y - r * 0.4], r * 1.6, [
        [0, '#ffffff'],
        [0.5, c.ball],
        [1, c.shade],
      ]),
    )
    q.group({ 'clip-path': q.clip(round) }, () =>
      q.group({ transform: `rotate(${spin} ${x} ${y})` }, () => {
        for (const side of [-1, 1]) {
          const seam = (t: number): Point => {
            const a = side > 0 ? Math.PI - t : t
            return [x + side * r * 1.22 + Math.cos(a) * r * 0.86, y + Math.sin(a) * r * 1.02]
          }
          const arc = Array.from({ length: 25 }, (_, k) => seam(-1.25 + (k / 24) * 2.5))
          const line = arc.map(([ax, ay]): Point => [side > 0 ? ax : ax, ay])
          q.stroke(polygon(line, false), lighten(c.seam, 0.1), r * 0.03)
          for (let k = 1; k < 24; k++) {
            const [a, b] = [line[k - 1], line[k + 1] ?? line[k]]
            const at = line[k]
            if (!a || !b || !at) continue
            const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
            const length = Math.hypot(dx, dy) || 1
            const [nx, ny] = [-dy / length, dx / length]
            const [tx, ty] = [dx / length, dy / length]
            for (const way of [-1, 1])
              q.stroke(
                `M${at[0]} ${at[1]}l${(nx * way + tx * 0.7) * r * 0.1} ${(ny * way + ty * 0.7) * r * 0.1}`,
                c.seam,
                r * 0.035,
              )
          }
        }
      }),
    )
    const bat = sheet(f, 'bat')
    const [bx, by] = [x - r * 0.62, y + r * 0.92]
    bat.paint.group({ transform: `rotate(${spin > 0 ? -34 : -58} ${bx} ${by})` }, () => {
      const w = r * 0.26
      bat.paint.path(
        `M${bx + r * 0.5} ${by - w}Q${bx + r * 0.9} ${by - w} ${bx + r * 0.9} ${by}Q${bx + r * 0.9} ${by + w} ${bx + r * 0.5} ${by + w}L${bx - r * 0.8} ${by + w * 0.7}L${bx - r * 3.4} ${by + w * 0.36}V${by - w * 0.36}L${bx - r * 0.8} ${by - w * 0.7}Z`,
        bat.paint.linear(
          [bx, by - w],
          [bx, by + w],
          [
            [0, lighten(c.wood, 0.12)],
            [0.4, c.wood],
            [1, lighten(c.wood, -0.16)],
          ],
        ),
      )
      for (const dx of [0.3, 0.2])
        bat.paint.rect(bx + r * dx, by - w * 0.97, r * 0.04, w * 1.94, c.ink, { opacity: 0.55 })
    })
    return [
      { depth: 0, paint: p, motion: (t) => ({ opacity: 0.9 + Math.sin(t * 9) * 0.1 }) },
      { depth: 0.5, paint: ghost.paint },
      { depth: 1, paint: q, motion: (t) => ({ x: Math.sin(t * 24) * 2, y: Math.cos(t * 21) * 2 }) },
      {
        depth: 1.3,
        paint: bat.paint,
        motion: (t) => ({ x: Math.min(0, t * 40 - 160), y: Math.max(0, 120 - t * 30) }),
      },
    ]
  }
