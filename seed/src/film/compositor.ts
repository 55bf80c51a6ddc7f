/**
 * Composites moving layers, frame by frame. Pixels are premultiplied RGBA in one 32-bit word, and two channels are computed at a time, so
 * that a film of flat shapes costs a few milliseconds per frame.
 */

export type Plate = {
  width: number
  height: number
  pixels: Int32Array
  /** How many pixels, from each one on to the right, have its colour. */
  runs: Uint16Array
  /** The first and last non-empty column of each row; an empty row has `from` above `to`. */
  from: Int32Array
  to: Int32Array
  /** Opaque rows without a gap: what lies behind them is not drawn. */
  solid: Uint8Array
  /** True if all rows are solid. */
  opaque: boolean
  wraps: boolean
}

/** Converts bytes as sharp returns them (straight alpha) into a plate. */
export function plateOf(rgba: Uint8Array, width: number, height: number, wraps: boolean): Plate {
  const pixels = new Int32Array(width * height)
  const runs = new Uint16Array(width * height)
  const from = new Int32Array(height)
  const to = new Int32Array(height)
  const solid = new Uint8Array(height).fill(1)
  for (let y = 0; y < height; y++) {
    let first = width
    let last = -1
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const a = rgba[i * 4 + 3] ?? 0
      if (a !== 255) solid[y] = 0
      if (a === 0) continue
      const r = Math.round(((rgba[i * 4] ?? 0) * a) / 255)
      const g = Math.round(((rgba[i * 4 + 1] ?? 0) * a) / 255)
      const b = Math.round(((rgba[i * 4 + 2] ?? 0) * a) / 255)
      pixels[i] = r | (g << 8) | (b << 16) | (a << 24)
      if (x < first) first = x
      last = x
    }
    from[y] = first
    to[y] = last
    countRuns(pixels, runs, y * width, (y + 1) * width)
  }
  return { width, height, pixels, runs, from, to, solid, opaque: !solid.includes(0), wraps }
}

function countRuns(pixels: Int32Array, runs: Uint16Array, start: number, end: number): void {
  for (let i = end - 1, run = 0; i >= start; i--) {
    run = i + 1 < end && pixels[i] === pixels[i + 1] ? run + 1 : 1
    runs[i] = run
  }
}

export type Placing = {
  /** The point of the plate in the middle of the picture. */
  x: number
  y: number
  /** Picture pixels per plate pixel. */
  scale: number
  /** 0 to 1. */
  opacity: number
  /** True if the plate ends at its edges; otherwise its outer rows and columns repeat endlessly, for when the camera leaves a set. */
  ends?: boolean
  /** Rows of the picture hidden by something nearer. */
  hidden?: Uint8Array | undefined
}

/** Marks the rows of the picture that a plate fills completely. */
export function coverRows(rows: Uint8Array, height: number, plate: Plate, at: Placing): void {
  if (plate.wraps || at.opacity < 1) return
  for (let row = 0; row < height; row++) {
    const y = Math.floor(at.y + (row + 0.5 - height / 2) / at.scale - 0.5)
    if (plate.solid[Math.max(0, y)] && plate.solid[Math.min(plate.height - 1, y + 1)]) rows[row] = 1
  }
}

/** Copies a set that neither moves nor scales, such as the sky; returns false for any other. */
function copyStill(target: Int32Array, width: number, height: number, plate: Plate, at: Placing): boolean {
  const [cornerX, cornerY] = [at.x - width / 2, at.y - height / 2]
  const isWhole = Number.isInteger(cornerX) && Number.isInteger(cornerY)
  const isInside =
    cornerX >= 0 && cornerY >= 0 && cornerX + width <= plate.width && cornerY + height <= plate.height
  if (!plate.opaque || at.opacity < 1 || at.scale !== 1 || !isWhole || !isInside) return false
  for (let row = 0; row < height; row++) {
    const start = (cornerY + row) * plate.width + cornerX
    target.set(plate.pixels.subarray(start, start + width), row * width)
  }
  return true
}

