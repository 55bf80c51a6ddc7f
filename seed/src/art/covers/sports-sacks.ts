/** Sports for small children: a sack race. */
import { lighten, mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { curve, type Paint, type Point, polygon } from '../paint.ts'
import { ridge } from '../parts/land.ts'
import { limb } from '../parts/people.ts'
import { type Scene, sheet } from '../scene.ts'

export type SackColours = {
  top: string
  low: string
  flags: readonly [string, string, string, string]
  hill: string
  lane: string
  sacks: readonly [string, string, string]
  skin: readonly [string, string, string]
  ink: string
  sun: string
}

function hopper(
  p: Paint,
  x: number,
  floor: number,
  s: number,
  k: 0 | 1 | 2,
  c: SackColours,
  lean: number,
): void {
  const sack = c.sacks[k]
  p.ellipse(x, floor + s * 4, s * 17, s * 3, c.ink, { opacity: 0.2 })
  p.group({ transform: `rotate(${lean} ${x} ${floor})` }, () => {
    const shirt = c.flags[k]
    const hat = c.flags[k + 1] ?? c.ink
    const on = (dx: number, dy: number): Point => [x + dx * s, floor + dy * s]
    p.path(
      curve([on(-6, -88), on(6, -88), on(13, -80), on(16, -54), on(-16, -54), on(-13, -80)], true),
      shirt,
    )
    for (const side of [-1, 1]) {
      p.path(limb(on(side * 10, -80), 4 * s, on(side * 19, -68), 3.6 * s), lighten(shirt, -0.04))
      p.path(limb(on(side * 19, -68), 3.6 * s, on(side * 16, -56), 3.2 * s), lighten(shirt, -0.04))
      p.circle(...on(side * 16, -56), 3.6 * s, c.skin[k])
    }
    const face: Point = [x, floor - 96 * s]
    p.circle(...face, s * 10, c.skin[k])
    p.path(
      `M${x - s * 10.6} ${face[1] - s * 1}a${s * 10.6} ${s * 11.4} 0 0 1 ${s * 21.2} 0q${-s * 10.6} ${-s * 3.4} ${-s * 21.2} 0Z`,
      hat,
    )
    p.circle(x, face[1] - s * 13, s * 3.4, lighten(hat, 0.1))
    for (const side of [-1, 1]) p.circle(x + side * s * 3.6, face[1] + s * 1.4, s * 1.3, c.ink)
    p.path(`M${x - s * 3.4} ${face[1] + s * 4.4}q${s * 3.4} ${s * 5} ${s * 6.8} 0Z`, '#ffffff')
    p.path(
      curve(
        [
          [-17, -54],
          [-19, -30],
          [-20, -6],
          [-12, 2],
          [12, 2],
          [20, -6],
          [18, -30],
          [17, -54],
          [8, -51],
          [0, -55],
          [-8, -51],
        ].map(([dx = 0, dy = 0]): Point => [x + dx * s, floor - 9 * s + dy * s]),
        true,
      ),
      sack,
    )
    for (const dy of [-40, -26])
      p.stroke(
        `M${x - 16 * s} ${floor + (dy - 9) * s}q${16 * s} ${5 * s} ${32 * s} 0`,
        lighten(sack, -0.1),
        s * 1.6,
      )
    p.rect(x - 6 * s, floor - 33 * s, 12 * s, 10 * s, c.sun, { rx: s * 2 })
  })
}

/** A sack race. */
export const sackRace =
  (c: SackColours): Scene =>
  (f) => {
    const sky = sheet(f, 'sky')
    const p = sky.paint
    p.ground(p.down(0, f.h * 0.75, c.top, c.low))
    const floor = f.h * (f.wide ? 0.84 : f.square ? 0.9 : 0.82)
    p.circle(f.w * (f.wide ? 0.9 : 0.8), floor - f.u * 46, f.u * 13, c.sun)
    const bunting = sheet(f, 'bunting')
    for (const [row, drop] of [
      [0, 8],
      [1, 13],
    ] as const) {
      const y = f.h * (f.wide ? 0.03 : f.square ? 0.36 : 0.36) + row * f.u * 9
      bunting.paint.stroke(`M-20 ${y}Q${f.w / 2} ${y + drop * f.u * 2} ${f.w + 20} ${y}`, c.ink, f.u * 0.5)
      const count = f.wide ? 20 : 12
      for (let k = 0; k < count; k++) {
        const t = (k + 0.5) / count
        const [x, fy] = [f.w * t, y + 4 * t * (1 - t) * drop * f.u]
        bunting.paint.path(
          polygon([
            [x - f.u * 2.6, fy],
            [x + f.u * 2.6, fy],
            [x, fy + f.u * 6.4],
          ]),
          c.flags[(k + row) % 4] ?? c.ink,
        )
      }
    }
    const far = sheet(f, 'hills')
    ridge(
      far.paint,
      { y: floor - f.u * 14, swing: f.u * 6, seed: hash(`${f.seed}/a`), waves: 1.4, octaves: 1 },
      mix(c.hill, c.low, 0.5),
    )
    ridge(
      far.paint,
      { y: floor - f.u * 7, swing: f.u * 3, seed: hash(`${f.seed}/b`), waves: 1.8, octaves: 1 },
      mix(c.hill, c.low, 0.2),
    )
    const meadow = sheet(f, 'meadow')
    meadow.paint.rect(0, floor - f.u * 3, f.w, f.h, c.hill)
    for (let k = 0; k < 5; k++)
      meadow.paint.rect(0, floor + f.u * (k * k * 1.9), f.w, f.u * (0.6 + k * 0.4), c.lane)
    const hops = ([0, 1, 2] as const).map((k) => {
      const one = sheet(f, `child${k}`)
      const x = f.wide ? f.w * 0.58 + k * f.u * 27 : f.w * (0.2 + k * 0.31)
      hopper(
        one.paint,
        x,
        floor + f.u * (k === 1 ? -6 : k * 3 - 1),
        f.u * (f.wide ? 0.52 : f.square ? 0.42 : 0.46),
        k,
        c,
        [6, -9, 11][k] ?? 0,
      )
      return {
        depth: 0.9 + k * 0.05,
        paint: one.paint,
        motion: (t: number) => ({ y: -Math.abs(Math.sin(t * 4 + k * 1.1)) * 46 + 20, x: t * 7 }),
      }
    })
    return [
      { depth: 0, paint: p },
      { depth: 0.3, paint: far.paint },
      { depth: 0.5, paint: bunting.paint, motion: (t) => ({ y: Math.sin(t * 2) * 4 }) },
      { depth: 0.85, paint: meadow.paint },
      ...hops,
    ]
  }
