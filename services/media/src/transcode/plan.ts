/** Plans what to make from the contents of a title's media files. */
import type { AudioFacts, MediaFacts, VideoFacts } from '@quintet/media-files/tools/probe'
import { MediaToolError } from '@quintet/media-files/tools/media-tool-error'
import { type Ladder, ladderOf } from './ladder.ts'

export type VideoPlan = {
  streamIndex: number
  ladder: Ladder
  isLate: boolean
  isInterlaced: boolean
  isRgb: boolean
  isHdr: boolean
  /** True if the top rendition is the source's own picture, copied rather than encoded again. */
  isTopCopied?: true
}

export type AudioPlan = {
  /** "a-0" */
  name: string
  /** For each file, in order. */
  streams: {
    index: number
    isLate: boolean
    isUntimed?: true
    /** The number of samples that are played. */ samples?: number
    /** The first sample, if only part of the file is used. */ fromSample?: number
  }[]
  channels: 1 | 2
  sampleRate: number
  bitsPerSecond: number
  /** Gain that normalises the loudness; 0: unchanged. */
  gainDecibels: number
  language: string | null
  label: string
}

export type TranscodePlan = {
  files: readonly string[]
  video: VideoPlan | null
  audios: AudioPlan[]
  /** As stated by the files; the result may differ slightly. */
  durationSeconds: number
  /** Whether the sound arrives joined through a pipe, because there are more files than one ffmpeg opens. */
  isPiped?: true
}

/** Part of a disc's single file, in CD frames; `to` null: to the end. */
export type DiscSpan = { from: number; to: number | null }

const DISC_FRAMES_PER_SECOND = 75
const MAX_FILES = 2000
const MAX_TRACKS = 6
const VIDEO_SOUND_BITS = 128_000
const STEREO_BITS = 192_000
const MONO_BITS = 96_000
const LATE_SECONDS = 0.015
/** Some files already count fields rather than frames. */
const MAX_INTERLACED_FRAMES = 30
const PLAIN_RATES: readonly number[] = [44_100, 48_000]

/**
 * Plans a film with all its audio tracks, or several audio files as one recording. Throws a MediaToolError `refused` if the files lack what
 * is needed.
 */
export function planTranscode(
  form: 'video' | 'audio',
  sources: readonly { path: string; facts: MediaFacts }[],
  span?: DiscSpan,
): TranscodePlan {
  const [first] = sources
  if (!first) throw new MediaToolError('refused', 'There is no media file.')
  const files = sources.map(({ path }) => path)
  if (form === 'audio')
    return span
      ? planPart(sources, span)
      : { files, video: null, audios: [planRecording(sources)], durationSeconds: sum(sources) }
  if (sources.length > 1) throw new MediaToolError('refused', 'A film must be a single file.')
  const { video, audio, durationSeconds } = first.facts
  if (!video) throw new MediaToolError('refused', 'It contains no video.')
  return { files, video: planVideo(video), audios: planTracks(audio), durationSeconds }
}

function planVideo(video: VideoFacts): VideoPlan {
  return {
    streamIndex: video.index,
    ladder: ladderOf({ ...video, framesPerSecond: picturesPerSecond(video) }),
    isLate: isLate(video),
    isInterlaced: video.isInterlaced,
    isRgb: video.isRgb,
    isHdr: video.isHdr,
  }
}

// Each field of an interlaced frame is a separate moment: 1080i50 shows 50 a second, for smooth motion. @spec decisions 9.9
function picturesPerSecond({ framesPerSecond, isInterlaced }: VideoFacts): number {
  return isInterlaced && framesPerSecond <= MAX_INTERLACED_FRAMES ? framesPerSecond * 2 : framesPerSecond
}

