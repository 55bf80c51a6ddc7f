/** Splits the fragmented MP4 that ffmpeg writes into a pipe into an init segment and media segments. ISO/IEC 14496-12 section 8.8 */

export type Init = {
  bytes: Buffer
  /** Ticks per second of the fragments' timestamps. */
  timescale: number
  /** RFC 6381, as used in CODECS. */
  codec: string
  /** Ticks before the sound begins: the encoder's run-in. */
  runIn: number
}

export type Segment = {
  bytes: Buffer
  /** Exact seconds: the sum of its samples. */
  seconds: number
}

const HEADER_BYTES = 8
const MAX_BOX_BYTES = 128 * 1024 * 1024

/** Thrown if the pipe's content is not fragmented MP4. */
class FragmentError extends Error {
  override readonly name = 'FragmentError'
}

/** What an earlier attempt made before the pipe's first fragment. */
export type Before = { segments: number; seconds: number }

export type FragmentOptions = {
  before?: Before
  /** A fragment shorter than this is joined to the previous one; 0: each is a segment. */
  leastSeconds?: number
}

/**
 * Reads one rendition: calls `onInit` first, then `onSegment` for each segment, awaited before the next is read. Segments are numbered and
 * timed from the end of what lies `before` them.
 */
export async function readFragments(
  pipe: AsyncIterable<Buffer>,
  handle: { onInit(init: Init): Promise<void>; onSegment(segment: Segment): Promise<void> },
  { before = { segments: 0, seconds: 0 }, leastSeconds = 0 }: FragmentOptions = {},
): Promise<void> {
  let timescale = 0
  let held: Segment | null = null
  let collected: Buffer[] = []
  for await (const box of boxes(pipe)) {
    collected.push(box)
    switch (typeOf(box)) {
      case 'moov': {
        const init = describeInit(box, Buffer.concat(collected))
        timescale = init.timescale
        collected = []
        await handle.onInit(init)
        break
      }
      case 'mdat': {
        const moof = collected.find((candidate) => typeOf(candidate) === 'moof')
        if (!moof || timescale === 0) throw new FragmentError('A fragment came without its header.')
        if (before.segments > 0) moveFragment(moof, before.segments, Math.round(before.seconds * timescale))
        const segment = { bytes: Buffer.concat(collected), seconds: ticksOf(moof) / timescale }
        collected = []
        if (leastSeconds === 0) await handle.onSegment(segment)
        else if (held && segment.seconds < leastSeconds) held = joined(held, segment)
        else {
          if (held) await handle.onSegment(held)
          held = segment
        }
        break
      }
    }
  }
  if (held) await handle.onSegment(held)
}

// A segment may contain several fragments. ISO/IEC 23000-19 section 7.3.2.3
function joined(first: Segment, second: Segment): Segment {
  return { bytes: Buffer.concat([first.bytes, second.bytes]), seconds: first.seconds + second.seconds }
}

async function* boxes(pipe: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let length = 0
  let needed = HEADER_BYTES
  for await (const chunk of pipe) {
    waiting.push(chunk)
    length += chunk.length
    while (length >= needed) {
      const bytes = Buffer.concat(waiting)
      const size = bytes.readUInt32BE(0)
      if (size < HEADER_BYTES || size > MAX_BOX_BYTES) throw new FragmentError(`A box of ${size} bytes.`)
      if (length >= size) yield bytes.subarray(0, size)
      waiting = [length >= size ? bytes.subarray(size) : bytes]
      length = waiting[0]?.length ?? 0
      needed = length >= HEADER_BYTES ? (waiting[0]?.readUInt32BE(0) ?? 0) : HEADER_BYTES
    }
  }
}

function typeOf(box: Buffer): string {
  return box.toString('latin1', 4, 8)
}

/** Returns the content of the first box found by descending `path` inside `box`. */
function inside(box: Buffer, ...path: string[]): Buffer {
  const content = findInside(box, ...path)
  if (!content) throw new FragmentError(`There is no ${path.join('.')}.`)
  return content
}

