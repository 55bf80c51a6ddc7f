/** Skies: colour from zenith to horizon, stars, discs and clouds. */
import type { Dice } from '../dice.ts'
import { line } from '../dice.ts'
import { curve, type Paint, type Point, type Stop } from '../paint.ts'

/** A sky down to `horizon` (pixels); everything below keeps the last colour. */
export function sky(paint: Paint, horizon: number, stops: readonly Stop[]): void {
  paint.ground(paint.linear([0, 0], [0, horizon], stops))
}

export function stars(
  paint: Paint,
  roll: Dice,
  {
    count,
    bottom,
    colour = '#ffffff',
    size = 1,
  }: { count: number; bottom: number; colour?: string; size?: number },
) {
  for (let i = 0; i < count; i++) {
    const y = roll() ** 1.4 * bottom
    const r = paint.u * size * (0.05 + 0.13 * roll() ** 4)
    const opacity = Math.min(1, (0.25 + 0.75 * roll()) * Math.min(1, (1 - y / bottom) * 2.2))
    paint.circle(roll() * paint.w, y, r, colour, { opacity: Math.round(opacity * 100) / 100 })
  }
}

/** A sun or moon with the light around it. */
export function disc(
  paint: Paint,
  [x, y]: Point,
  r: number,
  colour: string,
  halo: string,
  reach = 5,
  strength = 0.8,
) {
  paint.glow([x, y], r * reach, halo, strength)
  paint.circle(x, y, r, colour)
}

/** A bank of clouds: a billowing upper edge that fades away below. */
export function cloudBank(
  paint: Paint,
  {
    y,
    height,
    seed,
    colour,
    opacity = 1,
    scale = 1,
  }: { y: number; height: number; seed: number; colour: string; opacity?: number; scale?: number },
) {
  const noise = line(seed, 5)
  const points: Point[] = []
  for (let i = 0; i <= 60; i++) {
    const x = (i / 60) * paint.w
    const billow =
      Math.abs(noise((i / 60) * 6 * scale * (paint.w / paint.h))) * 0.9 +
      noise((i / 60) * 1.7 * scale + 9) * 0.6
    points.push([x, y - billow * height])
  }
  const fill = paint.linear(
    [0, y - height * 0.8],
    [0, y + height],
    [
      [0, colour, opacity],
      [0.5, colour, opacity * 0.45],
      [1, colour, 0],
    ],
  )
  paint.path(`${curve(points)}L${paint.w} ${y + height}L0 ${y + height}Z`, fill)
}

/** Long, thin clouds like brush strokes. */
export function streaks(
  paint: Paint,
  roll: Dice,
  {
    count,
    top,
    bottom,
    colour,
    opacity = 0.5,
  }: { count: number; top: number; bottom: number; colour: string; opacity?: number },
) {
  for (let i = 0; i < count; i++) {
    const y = roll.between(top, bottom)
    const length = paint.w * roll.between(0.18, 0.6)
    const x = roll.between(-0.2, 0.95) * paint.w
    const thick = paint.u * roll.between(0.25, 1.1)
    const points: Point[] = []
    const under: Point[] = []
    for (let k = 0; k <= 10; k++) {
      const s = k / 10
      const swell = Math.sin(Math.PI * s) ** 0.8 * thick * roll.between(0.5, 1.1)
      points.push([x + s * length, y - swell])
      under.unshift([x + s * length, y + swell * 0.35])
    }
    paint.path(`${curve(points)}${curve(under).replace('M', 'L')}Z`, colour, {
      opacity: Math.round(opacity * roll.between(0.4, 1) * 100) / 100,
    })
  }
}

/** A veil of mist: strongest at `y`, gone at `y ± height`. */
export function mist(paint: Paint, y: number, height: number, colour: string, opacity = 0.8) {
  paint.rect(
    0,
    y - height,
    paint.w,
    height * 2,
    paint.linear(
      [0, y - height],
      [0, y + height],
      [
        [0, colour, 0],
        [0.5, colour, opacity],
        [1, colour, 0],
      ],
    ),
  )
}
