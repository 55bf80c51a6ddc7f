import type { keptEn } from '../texts/kept.en.ts'
import type { KeptOne } from './use-kept.ts'

/** Returns the download state of a title in words. */
export function stateOf({ run, done, total }: KeptOne, words: typeof keptEn): string {
  const percent = total === 0 ? 0 : Math.floor((done / total) * 100)
  switch (run) {
    case 'fetching':
      return words.fetching(percent)
    case 'waiting':
      return words.waiting
    case 'full':
      return words.full
    case 'failed':
      return words.failed
    default:
      return words.paused(percent)
  }
}
