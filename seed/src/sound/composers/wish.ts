/** The input of a composer. */
import type { Key } from '../scales.ts'
import type { Score } from '../score/score.ts'

export type Wish<Style> = {
  /** The seed of all random choices. */
  seed: string
  bpm: number
  key: Key
  /** The energy, from 0 to 1. */
  energy: number
  /** The track's place on the album, from 0. */
  index: number
  isLast: boolean
  /** True if the next track begins where this one ends. */
  runsOn: boolean
  style: Style
}

export type Composer<Style> = (wish: Wish<Style>) => Score
