/** What a profile that hides spoilers is not told before it has watched. @spec product 4.2 */
import type { Kind } from './categories.ts'

const DOCUMENTARIES = 'sports:documentaries'

/** Whether there is something to give away: how a story goes on, or how a match ends. */
export function canBeSpoiled({ kind, categories }: { kind: Kind; categories: readonly string[] }): boolean {
  return kind === 'episode' || (kind === 'event' && !categories.includes(DOCUMENTARIES))
}

// "3:1", "3 – 1", "101-99"; not years, seasons or dates.
const SCORE = /(?<![\d.,:/–-])\d{1,3}\s?[:–-]\s?\d{1,3}(?![\d.,:/–-]?\d)/g
const NO_SCORE = '–:–'

/** The text with every score in it left open. */
export function withoutScores(text: string): string {
  return text.replace(SCORE, NO_SCORE)
}
