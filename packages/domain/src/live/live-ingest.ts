/** Channels that take a live source: the kinds of sources and the time limits. @spec decisions 12.10 */

/** `rtmp` and `srt` are pushed to one of our ports; `hls` and `rtsp` are pulled from an address; a file plays in a loop. */
export const INGEST_KINDS = ['rtmp', 'srt', 'hls', 'rtsp', 'file'] as const
export type IngestKind = (typeof INGEST_KINDS)[number]

export type IngestSource =
  | { kind: 'rtmp' | 'srt' }
  | { kind: 'hls' | 'rtsp'; address: string }
  | { kind: 'file'; path: string }

/** Segment duration: shorter segments mean less latency but more requests. */
export const LIVE_SEGMENT_SECONDS = 2
/**
 * Duration of partial segments, for channels with even lower latency; parts are listed as soon as they are made. The duration requested
 * from ffmpeg is a little below half a second, so that rounding never adds a frame; the announced target leaves room for one audio frame.
 * RFC 8216bis section 4.4.3.7
 * @spec decisions 12.14
 */
export const LIVE_PART_SECONDS = 0.49
export const LIVE_PART_TARGET_SECONDS = 0.55
/** How far players stay behind the newest part: at least three parts. */
export const LIVE_PART_HOLD_BACK_SECONDS = 1.7
/** How many of the newest segments are also listed as parts. */
export const SEGMENTS_IN_PARTS = 3
/** Below this frame rate one more frame would make a part too long. */
export const LEAST_RATE_OF_PARTS = 12

/** A source that sends nothing for this long counts as gone. */
export const SOURCE_SILENT_MS = 3000
/** How long a worker holds a channel without renewing its lease. */
export const LEASE_SECONDS = 5
/** Without its lock, a worker keeps its channels for this long after a renewal: it has lost its connection and is opening another. */
export const MISSED_SECONDS = 2
/** How the names of processes begin that show the card while no worker is there. */
export const STAND_IN = 'stand-in:'
/** The longest gap, left by a worker that was killed, that is filled with the slate. */
export const FILLED_GAP_MS = 20_000

/** A rendition of a run, as described in its playlists. */
export type LiveRendition = {
  /** `v-720p`, or `a-0` for audio. */
  name: string
  codec: string
  bitsPerSecond: number
  picture: { width: number; height: number; framesPerSecond: string } | null
}

const PULLED: Record<string, 'hls' | 'rtsp'> = { 'http:': 'hls', 'https:': 'hls', 'rtsp:': 'rtsp' }

/** Parses a source that an operator entered; null if it is an address of an unsupported kind. */
export function readIngestSource(written: string): IngestSource | null {
  if (written === 'rtmp' || written === 'srt') return { kind: written }
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(written)) return { kind: 'file', path: written }
  const address = URL.canParse(written) ? new URL(written) : null
  const kind = address && PULLED[address.protocol]
  return kind ? { kind, address: written } : null
}
