/** Stores the playlists of finished or growing media, and describes them for the database. */
import type { Storage } from '@quintet/platform/storage/storage'
import type { TranscodePlan } from '../transcode/plan.ts'
import type { Rendition } from '../transcode/transcode.ts'
import {
  type Bits,
  bitratesOf,
  masterPlaylist,
  mediaPlaylist,
  type PackagedAudio,
  type PackagedVideo,
  subtitlePlaylist,
} from './playlists.ts'
import { type NamedCues, writeWebVtt } from '@quintet/domain/playback/cues'

export type Place = { storage: Storage; prefix: string }

/** Media that can be played, even if still incomplete. */
export type PlayableMedia = {
  durationSeconds: number
  /** Key of the master playlist. */
  entryKey: string
  renditions: ReturnType<typeof rowsOf>
  subtitles: { language: string; label: string; kind: 'subtitles' | 'captions'; storageKey: string }[]
}

export type Made = { renditions: readonly Rendition[]; durationSeconds: number; isGrowing: boolean }

export async function writeRenditions(
  { renditions, isGrowing }: Made,
  { storage, prefix }: Place,
): Promise<void> {
  for (const { name, segments } of renditions)
    await storage.write(`${prefix}/${name}/index.m3u8`, mediaPlaylist(segments, { isGrowing }))
}

/** Writes what refers to the existing renditions: subtitles, and the master playlist last. */
export async function writeMaster(
  plan: TranscodePlan,
  made: Made,
  texts: readonly NamedCues[],
  { storage, prefix }: Place,
): Promise<PlayableMedia> {
  const { durationSeconds } = made
  for (const { name, cues } of texts) {
    await storage.write(`${prefix}/subtitles/${name}.vtt`, writeWebVtt(cues, durationSeconds))
    await storage.write(`${prefix}/subtitles/${name}.m3u8`, subtitlePlaylist(`${name}.vtt`, durationSeconds))
  }
  const described = describe(plan, made)
  const entryKey = `${prefix}/master.m3u8`
  await storage.write(entryKey, masterPlaylist({ ...described, subtitles: texts }))
  return {
    durationSeconds,
    entryKey,
    renditions: rowsOf(described),
    subtitles: texts.map(({ name, language, label, kind }) => ({
      language,
      label,
      kind,
      storageKey: `${prefix}/subtitles/${name}.vtt`,
    })),
  }
}

type Described = { videos: PackagedVideo[]; audios: PackagedAudio[] }

// A growing film uses its bit-rate limits, because its heaviest segment is not known yet.
function describe({ video, audios }: TranscodePlan, { renditions, isGrowing }: Made): Described {
  const bitsOf = ({ segments }: Rendition, limit: number): Bits =>
    isGrowing ? { peak: limit, average: limit } : bitratesOf(segments)
  const rungs = video?.ladder.rungs ?? []
  const { frames, seconds } = video?.ladder.framesPerSecond ?? { frames: 0, seconds: 1 }
  return {
    videos: rungs.flatMap(({ width, height, bitsPerSecond }, place) => {
      const made = renditions[place]
      if (!made) return []
      const { name, codec } = made
      const framesPerSecond = frames / seconds
      return [{ name, codec, width, height, framesPerSecond, bits: bitsOf(made, bitsPerSecond) }]
    }),
    audios: audios.flatMap(({ language, label, channels, bitsPerSecond }, place) => {
      const made = renditions[rungs.length + place]
      if (!made) return []
      const { name, codec } = made
      return [{ name, codec, language, label, channels, bits: bitsOf(made, bitsPerSecond) }]
    }),
  }
}

function rowsOf({ videos, audios }: Described) {
  return [
    ...videos.map(({ name, codec, width, height, bits }) => ({
      name,
      kind: 'video' as const,
      width,
      height,
      bitsPerSecond: bits.average,
      codecs: codec,
      language: null,
    })),
    ...audios.map(({ name, codec, language, bits }) => ({
      name,
      kind: 'audio' as const,
      width: null,
      height: null,
      bitsPerSecond: bits.average,
      codecs: codec,
      language,
    })),
  ]
}
