/** Decides which renditions a film gets. @spec decisions 4.26 */

export type Size = { width: number; height: number }

export type Rung = Size & {
  /** "720p": the smallest standard frame that the picture fits into. */
  name: string
  /** The maximum bits per second. */
  bitsPerSecond: number
}

export type Ladder = { rungs: Rung[]; framesPerSecond: FrameRate; framesPerSegment: number }

/** A fraction, so that 23.976 is exactly 24000/1001. */
export type FrameRate = { frames: number; seconds: number }

export const SEGMENT_SECONDS = 4

type Frame = { name: string; long: number; short: number; bitsPerSecond: number }

// For up to 30 frames a second; faster films get half as much again.
const FRAMES = [
  { name: '360p', long: 640, short: 360, bitsPerSecond: 900_000 },
  { name: '480p', long: 854, short: 480, bitsPerSecond: 1_600_000 },
  { name: '720p', long: 1280, short: 720, bitsPerSecond: 3_200_000 },
  { name: '1080p', long: 1920, short: 1080, bitsPerSecond: 6_000_000 },
] as const satisfies Frame[]

/** 480p is only used at the top of a ladder: between 360p and 720p it gains nothing. */
const LOWER_FRAMES: readonly Frame[] = FRAMES.filter(({ name }) => name !== '480p')

/** A lower rung with nearly as many pixels as the top is omitted. */
const PIXELS_APART = 1.4

const FAST_FRAMES_PER_SECOND = 33
const FAST_FACTOR = 1.5

/**
 * Returns the ladder for a picture of this size, smallest rung first. The top is the picture's own size, or 1080p if it is larger; nothing
 * is ever upscaled. Sizes are even, as H.264 requires.
 */
export function ladderOf(
  source: Size & { framesPerSecond: number },
  segmentSeconds: number = SEGMENT_SECONDS,
): Ladder {
  const framesPerSecond = frameRateOf(source.framesPerSecond)
  const topFrame = FRAMES.find((frame) => isInside(source, frame)) ?? FRAMES[3]
  const isFast = framesPerSecond.frames / framesPerSecond.seconds > FAST_FRAMES_PER_SECOND
  const rungIn = (frame: Frame): Rung => ({
    name: frame.name,
    ...fit(source, frame),
    bitsPerSecond: frame.bitsPerSecond * (isFast ? FAST_FACTOR : 1),
  })
  const top = rungIn(topFrame)
  const lower = LOWER_FRAMES.filter((frame) => frame.short < topFrame.short)
    .map(rungIn)
    .filter((rung) => pixels(top) >= pixels(rung) * PIXELS_APART)
  return {
    rungs: [...lower, top],
    framesPerSecond,
    framesPerSegment: Math.round((segmentSeconds * framesPerSecond.frames) / framesPerSecond.seconds),
  }
}

const BROADCAST_RATES: readonly FrameRate[] = [
  { frames: 24000, seconds: 1001 },
  { frames: 30000, seconds: 1001 },
  { frames: 60000, seconds: 1001 },
]
const MAX_RATE = 60
const MIN_RATE = 5
const SAME_RATE = 0.003

/** Returns a constant rate near the source's, at most 60: only at a constant rate do segments of all rungs end at the same frame. */
export function frameRateOf(framesPerSecond: number): FrameRate {
  const broadcast = BROADCAST_RATES.find(
    ({ frames, seconds }) => Math.abs(frames / seconds - framesPerSecond) < SAME_RATE,
  )
  if (broadcast) return broadcast
  const halved = framesPerSecond > MAX_RATE * 1.5 ? framesPerSecond / 2 : framesPerSecond
  const rate = Math.min(MAX_RATE, Math.max(MIN_RATE, halved))
  const whole = Math.round(rate)
  if (Math.abs(rate - whole) < 0.05) return { frames: whole, seconds: 1 }
  return { frames: Math.round(rate * 2), seconds: 2 }
}

function isInside(size: Size, frame: Frame): boolean {
  return Math.max(size.width, size.height) <= frame.long && Math.min(size.width, size.height) <= frame.short
}

// Fits the whole picture inside the frame, which is upright for an upright picture.
function fit(size: Size, frame: Frame): Size {
  const isUpright = size.height > size.width
  const box = isUpright
    ? { width: frame.short, height: frame.long }
    : { width: frame.long, height: frame.short }
  const scale = Math.min(1, box.width / size.width, box.height / size.height)
  return { width: even(size.width * scale), height: even(size.height * scale) }
}

function even(length: number): number {
  return Math.max(2, Math.floor(Math.round(length) / 2) * 2)
}

function pixels({ width, height }: Size): number {
  return width * height
}
