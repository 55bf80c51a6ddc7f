/** Ground: ridges, water, rocks. */
import { lighten, mix } from '../colour.ts'
import { type Dice, line } from '../dice.ts'
import { curve, type Paint, type Point, polygon } from '../paint.ts'

export type Ridge = {
  /** The mean height of the crest, in pixels from the top. */
  y: number
  /** How far the crest rises and falls. */
  swing: number
  seed: number
  /** Hills across the width of a square frame. */
  waves?: number
  /** 0: rolling hills, 1: sharp peaks. */
  sharp?: number
  octaves?: number
  /** Added to the crest, to bend the land into a given shape; `x` is from 0 to 1. */
  bend?: (x: number) => number
}

/** Returns the height of the crest at each `x`, in pixels. */
export function crest(
  paint: Paint,
  { y, swing, seed, waves = 2, sharp = 0, octaves = 4, bend }: Ridge,
): (x: number) => number {
  const noise = line(seed, octaves)
  const base = Math.min(paint.w, paint.h)
  return (x) => {
    const value = noise((x / base) * waves + 40)
    const peak = 1 - 2 * Math.abs(value)
    return y - swing * (value * (1 - sharp) + peak * sharp) + (bend ? bend(x / paint.w) * base : 0)
  }
}

export function outline(paint: Paint, height: (x: number) => number, step = paint.u * 0.8): Point[] {
  const points: Point[] = []
  for (let x = -step; x <= paint.w + step * 2; x += step) points.push([x, height(x)])
  return points
}

/** A ridge that fades into `mist` towards its foot. */
export function ridge(
  paint: Paint,
  shape: Ridge,
  colour: string,
  mist = colour,
  fade = 0.9,
): (x: number) => number {
  const height = crest(paint, shape)
  const points = outline(paint, height)
  const top = Math.min(...points.map(([, y]) => y))
  const foot = Math.max(...points.map(([, y]) => y)) + shape.swing + paint.u * 14
  const fill = mist === colour ? colour : paint.down(top, foot, colour, mix(colour, mist, fade))
  paint.path(`${polygon(points, false)}L${paint.w + 50} ${paint.h + 2}L-50 ${paint.h + 2}Z`, fill)
  return height
}

/** Peaks with a lit and a shaded flank; `light` is the side of the light, -1 or 1. */
export function peaks(
  paint: Paint,
  roll: Dice,
  {
    y,
    height,
    count,
    shade,
    lit,
    light = 1,
    spread = 1,
  }: {
    y: number
    height: number
    count: number
    shade: string
    lit: string
    light?: 1 | -1
    spread?: number
  },
) {
  for (let i = 0; i < count; i++) {
    const x = ((i + roll.between(0.15, 0.85)) / count) * paint.w * 1.2 - paint.w * 0.1
    const tall = height * roll.between(0.45, 1)
    const half = tall * roll.between(0.75, 1.25) * spread
    const top: Point = [x, y - tall]
    const jag = (from: Point, to: Point, swing: number): Point[] =>
      Array.from({ length: 7 }, (_, k) => {
        const s = (k + 1) / 8
        return [
          from[0] + (to[0] - from[0]) * s + roll.between(-swing, swing),
          from[1] + (to[1] - from[1]) * s + roll.between(-swing, swing),
        ]
      })
    const left: Point[] = [...jag([x - half, y], top, tall * 0.035)]
    const right: Point[] = [...jag(top, [x + half, y], tall * 0.035)]
    const spine: Point[] = jag(top, [x + half * 0.16 * -light, y], tall * 0.07)
    paint.path(polygon([[x - half, y], ...left, top, ...right, [x + half, y]]), light > 0 ? shade : lit)
    paint.path(
      polygon([
        top,
        ...(light > 0 ? right : left.toReversed()),
        [x + half * light, y],
        [x + half * 0.16 * -light, y],
        ...spine.toReversed(),
      ]),
      light > 0 ? lit : shade,
    )
  }
}

