/**
 * The line of time on which tracks stand one after the other, each for exactly as long as its own samples sound. Pure.
 * @spec decisions 11.8
 */
import { secondsOfSound, type SoundSpan } from '@quintet/domain/sound'
import type { SegmentPlace } from './playlist.ts'

export type OnLine = {
  /** Seconds on the line: where its first own sample sounds. */
  startsAt: number
  sound: SoundSpan
  /** Null: not read yet. */
  segments: readonly SegmentPlace[] | null
}

export type Stretch = { from: number; to: number }

/** An append may end a frame early. */
const FRAME_SLACK_SECONDS = 0.03
/** A piece of sound that is buffered from a little later plays from there. */
const SHORT_SHARE = 4

export const endOf = ({ startsAt, sound }: OnLine): number => startsAt + secondsOfSound(sound)

/** What is added to the times of a track's frames, so that its first own sample falls on its place. */
export const offsetOf = ({ startsAt, sound }: OnLine): number => startsAt - sound.runIn / sound.sampleRate

/** The index of the track that sounds at a time; behind the end, the last one. */
export function indexAt(line: readonly OnLine[], time: number): number {
  return Math.max(
    0,
    line.findLastIndex(({ startsAt }) => startsAt <= time),
  )
}

/** Where a segment's own samples lie: run-in and filling are none. */
export function stretchOf(track: OnLine, { start, seconds }: SegmentPlace): Stretch {
  const from = Math.max(track.startsAt, offsetOf(track) + start)
  const to = Math.min(endOf(track), offsetOf(track) + start + seconds)
  return { from, to: Math.max(from, to) }
}

export function isBuffered({ from, to }: Stretch, buffered: readonly Stretch[]): boolean {
  const slack = Math.min(FRAME_SLACK_SECONDS, (to - from) / SHORT_SHARE)
  return buffered.some((have) => have.from <= from + slack && have.to >= to - slack)
}

/** A lost connection of a moment is not heard with as much as this. */
export const SOON_SECONDS = 20

/** What is to be fetched next. `enough`: as much is there as was wished for. `all`: there is nothing more on the line. */
export type Need =
  | { is: 'segment'; track: number; segment: number }
  | { is: 'playlist'; track: number }
  | { is: 'enough' }
  | { is: 'all' }

type Place = { time: number; aheadSeconds: number; buffered: readonly Stretch[] }
/** Tells of a segment that was appended already and still is not there: it is not asked for without end. */
type IsTried = (track: number, segment: number) => boolean

/** What sounds soon comes first, then the beginning of the next track, for who skips to it, then the rest in order. */
export function needAt(line: readonly OnLine[], place: Place, isTried: IsTried): Need {
  const isMissing = ({ is }: Need) => is === 'playlist' || is === 'segment'
  const soon = needUntil(
    line,
    { ...place, aheadSeconds: Math.min(place.aheadSeconds, SOON_SECONDS) },
    isTried,
  )
  if (isMissing(soon)) return soon
  const next = line[indexAt(line, place.time) + 1]
  const beginning = next && needUntil(line, { ...place, time: next.startsAt, aheadSeconds: 0 }, isTried)
  return beginning && isMissing(beginning) ? beginning : needUntil(line, place, isTried)
}

function needUntil(line: readonly OnLine[], { time, aheadSeconds, buffered }: Place, isTried: IsTried): Need {
  for (let track = indexAt(line, time); track < line.length; track++) {
    const on = line[track]
    if (!on) break
    if (on.startsAt > time + aheadSeconds) return { is: 'enough' }
    if (on.segments === null) return { is: 'playlist', track }
    for (const [segment, place] of on.segments.entries()) {
      const stretch = stretchOf(on, place)
      if (stretch.to <= time || stretch.from === stretch.to) continue
      if (stretch.from > time + aheadSeconds) return { is: 'enough' }
      if (!isBuffered(stretch, buffered) && !isTried(track, segment)) return { is: 'segment', track, segment }
    }
  }
  return { is: 'all' }
}

/** Less is not worth the moment that it costs the element to let go of it. */
const DROP_SECONDS = 30

/** What was heard before a time and may be let go of, all but some stretches; null: there is too little. */
export function heardBefore(
  buffered: readonly Stretch[],
  time: number,
  keeps: readonly Stretch[],
): Stretch | null {
  for (const { from, to } of buffered) {
    const kept = keeps.filter((keep) => keep.to > from && keep.from < to)
    const ends = [...kept.map((keep) => keep.from), Math.min(to, time)]
    for (const [at, start] of [from, ...kept.map((keep) => keep.to)].entries()) {
      const end = Math.min(ends[at] ?? start, time)
      if (end - start > DROP_SECONDS) return { from: start, to: end }
    }
  }
  return null
}

/** Seconds from a time to the end of what is there without a hole. */
export function aheadOf(buffered: readonly Stretch[], time: number): number {
  const have = buffered.find(({ from, to }) => from <= time + FRAME_SLACK_SECONDS && to > time)
  return have ? have.to - time : 0
}
