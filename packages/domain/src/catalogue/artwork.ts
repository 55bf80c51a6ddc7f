/** The pictures of a title: their shapes, and the part of a picture that each shape shows. @spec catalogue 9.5, decisions 13.19 */

export const PICTURE_SHAPES = ['portrait', 'square', 'landscape', 'highlight', 'background'] as const
export type PictureShape = (typeof PICTURE_SHAPES)[number]

/** Width divided by height, as cards and page headers show them. */
export const SHAPE_RATIOS: Record<PictureShape, number> = {
  portrait: 100 / 145,
  square: 1,
  landscape: 100 / 58,
  highlight: 100 / 141,
  background: 16 / 9,
}

/** A part of a picture, as fractions of its width and height. */
export type Crop = { left: number; top: number; width: number; height: number }

/** The point to keep centred, as fractions of width and height, and the zoom: 1 is the largest crop of that shape. */
export type Cut = { x: number; y: number; zoom: number }

export const MIDDLE: Cut = { x: 0.5, y: 0.5, zoom: 1 }
export const ZOOM_MAX = 4

type Size = { width: number; height: number }

/** Returns the part of a picture of this size that has the shape's ratio, centred on the point as far as the edges allow. */
export function cropOf({ width, height }: Size, shape: PictureShape, { x, y, zoom }: Cut): Crop {
  const isWide = width / height > SHAPE_RATIOS[shape]
  const wide = (isWide ? (height * SHAPE_RATIOS[shape]) / width : 1) / zoom
  const high = (isWide ? 1 : width / SHAPE_RATIOS[shape] / height) / zoom
  return {
    left: within(x - wide / 2, 1 - wide),
    top: within(y - high / 2, 1 - high),
    width: wide,
    height: high,
  }
}

/** The inverse of `cropOf`: the cut that produces this crop. */
export function cutOf({ left, top, width, height }: Crop): Cut {
  return { x: left + width / 2, y: top + height / 2, zoom: 1 / Math.max(width, height) }
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), Math.max(most, 0))
}
