/** The layout of trickplay: small stills for the seek bar, many per sheet, located by a WebVTT file. @spec decisions 4.26 */
import { type Cue, writeWebVtt } from '@quintet/domain/playback/cues'

type Size = { width: number; height: number }

/** Stills on a sheet, in each direction. */
export const SHEET_SIDE = 6

const STILL_LONG_SIDE = 240

// Each segment begins with a key frame. For most films this yields about 300 stills.
const STEPS = [
  { upToSeconds: 20 * 60, segments: 1 },
  { upToSeconds: 60 * 60, segments: 2 },
  { upToSeconds: Infinity, segments: 3 },
] as const

/** Returns the number of segments per still. */
export function stepOf(durationSeconds: number): number {
  return STEPS.find(({ upToSeconds }) => durationSeconds <= upToSeconds)?.segments ?? 1
}

/** Keeps the picture's aspect ratio, and never exceeds its size. */
export function stillOf({ width, height }: Size): Size {
  const scale = Math.min(1, STILL_LONG_SIDE / Math.max(width, height))
  const even = (side: number): number => Math.max(2, Math.round((side * scale) / 2) * 2)
  return { width: even(width), height: even(height) }
}

/** Returns a sheet's file name beside the WebVTT file; sheets count from 0. */
export function sheetName(sheet: number): string {
  return `${String(sheet + 1).padStart(3, '0')}.jpg`
}

/** Writes a cue for each still with its time span: sheet and position in it, in the notation of Media Fragments 4.2.2. */
export function writeIndex(still: Size, spans: readonly number[]): string {
  let start = 0
  const cues = spans.map((seconds, number): Cue => {
    const place = number % SHEET_SIDE ** 2
    const x = (place % SHEET_SIDE) * still.width
    const y = Math.floor(place / SHEET_SIDE) * still.height
    const text = `${sheetName(Math.floor(number / SHEET_SIDE ** 2))}#xywh=${x},${y},${still.width},${still.height}`
    const cue = { start, end: start + seconds, text, isAtTop: false }
    start = cue.end
    return cue
  })
  return writeWebVtt(cues, start)
}

const MAX_SHEET_BYTES = 16 * 1024 * 1024
const END_OF_IMAGE = Buffer.from([0xff, 0xd9])

/**
 * Yields the JPEGs of a pipe. The end marker cannot occur within a picture, because JPEG escapes it (ITU-T T.81 B.1.1.2). Throws if a sheet
 * has no end.
 */
export async function* readSheets(pipe: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const chunk of pipe) {
    // The marker may be split across two chunks.
    let from = Math.max(0, rest.length - 1)
    rest = Buffer.concat([rest, chunk])
    for (let end = rest.indexOf(END_OF_IMAGE, from); end >= 0; end = rest.indexOf(END_OF_IMAGE, from)) {
      yield rest.subarray(0, end + END_OF_IMAGE.length)
      rest = rest.subarray(end + END_OF_IMAGE.length)
      from = 0
    }
    if (rest.length > MAX_SHEET_BYTES) throw new Error('A sheet of stills has no end.')
  }
}
