/** Renders one of our own drawings to raw pixels for ffmpeg. */
import sharp from 'sharp'

/** Returns red, green and blue of each pixel, with the drawing filling the whole size. */
export async function drawPixels(
  svg: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  return sharp(svg).resize(width, height, { fit: 'cover' }).flatten().removeAlpha().raw().toBuffer()
}
