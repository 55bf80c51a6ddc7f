/** From an SVG to a finished picture: bloom, film grain and encoding. */
import sharp from 'sharp'
import { dice } from './dice.ts'

export type Finish = {
  /** How much bright parts bloom over their surroundings, 0 to 1. */
  bloom?: number
  /** Grain, in levels out of 255. */
  grain?: number
  /** How much the corners darken, 0 to 1. */
  vignette?: number
}

const TILE = 512
let grainTile: Int8Array | undefined

// Sums of uniform values approximate the normal distribution of real grain well enough; one tile serves every picture.
function grainOf(): Int8Array {
  if (grainTile) return grainTile
  const roll = dice('grain')
  const raw = Float32Array.from({ length: TILE * TILE }, () => roll() + roll() + roll() - 1.5)
  // A slight blur makes grains about a pixel and a half wide, which survive the encoder.
  grainTile = Int8Array.from(raw, (value, i) => {
    const right = raw[(i + 1) % raw.length] ?? 0
    const below = raw[(i + TILE) % raw.length] ?? 0
    return Math.round((value * 2 + right + below) * 32)
  })
  return grainTile
}

/** Renders an SVG with its finish to RGB bytes. */
export async function develop(svg: string, width: number, height: number, finish: Finish): Promise<Buffer> {
  const { data } = await sharp(Buffer.from(svg), { limitInputPixels: 30_000_000 })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#000' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const bloom = finish.bloom ?? 0.25
  const light = bloom > 0 ? await glare(data, width, height, bloom) : null
  const grain = grainOf()
  const strength = (finish.grain ?? 5) / 64
  const vignette = finish.vignette ?? 0.16
  let i = 0
  for (let y = 0; y < height; y++) {
    const dy = (y / height - 0.5) * 2
    for (let x = 0; x < width; x++) {
      const dx = (x / width - 0.5) * 2
      const far = dx * dx + dy * dy
      const shade = 1 - vignette * far * far * 0.25
      const noise = (grain[(y % TILE) * TILE + (x % TILE)] ?? 0) * strength
      for (let c = 0; c < 3; c++, i++) {
        let value = (data[i] ?? 0) * shade
        if (light) value += ((255 - value) * (light[i] ?? 0)) / 255
        // Grain appears in the midtones: black stays black, and paper stays clean.
        value += noise * (0.35 + 0.65 * (1 - Math.abs(value - 110) / 145))
        data[i] = value < 0 ? 0 : value > 255 ? 255 : value + 0.5
      }
    }
  }
  return data
}

async function glare(data: Buffer, width: number, height: number, strength: number): Promise<Buffer> {
  const small = { width: Math.round(width / 8), height: Math.round(height / 8) }
  const raw = { raw: { width, height, channels: 3 as const } }
  const bright = await sharp(data, raw)
    .resize(small.width, small.height, { fit: 'fill' })
    .linear(strength * 2.6, -strength * 2.6 * 168)
    .blur(Math.max(1, small.height / 42))
    .raw()
    .toBuffer()
  return sharp(bright, { raw: { ...small, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
}

/** Encodes the picture as WebP. Without metadata, the same picture always has the same bytes. */
export async function toWebp(
  svg: string,
  width: number,
  height: number,
  finish: Finish = {},
): Promise<Buffer> {
  const data = await develop(svg, width, height, finish)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 84, effort: 2 })
    .toBuffer()
}