/** The same for an optional box. */
function findInside(box: Buffer, ...path: string[]): Buffer | null {
  let content = box.subarray(HEADER_BYTES)
  for (const type of path) {
    let offset = 0
    while (offset + HEADER_BYTES <= content.length && typeOf(content.subarray(offset)) !== type)
      offset += Math.max(HEADER_BYTES, content.readUInt32BE(offset))
    if (offset + HEADER_BYTES > content.length) return null
    content = content.subarray(offset + HEADER_BYTES, offset + content.readUInt32BE(offset))
  }
  return content
}

function describeInit(moov: Buffer, bytes: Buffer): Init {
  const header = inside(moov, 'trak', 'mdia', 'mdhd')
  const timescale = header.readUInt32BE(header[0] === 1 ? 20 : 12)
  const descriptions = inside(moov, 'trak', 'mdia', 'minf', 'stbl', 'stsd')
  const profile = descriptions.indexOf('avcC', 0, 'latin1')
  if (profile < 0) return { bytes, timescale, codec: 'mp4a.40.2', runIn: runInOf(moov) }
  const codec = `avc1.${descriptions.toString('hex', profile + 5, profile + 8)}`
  return { bytes, timescale, codec, runIn: 0 }
}

// Reads the only entry of the edit list that ffmpeg is told to write; without one the sound begins at once. ISO/IEC 14496-12 section 8.6.6
function runInOf(moov: Buffer): number {
  const edits = findInside(moov, 'trak', 'edts', 'elst')
  if (!edits) return 0
  return Math.max(0, edits[0] === 1 ? Number(edits.readBigInt64BE(16)) : edits.readInt32BE(12))
}

// Changes a fragment in place: its number in the file (mfhd) and its start time (tfdt).
function moveFragment(moof: Buffer, segments: number, ticks: number): void {
  const header = inside(moof, 'mfhd')
  header.writeUInt32BE(header.readUInt32BE(4) + segments, 4)
  const time = inside(moof, 'traf', 'tfdt')
  if (time[0] === 1) time.writeBigUInt64BE(time.readBigUInt64BE(4) + BigInt(ticks), 4)
  else time.writeUInt32BE(time.readUInt32BE(4) + ticks, 4)
}

const DEFAULT_DURATION = 0x000008
const BASE_OFFSET = 0x000001
const DESCRIPTION_INDEX = 0x000002
const DATA_OFFSET = 0x000001
const FIRST_FLAGS = 0x000004
const SAMPLE_FIELDS = [0x000100, 0x000200, 0x000400, 0x000800]

function ticksOf(moof: Buffer): number {
  const trackHeader = inside(moof, 'traf', 'tfhd')
  const run = inside(moof, 'traf', 'trun')
  const flags = run.readUIntBE(1, 3)
  const count = run.readUInt32BE(4)
  if ((flags & (SAMPLE_FIELDS[0] ?? 0)) === 0) return count * defaultDuration(trackHeader)
  const stride = SAMPLE_FIELDS.filter((field) => (flags & field) !== 0).length * 4
  const first = 8 + ((flags & DATA_OFFSET) === 0 ? 0 : 4) + ((flags & FIRST_FLAGS) === 0 ? 0 : 4)
  let ticks = 0
  for (let sample = 0; sample < count; sample += 1) ticks += run.readUInt32BE(first + sample * stride)
  return ticks
}

function defaultDuration(trackHeader: Buffer): number {
  const flags = trackHeader.readUIntBE(1, 3)
  if ((flags & DEFAULT_DURATION) === 0) throw new FragmentError('A fragment says nothing of its duration.')
  return trackHeader.readUInt32BE(
    8 + ((flags & BASE_OFFSET) === 0 ? 0 : 8) + ((flags & DESCRIPTION_INDEX) === 0 ? 0 : 4),
  )
}

/** Shifts all fragments of a segment in time, in place. */
export function moveFragments(segment: Buffer, ticks: number): void {
  for (
    let at = 0;
    at + HEADER_BYTES <= segment.length;
    at += Math.max(HEADER_BYTES, segment.readUInt32BE(at))
  ) {
    const box = segment.subarray(at, at + segment.readUInt32BE(at))
    if (typeOf(box) === 'moof') moveFragment(box, 0, ticks)
  }
}
