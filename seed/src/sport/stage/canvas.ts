/** A frame of a broadcast while it is drawn: a copied ground, and plates on top. */
import sharp from 'sharp'
import { write } from '../../art/lettering.ts'
import { Paint, sheetsToSvg } from '../../art/paint.ts'
import { dim, lay, type Plate, plateOf } from '../../film/compositor.ts'
import { HALF_SIZE } from '../../film/grammar.ts'

export const { width: PICTURE_WIDTH, height: PICTURE_HEIGHT } = HALF_SIZE

export class Canvas {
  readonly pixels = new Int32Array(PICTURE_WIDTH * PICTURE_HEIGHT)

  /** Copies the part of a ground with this upper left corner; the ground must cover the whole picture. */
  ground(drawn: Plate, left = 0, top = 0): void {
    lay(this.pixels, PICTURE_WIDTH, PICTURE_HEIGHT, drawn, {
      x: Math.round(left) + PICTURE_WIDTH / 2,
      y: Math.round(top) + PICTURE_HEIGHT / 2,
      scale: 1,
      opacity: 1,
    })
  }

  /** Draws a plate centred on a point of the picture. */
  set(drawn: Plate, x: number, y: number, { scale = 1, opacity = 1 } = {}): void {
    const reach = (Math.max(drawn.width, drawn.height) / 2) * scale
    if (x < -reach || y < -reach || x > PICTURE_WIDTH + reach || y > PICTURE_HEIGHT + reach) return
    lay(this.pixels, PICTURE_WIDTH, PICTURE_HEIGHT, drawn, {
      x: drawn.width / 2 + (PICTURE_WIDTH / 2 - x) / scale,
      y: drawn.height / 2 + (PICTURE_HEIGHT / 2 - y) / scale,
      scale,
      opacity,
      ends: true,
    })
  }

  /** A filled rectangle; colour as `#rrggbb`. */
  box(x: number, y: number, width: number, height: number, colour: string, opacity = 1): void {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    const rest = 1 - opacity
    const [left, right] = [Math.max(0, Math.round(x)), Math.min(PICTURE_WIDTH, Math.round(x + width))]
    for (let row = Math.max(0, Math.round(y)); row < Math.min(PICTURE_HEIGHT, Math.round(y + height)); row++)
      for (let i = row * PICTURE_WIDTH + left; i < row * PICTURE_WIDTH + right; i++) {
        const under = this.pixels[i] ?? 0
        const channel = (own = 0, shift = 0) =>
          Math.round(own * opacity + ((under >> shift) & 255) * rest) << shift
        this.pixels[i] = channel(r) | channel(g, 8) | channel(b, 16) | (255 << 24)
      }
  }

  /** Keeps this share of the light, 0 to 1. */
  dim(share: number): void {
    if (share < 1) dim(this.pixels, share)
  }
}

/** Draws a plate. */
export async function plate(width: number, height: number, draw: (paint: Paint) => void): Promise<Plate> {
  const paint = new Paint(Math.ceil(width), Math.ceil(height))
  draw(paint)
  const bytes = await sharp(Buffer.from(sheetsToSvg(paint.w, paint.h, [paint])))
    .ensureAlpha()
    .raw()
    .toBuffer()
  return plateOf(bytes, paint.w, paint.h, false)
}

/** Returns a line of text centred on a plate. */
export function lineOf(
  text: string,
  size: number,
  fill: string,
  face: 'heavy' | 'textBold' | 'text' = 'heavy',
): Promise<Plate> {
  return plate(text.length * size * 0.72 + 20, size * 1.5, (paint) =>
    write(paint, text, paint.w / 2, size * 1.05, { face, size, fill, anchor: 'middle' }),
  )
}
