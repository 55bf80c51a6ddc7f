/** Parses what a segment's fragments say about their samples: sizes in bytes and durations in ticks. ISO/IEC 14496-12 section 8.8 */
import { boxAt, contentOf, findContent, u32 } from './boxes.ts'

/** The position of a fragment's data in its segment, and its samples. */
export type Fragment = {
  dataStart: number
  dataBytes: number
  samples: number
  /** The size of each sample, as in `stsz`. */
  sizes: Buffer
  ticks: number[]
}

/** Defaults for fragments that do not specify their own. */
export type SampleDefaults = { ticks: number; bytes: number }

/** The defaults in an init segment; zeros if it leaves them to the fragments. */
export function defaultsOf(init: Buffer): SampleDefaults {
  const track = findContent(init, 'moov', 'mvex', 'trex')
  return track ? { ticks: track.readUInt32BE(12), bytes: track.readUInt32BE(16) } : { ticks: 0, bytes: 0 }
}

const DATA_HEADER_BYTES = 8

/** The fragments of a segment of at least `leastBytes`, read only from its beginning, `head`. Null if that is not enough. */
export function fragmentsIn(head: Buffer, leastBytes: number, defaults: SampleDefaults): Fragment[] | null {
  const fragments: Fragment[] = []
  let described: Omit<Fragment, 'dataStart' | 'dataBytes'> | null = null
  for (let at = 0; at < leastBytes;) {
    const box = boxAt(head, at)
    if (box === null) return null
    at += box.size
    if (box.type === 'moof') {
      if (at > head.length) return null
      described = samplesOf(head.subarray(box.start, at), defaults)
    } else if (box.type === 'mdat' && described) {
      const dataStart = box.start + DATA_HEADER_BYTES
      fragments.push({ ...described, dataStart, dataBytes: at - dataStart })
      described = null
    }
  }
  return fragments
}

// Flags of tfhd and trun.
const BASE_OFFSET = 0x000001
const DESCRIPTION_INDEX = 0x000002
const DEFAULT_TICKS = 0x000008
const DEFAULT_BYTES = 0x000010
const DATA_OFFSET = 0x000001
const FIRST_FLAGS = 0x000004
const SAMPLE_TICKS = 0x000100
const SAMPLE_BYTES = 0x000200
const SAMPLE_FIELDS = [SAMPLE_TICKS, SAMPLE_BYTES, 0x000400, 0x000800]

function samplesOf(moof: Buffer, inherited: SampleDefaults) {
  const defaults = { ...inherited, ...ownDefaults(contentOf(moof, 'moof', 'traf', 'tfhd')) }
  const run = contentOf(moof, 'moof', 'traf', 'trun')
  const flags = run.readUIntBE(1, 3)
  const samples = run.readUInt32BE(4)
  const stride = 4 * SAMPLE_FIELDS.filter((field) => (flags & field) !== 0).length
  let at = 8 + ((flags & DATA_OFFSET) === 0 ? 0 : 4) + ((flags & FIRST_FLAGS) === 0 ? 0 : 4)
  const bytesAt = (flags & SAMPLE_TICKS) === 0 ? 0 : 4
  const sizes: number[] = []
  const ticks: number[] = []
  for (let sample = 0; sample < samples; sample += 1, at += stride) {
    ticks.push((flags & SAMPLE_TICKS) === 0 ? defaults.ticks : run.readUInt32BE(at))
    sizes.push((flags & SAMPLE_BYTES) === 0 ? defaults.bytes : run.readUInt32BE(at + bytesAt))
  }
  return { samples, sizes: u32(...sizes), ticks }
}

function ownDefaults(header: Buffer): Partial<SampleDefaults> {
  const flags = header.readUIntBE(1, 3)
  let at = 8 + ((flags & BASE_OFFSET) === 0 ? 0 : 8) + ((flags & DESCRIPTION_INDEX) === 0 ? 0 : 4)
  const own: Partial<SampleDefaults> = {}
  if ((flags & DEFAULT_TICKS) !== 0) {
    own.ticks = header.readUInt32BE(at)
    at += 4
  }
  if ((flags & DEFAULT_BYTES) !== 0) own.bytes = header.readUInt32BE(at)
  return own
}
