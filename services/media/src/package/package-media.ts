/** Packages a title's media as HLS: from the operator's files to everything a player requests. @spec decisions 10.6 */
import type { SoundSpan } from '@quintet/domain/listening/sound'
import { type MediaFacts, probe } from '@quintet/media-files/tools/probe'
import type { Storage } from '@quintet/platform/storage/storage'
import { type MediaKeys, makeKeys } from '../encrypt/segments.ts'
import { SEGMENT_SECONDS } from '../transcode/ladder.ts'
import { isTopRungAlready } from '../transcode/copied-picture.ts'
import { gainFor, measureLoudness } from '../transcode/loudness.ts'
import { type DiscSpan, planTranscode, type TranscodePlan } from '../transcode/plan.ts'
import { transcode } from '../transcode/transcode.ts'
import { makeTrickplay } from '../trickplay/make-trickplay.ts'
import { digestOf } from './digest.ts'
import { growWith } from './grow.ts'
import { readSubtitles, type SubtitleFile } from '../subtitles/read-subtitles.ts'
import { type PlayableMedia, writeMaster, writeRenditions } from './write-playlists.ts'

export type MediaOrder = {
  form: 'video' | 'audio'
  files: readonly string[]
  subtitles: readonly SubtitleFile[]
  /** For one audio file: the part that is packaged. */
  span?: DiscSpan
  isEncrypted: boolean
}

export type PackagedMedia = PlayableMedia & {
  /** LUFS of the first audio track as played. */
  loudness: number | null
  /** dBTP, for a recording. */
  truePeak: number | null
  sound: SoundSpan | null
  /** Key of the WebVTT file of stills; null without video. */
  thumbnailsKey: string | null
  keys: { number: number; key: Buffer }[]
  /** What was left out, for the log. */
  warnings: string[]
}

/** What an earlier attempt left under the prefix: its keys, and whether it was the same work. */
export type Begun = { keys: MediaKeys; isResumed: boolean }

export type PackageOptions = {
  storage: Storage
  prefix: string
  /**
   * Called once the work is known: stores its digest and keys for this many segments, or finds those of an earlier attempt. Without it
   * everything is made from scratch.
   */
  begin?: (work: { digest: string; segments: number }) => Promise<Begun>
  signal?: AbortSignal | undefined
  onProgress?: ((share: number) => void) | undefined
  /** Called once a film can be played although most of it is unfinished; without it nothing plays before the end. */
  onPlayable?: (media: PlayableMedia) => Promise<void>
}

/**
 * Creates all renditions, subtitles and playlists under `prefix`, the master playlist last. Throws a MediaToolError; the caller must remove
 * what was stored until then.
 */
export async function packageMedia(order: MediaOrder, options: PackageOptions): Promise<PackagedMedia> {
  const { storage, prefix, signal } = options
  const sources: { path: string; facts: MediaFacts }[] = []
  for (const path of order.files) sources.push({ path, facts: await probe(path, signal ? { signal } : {}) })
  const planned = await withGains(planTranscode(order.form, sources, order.span), signal)
  const plan = await withCopiedTop(planned, sources[0]?.facts, signal)
  const work = {
    digest: await digestOf(plan),
    segments: Math.ceil(plan.durationSeconds / SEGMENT_SECONDS),
  }
  const begun = (await options.begin?.(work)) ?? { keys: makeKeys(), isResumed: false }
  const keys = order.isEncrypted ? begun.keys : null
  const warnings: string[] = []
  // Runs in parallel with the video: extracting subtitles from a long film means reading all of it.
  const texts = order.form === 'video' ? readSubtitles(order.subtitles, sources[0], { warnings, signal }) : []
  const place = { storage, prefix }
  let isShown = false
  const growth = growWith(plan.durationSeconds, async (renditions) => {
    const made = { renditions, durationSeconds: plan.durationSeconds, isGrowing: true }
    await writeRenditions(made, place)
    if (!isShown) await options.onPlayable?.(await writeMaster(plan, made, await texts, place))
    isShown = true
  })
  const transcoding = transcode(plan, {
    ...options,
    keys,
    isResumed: begun.isResumed,
    ...(options.onPlayable ? { onGrown: growth.onGrown } : {}),
  }).finally(growth.end)
  // Waits for both, whatever happens to either.
  await Promise.allSettled([transcoding, texts])
  const made = { ...(await transcoding), isGrowing: false }
  await writeRenditions(made, place)
  const stills = made.renditions[0]
  const [size] = plan.video?.ladder.rungs ?? []
  const thumbnailsKey =
    stills && size ? await makeTrickplay({ ...size, ...stills }, { ...place, keys, signal }) : null
  const playable = await writeMaster(plan, made, await texts, place)
  const { loudness, truePeak, sound } = made
  return { ...playable, loudness, truePeak, sound, thumbnailsKey, keys: keys?.all() ?? [], warnings }
}

// Studios deliver films at varying loudness; music and books stay as mastered, including an album's quiet passages.
async function withGains(plan: TranscodePlan, signal: AbortSignal | undefined): Promise<TranscodePlan> {
  const [file] = plan.files
  if (!plan.video || file === undefined) return plan
  const audios: TranscodePlan['audios'] = []
  for (const audio of plan.audios) {
    const index = audio.streams[0]?.index ?? 0
    audios.push({ ...audio, gainDecibels: gainFor(await measureLoudness(file, index, { signal })) })
  }
  return { ...plan, audios }
}

/** Saves more than half of the work, and the picture from a second loss. @spec decisions 4.26 */
async function withCopiedTop(
  plan: TranscodePlan,
  facts: MediaFacts | undefined,
  signal: AbortSignal | undefined,
): Promise<TranscodePlan> {
  const { video, files } = plan
  const [file] = files
  if (!video || !facts || file === undefined) return plan
  const isCopied = await isTopRungAlready({ file, facts, video }, { signal })
  return isCopied ? { ...plan, video: { ...video, isTopCopied: true } } : plan
}
