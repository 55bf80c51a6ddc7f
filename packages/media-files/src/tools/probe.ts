/** Reads the contents of a media file through ffprobe, within limits. @spec security 3.3 */
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { INPUT_OPTIONS, inputAddress, LIVE_INPUT_OPTIONS, runConfined } from './confine.ts'
import { checkBoxes } from './iso-boxes.ts'
import { MediaToolError } from './media-tool-error.ts'
import { countInComment, countInIndex } from './sound-length.ts'

export type VideoFacts = {
  /** Index among all streams of the file. */
  index: number
  /** Seconds after the start of the first stream. */
  startsAt: number
  codec: string
  /** As displayed: upright and with square pixels. */
  width: number
  height: number
  framesPerSecond: number
  isInterlaced: boolean
  /** True if stored as RGB, as in screen recordings but not in films. */
  isRgb: boolean
  /** True if brighter than an ordinary screen can show (PQ or HLG). */
  isHdr: boolean
  /** True if every player decodes it as it is stored: H.264 of 8 bits and 4:2:0, upright, with square pixels, in whole frames. */
  isPlain: boolean
}

export type AudioFacts = {
  index: number
  startsAt: number
  codec: string
  channels: number
  sampleRate: number
  /** BCP 47, as far as the file states it; null if unknown. */
  language: string | null
  label: string | null
  isDefault: boolean
  /** True if the file contains no timestamps and ffmpeg's own are wrong: a FLAC that begins in the middle of its audio. */
  isUntimed?: true
  /** Number of audible samples, if an MP4 states it. */
  samples?: number
}

export type SubtitleFacts = {
  index: number
  language: string | null
  label: string | null
  kind: 'subtitles' | 'captions'
  codec: string
  isForced: boolean
  isDefault: boolean
}

export type ChapterFacts = { title: string; start: number; end: number }

export type MediaFacts = {
  format: string
  sizeBytes: number
  durationSeconds: number
  video: VideoFacts | null
  audio: AudioFacts[]
  /** Text subtitles. */
  subtitles: SubtitleFacts[]
  /** Bitmap subtitles, as on Blu-ray, DVD and television. */
  drawnSubtitles: SubtitleFacts[]
  hasCover: boolean
  chapters: ChapterFacts[]
}

const MAX_STREAMS = 100
const MAX_SECONDS = 100 * 60 * 60
const MAX_BYTES = 200 * 1024 ** 3
const MAX_SIDE = 8192
const MAX_CHAPTERS = 2000
const MAX_ANSWER_BYTES = 8 * 1024 * 1024
const WALL_SECONDS = 60
/** If a FLAC does not state its duration, this rate gives an upper limit. */
const LEAST_FLAC_BYTES_PER_SECOND = 6000
const TEXT_SUBTITLES: readonly string[] = ['subrip', 'ass', 'ssa', 'mov_text', 'webvtt', 'text']

const whole = z.coerce.number().catch(0)
const fact = z.string().catch('')
const Tags = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform(
    (tags) => new Map(Object.entries(tags).map(([name, value]) => [name.toLowerCase(), String(value)])),
  )

const Stream = z.object({
  index: z.number(),
  codec_type: fact,
  codec_name: fact,
  profile: fact,
  level: whole,
  width: whole,
  height: whole,
  sample_aspect_ratio: fact,
  avg_frame_rate: fact,
  r_frame_rate: fact,
  field_order: fact,
  pix_fmt: fact,
  color_transfer: fact,
  channels: whole,
  sample_rate: whole,
  duration: whole,
  start_time: whole,
  disposition: z.record(z.string(), z.number()).catch({}),
  tags: Tags,
  side_data_list: z.array(z.object({ rotation: whole })).catch([]),
})
type Stream = z.infer<typeof Stream>

const Answer = z.object({
  format: z.object({ format_name: fact, duration: whole, start_time: whole, tags: Tags }),
  streams: z.array(Stream).catch([]),
  chapters: z.array(z.object({ start_time: whole, end_time: whole, tags: Tags })).catch([]),
})

