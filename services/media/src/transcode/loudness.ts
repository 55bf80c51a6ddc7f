/** How loud sound is, and what brings films to one loudness. EBU R 128, and its supplement s2 for streaming. */
import { TARGET_LUFS } from '@quintet/domain/loudness'
import { INPUT_OPTIONS, inputAddress, runConfined } from '@quintet/media-files/tools/confine'

export type Loudness = {
  /** LUFS; null: there is nothing to hear. */
  integrated: number | null
  /** dBFS of the loudest sample. */
  peak: number
}

/** Louder is never made louder than this, so that the encoder has room: nothing clips and nothing is compressed. */
const PEAK_LIMIT = -2

/** Nobody hears less. */
const LEAST_DECIBELS = 0.5

const WALL_SECONDS = 60 * 60
const MAX_ANSWER_BYTES = 1024

/** Measures one stream of a file; decodes its sound only. Throws a MediaToolError. */
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

/** What to add to sound of this loudness, in decibels; 0 where nobody would hear a difference. */
export function gainFor({ integrated, peak }: Loudness): number {
  if (integrated === null) return 0
  const wanted = TARGET_LUFS - integrated
  const gain = wanted > 0 ? Math.max(0, Math.min(wanted, PEAK_LIMIT - peak)) : wanted
  return Math.abs(gain) < LEAST_DECIBELS ? 0 : gain
}

/** Integrated loudness in LUFS from what ffmpeg wrote; null where there is nothing to hear. */
export function readLoudness(messages: string): number | null {
  const loudness = lastNumber(messages, /Integrated loudness:\s*I:\s+(-?[\d.]+) LUFS/g)
  // -70 is where the meter begins.
  return loudness !== null && loudness > -70 ? loudness : null
}

/** dBTP of the highest place, between samples too, from what ffmpeg wrote; null where it measured none, or there is nothing to hear. */
export function readTruePeak(messages: string): number | null {
  return lastNumber(messages, /True peak:\s*Peak:\s+(-?[\d.]+) dBFS/g)
}

/** How many samples were encoded, from what ffmpeg wrote; null where it counted none. */
export function readSampleCount(messages: string): number | null {
  return lastNumber(messages, /Number of samples: (\d+)/g)
}

function readPeak(messages: string): number {
  return lastNumber(messages, /Sample peak:\s*Peak:\s+(-?[\d.]+) dBFS/g) ?? 0
}

// The meter reports when it is set up, too: the last report is the one of the whole.
function lastNumber(messages: string, pattern: RegExp): number | null {
  const written = [...messages.matchAll(pattern)].at(-1)?.[1]
  return written === undefined ? null : Number(written)
}
