/** ffmpeg's arguments for a plan: fixed words and our own numbers; the file paths are the only external input. */
import { LIVE_PART_SECONDS } from '@quintet/domain/live/live-ingest'
import { INPUT_OPTIONS, inputAddress, outputAddress } from '@quintet/media-files/tools/confine'
import { type Rung, SEGMENT_SECONDS } from './ladder.ts'
import type { AudioPlan, TranscodePlan, VideoPlan } from './plan.ts'

/** For video that any H.264 decoder plays, at a quality that rarely reaches the bit-rate cap. */
const PRESET = 'veryfast'
/** How much effort x264 puts into a picture. */
export type Preset = 'veryfast' | 'superfast' | 'ultrafast'
const QUALITY = 22

/** One fragment per segment, written as soon as it is ready; no edit list for video, whose first frame is at 0. */
export const FRAGMENTS = '+cmaf+delay_moov+skip_sidx+skip_trailer'

// Players assume HD television's colours if none are tagged, while ffmpeg would convert to those of SD television. @spec decisions 9.9
const FROM_RGB =
  'scale=out_color_matrix=bt709:out_range=limited,format=yuv444p,' +
  'setparams=range=limited:colorspace=bt709:color_primaries=bt709:color_trc=bt709'

const TO_SDR =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv'

/** The format in which sound passes from one ffmpeg to the next. */
const PLAIN_SOUND = { format: 's32le', codec: 'pcm_s32le' }

/** Output order: the rungs from small to large, then the audio tracks. The rungs start at `fromSeconds`, the sound at 0. */
export function transcodeArguments(plan: TranscodePlan, threads: number, fromSeconds = 0): string[] {
  const rungs = plan.video?.ladder.rungs ?? []
  const isResumed = fromSeconds > 0
  const inputs = plan.isPiped ? pipedInput(plan.audios) : plan.files.flatMap((file) => input(file, threads))
  const encoded = plan.video && encodedPart(plan.video)
  const filters = [
    ...(encoded ? videoFilters(encoded) : []),
    ...plan.audios.flatMap((audio, place) => audioFilters(audio, { place, firstInput: isResumed ? 1 : 0, hasPeak: !plan.video })),
  ] // prettier-ignore
  return [
    '-hide_banner', '-v', 'level+info',
    ...(isResumed ? ['-ss', fromSeconds.toFixed(6), ...inputs] : []), ...inputs,
    ...(filters.length > 0 ? ['-filter_complex', filters.join(';')] : []),
    ...(encoded ? videoOutputs(encoded, threads) : []),
    ...(plan.video?.isTopCopied ? copiedOutput(plan.video) : []),
    ...plan.audios.flatMap((audio, place) => audioOutput(audio, place, rungs.length + place)),
    ...(plan.audios.length > 0 ? NOWHERE : []),
  ] // prettier-ignore
}

/** The same video without the rung that is copied. */
function encodedPart(video: VideoPlan): VideoPlan {
  const { ladder, isTopCopied } = video
  return isTopCopied ? { ...video, ladder: { ...ladder, rungs: ladder.rungs.slice(0, -1) } } : video
}

/** Joins some of a recording's files into uncompressed sound on standard output. */
export function joinArguments(
  { files, audios }: TranscodePlan,
  { from, to }: { from: number; to: number },
): string[] {
  return [
    '-hide_banner', '-v', 'level+error',
    ...files.slice(from, to).flatMap((file) => input(file, 1)),
    '-filter_complex', audios.map(({ streams, ...audio }) => joined({ ...audio, streams: streams.slice(from, to) }, 0, '[joined]')).join(';'),
    '-map', '[joined]', '-c:a', PLAIN_SOUND.codec, '-f', PLAIN_SOUND.format, 'pipe:1',
  ] // prettier-ignore
}

function pipedInput(audios: readonly AudioPlan[]): string[] {
  return audios.flatMap(({ sampleRate, channels }) => [
    '-f', PLAIN_SOUND.format, '-ar', String(sampleRate), '-ac', String(channels), '-i', 'pipe:0',
  ]) // prettier-ignore
}