/**
 * Probes a file. Throws a MediaToolError: `refused` if it is damaged, empty or contains neither video nor audio, `limit` if it is larger
 * than anything that is played here, `missing` without ffprobe.
 */
export async function probe(file: string, options: { signal?: AbortSignal } = {}): Promise<MediaFacts> {
  const sizeBytes = await sizeOf(file)
  await checkBoxes(file, sizeBytes)
  const { stdout } = await runConfined({
    tool: 'ffprobe',
    args: [
      // If ffprobe cannot open a decoder, it only warns before it gives up.
      '-v', 'warning', ...INPUT_OPTIONS, '-analyzeduration', '20M', '-probesize', '50M',
      '-print_format', 'json', '-show_format', '-show_streams', '-show_chapters', '-i', inputAddress(file),
    ], // prettier-ignore
    wallSeconds: WALL_SECONDS,
    memoryBytes: 4 * 1024 ** 3,
    maxBytes: MAX_ANSWER_BYTES,
    signal: options.signal,
  })
  const answer = Answer.parse(JSON.parse(stdout.toString('utf8')))
  const facts = checkFacts(toFacts(answer, sizeBytes), answer.streams.length)
  return { ...facts, audio: await withSamples(facts.audio, file, answer.format) }
}

/**
 * Probes a live source by its first seconds. Throws a MediaToolError: `refused` if it contains neither video nor audio in a supported
 * format.
 */
export async function probeLive(
  beginning: Uint8Array,
  { format, signal }: { format: 'flv' | 'mpegts'; signal?: AbortSignal },
): Promise<MediaFacts> {
  const { stdout } = await runConfined({
    tool: 'ffprobe',
    args: [
      '-v', 'warning', ...LIVE_INPUT_OPTIONS, '-f', format,
      '-print_format', 'json', '-show_format', '-show_streams', '-i', 'pipe:0',
    ], // prettier-ignore
    input: Readable.from([beginning]),
    wallSeconds: WALL_SECONDS,
    isUrgent: true,
    maxBytes: MAX_ANSWER_BYTES,
    signal,
  })
  const answer = Answer.parse(JSON.parse(stdout.toString('utf8')))
  return checkFacts(toFacts(answer, beginning.length), answer.streams.length)
}

async function withSamples(
  audio: AudioFacts[],
  file: string,
  { format_name, tags }: z.infer<typeof Answer>['format'],
): Promise<AudioFacts[]> {
  const [track] = audio
  if (!track || audio.length > 1 || !isMp4(format_name)) return audio
  const samples = countInComment(tags.get('itunsmpb')) ?? (await countInIndex(file, track.sampleRate))
  return samples === null ? audio : [{ ...track, samples }]
}

const isMp4 = (format: string): boolean => format.split(',').includes('mp4')

async function sizeOf(file: string): Promise<number> {
  const facts = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new MediaToolError('refused', 'The file no longer exists.', { cause: error })
      : new MediaToolError(
          'machine',
          'The user that Quintet runs as has no permission to read this file; grant it.',
          { cause: error },
        )
  })
  if (!facts.isFile()) throw new MediaToolError('refused', 'This is not a file.')
  if (facts.size === 0) throw new MediaToolError('refused', 'The file is empty; copy it again.')
  if (facts.size > MAX_BYTES) throw new MediaToolError('limit', 'The file is larger than 200 GiB.')
  return facts.size
}

