/** Runs ffmpeg on a live source and passes on its segments, complete in all renditions. */
import { availableParallelism } from 'node:os'
import type { LiveRendition } from '@quintet/domain/live/live-ingest'
import { startConfined } from '@quintet/media-files/tools/confine'
import type { Preset } from '../transcode/ffmpeg-arguments.ts'
import { type Init, readFragments } from '../transcode/fragments.ts'
import { type LiveSegment, SegmentJoiner } from './join-segments.ts'
import { type LivePlan, liveArguments, type MakerInput, SOUND_BITS } from './maker-arguments.ts'

const SOUND_NAME = 'a-0'

/** The format of a run: its renditions with their init segments, rungs from small to large, then the sound. */
export type RunForm = { renditions: readonly LiveRendition[]; inits: readonly Init[] }

type Make = {
  plan: LivePlan
  preset: Preset
  input: MakerInput
  /** The bytes to read, unless the input is a file. */
  bytes?: AsyncIterable<Uint8Array>
  signal: AbortSignal
  /** Called for one segment at a time. */
  onSegment: (segment: LiveSegment, form: RunForm) => Promise<void>
}

export const MAX_THREADS = Math.min(availableParallelism(), 16)
/** A run ends by itself; this only sets its CPU limit in the kernel. */
const WALL_SECONDS = 20 * 24 * 60 * 60
/** How long ffmpeg may take to write out the rest of a source that has ended. */
const REST_MS = 2000
const SOUND_LOST_SECONDS = 4
/** ffmpeg's messages when the picture changes its size or format (5.1 to 7.1). */
const CHANGED = /Reconfiguring filter graph|Changing video frame properties/i

/** Thrown if the source has changed its format: the run ends, and the next starts by probing it. */
export class SourceChanged extends Error {
  override readonly name = 'SourceChanged'
}

/** Resolves when the source ends; throws a MediaToolError or `SourceChanged`. */
export async function makeSegments({ plan, preset, input, bytes, signal, onSegment }: Make): Promise<void> {
  const rungs = plan.picture?.ladder.rungs.length ?? 0
  const ending = new AbortController()
  const restIsOver = new AbortController()
  const changed = (what: string) => ending.abort(new SourceChanged(what))
  const confined = await startConfined({
    tool: 'ffmpeg',
    args: liveArguments(plan, input, { threads: MAX_THREADS, preset }),
    outputs: rungs + 1,
    wallSeconds: WALL_SECONDS,
    isUrgent: true,
    signal: AbortSignal.any([signal, ending.signal, restIsOver.signal]),
    onMessage: (text) => CHANGED.test(text) && changed('The source changed its picture.'),
    // Silence that replaces missing sound never ends by itself.
    ...(bytes ? { input: followed(bytes, () => setTimeout(() => restIsOver.abort(), REST_MS).unref()) } : {}),
  })
  const joiner = new SegmentJoiner(rungs)
  const inits: Init[] = []
  let giving = Promise.resolve()
  const giveAll = async (before: Promise<void>, isEnding: boolean): Promise<void> => {
    await before
    for (let next = joiner.next(isEnding); next; next = joiner.next(isEnding))
      await onSegment(next, formOf(plan, inits))
  }
  const give = (isEnding: boolean): Promise<void> => (giving = giveAll(giving, isEnding))
  const reading = confined.outputs.map((pipe, place) =>
    readFragments(pipe, {
      onInit: async (init) => void (inits[place] = init),
      async onSegment(segment) {
        joiner.push(place, segment)
        if (joiner.soundBehind() > SOUND_LOST_SECONDS) changed('The source lost its sound.')
        await give(false)
      },
    }),
  )
  try {
    await Promise.all(reading)
    await give(true)
    await confined.finished
  } catch (error) {
    confined.kill()
    await Promise.allSettled(reading)
    if (!restIsOver.signal.aborted) throw ending.signal.aborted ? ending.signal.reason : error
  }
}

async function* followed(bytes: AsyncIterable<Uint8Array>, onEnd: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } finally {
    onEnd()
  }
}

/** Returns a run's renditions as playlists describe them. */
export function formOf({ picture }: Pick<LivePlan, 'picture'>, inits: readonly Init[]): RunForm {
  const rungs = picture?.ladder.rungs ?? []
  const rate = picture?.ladder.framesPerSecond
  const framesPerSecond = rate ? (rate.frames / rate.seconds).toFixed(3) : ''
  const sound = {
    name: SOUND_NAME,
    codec: inits.at(-1)?.codec ?? '',
    bitsPerSecond: SOUND_BITS,
    picture: null,
  }
  const pictures = rungs.map(({ name, width, height, bitsPerSecond }, place) => ({
    name: `v-${name}`,
    codec: inits[place]?.codec ?? '',
    bitsPerSecond: bitsPerSecond + SOUND_BITS,
    picture: { width, height, framesPerSecond },
  }))
  return { renditions: [...pictures, sound], inits }
}