function input(file: string, threads: number): string[] {
  return [...INPUT_OPTIONS, '-threads', String(threads), '-i', inputAddress(file)]
}

// Late streams are padded from 0, so that picture and sound start together. Only late ones, because ffmpeg rebuilds its filters when a
// recording changes its format, and they would pad from 0 again.
function picture({ ladder, isLate, isInterlaced, isRgb, isHdr }: VideoPlan): string {
  const { frames, seconds } = ladder.framesPerSecond
  return [
    ...(isInterlaced ? ['yadif=mode=send_field:deint=interlaced'] : []),
    `fps=${frames}/${seconds}${isLate ? ':start_time=0' : ''}`,
    ...(isRgb ? [FROM_RGB] : []),
    ...(isHdr ? [TO_SDR] : []),
  ].join(',')
}

function scaled({ width, height }: Rung): string {
  return `scale=${width}:${height}:flags=bicubic`
}

/** Decodes once. Each rung is scaled from the next larger one, which is cheaper than from the source and looks the same. */
export function videoFilters(video: VideoPlan): string[] {
  const { streamIndex, ladder } = video
  return ladder.rungs.toReversed().map((rung, place, { length }) => {
    const isTop = place === 0
    const number = length - 1 - place
    const below = number > 0 ? `[below${number - 1}]` : ''
    const chain = [
      ...(isTop ? [picture(video)] : []),
      // Costs nothing if the size is right, and keeps the size if a recording changes its own.
      scaled(rung),
      ...(isTop ? ['setsar=1', 'format=yuv420p'] : []),
      ...(below ? ['split=2'] : []),
    ].join(',')
    return `${isTop ? `[0:${streamIndex}]` : `[below${number}]`}${chain}[v${number}]${below}`
  })
}

const FLUSHED = ['-flush_packets', '1']
/** An encoder's look-ahead does not matter for a film; for a live source it adds delay, and with parts no frame may be held back. */
const LOW_DELAY = {
  film: [],
  live: ['-rc-lookahead', '10', '-bf', '2'],
  parts: ['-tune', 'zerolatency'],
} as const
/** How soon encoded output is needed: immediately, in segments or in parts of them; for a film, when it is complete. */
export type Haste = keyof typeof LOW_DELAY

/** The rungs from small to large, each on its own pipe. */
export function videoOutputs(
  { ladder }: Pick<VideoPlan, 'ladder'>,
  threads: number,
  { haste = 'film', preset = PRESET }: { haste?: Haste; preset?: Preset } = {},
): string[] {
  const { framesPerSegment } = ladder
  return ladder.rungs.flatMap(({ bitsPerSecond }, number) => [
    '-map', `[v${number}]`, '-map_metadata', '-1', '-map_chapters', '-1',
    '-c:v', 'libx264', '-preset', preset, '-profile:v', 'high', '-crf', String(QUALITY), '-threads', String(threads),
    ...LOW_DELAY[haste],
    '-maxrate', String(bitsPerSecond), '-bufsize', String(bitsPerSecond * 2),
    // Key frames only where segments begin, at the same frames in every rung.
    '-g', String(framesPerSegment), '-keyint_min', String(framesPerSegment), '-sc_threshold', '0',
    '-f', 'mp4', '-movflags', `${FRAGMENTS}+frag_keyframe`, ...(haste === 'film' ? [] : FLUSHED),
    ...(haste === 'parts' ? ['-frag_duration', String(LIVE_PART_SECONDS * 1e6)] : []), outputAddress(number),
  ]) // prettier-ignore
}

/** Supplemental information (SEI): nothing that shows a picture, and free to hold anything. ITU-T H.264 table 7-1 */
const SUPPLEMENTAL_UNITS = 6