/** Composites a plate onto the picture. */
export function lay(target: Int32Array, width: number, height: number, plate: Plate, at: Placing): void {
  if (at.opacity <= 0) return
  const { from, to } = plate
  if (copyStill(target, width, height, plate, at)) return
  const step = 1 / at.scale
  const stepX = Math.round(step * 65536)
  const strength = Math.round(Math.min(1, at.opacity) * 256)
  for (let row = 0; row < height; row++) {
    if (at.hidden?.[row]) continue
    let sy = at.y + (row + 0.5 - height / 2) * step - 0.5
    if (plate.wraps) sy = ((sy % plate.height) + plate.height) % plate.height
    else if (at.ends && (sy < -0.5 || sy > plate.height - 0.5)) continue
    let y0 = Math.floor(sy)
    if (y0 < 0) y0 = 0
    let y1 = y0 + 1
    if (y1 >= plate.height) {
      y1 = plate.wraps ? 0 : plate.height - 1
      if (y0 >= plate.height) y0 = plate.height - 1
    }
    const wy = Math.max(0, Math.min(15, Math.round((sy - y0) * 16)))
    const first = Math.min(from[y0] ?? 0, from[y1] ?? 0)
    const last = Math.max(to[y0] ?? -1, to[y1] ?? -1)
    if (first > last) continue
    // The columns of the picture that this row of the plate covers.
    const left = at.x + (0.5 - width / 2) * step - 0.5
    const start = Math.max(0, Math.floor((first - 1 - left) / step))
    const end = Math.min(width, Math.ceil((last + 1 - left) / step) + 1)
    const fixed = Math.round((left + start * step) * 65536) | 0
    layRow(target, { from: row * width + start, to: row * width + end }, plate, {
      rows: [y0 * plate.width, y1 * plate.width],
      wy,
      fixed,
      stepX,
      strength,
    })
  }
}

type RowPlacing = {
  /** Offsets of the two rows of the plate, and the weight of the lower one in sixteenths. */
  rows: readonly [number, number]
  wy: number
  /** The first visible column of the plate, and the step to the next, in 65536ths. */
  fixed: number
  stepX: number
  /** The opacity, in 256ths. */
  strength: number
}

/** Runs shorter than this are composited pixel by pixel. */
const LEAST_RUN = 4

/** Composites one row of a plate between two columns of the picture. */
function layRow(
  target: Int32Array,
  { from, to }: { from: number; to: number },
  { pixels, runs, width }: Plate,
  { rows: [base0, base1], wy, fixed: first, stepX, strength }: RowPlacing,
): void {
  const limit = width - 1
  let fixed = first
  for (let i = from; i < to;) {
    const x = fixed >> 16
    const x0 = x < 0 ? 0 : x > limit ? limit : x
    const p00 = (pixels[base0 + x0] ?? 0) | 0
    const p01 = (pixels[base1 + x0] ?? 0) | 0
    // Most of a flat shape lies between equal pixels: such a run has one colour, and is filled at once.
    const run = x0 === x ? Math.min(runs[base0 + x0] ?? 0, runs[base1 + x0] ?? 0) - 1 : 0
    if (run >= LEAST_RUN) {
      const end = Math.min(to, i + Math.ceil((((x0 + run) << 16) - fixed) / stepX))
      fill(target, { from: i, to: end }, fade(between(p00, p01, wy), strength))
      fixed += (end - i) * stepX
      i = end
      continue
    }
    const x1 = x < 0 ? 0 : Math.min(limit, x0 + 1)
    const p10 = (pixels[base0 + x1] ?? 0) | 0
    const p11 = (pixels[base1 + x1] ?? 0) | 0
    const isLevel = p00 === p10 && p01 === p11
    const word = isLevel ? between(p00, p01, wy) : amidst(p00, p10, p01, p11, (fixed >> 12) & 15, wy)
    if (word !== 0) target[i] = over(fade(word, strength), (target[i] ?? 0) | 0)
    fixed += stepX
    i++
  }
}

