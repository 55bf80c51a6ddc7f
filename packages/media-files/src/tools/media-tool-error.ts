/** The failure of a media tool, in words that an operator understands. */

/**
 * `refused`: the file is damaged or of an unsupported kind; `limit`: it exceeds a limit. Both are final. `missing`: the program is not
 * installed. `stopped`: we ended it. `machine`: anything else, worth a retry.
 */
export type MediaToolFailure = 'refused' | 'limit' | 'missing' | 'stopped' | 'machine'

const DISK_FULL = 'The disk is full.'

export class MediaToolError extends Error {
  override readonly name = 'MediaToolError'
  readonly kind: MediaToolFailure
  /** One sentence without paths, for reports and the database. */
  readonly reason: string

  constructor(kind: MediaToolFailure, reason: string, options?: { cause?: unknown }) {
    super(reason, options)
    this.kind = kind
    this.reason = reason
  }

  /** True if it failed for lack of disk space. */
  get isDiskFull(): boolean {
    return this.reason === DISK_FULL
  }

  /** True if a retry with the same file would fail again. */
  get isFinal(): boolean {
    return this.kind === 'refused' || this.kind === 'limit'
  }
}

/** Below this share of CPU time a timeout counts as lack of CPU time. */
const LEAST_SHARE = 0.5

/** Returns why a tool timed out: `limit` if the file needed that much CPU time, `machine` if the tool did not get enough of it. */
export function explainLateness(wallSeconds: number, computedSeconds: number | null): MediaToolError {
  const late = `Processing took longer than ${Math.round(wallSeconds)} s`
  return computedSeconds !== null && computedSeconds < wallSeconds * LEAST_SHARE
    ? new MediaToolError('machine', `${late}; the machine was busy or its disk slow.`)
    : new MediaToolError('limit', `${late}.`)
}

// In order: the first pattern that matches ffmpeg's messages gives the reason. The messages are those of ffmpeg 5.1 to 7.1.
const REASONS: readonly [RegExp, MediaToolFailure, string][] = [
  [/No space left on device/i, 'machine', DISK_FULL],
  [/moov atom not found/i, 'refused', 'The file is truncated or still being copied: its index (moov atom) is missing. Copy it again.'],
  [/(Format|Demuxer) \S* ?not on whitelist|Format not on whitelist/i, 'refused', 'This file format is not supported; convert the file to MP4 or MKV first, for example with HandBrake.'],
  [/Protocol '[^']*' not on whitelist/i, 'refused', 'The file refers to other files or addresses, which is not allowed.'],
  [/Codec \(?([\w-]*)\)? ?not on whitelist/i, 'refused', 'This codec is not supported; convert the file to MP4 or MKV first, for example with HandBrake.'],
  [/Header processing failed|Invalid (setup|comment) header|Codebook|vorbis.{0,200}header/i, 'refused', 'The audio header is damaged; replace the file.'],
  [/EBML header parsing failed/i, 'refused', 'The file is damaged: its Matroska header cannot be read; replace it.'],
  [/Cannot allocate memory|malloc of size \d+ failed|Resource temporarily unavailable|picture size .{0,200} is invalid/i, 'limit', 'Decoding it needs more memory than a file may use.'],
  [/Permission denied/i, 'machine', 'The user that Quintet runs as has no permission to read this file; grant it.'],
  [/No such file or directory/i, 'refused', 'The file no longer exists.'],
  [/Is a directory/i, 'refused', 'This is a folder, not a file.'],
  [/Failed to read frame size|Could not find codec parameters|Decoder \(codec none\)|Unknown decoder|no decoder found|Error while opening decoder|Could not open codec|patches welcome/i, 'refused', 'Its audio or video cannot be identified: the file is damaged; replace it.'],
  [/Error while decoding|Invalid data found|Invalid argument|End of file|partial file|Input\/output error|corrupt/i, 'refused', 'The file is damaged or not a media file; replace it.'],
] // prettier-ignore

/** Derives the reason from a tool's own messages. */
export function explainMessages(messages: string): MediaToolError {
  // Purely informational output of ffmpeg, such as a title, is not a reason.
  const stderr = messages
    .split('\n')
    .filter((line) => !/\[(info|verbose|debug)\]/.test(line))
    .join('\n')
  const found = REASONS.find(([pattern]) => pattern.test(stderr))
  const cause = stderr.slice(-2000)
  return found
    ? new MediaToolError(found[1], found[2], { cause })
    : new MediaToolError('machine', `ffmpeg failed: ${lastLine(stderr)}`, { cause })
}

function lastLine(stderr: string): string {
  const line = stderr.trim().split('\n').at(-1) ?? ''
  return line.replace(/(file:)?\/\S+/g, 'the file').slice(0, 200) || 'it said nothing.'
}
