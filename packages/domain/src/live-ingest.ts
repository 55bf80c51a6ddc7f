/** A channel that takes a live source: which sources there are, and the times that it keeps. @spec decisions 12.10 */

/** `rtmp` and `srt` are pushed to a port of ours; `hls` and `rtsp` are pulled from an address; a file plays over and over. */
export const INGEST_KINDS = ['rtmp', 'srt', 'hls', 'rtsp', 'file'] as const
export type IngestKind = (typeof INGEST_KINDS)[number]

export type IngestSource =
  | { kind: 'rtmp' | 'srt' }
  | { kind: 'hls' | 'rtsp'; address: string }
  | { kind: 'file'; path: string }

/** Length of a segment: the shorter, the nearer to the camera, and the more requests. */
export const LIVE_SEGMENT_SECONDS = 2
/**
 * Parts of a segment, for a channel that is to be nearer still: listed as they are made. Asked of ffmpeg a little shorter than half a second,
 * so that rounding never makes them a frame longer; told with a frame of sound to spare. RFC 8216bis section 4.4.3.7
 * @spec decisions 12.14
 */
export const LIVE_PART_SECONDS = 0.49
export const LIVE_PART_TARGET_SECONDS = 0.55
/** Players stay so far behind the newest part: at least three of them. */
export const LIVE_PART_HOLD_BACK_SECONDS = 1.7
/** So many of the newest segments are listed in parts, too. */
export const SEGMENTS_IN_PARTS = 3
/** Below this rate a frame more would make a part too long. */
export const LEAST_RATE_OF_PARTS = 12

/** A source that sends nothing for so long is taken for gone. */
export const SOURCE_SILENT_MS = 3000
/** A worker holds a channel so long without renewing it. */
export const LEASE_SECONDS = 5
/** What nobody made, because its worker was killed, is filled by the card up to so much. */
export const FILLED_GAP_MS = 20_000

/** A rendition of a run, as its playlists tell of it. */
export type LiveRendition = {
  /** `v-720p`, or `a-0` for the sound. */
  name: string
  codec: string
  bitsPerSecond: number
  picture: { width: number; height: number; framesPerSecond: string } | null
}

const PULLED: Record<string, 'hls' | 'rtsp'> = { 'http:': 'hls', 'https:': 'hls', 'rtsp:': 'rtsp' }

/** What an operator named as a source; null where it is an address of a kind that is not taken. */
export function readIngestSource(written: string): IngestSource | null {
  if (written === 'rtmp' || written === 'srt') return { kind: written }
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(written)) return { kind: 'file', path: written }
  const address = URL.canParse(written) ? new URL(written) : null
  const kind = address && PULLED[address.protocol]
  return kind ? { kind, address: written } : null
}
