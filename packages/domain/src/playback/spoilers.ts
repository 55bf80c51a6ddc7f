/** What is hidden from a profile that avoids spoilers until it has watched a title. @spec product 4.2 */
import type { Kind } from '../catalogue/categories.ts'

const DOCUMENTARIES = 'sports:documentaries'

/** True if there is something to give away: how a story continues or how a match ends. */
export function canBeSpoiled({ kind, categories }: { kind: Kind; categories: readonly string[] }): boolean {
  return kind === 'episode' || (kind === 'event' && !categories.includes(DOCUMENTARIES))
}

// Matches "3:1", "3 – 1" and "101-99", but not years, seasons or dates.
const SCORE = /(?<![\d.,:/–-])\d{1,3}\s?[:–-]\s?\d{1,3}(?![\d.,:/–-]?\d)/g
const NO_SCORE = '–:–'

/** Returns the text with all scores blanked. */
export function withoutScores(text: string): string {
  return text.replace(SCORE, NO_SCORE)
}
