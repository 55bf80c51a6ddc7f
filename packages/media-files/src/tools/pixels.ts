/** A drawing of our own as plain pixels, for ffmpeg. */
import sharp from 'sharp'

/** Red, green and blue of each pixel, the drawing filling all of the size. */
export async function drawPixels(
  svg: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  return sharp(svg).resize(width, height, { fit: 'cover' }).flatten().removeAlpha().raw().toBuffer()
}