// The file's default track comes first. Several of one language are distinguished: a commentary, a mix for headphones.
function planTracks(tracks: readonly AudioFacts[]): AudioPlan[] {
  const labels = new Map<string, number>()
  const toldApart = (label: string): string => {
    const count = (labels.get(label) ?? 0) + 1
    labels.set(label, count)
    return count === 1 ? label : `${label} ${count}`
  }
  return tracks
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.index - b.index)
    .slice(0, MAX_TRACKS)
    .map((track, place) => ({ track, label: toldApart(labelOf(track, place)) }))
    .map(({ track, label }, place) => ({
      name: `a-${place}`,
      streams: [{ index: track.index, isLate: isLate(track) }],
      channels: track.channels === 1 ? 1 : 2,
      sampleRate: rateOf([track]),
      bitsPerSecond: track.channels === 1 ? MONO_BITS : VIDEO_SOUND_BITS,
      gainDecibels: 0,
      language: track.language,
      label,
    }))
}

function planRecording(sources: readonly { facts: MediaFacts }[]): AudioPlan {
  if (sources.length > MAX_FILES) throw new MediaToolError('limit', `It has more than ${MAX_FILES} files.`)
  const tracks = sources.map(({ facts }) => facts.audio.find(({ isDefault }) => isDefault) ?? facts.audio[0])
  const heard = tracks.filter((track) => track !== undefined)
  if (heard.length < sources.length) throw new MediaToolError('refused', 'It contains no audio.')
  const isMono = heard.every(({ channels }) => channels === 1)
  return {
    name: 'a-0',
    streams: heard.map((track) => ({
      index: track.index,
      isLate: isLate(track),
      ...(track.isUntimed ? { isUntimed: true as const } : {}),
      ...(track.samples === undefined ? {} : { samples: track.samples }),
    })),
    channels: isMono ? 1 : 2,
    sampleRate: rateOf(heard),
    bitsPerSecond: isMono ? MONO_BITS : STEREO_BITS,
    gainDecibels: 0,
    language: heard[0]?.language ?? null,
    label: '1',
  }
}

/** Plans a track of a single-file disc, cut to the sample: each begins exactly where the previous one ends. @spec decisions 9.14 */
function planPart(
  sources: readonly { path: string; facts: MediaFacts }[],
  { from, to }: DiscSpan,
): TranscodePlan {
  const [whole, ...others] = sources
  const audio = planRecording(sources)
  const [stream] = audio.streams
  if (!whole || !stream || others.length > 0)
    throw new MediaToolError('refused', 'The tracks of a cue sheet must be in a single file.')
  const { sampleRate = 0 } = whole.facts.audio.find(({ index }) => index === stream.index) ?? {}
  const sampleAt = (frame: number) => Math.round((frame * sampleRate) / DISC_FRAMES_PER_SECOND)
  const lasts = whole.facts.durationSeconds
  const end = to === null ? lasts : Math.min(lasts, to / DISC_FRAMES_PER_SECOND)
  const durationSeconds = end - from / DISC_FRAMES_PER_SECOND
  if (durationSeconds <= 0)
    throw new MediaToolError(
      'refused',
      'The file ends before this track begins; its cue sheet belongs to another recording.',
    )
  const samples = Math.min(stream.samples ?? Infinity, to === null ? Infinity : sampleAt(to))
  const part = {
    ...stream,
    fromSample: sampleAt(from),
    ...(Number.isFinite(samples) ? { samples } : {}),
  }
  return { files: [whole.path], video: null, audios: [{ ...audio, streams: [part] }], durationSeconds }
}

/** True if the stream begins noticeably later than the file. */
function isLate({ startsAt }: { startsAt: number }): boolean {
  return startsAt > LATE_SECONDS
}

// Kept if every player supports it and all tracks agree; resampling slightly degrades the sound.
function rateOf(tracks: readonly AudioFacts[]): number {
  const [rate = 0, ...others] = new Set(tracks.map(({ sampleRate }) => sampleRate))
  return others.length === 0 && PLAIN_RATES.includes(rate) ? rate : 48_000
}

/** Returns the track's own name if it has one, else the language in its own words ("Deutsch"), else its number. */
function labelOf({ language, label }: AudioFacts, place: number): string {
  return label ?? (language === null ? String(place + 1) : languageName(language))
}

export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

function sum(sources: readonly { facts: MediaFacts }[]): number {
  return sources.reduce((seconds, { facts }) => seconds + facts.durationSeconds, 0)
}
