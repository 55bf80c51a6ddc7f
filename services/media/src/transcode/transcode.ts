/** Runs a plan: one decode, all renditions at once, each segment encrypted and stored as soon as it is complete. */
import { availableParallelism } from 'node:os'
import { secondsOfSound, type SoundSpan } from '@quintet/domain/listening/sound'
import { startConfined } from '@quintet/media-files/tools/confine'
import { MediaToolError } from '@quintet/media-files/tools/media-tool-error'
import { StorageAwayError } from '@quintet/platform/storage/storage-away'
import type { Storage } from '@quintet/platform/storage/storage'
import { encryptSegment, type MediaKeys, vectorOf } from '../encrypt/segments.ts'
import { transcodeArguments } from './ffmpeg-arguments.ts'
import { type Before, type Init, readFragments } from './fragments.ts'
import { FILES_AT_ONCE, JoinedFiles, pipedPlan } from './join-files.ts'
import { readLoudness, readSampleCount, readTruePeak } from './loudness.ts'
import type { TranscodePlan, VideoPlan } from './plan.ts'
import type { StoredSegment } from './stored-segment.ts'

export type Rendition = {
  name: string
  codec: string
  segments: StoredSegment[]
  /** For sound: the data of `SoundSpan`, except its length. */
  begins?: { sampleRate: number; runIn: number }
}

export type Transcoded = {
  /** In the plan's order: rungs from small to large, then audio tracks. */
  renditions: Rendition[]
  durationSeconds: number
  /** LUFS of the first audio track as played. */
  loudness: number | null
  /** dBTP, for a recording. */
  truePeak: number | null
  /** Null for video with sound, which timestamps keep in sync. */
  sound: SoundSpan | null
}

export type TranscodeOptions = {
  storage: Storage
  /** The place in storage, such as `assets/{id}`. */
  prefix: string
  /** Null for a trailer, which stays unencrypted. */
  keys: MediaKeys | null
  /** Whether to keep what an earlier attempt at the same work stored under `prefix`; the rungs continue where it ended. */
  isResumed?: boolean
  /** A recording in more files than this is joined in groups, one after the other. */
  filesAtOnce?: number
  signal?: AbortSignal | undefined
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  /** Called after each segment with what all renditions have so far, and what an earlier attempt made of it. */
  onGrown?: ((renditions: readonly Rendition[], before: Before) => void) | undefined
}

const MAX_THREADS = 16
const WALL_SECONDS = 30 * 60
const WALL_SECONDS_PER_SECOND = 60
/** Less than this share of the stated duration means that the file is truncated. */
const WHOLE_SHARE = 0.9
const SHORT_SECONDS = 2
/**
 * A last segment with a single frame of sound (23 ms) never ends in players that buffer by segments, so it is joined to the previous one.
 */
const LEAST_SOUND_SECONDS = 0.5

/** Throws a MediaToolError; what was stored until then may be resumed with the same plan, or removed by the caller. */
export async function transcode(plan: TranscodePlan, options: TranscodeOptions): Promise<Transcoded> {
  const rungs = plan.video ? await openRungs(plan.video, options) : []
  const sounds = plan.audios.map(({ name }): Rendition => ({ name, codec: '', segments: [] }))
  const renditions = [...rungs, ...sounds]
  const before = secondsOf(rungs[0])
  const first: Before = { segments: rungs[0]?.segments.length ?? 0, seconds: before }
  const onStored = () => options.onGrown?.(renditions, first)
  const limits = {
    wallSeconds: WALL_SECONDS + plan.durationSeconds * WALL_SECONDS_PER_SECOND,
    signal: options.signal,
  }
  const isPiped = plan.files.length > (options.filesAtOnce ?? FILES_AT_ONCE)
  const joined = isPiped ? new JoinedFiles(plan, limits, options.filesAtOnce) : null
  const threads = Math.min(availableParallelism(), MAX_THREADS)
  const confined = await startConfined({
    tool: 'ffmpeg',
    args: transcodeArguments(joined ? pipedPlan(plan) : plan, threads, before),
    outputs: renditions.length,
    ...limits,
    ...(joined ? { input: joined.sound() } : {}),
    onProgress: (seconds) => options.onProgress?.(Math.min(1, (before + seconds) / plan.durationSeconds)),
  })
  const storing = renditions.map((rendition, place) => {
    const isSound = sounds.includes(rendition)
    return storeRendition(rendition, place, confined.outputs[place], { ...options, onStored, isSound })
  })
  await Promise.all(storing).catch(async (error: unknown) => {
    confined.kill()
    await Promise.allSettled(storing)
    joined?.throwIfFailed()
    // If ffmpeg itself failed, its reason says more than the failure of its output.
    const own: unknown = await confined.finished.catch((failure: unknown) => failure)
    const isOwn = own instanceof MediaToolError && own.kind !== 'stopped'
    throw isOwn && !(error instanceof StorageAwayError) ? own : error
  })
  const messages = await confined.finished
  joined?.throwIfFailed()
  const sound = plan.video ? null : spanOf(sounds[0], messages)
  const durationSeconds = sound ? secondsOfSound(sound) : Math.max(...renditions.map(secondsOf))
  checkWhole(plan, durationSeconds)
  return {
    renditions,
    durationSeconds,
    loudness: readLoudness(messages),
    truePeak: readTruePeak(messages),
    sound,
  }
}

