/**
 * Counts the audible samples of an MP4: encoders pad the last frame, and ffmpeg decodes the padding, too. ISO/IEC 14496-12 sections 8.4.2
 * and 8.6.6; `iTunSMPB` as written by iTunes.
 */
import { open } from 'node:fs/promises'

const HEADER_BYTES = 8
const LONG_HEADER_BYTES = 16
const MAX_BOXES = 50_000
/** The index of 100 hours of audio is smaller. */
const MAX_INDEX_BYTES = 64 * 1024 * 1024

/** Reads the count from a comment by iTunes: a zero, then encoder delay, padding and length in samples. Null if there is none. */
export function countInComment(comment: string | undefined): number | null {
  const count = Number.parseInt(comment?.trim().split(/\s+/)[3] ?? '', 16)
  return Number.isSafeInteger(count) && count > 0 ? count : null
}

/**
 * Returns the samples of an MP4's only audio track, without encoder delay and padding, at the track's own sample rate; null if the file
 * does not state it or has several audio tracks.
 */
export async function countInIndex(file: string, sampleRate: number): Promise<number | null> {
  try {
    const index = await readIndex(file)
    return index && heardIn(index, sampleRate)
  } catch (error) {
    // The index has offsets beyond its end, so its length is not reliable either.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Reads the box `moov`; null if there is none. */
async function readIndex(file: string): Promise<Buffer | null> {
  const handle = await open(file, 'r')
  try {
    const header = Buffer.alloc(LONG_HEADER_BYTES)
    let offset = 0
    for (let count = 0; count < MAX_BOXES; count += 1) {
      const { bytesRead } = await handle.read(header, 0, LONG_HEADER_BYTES, offset)
      if (bytesRead < HEADER_BYTES) return null
      const written = header.readUInt32BE(0)
      const isLong = written === 1 && bytesRead === LONG_HEADER_BYTES
      const size = isLong ? Number(header.readBigUInt64BE(8)) : written
      if (header.toString('latin1', 4, 8) === 'moov') {
        if (isLong || size > MAX_INDEX_BYTES) return null
        const index = Buffer.alloc(size)
        const read = await handle.read(index, 0, size, offset)
        return read.bytesRead === size ? index.subarray(HEADER_BYTES) : null
      }
      if (size < HEADER_BYTES) return null
      offset += size
    }
    return null
  } finally {
    await handle.close()
  }
}

function heardIn(index: Buffer, sampleRate: number): number | null {
  const sounds = inside(index, 'trak').filter((track) => handlerOf(track) === 'soun')
  const [track] = sounds
  const movie = inside(index, 'mvhd')[0]
  const media = track && inside(track, 'mdia', 'mdhd')[0]
  const edits = track && inside(track, 'edts', 'elst')[0]
  if (!movie || !media || !edits || sounds.length > 1 || edits.readUInt32BE(4) !== 1) return null
  const [kept, whole] = [timesOf(movie), timesOf(media)]
  if (whole.scale !== sampleRate || kept.scale === 0) return null
  const isLong = edits[0] === 1
  const lasts = isLong ? Number(edits.readBigUInt64BE(8)) : edits.readUInt32BE(8)
  const begins = isLong ? Number(edits.readBigInt64BE(16)) : edits.readInt32BE(12)
  const rest = whole.lasts - begins
  if (begins < 0 || rest <= 0 || lasts === 0) return null
  const edited = (lasts * sampleRate) / kept.scale
  // Edits count in the movie's time scale, often milliseconds. A difference within that precision means that all of the rest is kept.
  return Math.abs(edited - rest) <= sampleRate / kept.scale ? rest : Math.round(Math.min(edited, rest))
}

const handlerOf = (track: Buffer): string | undefined =>
  inside(track, 'mdia', 'hdlr')[0]?.toString('latin1', 8, 12)

/** Reads time scale (ticks per second) and duration in ticks from `mvhd` or `mdhd`. */
function timesOf(header: Buffer): { scale: number; lasts: number } {
  if (header[0] === 1) return { scale: header.readUInt32BE(20), lasts: Number(header.readBigUInt64BE(24)) }
  return { scale: header.readUInt32BE(12), lasts: header.readUInt32BE(16) }
}

/** Returns the contents of all boxes of the last type on the path, following the first box of each type before it. */
function inside(content: Buffer, ...path: string[]): Buffer[] {
  const [type, ...deeper] = path
  const found: Buffer[] = []
  for (let offset = 0; offset + HEADER_BYTES <= content.length;) {
    const size = content.readUInt32BE(offset)
    if (size < HEADER_BYTES) break
    if (content.toString('latin1', offset + 4, offset + 8) === type)
      found.push(content.subarray(offset + HEADER_BYTES, offset + size))
    offset += size
  }
  const [first] = found
  if (deeper.length === 0) return found
  return first ? inside(first, ...deeper) : []
}
