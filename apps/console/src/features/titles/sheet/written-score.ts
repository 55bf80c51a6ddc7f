import type { Score } from '@quintet/domain/live/moments'

const SCORE = /^(\d{1,4})\s*:\s*(\d{1,4})$/

/** Parses a score as editors write it, `2:1`; null if it is not one. */
export function scoreIn(written: string): Score | null {
  const score = SCORE.exec(written.trim())
  return score ? [Number(score[1]), Number(score[2])] : null
}