/** Composites one colour over a stretch of the picture. */
function fill(target: Int32Array, { from, to }: { from: number; to: number }, word: number): void {
  if (word === 0) return
  if (word >>> 24 === 255) target.fill(word, from, to)
  else for (let i = from; i < to; i++) target[i] = over(word, (target[i] ?? 0) | 0)
}

/** Mixes two pixels, one above the other; the weight of the lower one in sixteenths. */
function between(above: number, below: number, wy: number): number {
  if (above === below) return above
  const rest = 16 - wy
  const rb = (Math.imul(above & 0xff00ff, rest) + Math.imul(below & 0xff00ff, wy)) >>> 4
  const ga = (Math.imul((above >>> 8) & 0xff00ff, rest) + Math.imul((below >>> 8) & 0xff00ff, wy)) >>> 4
  return (rb & 0xff00ff) | ((ga & 0xff00ff) << 8)
}

/** Mixes four pixels by their distances, in sixteenths. */
function amidst(p00: number, p10: number, p01: number, p11: number, wx: number, wy: number): number {
  const w11 = wx * wy
  const w10 = wx * 16 - w11
  const w01 = wy * 16 - w11
  const w00 = 256 - w10 - w01 - w11
  const rb =
    Math.imul(p00 & 0xff00ff, w00) +
    Math.imul(p10 & 0xff00ff, w10) +
    Math.imul(p01 & 0xff00ff, w01) +
    Math.imul(p11 & 0xff00ff, w11)
  const ga =
    Math.imul((p00 >>> 8) & 0xff00ff, w00) +
    Math.imul((p10 >>> 8) & 0xff00ff, w10) +
    Math.imul((p01 >>> 8) & 0xff00ff, w01) +
    Math.imul((p11 >>> 8) & 0xff00ff, w11)
  return ((rb >>> 8) & 0xff00ff) | (ga & -0xff0100)
}

/** Applies an opacity, in 256ths. */
function fade(word: number, strength: number): number {
  if (strength === 256) return word
  const rb = (Math.imul(word & 0xff00ff, strength) >>> 8) & 0xff00ff
  const ga = (Math.imul((word >>> 8) & 0xff00ff, strength) >>> 8) & 0xff00ff
  return rb | (ga << 8)
}

/** Composites a pixel over another one. */
function over(word: number, under: number): number {
  const alpha = word >>> 24
  if (alpha === 255) return word
  const rest = 256 - alpha - (alpha >> 7)
  const rb = (word & 0xff00ff) + ((Math.imul(under & 0xff00ff, rest) >>> 8) & 0xff00ff)
  const ga = ((word >>> 8) & 0xff00ff) + ((Math.imul((under >>> 8) & 0xff00ff, rest) >>> 8) & 0xff00ff)
  return rb | (ga << 8)
}

/** Blends the picture with another one; `share` of it remains, 0 to 1. */
export function blend(target: Int32Array, other: Int32Array, share: number): void {
  const mine = Math.round(Math.min(1, Math.max(0, share)) * 256)
  const theirs = 256 - mine
  for (let i = 0; i < target.length; i++) {
    const a = target[i] ?? 0
    const b = other[i] ?? 0
    const rb = ((Math.imul(a & 0xff00ff, mine) + Math.imul(b & 0xff00ff, theirs)) >>> 8) & 0xff00ff
    const ga =
      ((Math.imul((a >>> 8) & 0xff00ff, mine) + Math.imul((b >>> 8) & 0xff00ff, theirs)) >>> 8) & 0xff00ff
    target[i] = rb | (ga << 8)
  }
}

/** Darkens the picture; `share` of its light remains, 0 to 1. */
export function dim(target: Int32Array, share: number): void {
  const mine = Math.round(Math.min(1, Math.max(0, share)) * 256)
  for (let i = 0; i < target.length; i++) {
    const word = (target[i] ?? 0) | 0
    const redBlue = (Math.imul(word & 0xff00ff, mine) >>> 8) & 0xff00ff
    const green = (Math.imul((word >>> 8) & 255, mine) >>> 8) << 8
    target[i] = redBlue | green | -0x1000000
  }
}
