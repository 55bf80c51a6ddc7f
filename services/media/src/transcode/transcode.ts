/** Runs a plan: one decode, all renditions at once, each segment encrypted and stored as soon as it is whole. */
import { availableParallelism } from 'node:os'
import { startConfined } from '@quintet/platform/media-tools/confine'
import { MediaToolError } from '@quintet/platform/media-tools/media-tool-error'
import type { Storage } from '@quintet/platform/storage/storage'
import { encryptSegment, type MediaKeys, vectorOf } from '../encrypt/segments.ts'
import type { PackagedSegment } from '../package/playlists.ts'
import { readLoudness, transcodeArguments } from './ffmpeg-arguments.ts'
import { readFragments } from './fragments.ts'
import type { TranscodePlan } from './plan.ts'

export type Rendition = { name: string; codec: string; segments: PackagedSegment[] }

export type Transcoded = {
  /** In the plan's order: rungs from small to large, then sound tracks. */
  renditions: Rendition[]
  durationSeconds: number
  /** LUFS of the first sound track. */
  loudness: number | null
}

export type TranscodeOptions = {
  storage: Storage
  /** Where in storage, such as `assets/{id}`. */
  prefix: string
  /** Null: a trailer, which stays clear. */
  keys: MediaKeys | null
  signal?: AbortSignal | undefined
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

const MAX_THREADS = 16
const WALL_SECONDS = 30 * 60
const WALL_SECONDS_PER_SECOND = 60
/** Less than this share of what the file promises means that it is cut short. */
const WHOLE_SHARE = 0.9
const SHORT_SECONDS = 2

/** Throws a MediaToolError; what was stored until then is for the caller to remove. */
export async function transcode(plan: TranscodePlan, options: TranscodeOptions): Promise<Transcoded> {
  const names = [
    ...(plan.video?.ladder.rungs.map(({ name }) => `v-${name}`) ?? []),
    ...plan.audios.map(({ name }) => name),
  ]
  const confined = await startConfined({
    tool: 'ffmpeg',
    args: transcodeArguments(plan, Math.min(availableParallelism(), MAX_THREADS)),
    outputs: names.length,
    wallSeconds: WALL_SECONDS + plan.durationSeconds * WALL_SECONDS_PER_SECOND,
    signal: options.signal,
    onProgress: (seconds) => options.onProgress?.(Math.min(1, seconds / plan.durationSeconds)),
  })
  const storing = names.map((name, place) => storeRendition(name, place, confined.outputs[place], options))
  const renditions = await Promise.all(storing).catch(async (error: unknown) => {
    confined.kill()
    await Promise.allSettled(storing)
    // Where ffmpeg failed by itself, its reason says more than what became of its output.
    const own: unknown = await confined.finished.catch((failure: unknown) => failure)
    throw own instanceof MediaToolError && own.kind !== 'stopped' ? own : error
  })
  const messages = await confined.finished
  const durationSeconds = Math.max(
    ...renditions.map(({ segments }) => segments.reduce((sum, { seconds }) => sum + seconds, 0)),
  )
  checkWhole(plan, durationSeconds)
  return { renditions, durationSeconds, loudness: readLoudness(messages) }
}

async function storeRendition(
  name: string,
  place: number,
  pipe: AsyncIterable<Buffer> | undefined,
  { storage, prefix, keys }: TranscodeOptions,
): Promise<Rendition> {
  const rendition: Rendition = { name, codec: '', segments: [] }
  if (!pipe) throw new Error(`There is no pipe for ${name}.`)
  await readFragments(pipe, {
    async onInit({ bytes, codec }) {
      rendition.codec = codec
      await storage.write(`${prefix}/${name}/init.mp4`, bytes)
    },
    async onSegment({ bytes, seconds }) {
      const number = rendition.segments.length
      const key = keys?.keyOf(number)
      const vector = vectorOf(place, number)
      const stored = key ? encryptSegment(bytes, key.key, vector) : bytes
      const file = `${String(number + 1).padStart(5, '0')}.m4s`
      await storage.write(`${prefix}/${name}/${file}`, stored)
      rendition.segments.push({
        name: file,
        seconds,
        bytes: stored.length,
        encryption: key ? { keyNumber: key.number, vector } : null,
      })
    },
  })
  return rendition
}

// ffmpeg ends well at the end of half a file. Sound alone is not held to it: MP3 only estimates how long it is.
function checkWhole(plan: TranscodePlan, durationSeconds: number): void {
  if (durationSeconds === 0) throw new MediaToolError('refused', 'Nothing in it can be played.')
  const missing = plan.durationSeconds - durationSeconds
  if (plan.video && missing > SHORT_SECONDS && durationSeconds < plan.durationSeconds * WHOLE_SHARE)
    throw new MediaToolError(
      'refused',
      `The file is damaged or cut short: ${Math.round(durationSeconds)} of ${Math.round(plan.durationSeconds)} s can be played.`,
    )
}
