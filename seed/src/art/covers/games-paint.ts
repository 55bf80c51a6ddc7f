/** A paint fight: splashes, drops, and a visor that reflects the next one. */
import type { Cover } from '../art.ts'
import { lighten } from '../colour.ts'
import { type Dice, dice } from '../dice.ts'
import { curve, type Paint, type Point } from '../paint.ts'
import { gameTitle } from './game-title.ts'
import { type Words } from '../words.ts'

export type SplashColours = {
  wall: string
  joint: string
  paints: readonly [string, string, string, string]
  helmet: string
  visor: readonly [string, string]
  ink: string
  title: string
}

function splash(p: Paint, roll: Dice, [x, y]: Point, r: number, colour: string): void {
  const arms = roll.whole(11, 15)
  const points: Point[] = []
  for (let k = 0; k < arms; k++) {
    const a = ((k + roll.between(-0.2, 0.2)) / arms) * Math.PI * 2
    const reach = r * roll.between(1.05, 1.75)
    const width = 0.1
    const on = (angle: number, length: number): Point => [
      x + Math.cos(angle) * length,
      y + Math.sin(angle) * length,
    ]
    points.push(
      on(a - 0.21, r * 0.86),
      on(a - width, r * 0.98),
      on(a - width * 0.7, reach),
      on(a + width * 0.7, reach),
      on(a + width, r * 0.98),
    )
    const [dx, dy] = on(a + roll.between(-0.1, 0.1), reach + r * roll.between(0.2, 0.5))
    p.circle(dx, dy, r * roll.between(0.03, 0.1), colour)
  }
  p.path(curve(points, true), colour)
  p.path(
    curve(
      [
        [-0.6, -0.2],
        [-0.35, -0.58],
        [0.1, -0.68],
        [-0.2, -0.42],
        [-0.45, -0.1],
      ].map(([dx = 0, dy = 0]): Point => [x + dx * r, y + dy * r]),
      true,
    ),
    lighten(colour, 0.1),
  )
  for (let k = 0; k < 3; k++) {
    const [dx, length] = [x + r * roll.between(-0.5, 0.5), r * roll.between(0.6, 1.5)]
    const w = r * roll.between(0.05, 0.09)
    p.rect(dx - w, y + r * 0.6, w * 2, length, colour, { rx: w })
    p.circle(dx, y + r * 0.6 + length, w * 1.4, colour)
  }
}

export const splashes =
  (title: Words<readonly string[]>, c: SplashColours): Cover =>
  (p, f, purpose) => {
    const roll = dice(`${f.seed}/paint`)
    p.ground(c.wall)
    const [bw, bh] = [f.u * 15, f.u * 6.4]
    for (let row = 0; row * bh < f.h; row++) {
      p.rect(0, row * bh, f.w, f.u * 0.5, c.joint)
      for (let x = row % 2 ? -bw / 2 : 0; x < f.w; x += bw) p.rect(x, row * bh, f.u * 0.5, bh, c.joint)
    }
    const at: Point = [f.w * (f.wide ? 0.69 : 0.5), f.h * (f.wide ? 0.6 : f.square ? 0.73 : 0.68)]
    for (const [dx, dy, r, k] of [
      [-40, 18, 17, 0],
      [36, -30, 20, 1],
      [40, 26, 15, 2],
      [-32, -30, 19, 3],
      [2, -14, 25, 0],
    ] as const)
      splash(p, roll, [at[0] + dx * f.u, at[1] + dy * f.u], r * f.u, c.paints[k])
    const r = f.u * (f.square ? 24 : 27)
    const [x, y] = at
    p.path(
      curve([
        [x - r * 1.5, f.h + r],
        [x - r * 1.3, y + r * 1.15],
        [x - r * 0.5, y + r * 0.8],
        [x + r * 0.5, y + r * 0.8],
        [x + r * 1.3, y + r * 1.15],
        [x + r * 1.5, f.h + r],
      ]),
      c.paints[2],
    )
    p.circle(x, y, r, c.helmet)
    p.path(
      `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r * 1.3} ${r * 0.9} 0 0 0 ${x - r} ${y}Z`,
      lighten(c.helmet, 0.06),
    )
    p.path(`M${x - r * 0.14} ${y - r * 1.06}h${r * 0.28}l${r * 0.06} ${r * 0.8}h${-r * 0.4}Z`, c.paints[1])
    p.rect(x - r * 0.94, y - r * 0.34, r * 1.88, r * 0.86, c.ink, { rx: r * 0.4 })
    p.rect(
      x - r * 0.84,
      y - r * 0.25,
      r * 1.68,
      r * 0.68,
      p.linear(
        [x, y - r * 0.3],
        [x, y + r * 0.5],
        [
          [0, c.visor[0]],
          [1, c.visor[1]],
        ],
      ),
      { rx: r * 0.32 },
    )
    const glass = p.clip(`M${x - r * 0.84} ${y - r * 0.25}h${r * 1.68}v${r * 0.68}h${-r * 1.68}Z`)
    p.group({ 'clip-path': glass }, () => {
      splash(p, roll, [x + r * 0.34, y + r * 0.1], r * 0.24, c.paints[3])
      p.path(
        `M${x - r * 0.6} ${y + r * 0.43}l${r * 0.3} ${-r * 0.68}h${r * 0.16}l${-r * 0.3} ${r * 0.68}Z`,
        '#ffffff',
        { opacity: 0.5 },
      )
    })
    for (let k = -1; k <= 1; k++)
      p.rect(x + k * r * 0.2 - r * 0.05, y + r * 0.64, r * 0.1, r * 0.2, c.ink, { rx: r * 0.05 })
    splash(p, roll, [x - r * 0.66, y - r * 0.72], r * 0.2, c.paints[0])
    if (purpose === 'titled') gameTitle(p, f, title, c.title, c.ink)
  }
