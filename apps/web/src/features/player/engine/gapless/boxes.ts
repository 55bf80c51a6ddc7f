/** Patches packaged audio in place before it is appended. ISO/IEC 14496-12 sections 4.2, 8.6.6 and 8.8 */
export type Bytes = Uint8Array<ArrayBuffer>

const HEADER_BYTES = 8
const AAC_FRAME_SAMPLES = 1024
/** Flags of `tfhd` and `trun`, for the fields read here and those before them. */
const [BASE_OFFSET, DESCRIPTION_INDEX, DEFAULT_DURATION] = [0x1, 0x2, 0x8]
const [DATA_OFFSET, FIRST_FLAGS] = [0x1, 0x4]
const SAMPLE_FIELDS = [0x100, 0x200, 0x400, 0x800]

/**
 * Removes the edit list of an initialisation segment, which browsers interpret differently: a track's start is set by the timestamp offset
 * alone.
 */
export function withoutEdits(init: Bytes): Bytes {
  for (const { type } of contentsOf(init, 'moov', 'trak', 'edts')) type.set(new TextEncoder().encode('free'))
  return init
}

/**
 * Extends frame durations to the decoded length. ffmpeg gives the last frame of a track the duration of its content; Chromium decodes the
 * whole frame and only cuts what is declared to lie beyond the append window.
 */
export function withWholeFrames(segment: Bytes): Bytes {
  for (const { content } of contentsOf(segment, 'moof', 'traf')) {
    for (const { content: header } of contentsOf(content, 'tfhd')) lengthenDefault(viewOf(header))
    for (const { content: run } of contentsOf(content, 'trun')) lengthenSamples(viewOf(run))
  }
  return segment
}

function lengthenDefault(header: DataView): void {
  const flags = header.getUint32(0)
  if ((flags & DEFAULT_DURATION) === 0) return
  lengthen(header, 8 + ((flags & BASE_OFFSET) === 0 ? 0 : 8) + ((flags & DESCRIPTION_INDEX) === 0 ? 0 : 4))
}

function lengthenSamples(run: DataView): void {
  const flags = run.getUint32(0)
  const stride = SAMPLE_FIELDS.filter((field) => (flags & field) !== 0).length * 4
  if ((flags & 0x100) === 0) return
  const first = 8 + ((flags & DATA_OFFSET) === 0 ? 0 : 4) + ((flags & FIRST_FLAGS) === 0 ? 0 : 4)
  const count = run.getUint32(4)
  for (let sample = 0; sample < count; sample++) lengthen(run, first + sample * stride)
}

const lengthen = (view: DataView, at: number) =>
  view.setUint32(at, Math.max(AAC_FRAME_SAMPLES, view.getUint32(at)))

const viewOf = ({ buffer, byteOffset, length }: Bytes) => new DataView(buffer, byteOffset, length)

type Box = { /** The bytes of the box type. */ type: Bytes; content: Bytes }

/** Yields all boxes at this path. */
function* contentsOf(bytes: Bytes, ...path: string[]): Generator<Box> {
  const [wanted, ...deeper] = path
  const view = viewOf(bytes)
  for (let start = 0; start + HEADER_BYTES <= bytes.length;) {
    const size = view.getUint32(start)
    if (size < HEADER_BYTES || start + size > bytes.length) return
    const type = bytes.subarray(start + 4, start + HEADER_BYTES)
    const content = bytes.subarray(start + HEADER_BYTES, start + size)
    if (String.fromCharCode(...type) === wanted) {
      if (deeper.length === 0) yield { type, content }
      else yield* contentsOf(content, ...deeper)
    }
    start += size
  }
}
