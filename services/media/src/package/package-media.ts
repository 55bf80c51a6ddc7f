/** Packages a title's media as HLS: from the operator's files to everything that a player asks for. @spec decisions 10.6 */
import { runConfined, INPUT_OPTIONS, inputAddress } from '@quintet/media-files/tools/confine'
import { MediaToolError } from '@quintet/media-files/tools/media-tool-error'
import { type MediaFacts, probe } from '@quintet/media-files/tools/probe'
import { readSmallFile } from '@quintet/media-files/tools/small-files'
import type { Storage } from '@quintet/platform/storage/storage'
import { type MediaKeys, makeKeys } from '../encrypt/segments.ts'
import { SEGMENT_SECONDS } from '../transcode/ladder.ts'
import { gainFor, measureLoudness } from '../transcode/loudness.ts'
import { planTranscode, languageName, type TranscodePlan } from '../transcode/plan.ts'
import { transcode } from '../transcode/transcode.ts'
import { makeTrickplay } from '../trickplay/make-trickplay.ts'
import { digestOf } from './digest.ts'
import { growWith } from './grow.ts'
import { type Cue, decodeSubtitle, type NamedCues, parseCues } from '../subtitles/subtitles.ts'
import { type PlayableMedia, writeMaster, writeRenditions } from './write-playlists.ts'

export type MediaOrder = {
  form: 'video' | 'audio'
  files: readonly string[]
  subtitles: readonly { path: string; language: string; label: string; kind: 'subtitles' | 'captions' }[]
  isEncrypted: boolean
}

export type PackagedMedia = PlayableMedia & {
  /** LUFS of the first sound track, as it is heard. */
  loudness: number | null
  /** Key of the WebVTT file of stills; null without a picture. */
  thumbnailsKey: string | null
  keys: { number: number; key: Buffer }[]
  /** What was left out, for the log. */
  warnings: string[]
}

/** What an earlier try left under the prefix: its keys, and whether it did the very same work. */
export type Begun = { keys: MediaKeys; isResumed: boolean }

export type PackageOptions = {
  storage: Storage
  prefix: string
  /**
   * Asked once it is known what is to be done: keeps the digest of the work and keys for so many segments, or finds them kept
   * by an earlier try. Without it everything is made in one go.
   */
  begin?: (work: { digest: string; segments: number }) => Promise<Begun>
  signal?: AbortSignal | undefined
  onProgress?: ((share: number) => void) | undefined
  /** Told once, when a film can be played although most of it is still to be made; without it nothing plays before the end. */
  onPlayable?: (media: PlayableMedia) => Promise<void>
}

const MAX_SUBTITLE_BYTES = 5 * 1024 * 1024
const MAX_SUBTITLES = 40
const EXTRACT_SECONDS = 600

/**
 * Makes all renditions, subtitles and playlists under `prefix`, the master playlist last. Throws a MediaToolError; what
 * was stored until then is for the caller to remove.
 */
export async function packageMedia(order: MediaOrder, options: PackageOptions): Promise<PackagedMedia> {
  const { storage, prefix, signal } = options
  const sources: { path: string; facts: MediaFacts }[] = []
  for (const path of order.files) sources.push({ path, facts: await probe(path, signal ? { signal } : {}) })
  const plan = await withGains(planTranscode(order.form, sources), signal)
  const work = {
    digest: await digestOf(plan),
    segments: Math.ceil(plan.durationSeconds / SEGMENT_SECONDS),
  }
  const begun = (await options.begin?.(work)) ?? { keys: makeKeys(), isResumed: false }
  const keys = order.isEncrypted ? begun.keys : null
  const warnings: string[] = []
  // Beside the pictures: taking them out of a long film means reading all of it.
  const texts = order.form === 'video' ? readSubtitles(order, sources[0], warnings, signal) : []
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
  // Whatever becomes of the one, the other is waited for.
  await Promise.allSettled([transcoding, texts])
  const made = { ...(await transcoding), isGrowing: false }
  await writeRenditions(made, place)
  const stills = made.renditions[0]
  const [size] = plan.video?.ladder.rungs ?? []
  const thumbnailsKey =
    stills && size ? await makeTrickplay({ ...size, ...stills }, { ...place, keys, signal }) : null
  const playable = await writeMaster(plan, made, await texts, place)
  return { ...playable, loudness: made.loudness, thumbnailsKey, keys: keys?.all() ?? [], warnings }
}

// Films come as loud as their studios like; music and books stay as they were mastered, an album's quiet pieces among them.
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

// Files beside the film come first; what the film holds in a language and kind that they have too is left out.
async function readSubtitles(
  order: MediaOrder,
  source: { path: string; facts: MediaFacts } | undefined,
  warnings: string[],
  signal: AbortSignal | undefined,
): Promise<NamedCues[]> {
  const found: Omit<NamedCues, 'name'>[] = []
  const add = (named: Omit<NamedCues, 'name' | 'cues'>, cues: Cue[], where: string): void => {
    if (cues.length === 0) warnings.push(`There is no subtitle in ${where}.`)
    else found.push({ ...named, cues })
  }
  for (const { path, ...named } of order.subtitles) {
    const bytes = await readSmallFile(path, MAX_SUBTITLE_BYTES).catch((error: Error) => {
      warnings.push(`A subtitle file was left out: ${error.message}`)
      return new Uint8Array()
    })
    if (bytes.length > 0) add(named, parseCues(decodeSubtitle(bytes, named.language)), 'a subtitle file')
  }
  for (const { index, language, label, kind, isForced } of source?.facts.subtitles ?? []) {
    const isKnown = found.some((other) => other.language === language && other.kind === kind)
    if (!source || language === null || isForced || isKnown) continue
    const cues = await extractCues(source.path, index, signal).catch((error: unknown) => {
      if (error instanceof MediaToolError && error.kind !== 'stopped')
        warnings.push(`Subtitle stream ${index}: ${error.reason}`)
      else throw error
      return []
    })
    add({ language, kind, label: label ?? languageName(language) }, cues, `subtitle stream ${index}`)
  }
  for (const { language } of source?.facts.drawnSubtitles ?? [])
    warnings.push(`${language === null ? 'Subtitles' : languageName(language)}: drawn as pictures, left out.`)
  return withNames(found.slice(0, MAX_SUBTITLES))
}

async function extractCues(file: string, index: number, signal: AbortSignal | undefined): Promise<Cue[]> {
  const { stdout } = await runConfined({
    tool: 'ffmpeg',
    args: [
      '-hide_banner', '-v', 'level+error', ...INPUT_OPTIONS, '-i', inputAddress(file),
      '-map', `0:${index}`, '-c:s', 'subrip', '-f', 'srt', 'pipe:1',
    ], // prettier-ignore
    wallSeconds: EXTRACT_SECONDS,
    maxBytes: MAX_SUBTITLE_BYTES,
    signal,
  })
  return parseCues(decodeSubtitle(stdout, ''))
}

// Named by language alone, from a map of our own: what a file or a stream calls itself never becomes a path.
function withNames(found: Omit<NamedCues, 'name'>[]): NamedCues[] {
  const counts = new Map<string, number>()
  return found.map((one) => {
    const language = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(one.language)
      ? one.language.toLowerCase()
      : 'und'
    const count = (counts.get(language) ?? 0) + 1
    counts.set(language, count)
    return { ...one, name: count === 1 ? language : `${language}-${count}` }
  })
}
