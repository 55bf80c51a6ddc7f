/** Trees as silhouettes. */
import type { Dice } from '../dice.ts'
import { curve, type Paint, type Point, polygon } from '../paint.ts'

/** Returns the outline of a conifer standing at (x, y). */
export function conifer(roll: Dice, x: number, y: number, height: number, slim = 0.36): string {
  const tiers = 6 + Math.round(roll() * 3)
  const [left, right]: [Point[], Point[]] = [[], []]
  for (let i = 0; i < tiers; i++) {
    const s = (i + 1) / tiers
    const half = height * slim * 0.5 * s ** 0.85 * roll.between(0.86, 1.14)
    const at = y - height * (1 - s * 0.93)
    left.push([x - half, at], [x - half * 0.48, at - height * 0.022])
    right.push([x + half, at + height * roll.between(-0.012, 0.012)], [x + half * 0.48, at - height * 0.022])
  }
  const stem = height * 0.022
  return polygon([
    [x, y - height],
    ...right,
    [x + stem, y - height * 0.07],
    [x + stem, y],
    [x - stem, y],
    [x - stem, y - height * 0.07],
    ...left.toReversed(),
  ])
}

/** A forest along a crest, in one path. */
export function wood(
  paint: Paint,
  roll: Dice,
  crest: (x: number) => number,
  {
    count,
    height,
    from = 0,
    to = 1,
    slim,
  }: { count: number; height: number; from?: number; to?: number; slim?: number },
): string {
  const trees: string[] = []
  for (let i = 0; i < count; i++) {
    const x = (from + (to - from) * ((i + roll()) / count)) * paint.w
    trees.push(conifer(roll, x, crest(x) + height * 0.06, height * roll.between(0.45, 1.1), slim))
  }
  return trees.join('')
}

/** Returns a tall trunk that leaves the frame at the top, with broken branches. */
export function trunk(paint: Paint, roll: Dice, x: number, foot: number, width: number): string {
  const lean = roll.between(-0.03, 0.03) * paint.h
  const side = (sign: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const s = i / 8
      const half = width * (0.5 - 0.12 * s) * roll.between(0.95, 1.05) + (i === 0 ? width * 0.3 : 0)
      return [x + lean * s + sign * half, foot + width * 0.3 - s * (foot + width)]
    })
  let d = `${curve(side(-1))}${curve(side(1).toReversed()).replace('M', 'L')}Z`
  const branches = roll.whole(2, 6)
  for (let i = 0; i < branches; i++) {
    const s = roll.between(0.3, 0.95)
    const at: Point = [x + lean * s, foot * (1 - s)]
    const sign = roll() < 0.5 ? -1 : 1
    const length = width * roll.between(0.8, 3)
    const drop = length * roll.between(-0.25, 0.45)
    const thick = Math.min(width * 0.2, length * 0.09)
    const along: Point[] = [
      at,
      [at[0] + sign * length * 0.5, at[1] + drop * 0.3],
      [at[0] + sign * length, at[1] + drop],
      [at[0] + sign * length * 0.5, at[1] + drop * 0.3 + thick * 0.6],
      [at[0], at[1] + thick * 1.4],
    ]
    // Both sides wind in the same direction as the trunk, otherwise overlaps would be holes.
    d += polygon(sign > 0 ? along : along.toReversed())
  }
  return d
}

/** A round tree for bright scenes: a trunk and a crown of circles. */
export function roundTree(
  paint: Paint,
  roll: Dice,
  x: number,
  y: number,
  height: number,
  crown: string,
  shade: string,
  stem: string,
) {
  paint.path(
    polygon([
      [x - height * 0.03, y],
      [x - height * 0.018, y - height * 0.5],
      [x + height * 0.018, y - height * 0.5],
      [x + height * 0.03, y],
    ]),
    stem,
  )
  paint.circle(x, y - height * 0.64, height * 0.3, crown)
  paint.circle(x - height * 0.17, y - height * 0.5, height * 0.19, crown)
  paint.circle(x + height * 0.18, y - height * 0.5, height * 0.2, shade, { opacity: 0.6 })
  paint.circle(x + height * roll.between(0.02, 0.08), y - height * 0.56, height * 0.24, shade, {
    opacity: 0.35,
  })
}
