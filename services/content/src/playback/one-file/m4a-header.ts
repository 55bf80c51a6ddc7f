/**
 * The header of a recording as one M4A file: everything needed for seeking comes before the audio, and its edit list removes the encoder's
 * run-in, so that albums play without gaps. ISO/IEC 14496-12, ISO/IEC 14496-14
 */
import { box, contentOf, findContent, fullBox, u16, u32, u64 } from './boxes.ts'
import type { Fragment } from './fragments.ts'

const MATRIX = u32(0x00010000, 0, 0, 0, 0x00010000, 0, 0, 0, 0x40000000)
const NO_DATE = u64(0, 0)
const FULL_VOLUME = 0x0100
const ENABLED_IN_MOVIE = 3
const SELF_CONTAINED = 1
const TRACK = 1
/** "und", in three groups of five bits. */
const NO_LANGUAGE = 0x55c4
const LONGEST_32 = 2 ** 32 - 1
const DATA_HEADER_BYTES = 8

/** The header for `fragments` in order, whose data must follow it contiguously. */
export function m4aHeader(init: Buffer, fragments: readonly Fragment[]): Buffer {
  const dataBytes = fragments.reduce((sum, fragment) => sum + fragment.dataBytes, 0)
  const type = box('ftyp', Buffer.from('M4A '), u32(0), Buffer.from('M4A mp42isom'))
  const isLong = dataBytes + DATA_HEADER_BYTES > LONGEST_32
  const dataHeader = isLong
    ? Buffer.concat([u32(1), Buffer.from('mdat'), u64(dataBytes + 2 * DATA_HEADER_BYTES)])
    : Buffer.concat([u32(dataBytes + DATA_HEADER_BYTES), Buffer.from('mdat')])
  const movie = (offset: number) => movieBox(init, fragments, { offset, isLong })
  // Its length does not depend on where the data start.
  const begin = type.length + movie(0).length + dataHeader.length
  return Buffer.concat([type, movie(begin), dataHeader])
}

type Place = {
  /** Where the data start in the file. */
  offset: number
  isLong: boolean
}

function movieBox(init: Buffer, fragments: readonly Fragment[], place: Place): Buffer {
  const media = contentOf(init, 'moov', 'trak', 'mdia')
  const header = contentOf(media, 'mdhd')
  const timescale = header.readUInt32BE(header[0] === 1 ? 20 : 12)
  const ticks = fragments.reduce((sum, fragment) => sum + fragment.ticks.reduce((a, b) => a + b, 0), 0)
  const runIn = runInOf(init)
  const heard = Math.max(0, ticks - runIn)
  const rate = u32(0x00010000)
  return box(
    'moov',
    fullBox(
      'mvhd', 1, 0, NO_DATE, u32(timescale), u64(heard), rate, u16(FULL_VOLUME, 0), u32(0, 0), MATRIX,
      u32(0, 0, 0, 0, 0, 0), u32(TRACK + 1),
    ), // prettier-ignore
    box(
      'trak',
      fullBox(
        'tkhd', 1, ENABLED_IN_MOVIE, NO_DATE, u32(TRACK, 0), u64(heard), u32(0, 0), u16(0, 0, FULL_VOLUME, 0), MATRIX,
        u32(0, 0),
      ), // prettier-ignore
      box('edts', fullBox('elst', 1, 0, u32(1), u64(heard, runIn), u16(1, 0))),
      box(
        'mdia',
        fullBox('mdhd', 1, 0, NO_DATE, u32(timescale), u64(ticks), u16(NO_LANGUAGE, 0)),
        fullBox('hdlr', 0, 0, u32(0), Buffer.from('soun'), u32(0, 0, 0), Buffer.from('\0')),
        box(
          'minf',
          fullBox('smhd', 0, 0, u16(0, 0)),
          box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, SELF_CONTAINED))),
          sampleTable(contentOf(media, 'minf', 'stbl', 'stsd'), fragments, place),
        ),
      ),
    ),
  )
}

/** The encoder's run-in in ticks, from the edit list of the init segment. */
function runInOf(init: Buffer): number {
  const edits = findContent(init, 'moov', 'trak', 'edts', 'elst')
  if (!edits || edits.readUInt32BE(4) === 0) return 0
  const begins = edits[0] === 1 ? Number(edits.readBigInt64BE(16)) : edits.readInt32BE(12)
  return Math.max(0, begins)
}

/** Each fragment is a chunk. */
function sampleTable(
  descriptions: Buffer,
  fragments: readonly Fragment[],
  { offset, isLong }: Place,
): Buffer {
  const times = runsOf(fragments.flatMap(({ ticks }) => ticks))
  const chunks = runsOf(fragments.map(({ samples }) => samples))
  const samples = fragments.reduce((sum, fragment) => sum + fragment.samples, 0)
  const offsets: number[] = []
  let at = offset
  for (const { dataBytes } of fragments) {
    offsets.push(at)
    at += dataBytes
  }
  let chunk = 1
  const chunkRuns = chunks.map(({ count, value }) => {
    const run = u32(chunk, value, 1)
    chunk += count
    return run
  })
  return box(
    'stbl',
    box('stsd', descriptions),
    fullBox('stts', 0, 0, u32(times.length), ...times.map(({ count, value }) => u32(count, value))),
    fullBox('stsc', 0, 0, u32(chunkRuns.length), ...chunkRuns),
    fullBox('stsz', 0, 0, u32(0, samples), ...fragments.map(({ sizes }) => sizes)),
    isLong
      ? fullBox('co64', 0, 0, u32(offsets.length), u64(...offsets))
      : fullBox('stco', 0, 0, u32(offsets.length), u32(...offsets)),
  )
}

function runsOf(values: readonly number[]): { count: number; value: number }[] {
  const runs: { count: number; value: number }[] = []
  for (const value of values) {
    const last = runs.at(-1)
    if (last?.value === value) last.count += 1
    else runs.push({ count: 1, value })
  }
  return runs
}
