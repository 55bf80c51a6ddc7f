/** ffmpeg's arguments for a live source: one decode, the ladder and the sound, each on its own pipe. */
import { LEAST_RATE_OF_PARTS, LIVE_SEGMENT_SECONDS } from '@quintet/domain/live/live-ingest'
import {
  INPUT_OPTIONS,
  inputAddress,
  LIVE_INPUT_OPTIONS,
  outputAddress,
} from '@quintet/media-files/tools/confine'
import type { MediaFacts } from '@quintet/media-files/tools/probe'
import { FRAGMENTS, type Preset, videoFilters, videoOutputs } from '../transcode/ffmpeg-arguments.ts'
import { type Ladder, ladderOf } from '../transcode/ladder.ts'

/** A maker's input: bytes on standard input, or a file that loops. */
export type MakerInput = { format: 'flv' | 'mpegts' } | { format: 'file'; path: string }

export type LivePlan = {
  /** Null for audio only. */
  picture: {
    ladder: Ladder
    streamIndex: number
    isInterlaced: boolean
    isRgb: boolean
    isHdr: boolean
  } | null
  /** Null if the source has no sound, which silence then replaces. */
  soundIndex: number | null
  /** Whether segments are produced in parts. */
  hasParts: boolean
}

export const SOUND_BITS = 128_000
const SOUND_RATE = 48_000
/** Sound is cut where the picture is cut, so it arrives in fragments of a few frames, or of a single frame if parts must be equal. */
const SOUND_PIECE_SECONDS = 0.08
const SOUND_FRAME_SECONDS = 0.02
/** How much ffmpeg probes before it begins; the source's streams are already known by then. */
const LOOK_SECONDS = 1
const LOOK_BYTES = 2_000_000

/** Returns null if the source lacks the picture of a video channel or the sound of an audio channel. `inParts`: as the channel requests. */
export function planLive(
  { video, audio }: MediaFacts,
  { form, inParts }: { form: 'video' | 'audio'; inParts: boolean },
): LivePlan | null {
  const soundIndex = (audio.find(({ isDefault }) => isDefault) ?? audio[0])?.index ?? null
  if (form === 'audio') return soundIndex === null ? null : { picture: null, soundIndex, hasParts: false }
  if (!video) return null
  const { index: streamIndex, isInterlaced, isRgb, isHdr } = video
  const ladder = ladderOf(video, LIVE_SEGMENT_SECONDS)
  const { frames, seconds } = ladder.framesPerSecond
  const hasParts = inParts && frames / seconds >= LEAST_RATE_OF_PARTS
  return { picture: { ladder, streamIndex, isInterlaced, isRgb, isHdr }, soundIndex, hasParts }
}

/** Output order: the rungs from small to large, then the sound. */
export function liveArguments(
  plan: LivePlan,
  input: MakerInput,
  { threads, preset }: { threads: number; preset: Preset },
): string[] {
  const { picture, soundIndex, hasParts } = plan
  const sound = soundIndex === null ? '1:0' : `0:${soundIndex}`
  return [
    '-hide_banner', '-v', 'level+info',
    ...inputOf(input, threads),
    ...(soundIndex === null ? silence() : []),
    '-filter_complex', [
      // Both start at 0, however late one of them is.
      ...(picture ? videoFilters({ ...picture, isLate: true }) : []),
      `[${sound}]aresample=${SOUND_RATE}:async=1:first_pts=0,aformat=channel_layouts=stereo[sound]`,
    ].join(';'),
    ...(picture ? videoOutputs(picture, threads, { haste: hasParts ? 'parts' : 'live', preset }) : []),
    ...soundOutput(picture?.ladder.rungs.length ?? 0, hasParts ? SOUND_FRAME_SECONDS : SOUND_PIECE_SECONDS),
  ] // prettier-ignore
}

/** Arguments for a ladder's card: a picture of `size` bytes on standard input becomes two seconds of video and silence. */
export function cardArguments(ladder: Ladder | null, threads: number): string[] {
  const top = ladder?.rungs.at(-1)
  const picture = ladder && {
    ladder,
    streamIndex: 0,
    isLate: false,
    isInterlaced: false,
    isRgb: true,
    isHdr: false,
  }
  const seconds = ladder
    ? (ladder.framesPerSegment * ladder.framesPerSecond.seconds) / ladder.framesPerSecond.frames
    : LIVE_SEGMENT_SECONDS
  return [
    '-hide_banner', '-v', 'level+error',
    ...(top ? ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${top.width}x${top.height}`, '-framerate', '1', '-i', 'pipe:0'] : []),
    ...silence(seconds),
    '-filter_complex', [
      ...(picture ? [`[0:0]loop=loop=-1:size=1,setpts=N/TB,trim=duration=${Math.ceil(seconds) + 1}[still]`, ...videoFilters(picture)] : []),
      `[${picture ? 1 : 0}:0]anull[sound]`,
    ].join(';').replace('[0:0]fps', '[still]fps'),
    ...(picture ? videoOutputs(picture, threads, { haste: 'live' }) : []),
    ...soundOutput(ladder?.rungs.length ?? 0, SOUND_PIECE_SECONDS),
  ] // prettier-ignore
}

function silence(seconds?: number): string[] {
  const until = seconds === undefined ? '' : `:d=${seconds}`
  return ['-f', 'lavfi', '-i', `anullsrc=r=${SOUND_RATE}:cl=stereo${until}`]
}

function inputOf(input: MakerInput, threads: number): string[] {
  if (input.format === 'file')
    return [
      '-re',
      '-stream_loop',
      '-1',
      ...INPUT_OPTIONS,
      '-threads',
      String(threads),
      '-i',
      inputAddress(input.path),
    ]
  return [
    ...LIVE_INPUT_OPTIONS, '-f', input.format, '-threads', String(threads),
    '-analyzeduration', String(LOOK_SECONDS * 1e6), '-probesize', String(LOOK_BYTES), '-i', 'pipe:0',
  ] // prettier-ignore
}

function soundOutput(output: number, pieceSeconds: number): string[] {
  return [
    '-map', '[sound]', '-map_metadata', '-1', '-map_chapters', '-1', '-c:a', 'aac', '-b:a', String(SOUND_BITS),
    '-f', 'mp4', '-movflags', FRAGMENTS, '-use_editlist', '1', '-flush_packets', '1',
    '-frag_duration', String(pieceSeconds * 1e6), outputAddress(output),
  ] // prettier-ignore
}
