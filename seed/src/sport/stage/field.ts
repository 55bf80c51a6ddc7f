/** A field seen from the stand: its length runs across the picture, its depth is foreshortened, and people stand upright on it. */
import type { Paint, Point } from '../../art/paint.ts'
import type { Plate } from '../../film/compositor.ts'
import { type Canvas, PICTURE_HEIGHT, PICTURE_WIDTH, plate } from './canvas.ts'
import { FIGURE_MIDDLE } from './figure.ts'

/** Pixels per metre along, in depth and upwards, and the field's upper left corner on the ground plate. */
export type View = {
  along: number
  deep: number
  up: number
  left: number
  top: number
  /** The size of the whole ground plate. */
  width: number
  height: number
}

export const onGround = ({ left, top, along, deep }: View, x: number, y: number): Point => [
  left + x * along,
  top + y * deep,
]

/** Returns the camera's upper left corner that centres a place of the field, within the ground. */
export function cameraAt(view: View, x: number, y: number): { left: number; top: number } {
  const [px, py] = onGround(view, x, y)
  const within = (value: number, most: number) => Math.round(Math.min(Math.max(0, most), Math.max(0, value)))
  return {
    left: within(px - PICTURE_WIDTH / 2, view.width - PICTURE_WIDTH),
    top: within(py - PICTURE_HEIGHT * 0.54, view.height - PICTURE_HEIGHT),
  }
}

/** Smooths a camera path: each point moves a share of the way towards a point slightly ahead. */
export function followed(
  path: readonly { x: number; y: number }[],
  share = 0.06,
): { x: number; y: number }[] {
  const first = path[0] ?? { x: 0, y: 0 }
  let [x, y] = [first.x, first.y]
  return path.map((_, i) => {
    const ahead = path[Math.min(path.length - 1, i + 10)] ?? first
    x += (ahead.x - x) * share
    y += (ahead.y - y) * share
    return { x, y }
  })
}

export type Sprite = {
  x: number
  y: number
  /** Metres above the ground. */
  z?: number
  image: Plate
  /** The height of the figure in pixels, standing on the place; 0 centres the image on it. */
  height?: number
  shadow?: Plate
  opacity?: number
}

/** Draws the sprites on the field, the farthest first. */
export function drawSprites(
  canvas: Canvas,
  view: View,
  camera: { left: number; top: number },
  sprites: readonly Sprite[],
): void {
  const at = (x: number, y: number): Point => {
    const [px, py] = onGround(view, x, y)
    return [px - camera.left, py - camera.top]
  }
  for (const { x, y, shadow } of sprites) if (shadow) canvas.set(shadow, ...at(x, y))
  for (const { x, y, z = 0, image, height = 0, opacity = 1 } of sprites.toSorted((a, b) => a.y - b.y)) {
    const [px, py] = at(x, y)
    canvas.set(image, px, py - z * view.up - height * FIGURE_MIDDLE, { opacity })
  }
}

export const shadowPlate = (width: number, colour = '#04140c', opacity = 0.35): Promise<Plate> =>
  plate(width + 4, width * 0.4 + 4, (p) =>
    p.ellipse(p.w / 2, p.h / 2, width / 2, width * 0.18, colour, { opacity }),
  )

export const ballPlate = (radius: number, fill: string, mark: string): Promise<Plate> =>
  plate(radius * 2 + 4, radius * 2 + 4, (p) =>
    p
      .circle(p.w / 2, p.h / 2, radius, mark)
      .circle(p.w / 2, p.h / 2, radius - 1, fill)
      .circle(p.w / 2 - radius * 0.2, p.h / 2 - radius * 0.2, radius * 0.35, mark, { opacity: 0.35 }),
  )

/** The heads in a stand, row by row. */
export function paintCrowd(
  p: Paint,
  {
    roll,
    from,
    to,
    base,
    colours,
    share = 0.8,
  }: {
    roll: () => number
    from: Point
    to: Point
    base: string
    colours: readonly string[]
    share?: number
  },
): void {
  p.rect(from[0], from[1], to[0] - from[0], to[1] - from[1], base)
  for (let y = from[1] + 7; y < to[1]; y += 11) {
    p.rect(from[0], y + 4, to[0] - from[0], 2, '#000000', { opacity: 0.18 })
    for (let x = from[0] + 5; x < to[0]; x += 9) {
      if (roll() > share) continue
      const colour = colours[Math.floor(roll() * colours.length)] ?? base
      p.circle(x + roll() * 3, y + roll() * 2, 3.4, colour, { opacity: 0.35 + roll() * 0.5 })
    }
  }
}