function spanOf(rendition: Rendition | undefined, messages: string): SoundSpan | null {
  const samples = readSampleCount(messages)
  return rendition?.begins && samples !== null ? { ...rendition.begins, samples } : null
}

function secondsOf(rendition: Rendition | undefined): number {
  return rendition?.segments.reduce((sum, { seconds }) => sum + seconds, 0) ?? 0
}

/**
 * Returns the rungs with their existing segments. All resume at the same frame, and the last segment that all have is remade, because it
 * may be the film's shorter last one.
 */
async function openRungs({ ladder }: VideoPlan, options: TranscodeOptions): Promise<Rendition[]> {
  const rungs = ladder.rungs.map((rung): Rendition => ({ name: `v-${rung.name}`, codec: '', segments: [] }))
  if (!options.isResumed) return rungs
  const seconds = (ladder.framesPerSegment * ladder.framesPerSecond.seconds) / ladder.framesPerSecond.frames
  const stored = await Promise.all(
    rungs.map(({ name }, place) => storedSegments(name, place, seconds, options)),
  )
  const kept = Math.max(0, Math.min(...stored.map(({ length }) => length)) - 1)
  return rungs.map((rung, place) => ({ ...rung, segments: stored[place]?.slice(0, kept) ?? [] }))
}

async function storedSegments(
  name: string,
  place: number,
  seconds: number,
  { storage, prefix, keys }: TranscodeOptions,
): Promise<StoredSegment[]> {
  const segments: StoredSegment[] = []
  for (;;) {
    const segment = segmentAt(place, segments.length, keys)
    const bytes = await storage.size(`${prefix}/${name}/${segment.name}`)
    if (bytes === null) return segments
    segments.push({ ...segment, seconds, bytes })
  }
}

function segmentAt(place: number, number: number, keys: MediaKeys | null) {
  return {
    name: `${String(number + 1).padStart(5, '0')}.m4s`,
    encryption: keys ? { keyNumber: keys.keyOf(number).number, vector: vectorOf(place, number) } : null,
  }
}

async function storeRendition(
  rendition: Rendition,
  place: number,
  pipe: AsyncIterable<Buffer> | undefined,
  { storage, prefix, keys, onStored, isSound }: TranscodeOptions & { onStored: () => void; isSound: boolean },
): Promise<void> {
  const { name, segments } = rendition
  if (!pipe) throw new Error(`There is no pipe for ${name}.`)
  const before: Before = { segments: segments.length, seconds: secondsOf(rendition) }
  const handle = {
    async onInit({ bytes, codec, timescale, runIn }: Init) {
      rendition.codec = codec
      // Sound is timed by its samples.
      if (isSound) rendition.begins = { sampleRate: timescale, runIn }
      await storage.write(`${prefix}/${name}/init.mp4`, bytes)
    },
    async onSegment({ bytes, seconds }: { bytes: Buffer; seconds: number }) {
      const number = segments.length
      const segment = segmentAt(place, number, keys)
      const key = keys?.keyOf(number).key
      const stored = key ? encryptSegment(bytes, key, vectorOf(place, number)) : bytes
      await storage.write(`${prefix}/${name}/${segment.name}`, stored)
      segments.push({ ...segment, seconds, bytes: stored.length })
      onStored()
    },
  }
  await readFragments(pipe, handle, { before, leastSeconds: isSound ? LEAST_SOUND_SECONDS : 0 })
}

// ffmpeg exits without an error at the end of a truncated file. Audio alone is not checked, because the duration of an MP3 is only an
// estimate.
function checkWhole(plan: TranscodePlan, durationSeconds: number): void {
  if (durationSeconds === 0) throw new MediaToolError('refused', 'Nothing in it can be played.')
  const missing = plan.durationSeconds - durationSeconds
  if (plan.video && missing > SHORT_SECONDS && durationSeconds < plan.durationSeconds * WHOLE_SHARE)
    throw new MediaToolError(
      'refused',
      `The file is damaged or truncated: only ${Math.round(durationSeconds)} of ${Math.round(plan.durationSeconds)} s can be played.`,
    )
}
