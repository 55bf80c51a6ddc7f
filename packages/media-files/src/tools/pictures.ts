/** Renders pictures in all widths from an untrusted one: without metadata, in sRGB, within limits. */
import { readFile, stat } from 'node:fs/promises'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { MediaToolError } from './media-tool-error.ts'

export type Rendition = { width: number; bytes: Uint8Array }

/** As fractions of the width and height of the upright picture. */
export type PicturePart = { left: number; top: number; width: number; height: number }

export type RenderedPicture = {
  /** Size of the original, or of its part, in pixels when upright. */
  width: number
  height: number
  renditions: Rendition[]
  /** A tiny WebP as a data URL, shown blurred until the picture has loaded. */
  placeholder: string
}

export type PictureLook = {
  /** 0 (black) to 255. */
  brightness: number
  /** Entropy of the greyscale picture in bits per pixel: 0 for a flat colour, about 7 for a detailed picture. */
  detail: number
}

const MAX_BYTES = 60 * 1024 * 1024
const MAX_PIXELS = 100_000_000
const PLACEHOLDER_WIDTH = 20
const QUALITY = 82
const PLACEHOLDER_QUALITY = 40
/** Takes a quarter of the default effort's time for 3 % more bytes, since cards wait for these. */
const WEBP_EFFORT = 2
const BACKDROP_WIDTH = 96
const BACKDROP_BRIGHTNESS = 0.6

// The first bytes in hexadecimal: JPEG, PNG, WebP, GIF, AVIF, TIFF. File names prove nothing, and SVG can refer to other files.
const SIGNATURES: readonly RegExp[] = [
  /^ffd8ff/,
  /^89504e470d0a1a0a/,
  /^52494646.{8}57454250/,
  /^474946383[79]61/,
  /^.{8}66747970(61766966|61766973|6d696631)/,
  /^(49492a00|4d4d002a)/,
]

/** Reads a picture file. Throws a MediaToolError if it is too large, missing or of an unsupported kind. */
export async function readPictureFile(file: string): Promise<Buffer> {
  const facts = await stat(file).catch((error: unknown) => {
    throw new MediaToolError('refused', 'The picture no longer exists.', { cause: error })
  })
  if (!facts.isFile() || facts.size === 0) throw new MediaToolError('refused', 'The picture is empty.')
  if (facts.size > MAX_BYTES) throw new MediaToolError('limit', 'The picture is larger than 60 MB.')
  return readFile(file)
}

/** What is shown of a picture: a part of it, and in an upright shape, the whole of a wide one in front of its own blurred enlargement. */
export type PictureFit = {
  part?: PicturePart | undefined
  /** Width by height of the upright shape. */
  uprightRatio?: number | undefined
}

/**
 * Renders a picture as WebP in those of `widths` that do not exceed its own, and in its own width if that is below the largest of them.
 * Throws a MediaToolError if it cannot be decoded or has more than 100 million pixels.
 */
export async function renderPicture(
  bytes: Uint8Array,
  widths: readonly number[],
  { part, uprightRatio }: PictureFit = {},
): Promise<RenderedPicture> {
  const size = await sizeOf(bytes)
  const area = part && areaOf(part, size)
  const { width, height } = area ?? size
  const largest = Math.min(width, Math.max(...widths))
  const wanted = [...widths.filter((candidate) => candidate < largest), largest]
  try {
    // Decoded only once: reading an AVIF or a large PNG costs more than writing all widths.
    const decoded = decode(bytes)
    const shown = await (area ? decoded.extract(area) : decoded)
      .resize({ width: largest, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const base = uprightRatio && width > height ? await setUpright(shown, uprightRatio) : shown
    const encode = (target: number, quality: number): Promise<Buffer> =>
      sharp(base.data, { raw: base.info })
        .resize({ width: target })
        .webp({ quality, effort: WEBP_EFFORT })
        .toBuffer()
    const renditions = await Promise.all(
      wanted.map(async (target) => ({ width: target, bytes: await encode(target, QUALITY) })),
    )
    const tiny = await encode(Math.min(PLACEHOLDER_WIDTH, width), PLACEHOLDER_QUALITY)
    return { width, height, renditions, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
  } catch (error) {
    throw new MediaToolError('refused', 'The picture is damaged.', { cause: error })
  }
}

type Pixels = { data: Buffer; info: OutputInfo }

/** Puts a wide picture in front of its own enlargement, blurred and darkened; cropped to the shape, little of it would be left. */
async function setUpright({ data, info }: Pixels, ratio: number): Promise<Pixels> {
  const backdrop = await sharp(data, { raw: info })
    .resize({ width: BACKDROP_WIDTH, height: Math.round(BACKDROP_WIDTH / ratio), fit: 'cover' })
    .blur(BACKDROP_WIDTH / 12)
    .modulate({ brightness: BACKDROP_BRIGHTNESS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(backdrop.data, { raw: backdrop.info })
    .resize({ width: info.width, height: Math.round(info.width / ratio), kernel: 'cubic' })
    .composite([{ input: data, raw: info, gravity: 'centre' }])
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Converts a part to whole pixels: at least one, and none beyond the edges. */
function areaOf(part: PicturePart, { width, height }: { width: number; height: number }): PicturePart {
  const whole = (share: number, of: number, least: number, most: number) =>
    Math.min(Math.max(Math.round(share * of), least), most)
  const left = whole(part.left, width, 0, width - 1)
  const top = whole(part.top, height, 0, height - 1)
  return {
    left,
    top,
    width: whole(part.width, width, 1, width - left),
    height: whole(part.height, height, 1, height - top),
  }
}

/** Measures brightness and detail, to choose among frames of a film. */
export async function lookAtPicture(bytes: Uint8Array): Promise<PictureLook> {
  await sizeOf(bytes)
  const { entropy, channels } = await decode(bytes).resize({ width: 160 }).greyscale().stats()
  return { brightness: channels[0]?.mean ?? 0, detail: entropy }
}

function decode(bytes: Uint8Array): Sharp {
  return sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    animated: false,
  }).autoOrient()
}

async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('hex')
  if (!SIGNATURES.some((signature) => signature.test(head)))
    throw new MediaToolError(
      'refused',
      'This picture format is not supported; use JPEG, PNG, WebP, AVIF, GIF or TIFF.',
    )
  // Reads only the header, to tell a picture that is too large from one that is damaged.
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new MediaToolError('refused', 'The picture is damaged.', { cause: error })
    })
  const { width, height } = facts.autoOrient
  if (width * height > MAX_PIXELS)
    throw new MediaToolError('limit', 'The picture has more than 100 million pixels.')
  return { width, height }
}
