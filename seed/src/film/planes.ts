/** A picture in the planes an encoder takes: luma, and two of chroma at half the width and height. */
import type { Size } from './shoot.ts'

/** Returns the size of a picture in planes, in bytes. */
export function bytesOfPlanes({ width, height }: Size): number {
  return width * height + 2 * Math.ceil(width / 2) * Math.ceil(height / 2)
}

/**
 * Converts RGBA words to YUV 4:2:0 in limited range by ITU-R BT.709, in 256ths. Blocks of four pixels get their mean chroma. Integers and
 * no branches within a pixel: about a millisecond for 480 lines.
 */
export function writePlanes(picture: Int32Array, { width, height }: Size, planes: Uint8Array): void {
  const pixels = width * height
  const columns = (width + 1) >> 1
  const toSecond = columns * ((height + 1) >> 1)
  let at = pixels
  for (let upper = 0; upper < pixels; upper += width * 2) {
    const down = upper + width < pixels ? width : 0
    for (let column = 0; column < columns; column++, at++) {
      const left = upper + column * 2
      const right = column * 2 + 1 < width ? left + 1 : left
      const a = (picture[left] ?? 0) | 0
      const b = (picture[right] ?? 0) | 0
      const c = (picture[left + down] ?? 0) | 0
      const d = (picture[right + down] ?? 0) | 0
      planes[left] = lightOf(a)
      planes[right] = lightOf(b)
      planes[left + down] = lightOf(c)
      planes[right + down] = lightOf(d)
      const red = (a & 255) + (b & 255) + (c & 255) + (d & 255)
      const green = ((a >> 8) & 255) + ((b >> 8) & 255) + ((c >> 8) & 255) + ((d >> 8) & 255)
      const blue = ((a >> 16) & 255) + ((b >> 16) & 255) + ((c >> 16) & 255) + ((d >> 16) & 255)
      planes[at] = (131_584 - Math.imul(26, red) - Math.imul(86, green) + Math.imul(112, blue)) >> 10
      planes[at + toSecond] =
        (131_584 + Math.imul(112, red) - Math.imul(102, green) - Math.imul(10, blue)) >> 10
    }
  }
}

function lightOf(word: number): number {
  const red = word & 255
  const green = (word >> 8) & 255
  const blue = (word >> 16) & 255
  return (Math.imul(47, red) + Math.imul(157, green) + Math.imul(16, blue) + 4224) >> 8
}
