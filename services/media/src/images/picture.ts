/** Makes a title's picture from its source, in all stored widths. @spec catalogue 3.2 */
import { type PictureShape, SHAPE_RATIOS } from '@quintet/domain/catalogue/artwork'
import type { PictureSource } from '@quintet/platform/db/columns'
import { MediaToolError } from '@quintet/media-files/tools/media-tool-error'
import { renderAside } from '@quintet/media-files/tools/picture-maker'
import { type PictureFit, readPictureFile, type RenderedPicture } from '@quintet/media-files/tools/pictures'
import { readTags } from '@quintet/media-files/tools/tags'
import type { Storage } from '@quintet/platform/storage/storage'
import { grabFrame } from './frame.ts'

const PICTURE_WIDTHS = [320, 640, 1024, 1600] as const

/** Writes `pictures/{id}/{width}.webp` in all widths. Throws a MediaToolError if the source has no picture. */
export async function makePicture(
  { id, shape, source }: { id: string; shape: PictureShape; source: PictureSource },
  storage: Storage,
  options: { signal?: AbortSignal } = {},
): Promise<Omit<RenderedPicture, 'renditions'> & { widths: number[] }> {
  const original = await readSource(source, options)
  const { renditions, ...facts } = await renderAside(original, PICTURE_WIDTHS, fitOf(shape, source))
  for (const { width, bytes } of renditions) await storage.write(`pictures/${id}/${width}.webp`, bytes)
  return { ...facts, widths: renditions.map(({ width }) => width) }
}

/** What an editor cropped has the shape already. */
function fitOf(shape: PictureShape, { crop }: PictureSource): PictureFit {
  if (crop) return { part: crop }
  return shape === 'portrait' ? { uprightRatio: SHAPE_RATIOS[shape] } : {}
}

async function readSource(
  { path, from }: PictureSource,
  options: { signal?: AbortSignal },
): Promise<Uint8Array> {
  if (from === 'file') return readPictureFile(path)
  if (from === 'frame') return grabFrame(path, options)
  const { cover } = await readTags(path, { withCover: true })
  if (!cover) throw new MediaToolError('refused', 'It contains no cover art.')
  return cover.bytes
}
