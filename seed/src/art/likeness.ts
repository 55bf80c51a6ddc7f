/** Measures how alike two pictures look when reduced to thumbnails. */
import sharp from 'sharp'

/** A picture as 16 by 9 coloured fields, and the brightness steps (-1 to 1) between neighbours. */
export type Gist = { fields: Uint8Array; steps: number[] }

const COLUMNS = 16
const ROWS = 9
/** A clearly visible brightness step, out of 255. */
const WHOLE_STEP = 24

export async function gistOf(picture: Uint8Array): Promise<Gist> {
  const fields = await sharp(picture)
    .flatten({ background: '#000' })
    .resize(COLUMNS, ROWS, { fit: 'fill', kernel: 'lanczos3' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const light = (i: number) =>
    (fields[i * 3] ?? 0) * 0.3 + (fields[i * 3 + 1] ?? 0) * 0.59 + (fields[i * 3 + 2] ?? 0) * 0.11
  const step = (i: number) => {
    const rise = (i + 1) % COLUMNS === 0 ? 0 : light(i + 1) - light(i)
    return Math.max(-1, Math.min(1, rise / WHOLE_STEP))
  }
  return { fields, steps: Array.from({ length: COLUMNS * ROWS }, (_, i) => step(i)) }
}

/** Returns 0 for equal pictures and about 80 for unrelated ones. Shape (the brightness steps) and colour count equally. */
export function distance(a: Gist, b: Gist): number {
  const shape = a.steps.reduce((sum, step, i) => sum + Math.abs(step - (b.steps[i] ?? 0)), 0) / a.steps.length
  const colour = a.fields.reduce((sum, value, i) => sum + Math.abs(value - (b.fields[i] ?? 0)), 0)
  return shape * 100 + (colour / a.fields.length / 255) * 100
}
