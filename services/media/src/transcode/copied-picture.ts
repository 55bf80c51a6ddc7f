/** Finds out whether a source's picture can be its top rendition as it is. @spec decisions 4.26 */
import { INPUT_OPTIONS, inputAddress, runConfined } from '@quintet/media-files/tools/confine'
import { MediaToolError } from '@quintet/media-files/tools/media-tool-error'
import type { MediaFacts } from '@quintet/media-files/tools/probe'
import { type Ladder, SEGMENT_SECONDS } from './ladder.ts'
import type { VideoPlan } from './plan.ts'

/** A stored picture, in the order of decoding. */
export type StoredPicture = {
  /** When it is shown. */
  seconds: number
  bytes: number
  isKey: boolean
}

/** Most files end here: their key frames lie anywhere. */
const FIRST_LOOK_SECONDS = 6 * SEGMENT_SECONDS
const MAX_LIST_BYTES = 48 * 1024 * 1024
const WALL_SECONDS = 10 * 60
/** Sound and the container, above the picture's own limit. */
const OTHER_BITS_PER_SECOND = 2_000_000

type Source = { file: string; facts: MediaFacts; video: VideoPlan }

/** True if each segment of the top rung can be cut from the file as it is. Reads the list of its pictures, which is quick. */
export async function isTopRungAlready(
  { file, facts, video }: Source,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<boolean> {
  const top = video.ladder.rungs.at(-1)
  const stored = facts.video
  if (!top || !stored?.isPlain || stored.isHdr || video.isLate || !isMp4(facts)) return false
  if (top.width !== stored.width || top.height !== stored.height) return false
  if ((facts.sizeBytes * 8) / facts.durationSeconds > top.bitsPerSecond + OTHER_BITS_PER_SECOND) return false
  const isCut = async (seconds: number | null): Promise<boolean> =>
    isCutInSegments(await listPictures(file, video.streamIndex, { seconds, signal }), video.ladder)
  try {
    return (await isCut(FIRST_LOOK_SECONDS)) && (await isCut(null))
  } catch (error) {
    // A file whose list is too long or takes too long is encoded.
    if (error instanceof MediaToolError && error.kind === 'limit') return false
    throw error
  }
}

// Matroska rounds its times to milliseconds, and a transport stream may change its parameters on the way.
function isMp4({ format }: MediaFacts): boolean {
  return format.split(',').includes('mp4')
}

async function listPictures(
  file: string,
  streamIndex: number,
  { seconds, signal }: { seconds: number | null; signal: AbortSignal | undefined },
): Promise<StoredPicture[]> {
  const { stdout } = await runConfined({
    tool: 'ffprobe',
    args: [
      '-v', 'error', ...INPUT_OPTIONS, '-select_streams', String(streamIndex),
      ...(seconds === null ? [] : ['-read_intervals', `%+${seconds}`]),
      '-show_entries', 'packet=pts_time,size,flags', '-print_format', 'csv=p=0', '-i', inputAddress(file),
    ], // prettier-ignore
    wallSeconds: WALL_SECONDS,
    maxBytes: MAX_LIST_BYTES,
    signal,
  })
  return stdout.toString('latin1').split('\n').filter(Boolean).map(toPicture)
}

function toPicture(row: string): StoredPicture {
  const [seconds, bytes, flags = ''] = row.split(',')
  return { seconds: Number(seconds), bytes: Number(bytes), isKey: flags.startsWith('K') }
}

/** Times are stated in millionths, of ticks as coarse as 1/600 s. */
const SAME_SECONDS = 0.0001

/**
 * True if the pictures come at the ladder's constant rate from 0 on and each segment begins with a key frame on which nothing earlier
 * depends, within the rung's bit rate.
 */
export function isCutInSegments(pictures: readonly StoredPicture[], ladder: Ladder): boolean {
  const { framesPerSegment } = ladder
  const limit = ladder.rungs.at(-1)?.bitsPerSecond ?? 0
  const frameSeconds = ladder.framesPerSecond.seconds / ladder.framesPerSecond.frames
  const segmentBytes = (framesPerSegment * frameSeconds * limit) / 8
  if (pictures.length === 0) return false
  for (let start = 0; start < pictures.length; start += framesPerSegment) {
    const segment = pictures.slice(start, start + framesPerSegment)
    const [first] = segment
    if (!first?.isKey || !isAt(first, start * frameSeconds)) return false
    // Shown in order, exactly the pictures of this segment: none refers across its border.
    const shown = segment.toSorted((a, b) => a.seconds - b.seconds)
    if (!shown.every((picture, place) => isAt(picture, (start + place) * frameSeconds))) return false
    if (segment.reduce((sum, { bytes }) => sum + bytes, 0) > segmentBytes) return false
    if (!isSoughtExactly(segment, shown, framesPerSegment)) return false
  }
  return true
}

function isAt({ seconds }: StoredPicture, expected: number): boolean {
  return Math.abs(seconds - expected) < SAME_SECONDS
}

/** Key frames of a reordered picture may not be this near to the one before, in frames. */
const REORDERED_FRAMES = 16

// Work that goes on after an interruption seeks by the time of decoding, which with reordered pictures lies before that of showing.
function isSoughtExactly(
  segment: readonly StoredPicture[],
  shown: readonly StoredPicture[],
  framesPerSegment: number,
): boolean {
  const isReordered = segment.some((picture, place) => picture !== shown[place])
  if (!isReordered) return true
  return !segment.some(
    ({ isKey }, place) =>
      isKey && place > 0 && (place < REORDERED_FRAMES || framesPerSegment - place < REORDERED_FRAMES),
  )
}