function toFacts({ format, streams, chapters }: z.infer<typeof Answer>, sizeBytes: number): MediaFacts {
  const pictures = streams.filter(
    ({ codec_type, width, height }) => codec_type === 'video' && width > 0 && height > 0,
  )
  const moving = pictures.filter((stream) => !isCover(stream))
  const subtitles = streams.filter(({ codec_type }) => codec_type === 'subtitle')
  const isText = ({ codec_name }: Stream) => TEXT_SUBTITLES.includes(codec_name)
  const main = moving.find(({ disposition }) => disposition['default'] === 1) ?? moving[0]
  return {
    format: format.format_name,
    sizeBytes,
    durationSeconds:
      playedSeconds(durationOf(format), moving, streams) ||
      Math.max(0, ...streams.map(({ duration }) => duration)) ||
      (format.format_name === 'flac' ? sizeBytes / LEAST_FLAC_BYTES_PER_SECOND : 0),
    video: main ? toVideo(main, format.start_time) : null,
    audio: streams
      .filter(({ codec_type, channels }) => codec_type === 'audio' && channels > 0)
      .map((stream) => ({
        ...toAudio(stream, format.start_time),
        ...(isUntimed(format, stream) ? { isUntimed: true as const } : {}),
      })),
    subtitles: subtitles.filter(isText).map(toSubtitle),
    drawnSubtitles: subtitles.filter((stream) => !isText(stream)).map(toSubtitle),
    hasCover: pictures.some(isCover),
    chapters: toChapters(chapters, format.format_name),
  }
}

function isUntimed({ format_name, duration }: z.infer<typeof Answer>['format'], stream: Stream): boolean {
  return format_name === 'flac' && duration === 0 && stream.duration === 0
}

// MP4 durations count from 0, even if the first picture comes later; others count from the first picture.
function durationOf({ format_name, duration, start_time }: z.infer<typeof Answer>['format']): number {
  return isMp4(format_name) && start_time > 0 && start_time < duration ? duration - start_time : duration
}

/** Tolerance: a subtitle may end long after its film or claim 49 days, and Matroska's duration is that of its longest stream. */
const LONGER_SECONDS = 60

/** Returns the duration of video and audio if only a subtitle makes the file longer, else `written`. */
function playedSeconds(written: number, moving: readonly Stream[], streams: readonly Stream[]): number {
  const of = (type: string) => streams.filter(({ codec_type }) => codec_type === type)
  const longest = (some: readonly Stream[]) => Math.max(0, ...some.map(secondsOf))
  const played = longest([...moving, ...of('audio')])
  const isSubtitles = longest(of('subtitle')) > written - LONGER_SECONDS
  return played > 0 && isSubtitles && written > played + LONGER_SECONDS ? played : written
}

