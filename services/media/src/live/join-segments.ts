/** Joins the output of a maker's pipes into segments of equal length in all renditions, cutting the sound where the picture is cut. */
import { LIVE_SEGMENT_SECONDS } from '@quintet/domain/live/live-ingest'
import type { Segment } from '../transcode/fragments.ts'

/** A stretch of a channel in all renditions, sound last: a segment, or a part of one. */
export type LiveSegment = { parts: readonly Buffer[]; seconds: number; soundSeconds: number }

type Queue = { waiting: Segment[]; seconds: number }

/** The sound may end this much before the picture: one fragment. */
const SHORT_SECONDS = 0.1

export class SegmentJoiner {
  readonly #pictures: Queue[]
  readonly #sound: Queue = { waiting: [], seconds: 0 }
  /** The end of the last segment. */
  #pictureEnd = 0
  #soundEnd = 0

  constructor(rungs: number) {
    this.#pictures = Array.from({ length: rungs }, () => ({ waiting: [], seconds: 0 }))
  }

  /** `place` counts the rungs, then the sound. */
  push(place: number, segment: Segment): void {
    const queue = this.#pictures[place] ?? this.#sound
    queue.waiting.push(segment)
    queue.seconds += segment.seconds
  }

  /**
   * Returns the next segment that is complete in all renditions; null if there is none yet. `isEnding`: missing sound will not arrive any
   * more.
   */
  next(isEnding = false): LiveSegment | null {
    const first = this.#pictures.map(({ waiting }) => waiting[0])
    if (!first.every((segment) => segment !== undefined)) return null
    const seconds = first[0]?.seconds ?? LIVE_SEGMENT_SECONDS
    const end = this.#pictureEnd + seconds
    const isWhole = this.#sound.seconds >= end - (isEnding ? SHORT_SECONDS : 0)
    if (!isWhole || this.#sound.waiting.length === 0) return null
    const sound: Segment[] = []
    let soundEnd = this.#soundEnd
    while (soundEnd < end) {
      const piece = this.#sound.waiting.shift()
      if (!piece) break
      sound.push(piece)
      soundEnd += piece.seconds
    }
    for (const { waiting } of this.#pictures) waiting.shift()
    const soundSeconds = soundEnd - this.#soundEnd
    // Audio alone keeps its own length.
    this.#pictureEnd = this.#pictures.length > 0 ? end : soundEnd
    this.#soundEnd = soundEnd
    return {
      parts: [...first.map(({ bytes }) => bytes), Buffer.concat(sound.map(({ bytes }) => bytes))],
      seconds: this.#pictures.length > 0 ? seconds : soundSeconds,
      soundSeconds,
    }
  }

  /** Returns by how many seconds the sound lags behind the picture; a long lag means that the sound has ended. */
  soundBehind(): number {
    return (this.#pictures[0]?.seconds ?? 0) - this.#sound.seconds
  }
}
