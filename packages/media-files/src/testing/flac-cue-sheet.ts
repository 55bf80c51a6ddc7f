/** Test helper: a FLAC file with a CUESHEET block, which ffmpeg does not write. */

type SheetTrack = { number: number; sample: number; pause?: number; code?: string; isData?: boolean }

const STREAMINFO_ENDS = 4 + 4 + 34

/** Returns the file with a cue sheet of these tracks and the lead-out inserted after STREAMINFO. */
export function withCueSheet(flac: Buffer, tracks: readonly SheetTrack[]): Buffer {
  const head = Buffer.alloc(128 + 8 + 259 + 1)
  head[head.length - 1] = tracks.length + 1
  const block = Buffer.concat([head, ...tracks.map(trackOf), Buffer.alloc(36).fill(170, 8, 9)])
  const header = Buffer.from([5, 0, 0, 0])
  header.writeUIntBE(block.length, 1, 3)
  const info = Buffer.from(flac.subarray(0, STREAMINFO_ENDS))
  // If nothing follows it, the sheet is the last block.
  header[0] = 5 | ((info[4] ?? 0) & 0x80)
  info[4] = 0
  return Buffer.concat([info, header, block, flac.subarray(STREAMINFO_ENDS)])
}

function trackOf({ number, sample, pause = 0, code = '', isData = false }: SheetTrack): Buffer {
  const indexes = [...(pause > 0 ? [[0, 0]] : []), [1, pause]]
  const track = Buffer.alloc(36 + indexes.length * 12)
  track.writeBigUInt64BE(BigInt(sample - pause), 0)
  track[8] = number
  track.write(code, 9, 'latin1')
  track[21] = isData ? 0x80 : 0
  track[35] = indexes.length
  for (const [place, [index = 0, after = 0]] of indexes.entries()) {
    track.writeBigUInt64BE(BigInt(after), 36 + place * 12)
    track[36 + place * 12 + 8] = index
  }
  return track
}
