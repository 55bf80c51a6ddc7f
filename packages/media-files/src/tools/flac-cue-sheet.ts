/** Reads the cue sheet from a FLAC file's own block, as text, with names from its tags. RFC 9639, section 8.7 */
import { type FileHandle, open } from 'node:fs/promises'

const FRAMES_PER_SECOND = 75
const BLOCK_HEADER_BYTES = 4
const CUE_SHEET = 5
const MAX_BLOCKS = 1000
/** Larger than a sheet of 255 tracks with everything that RFC 9639 allows for each. */
const MAX_SHEET_BYTES = 1024 * 1024

/** After catalogue number, lead-in, kind of disc and reserved bytes, and one byte with the number of tracks. */
const TRACKS_AT = 128 + 8 + 259
const TRACK_BYTES = 36
const INDEX_BYTES = 12
/** Track number of the lead-out: the first on CDs, the second on other recordings. */
const ENDS: readonly number[] = [170, 255]

type Track = { number: number; isSound: boolean; sample: number }
/** Tags as written: "TITLE[2]" names the second track. */
type Written = readonly { id: string; value: unknown }[]

/** Returns undefined if the file has no such block or a damaged one. */
export async function readFlacCueSheet(
  file: string,
  sampleRate: number,
  tags: Written,
): Promise<string | undefined> {
  const block = await readBlock(file)
  const tracks = block && tracksOf(block)
  if (!tracks || tracks.length === 0 || sampleRate <= 0) return undefined
  const lines = tracks.flatMap(({ number, isSound, sample }) => [
    `TRACK ${String(number).padStart(2, '0')} ${isSound ? 'AUDIO' : 'MODE1/2352'}`,
    ...namesOf(number, tags),
    `INDEX 01 ${clock(Math.round((sample * FRAMES_PER_SECOND) / sampleRate))}`,
  ])
  return ['FILE "disc.flac" WAVE', ...lines].join('\n')
}

async function readBlock(file: string): Promise<Buffer | null> {
  const handle = await open(file, 'r')
  try {
    let at = await lengthOfId3(handle)
    if ((await bytesAt(handle, at, 4))?.toString('latin1') !== 'fLaC') return null
    at += 4
    for (let count = 0; count < MAX_BLOCKS; count += 1) {
      const header = await bytesAt(handle, at, BLOCK_HEADER_BYTES)
      if (!header) return null
      const [kind = 0, length] = [header[0], header.readUIntBE(1, 3)]
      if ((kind & 0x7f) === CUE_SHEET)
        return length <= MAX_SHEET_BYTES ? bytesAt(handle, at + BLOCK_HEADER_BYTES, length) : null
      const isLast = (kind & 0x80) !== 0
      if (isLast) return null
      at += BLOCK_HEADER_BYTES + length
    }
    return null
  } finally {
    await handle.close()
  }
}

async function bytesAt(handle: FileHandle, at: number, length: number): Promise<Buffer | null> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await handle.read(bytes, 0, length, at)
  return bytesRead === length ? bytes : null
}

/** Some taggers write ID3 before the FLAC header; its length is stored in seven bits per byte. https://id3.org/id3v2.4.0-structure */
async function lengthOfId3(handle: FileHandle): Promise<number> {
  const header = await bytesAt(handle, 0, 10)
  if (header?.toString('latin1', 0, 3) !== 'ID3') return 0
  return 10 + header.subarray(6).reduce((length, byte) => length * 128 + (byte & 0x7f), 0)
}

function tracksOf(block: Buffer): Track[] | null {
  const tracks: Track[] = []
  let at = TRACKS_AT + 1
  for (let left = block[TRACKS_AT] ?? 0; left > 0; left -= 1) {
    if (at + TRACK_BYTES > block.length) return null
    const number = block[at + 8] ?? 0
    const indexes = block[at + TRACK_BYTES - 1] ?? 0
    const next = at + TRACK_BYTES + indexes * INDEX_BYTES
    if (next > block.length) return null
    const isSound = ((block[at + 21] ?? 0) & 0x80) === 0
    const sample = Number(block.readBigUInt64BE(at)) + beginningOf(block.subarray(at + TRACK_BYTES, next))
    if (!ENDS.includes(number) || indexes > 0) tracks.push({ number, isSound, sample })
    at = next
  }
  return tracks
}

/** Index 1 is where a track begins, in samples relative to the track's offset; anything before it is a pause. */
function beginningOf(indexes: Buffer): number {
  for (let at = 0; at < indexes.length; at += INDEX_BYTES)
    if (indexes[at + 8] === 1) return Number(indexes.readBigUInt64BE(at))
  return 0
}

const OF_TRACK = /^(TITLE|ARTIST) ?[[(](\d{1,3})[\])]$/i

function namesOf(number: number, tags: Written): string[] {
  return tags.flatMap(({ id, value }) => {
    const [, tag = '', track] = OF_TRACK.exec(id) ?? []
    if (Number(track) !== number || typeof value !== 'string') return []
    const word = tag.toUpperCase() === 'TITLE' ? 'TITLE' : 'PERFORMER'
    return [`${word} "${value.replace(/\s+/g, ' ').trim()}"`]
  })
}

/** Formats a time as minutes, seconds and frames. */
function clock(frames: number): string {
  const seconds = Math.floor(frames / FRAMES_PER_SECOND)
  return [Math.floor(seconds / 60), seconds % 60, frames % FRAMES_PER_SECOND]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
