/** The timeline on which tracks follow each other, each exactly as long as its own samples. Pure functions. @spec decisions 11.8 */
import { secondsOfSound, type SoundSpan } from '@quintet/domain/listening/sound'
import type { SegmentPlace } from './playlist.ts'

export type OnLine = {
  /** The timeline position of its first own sample, in seconds. */
  startsAt: number
  sound: SoundSpan
  /** Null: not read yet. */
  segments: readonly SegmentPlace[] | null
}

export type Stretch = { from: number; to: number }

/** An append may end one frame early. */
const FRAME_SLACK_SECONDS = 0.03
/** A segment also counts as buffered if its data starts this much later. */
const SHORT_SHARE = 4

export const endOf = ({ startsAt, sound }: OnLine): number => startsAt + secondsOfSound(sound)

/** Returns the offset that puts the track's first own sample at its place on the timeline. */
export const offsetOf = ({ startsAt, sound }: OnLine): number => startsAt - sound.runIn / sound.sampleRate

/** Returns the index of the track that plays at a time; after the end, the last one. */
export function indexAt(line: readonly OnLine[], time: number): number {
  return Math.max(
    0,
    line.findLastIndex(({ startsAt }) => startsAt <= time),
  )
}

/** Returns the range of a segment's own samples, without run-in and padding. */
export function stretchOf(track: OnLine, { start, seconds }: SegmentPlace): Stretch {
  const from = Math.max(track.startsAt, offsetOf(track) + start)
  const to = Math.min(endOf(track), offsetOf(track) + start + seconds)
  return { from, to: Math.max(from, to) }
}

export function isBuffered({ from, to }: Stretch, buffered: readonly Stretch[]): boolean {
  const slack = Math.min(FRAME_SLACK_SECONDS, (to - from) / SHORT_SHARE)
  return buffered.some((have) => have.from <= from + slack && have.to >= to - slack)
}

/** Enough to bridge a momentary loss of connection. */
export const SOON_SECONDS = 20

/** What to fetch next. `enough`: as much as requested is buffered. `all`: nothing is left on the timeline. */
export type Need =
  | { is: 'segment'; track: number; segment: number }
  | { is: 'playlist'; track: number }
  | { is: 'enough' }
  | { is: 'all' }

type Place = { time: number; aheadSeconds: number; buffered: readonly Stretch[] }
/** True for a segment that was appended but is still not buffered: it is not fetched again and again. */
type IsTried = (track: number, segment: number) => boolean

/** Returns the most urgent need: what plays soon, then the beginning of the next track, for skipping, then the rest in order. */
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

/** Removing less is not worth the interruption for the element. */
const DROP_SECONDS = 30

/** Returns a range of data played before a time that can be removed, sparing the given ranges; null: there is too little. */
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

/** Returns the seconds from a time to the end of the continuous buffered range. */
export function aheadOf(buffered: readonly Stretch[], time: number): number {
  const have = buffered.find(({ from, to }) => from <= time + FRAME_SLACK_SECONDS && to > time)
  return have ? have.to - time : 0
}