/** Matroska stores the duration as a tag, and mkvmerge appends a language to its name. */
function secondsOf({ duration, tags }: Stream): number {
  if (duration > 0) return duration
  const written = [...tags].find(([name]) => name === 'duration' || name.startsWith('duration-'))?.[1] ?? ''
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^(\d{1,4}):(\d\d):(\d\d(?:\.\d{1,9})?)/.exec(written) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function isCover({ disposition }: Stream): boolean {
  return disposition['attached_pic'] === 1 || disposition['timed_thumbnails'] === 1
}

function toVideo(stream: Stream, fileStart: number): VideoFacts {
  const turn = Math.abs(stream.side_data_list.find(({ rotation }) => rotation !== 0)?.rotation ?? 0) % 180
  const pixel = ratio(stream.sample_aspect_ratio.replace(':', '/')) || 1
  const shown = { width: Math.round(stream.width * pixel), height: stream.height }
  const isTurned = turn === 90
  return {
    index: stream.index,
    startsAt: Math.max(0, stream.start_time - fileStart),
    codec: stream.codec_name,
    width: isTurned ? shown.height : shown.width,
    height: isTurned ? shown.width : shown.height,
    framesPerSecond: ratio(stream.avg_frame_rate) || ratio(stream.r_frame_rate) || 25,
    isInterlaced: ['tt', 'bb', 'tb', 'bt'].includes(stream.field_order),
    isRgb: /^(?:a?(?:rgb|bgr)|gbr|0rgb|0bgr|pal8)/.test(stream.pix_fmt),
    isHdr: ['smpte2084', 'arib-std-b67'].includes(stream.color_transfer),
    isPlain: isPlain(stream),
  }
}

const PLAIN_PROFILES: readonly string[] = ['Constrained Baseline', 'Main', 'High']
/** 4.2: 1080p with 60 frames a second. */
const PLAIN_LEVEL = 42

function isPlain(stream: Stream): boolean {
  const { codec_name, profile, level, pix_fmt, field_order, sample_aspect_ratio, side_data_list } = stream
  return (
    codec_name === 'h264' &&
    PLAIN_PROFILES.includes(profile) &&
    level <= PLAIN_LEVEL &&
    pix_fmt === 'yuv420p' &&
    field_order === 'progressive' &&
    ['1:1', ''].includes(sample_aspect_ratio) &&
    side_data_list.every(({ rotation }) => rotation === 0)
  )
}

function toAudio(stream: Stream, fileStart: number): AudioFacts {
  return {
    index: stream.index,
    startsAt: Math.max(0, stream.start_time - fileStart),
    codec: stream.codec_name,
    channels: stream.channels,
    sampleRate: stream.sample_rate,
    ...named(stream),
    isDefault: stream.disposition['default'] === 1,
  }
}

function toSubtitle(stream: Stream): SubtitleFacts {
  const isCaptions = stream.disposition['hearing_impaired'] === 1 || stream.disposition['captions'] === 1
  return {
    index: stream.index,
    ...named(stream),
    kind: isCaptions ? 'captions' : 'subtitles',
    codec: stream.codec_name,
    isForced: stream.disposition['forced'] === 1,
    isDefault: stream.disposition['default'] === 1,
  }
}

function named({ tags }: Stream): { language: string | null; label: string | null } {
  const label = tags.get('title')?.trim().slice(0, 100)
  return { language: toLanguage(tags.get('language')), label: label || null }
}

/** Converts a container's language code (ISO 639-2, sometimes with a region) to BCP 47; null if there is none. */
export function toLanguage(written: string | undefined): string | null {
  if (!written || !/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(written)) return null
  const canonical = canonicalOf(written) ?? canonicalOf(written.split('-')[0] ?? '')
  return canonical === null || ['und', 'mul', 'zxx', 'mis'].includes(canonical) ? null : canonical
}

/** Null for what has a tag's letters but not its form, such as the "en-sdh" that some programs write. */
function canonicalOf(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null
  } catch {
    return null
  }
}

// ffmpeg names the tracks of a FLAC's own cue sheet by their recording code. ISO 3901
const RECORDING_CODE = /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/

function toChapters(chapters: z.infer<typeof Answer>['chapters'], format: string): ChapterFacts[] {
  const isCode = (title: string) => format === 'flac' && RECORDING_CODE.test(title)
  return chapters
    .slice(0, MAX_CHAPTERS)
    .map(({ start_time, end_time, tags }, place) => {
      const title = tags.get('title')?.trim().slice(0, 500) ?? ''
      return {
        title: title === '' || isCode(title) ? String(place + 1) : title,
        start: start_time,
        end: end_time,
      }
    })
    .filter(({ start, end }) => start >= 0 && end > start)
    .toSorted((a, b) => a.start - b.start)
}

function checkFacts(facts: MediaFacts, streams: number): MediaFacts {
  const { video, audio, durationSeconds } = facts
  if (streams > MAX_STREAMS)
    throw new MediaToolError('limit', `It has ${streams} streams; at most ${MAX_STREAMS} are supported.`)
  if (!video && audio.length === 0)
    throw new MediaToolError('refused', 'It contains neither video nor audio.')
  if (durationSeconds > MAX_SECONDS)
    throw new MediaToolError(
      'limit',
      'Its stated length is over 100 hours; if that is wrong, remux the file with MKVToolNix, which corrects the length.',
    )
  if (video && Math.max(video.width, video.height) > MAX_SIDE)
    throw new MediaToolError('limit', `Its video is wider or taller than ${MAX_SIDE} pixels.`)
  if (video && Math.min(video.width, video.height) < 2)
    throw new MediaToolError('refused', 'Its video is smaller than two pixels.')
  return facts
}

function ratio(written: string): number {
  const [above, below = 1] = written.split('/').map(Number)
  const value = (above ?? 0) / below
  return Number.isFinite(value) && value > 0 ? value : 0
}
