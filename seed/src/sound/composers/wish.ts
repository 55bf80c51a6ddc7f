/** What a composer is asked for. */
import type { Key } from '../scales.ts'
import type { Score } from '../score/score.ts'

export type Wish<Style> = {
  /** Seeds everything left to chance. */
  seed: string
  bpm: number
  key: Key
  /** How lively, from 0 to 1. */
  energy: number
  /** Its place on the album, from 0. */
  index: number
  isLast: boolean
  /** The next track begins where this one ends. */
  runsOn: boolean
  style: Style
}

export type Composer<Style> = (wish: Wish<Style>) => Score
