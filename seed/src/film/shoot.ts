/** Renders a story's frames. */
import sharp from 'sharp'
import { type Light, relight } from '../art/light.ts'
import { Paint, sheetsToSvg } from '../art/paint.ts'
import { type Frame, frameOf, type Layer } from '../art/scene.ts'
import { blend, coverRows, dim, lay, type Placing, type Plate, plateOf } from './compositor.ts'
import { CROSSFADE_SECONDS, type Shot, timing, viewOf } from './story.ts'

export const WIDTH = 1280
export const HEIGHT = 720
export const FPS = 24

/** The size of a picture, in pixels. */
export type Size = { width: number; height: number }

export const FILM_SIZE: Size = { width: WIDTH, height: HEIGHT }

/** How much larger the sets are than the picture, to let the camera move. */
export const SET_SHARE = 1.1125

type Set = {
  width: number
  height: number
  plates: { plate: Plate; depth: number; motion?: Layer['motion'] }[]
  card: Plate | null
}

async function rasterise(
  paints: readonly Paint[],
  width: number,
  height: number,
  view: readonly [number, number, number, number],
  { wraps = false, light }: { wraps?: boolean | undefined; light?: Light | undefined } = {},
): Promise<Plate> {
  const drawn = sheetsToSvg(width, height, paints, view)
  const svg = light ? relight(drawn, light) : drawn
  const bytes = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  return plateOf(bytes, width, height, wraps)
}

/** Draws a film's title for a picture of the given size. */
export type TitleCard = (paint: Paint, frame: Frame) => void

async function build(shot: Shot, title: TitleCard | null, size: Size): Promise<Set> {
  const [width, height] = [Math.round(size.width * SET_SHARE), Math.round(size.height * SET_SHARE)]
  const frame = frameOf(width, height, shot.seed, { subject: shot.subject })
  const layers = shot.scene(frame).toSorted((a, b) => a.depth - b.depth)
  const view = viewOf(width, height, shot.crop)
  const plates: Set['plates'] = []
  // Neighbouring layers that never move against each other share a plate.
  for (let i = 0; i < layers.length;) {
    const first = layers[i]
    if (!first) break
    let next = i + 1
    if (!first.motion)
      while (next < layers.length && layers[next]?.depth === first.depth && !layers[next]?.motion) next++
    const plate = await rasterise(
      layers.slice(i, next).map(({ paint }) => paint),
      width,
      height,
      view,
      { wraps: first.wraps, light: shot.light },
    )
    plates.push({ plate, depth: first.depth, ...(first.motion ? { motion: first.motion } : {}) })
    i = next
  }
  let card: Plate | null = null
  if (shot.title && title) {
    const paint = new Paint(size.width, size.height)
    title(paint, frameOf(size.width, size.height, shot.seed))
    card = await rasterise([paint], size.width, size.height, [0, 0, size.width, size.height])
  }
  return { width, height, plates, card }
}

const ease = (s: number) => s * s * (3 - 2 * s)
// Cameras start and stop gently, but never rest: a long middle at a constant speed.
const glide = (s: number) => 0.35 * ease(s) + 0.65 * s

function expose(
  target: Int32Array,
  { width, height }: Size,
  { set, shot, seconds }: { set: Set; shot: Shot; seconds: number },
): void {
  const s = glide(Math.min(1, Math.max(0, seconds / shot.seconds)))
  const at = (k: 0 | 1 | 2) => shot.from[k] + (shot.to[k] - shot.from[k]) * s
  const times = shot.crop?.[2] ?? 1
  const [roomX, roomY] = [(set.width - width) / 2, (set.height - height) / 2]
  target.fill(-0x1000000)
  const placed = set.plates.map(({ plate, depth, motion }): { plate: Plate; at: Placing } => {
    // Whatever is infinitely far stands still, and is copied.
    const near = depth === 0 ? 0 : Math.min(1, 0.1 + depth * 0.8)
    const own = motion?.(seconds) ?? {}
    const pixel = (set.height / 1000) * times
    return {
      plate,
      at: {
        x: set.width / 2 + at(0) * roomX * near - (own.x ?? 0) * pixel,
        y: set.height / 2 + at(1) * roomY * near - (own.y ?? 0) * pixel,
        scale: near === 0 ? 1 : 1 + (at(2) - 1) * (0.3 + 0.7 * near),
        opacity: own.opacity ?? 1,
      },
    }
  })
  // From front to back: completely filled rows hide what lies behind.
  const rows = new Uint8Array(height)
  for (const one of placed.toReversed()) {
    one.at.hidden = rows.slice()
    coverRows(rows, height, one.plate, one.at)
  }
  for (const one of placed) lay(target, width, height, one.plate, one.at)
  if (set.card) {
    const opacity = Math.min(
      1,
      Math.max(0, (seconds - 0.9) / 0.9),
      Math.max(0, (shot.seconds - 0.9 - seconds) / 0.7),
    )
    lay(target, width, height, set.card, {
      x: width / 2,
      y: height / 2,
      scale: 1 + 0.012 * s,
      opacity: ease(opacity),
    })
  }
}

/** Yields all frames of the shots in order, as RGBA; the array is reused for the next one. */
export async function* frames(
  shots: readonly Shot[],
  title: TitleCard | null,
  size: Size = FILM_SIZE,
): AsyncGenerator<Int32Array> {
  const { starts, seconds } = timing(shots)
  const total = Math.round(seconds * FPS)
  const target = new Int32Array(size.width * size.height)
  const other = new Int32Array(size.width * size.height)
  let current = 0
  let set = shots[0] ? await build(shots[0], title, size) : null
  let coming: Set | null = null
  for (let n = 0; n < total; n++) {
    const at = n / FPS
    const nextStart = starts[current + 1] ?? Infinity
    const shot = shots[current]
    const next = shots[current + 1]
    if (!shot || !set) return
    if (next && at >= nextStart && !coming) coming = await build(next, title, size)
    expose(target, size, { set, shot, seconds: at - (starts[current] ?? 0) })
    if (coming && next) {
      const share = (at - nextStart) / CROSSFADE_SECONDS
      if (share >= 1) {
        current++
        set = coming
        coming = null
        expose(target, size, { set, shot: next, seconds: at - nextStart })
      } else {
        expose(other, size, { set: coming, shot: next, seconds: at - nextStart })
        blend(target, other, 1 - ease(share))
      }
    }
    // Every film fades in from black and out to black.
    const light = Math.min(1, at / 0.8, (seconds - at) / 1.4)
    if (light < 1) dim(target, Math.max(0, light))
    yield target
  }
}
