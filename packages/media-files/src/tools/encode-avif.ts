/** AVIF of a picture, in several widths. */
import sharp from 'sharp'
import type { Rendition } from './pictures.ts'

const QUALITY = 58
/** Half of the next effort's time for three to twelve in a hundred more bytes. */
const EFFORT = 1

/** Throws where the picture cannot be decoded. */
export async function encodeAvif(bytes: Uint8Array, widths: readonly number[]): Promise<Rendition[]> {
  const base = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const renditions: Rendition[] = []
  for (const width of widths)
    renditions.push({
      width,
      bytes: await sharp(base.data, { raw: base.info })
        .resize({ width })
        .avif({ quality: QUALITY, effort: EFFORT })
        .toBuffer(),
    })
  return renditions
}