/** The source's own picture as the top rung. It may have further key frames within a segment, so only a segment's length ends one. */
function copiedOutput({ ladder, streamIndex }: VideoPlan): string[] {
  const { framesPerSecond, framesPerSegment, rungs } = ladder
  const leastSeconds = ((framesPerSegment - 0.5) * framesPerSecond.seconds) / framesPerSecond.frames
  return [
    '-map', `0:${streamIndex}`, '-map_metadata', '-1', '-map_chapters', '-1',
    '-c:v', 'copy', '-bsf:v', `filter_units=remove_types=${SUPPLEMENTAL_UNITS}`,
    '-f', 'mp4', '-movflags', `${FRAGMENTS}+frag_keyframe`, '-min_frag_duration', String(Math.round(leastSeconds * 1e6)),
    outputAddress(rungs.length - 1),
  ] // prettier-ignore
}

// Packets give only an approximate length, because they count whole frames. Of the filters that count samples, volumedetect on one channel
// costs next to nothing; astats would take a third of the time of decoding and measuring.
const COUNT_SAMPLES = 'pan=mono|c0=c0,volumedetect'

// An output, because ffmpeg 7.1 ends with an assertion where volumedetect leads into anullsink.
const NOWHERE = ['-map', '[counted]', '-f', 'null', '-']

type Filtered = {
  place: number
  firstInput: number
  /** Whether its true peak is measured, too. */ hasPeak: boolean
}

function audioFilters(audio: AudioPlan, { place, firstInput, hasPeak }: Filtered): string[] {
  const end = place === 0 ? ',asplit=2[a0][measured]' : `[a${place}]`
  const meter = `ebur128=framelog=verbose${hasPeak ? ':peak=true' : ''}`
  const measure = place === 0 ? [`[measured]${meter},${COUNT_SAMPLES}[counted]`] : []
  return [joined(audio, firstInput, end), ...measure]
}

// Timestamps by sample count, where those that ffmpeg makes up would cause half of the samples to be dropped.
const BY_SAMPLES = 'asetpts=N/SR/TB,'

// A recording cut at its beginning still starts at 0.
function cut({ fromSample = 0, samples }: { fromSample?: number; samples?: number }): string {
  const end = samples === undefined ? '' : `end_sample=${samples}`
  if (fromSample > 0)
    return `atrim=${[`start_sample=${fromSample}`, end].filter(Boolean).join(':')},${BY_SAMPLES}`
  return end && `atrim=${end},`
}

// With integer samples, ffmpeg scales a downmix from more than two channels so that it cannot clip.
function joined(
  { streams, channels, sampleRate, gainDecibels }: AudioPlan,
  firstInput: number,
  end: string,
): string {
  const layout = `aformat=sample_fmts=s32:channel_layouts=${channels === 1 ? 'mono' : 'stereo'}`
  const gain = gainDecibels === 0 ? '' : `,volume=${gainDecibels.toFixed(2)}dB`
  const parts = streams.map(
    ({ index, isLate, isUntimed, ...own }, file) =>
      `[${firstInput + file}:${index}]${isUntimed ? BY_SAMPLES : ''}${cut(own)}aresample=${sampleRate}:async=1${isLate ? ':first_pts=0' : ''},${layout}${gain}`,
  )
  if (parts.length === 1) return `${parts[0]}${end}`
  const names = parts.map((_, file) => `[part${file}]`)
  return [
    ...parts.map((part, file) => `${part}${names[file]}`),
    `${names.join('')}concat=n=${parts.length}:v=0:a=1${end}`,
  ].join(';')
}

function audioOutput({ bitsPerSecond }: AudioPlan, place: number, output: number): string[] {
  return [
    '-map', `[a${place}]`, '-map_metadata', '-1', '-map_chapters', '-1',
    // From 64 kbit/s a channel on, the fast search sounds better than the default one, in less than half the time.
    '-c:a', 'aac', '-aac_coder', 'fast', '-b:a', String(bitsPerSecond),
    // An edit list records the encoder's run-in of 1024 samples; without it the sound would be 21 ms late.
    '-f', 'mp4', '-movflags', FRAGMENTS, '-use_editlist', '1', '-frag_duration', String(SEGMENT_SECONDS * 1e6),
    outputAddress(output),
  ] // prettier-ignore
}