/** Water from `y` down; its colour darkens towards the viewer. */
export function water(paint: Paint, y: number, far: string, near: string) {
  paint.rect(
    0,
    y,
    paint.w,
    paint.h - y + 1,
    paint.linear(
      [0, y],
      [0, paint.h],
      [
        [0, far],
        [0.3, mix(far, near, 0.72)],
        [1, near],
      ],
    ),
  )
}

/** Reflections on the water below a lamp: short strokes that widen and thin out towards the viewer. */
export function glitter(
  paint: Paint,
  roll: Dice,
  {
    x,
    y,
    width,
    colour,
    bottom = paint.h,
    opacity = 0.8,
    count = 90,
  }: {
    x: number
    y: number
    width: number
    colour: string
    bottom?: number
    opacity?: number
    count?: number
  },
) {
  for (let i = 0; i < count; i++) {
    const s = roll() ** 1.5
    const at = y + s * (bottom - y)
    const reach = width * (0.35 + s * 0.9)
    const offset = (roll() + roll() - 1) * reach
    const length = paint.u * roll.between(0.8, 3.2) * (0.4 + s * 1.8) * (1 - Math.abs(offset) / reach / 1.4)
    if (length <= 0) continue
    paint.ellipse(x + offset, at, length, paint.u * (0.16 + 0.34 * s), colour, {
      opacity: Math.round(opacity * (1 - s * 0.65) * roll.between(0.35, 1) * 100) / 100,
    })
  }
}

/** Swell: thin dark and light arcs on water. */
export function swell(
  paint: Paint,
  roll: Dice,
  { y, colour, count = 40, opacity = 0.25 }: { y: number; colour: string; count?: number; opacity?: number },
) {
  for (let i = 0; i < count; i++) {
    const s = roll() ** 0.8
    const at = y + (0.02 + s * s) * (paint.h - y)
    const length = paint.u * roll.between(4, 12) * (0.3 + s * 1.6)
    const x = roll.between(-0.1, 1) * paint.w
    const lift = paint.u * 0.3 * (0.3 + s)
    paint.path(
      curve([
        [x, at],
        [x + length / 2, at - lift],
        [x + length, at],
        [x + length / 2, at - lift * 0.3],
        [x, at],
      ]),
      colour,
      { opacity: Math.round(opacity * roll.between(0.3, 1) * 100) / 100 },
    )
  }
}

/** A rock mass through the given points: jagged planes, lit from one side. */
export function cliff(paint: Paint, roll: Dice, points: readonly Point[], colour: string, edge: string) {
  const rough: Point[] = []
  points.forEach((point, i) => {
    const next = points[i + 1]
    rough.push(point)
    if (!next) return
    const length = Math.hypot(next[0] - point[0], next[1] - point[1])
    const parts = Math.max(1, Math.round(length / (paint.u * 2.2)))
    for (let k = 1; k < parts; k++) {
      const s = k / parts
      const swing = paint.u * 0.6
      rough.push([
        point[0] + (next[0] - point[0]) * s + roll.between(-swing, swing),
        point[1] + (next[1] - point[1]) * s + roll.between(-swing, swing),
      ])
    }
  })
  paint.path(
    `${polygon(rough, false)}L${paint.w * 1.1} ${paint.h + 5}L${rough[0]?.[0] ?? 0} ${paint.h + 5}Z`,
    colour,
  )
  // A few facets below the edge catch the light.
  for (let i = 2; i < rough.length - 2; i += 2) {
    const [x, y] = rough[i] ?? [0, 0]
    const [x2, y2] = rough[i + 1] ?? [0, 0]
    const drop = paint.u * roll.between(2, 9)
    paint.path(
      polygon([
        [x, y],
        [x2, y2],
        [x2 - paint.u * roll.between(-1, 2), y2 + drop * 0.8],
        [x - paint.u * roll.between(-1, 1), y + drop],
      ]),
      roll() < 0.5 ? edge : lighten(colour, -0.04),
      { opacity: Math.round(roll.between(0.1, 0.45) * 100) / 100 },
    )
  }
}
