/** Measures loudness, and the gain that brings films to the same loudness. EBU R 128, and its supplement s2 for streaming. */
import { TARGET_LUFS } from '@quintet/domain/listening/loudness'
import { INPUT_OPTIONS, inputAddress, runConfined } from '@quintet/media-files/tools/confine'

export type Loudness = {
  /** LUFS; null if silent. */
  integrated: number | null
  /** dBFS of the loudest sample. */
  peak: number
}

/** Sound is never amplified beyond this peak, which leaves the encoder headroom: nothing clips and nothing is compressed. */
const PEAK_LIMIT = -2

/** Smaller differences are inaudible. */
const LEAST_DECIBELS = 0.5

const WALL_SECONDS = 60 * 60
const MAX_ANSWER_BYTES = 1024

/** Measures one stream of a file, decoding only its sound. Throws a MediaToolError. */
export async function measureLoudness(
  file: string,
  streamIndex: number,
  options: { signal?: AbortSignal | undefined },
): Promise<Loudness> {
  const { stderr } = await runConfined({
    tool: 'ffmpeg',
    args: [
      '-hide_banner', '-v', 'level+info', ...INPUT_OPTIONS, '-vn', '-sn', '-i', inputAddress(file),
      '-map', `0:${streamIndex}`, '-af', 'aformat=channel_layouts=stereo,ebur128=framelog=verbose:peak=sample', '-f', 'null', '-',
    ],
    wallSeconds: WALL_SECONDS,
    maxBytes: MAX_ANSWER_BYTES,
    signal: options.signal,
  }) // prettier-ignore
  return { integrated: readLoudness(stderr), peak: readPeak(stderr) }
}

/** Returns the gain in decibels for sound of this loudness; 0 if the difference would be inaudible. */
export function gainFor({ integrated, peak }: Loudness): number {
  if (integrated === null) return 0
  const wanted = TARGET_LUFS - integrated
  const gain = wanted > 0 ? Math.max(0, Math.min(wanted, PEAK_LIMIT - peak)) : wanted
  return Math.abs(gain) < LEAST_DECIBELS ? 0 : gain
}

/** Reads the integrated loudness in LUFS from ffmpeg's output; null if silent. */
export function readLoudness(messages: string): number | null {
  const loudness = lastNumber(messages, /Integrated loudness:\s*I:\s+(-?[\d.]+) LUFS/g)
  // -70 is the meter's lower limit.
  return loudness !== null && loudness > -70 ? loudness : null
}

/** Reads the true peak in dBTP, including between samples, from ffmpeg's output; null if none was measured, or the sound is silent. */
export function readTruePeak(messages: string): number | null {
  return lastNumber(messages, /True peak:\s*Peak:\s+(-?[\d.]+) dBFS/g)
}

/** Reads the number of encoded samples from ffmpeg's output; null if none were counted. */
export function readSampleCount(messages: string): number | null {
  return lastNumber(messages, /n_samples: (\d+)/g)
}

function readPeak(messages: string): number {
  return lastNumber(messages, /Sample peak:\s*Peak:\s+(-?[\d.]+) dBFS/g) ?? 0
}

// The meter also reports when it is set up; the last report covers the whole.
function lastNumber(messages: string, pattern: RegExp): number | null {
  const written = [...messages.matchAll(pattern)].at(-1)?.[1]
  return written === undefined ? null : Number(written)
}
