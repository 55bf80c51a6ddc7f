/** Progress bars of cards, with true positions in place of the original's random ones. @spec catalogue 2.8.7 */
import type { CallAnswer } from '@quintet/contracts/route'
import type { getContinue, getHistory } from '@quintet/contracts/history'

/** Returns fractions of 0 to 1 by title id: 1 for finished titles; a series or an album has the fraction of its current part. */
export function fractionsOf(
  points: CallAnswer<typeof getHistory>,
  entries: CallAnswer<typeof getContinue>,
): Record<number, number> {
  const fractions: Record<number, number> = {}
  for (const { contentId, position, duration, finished } of points)
    if (finished || (duration > 0 && position > 0))
      fractions[contentId] = finished ? 1 : Math.min(1, position / duration)
  for (const { contentId, position, duration } of entries)
    if (duration > 0 && position > 0) fractions[contentId] = Math.min(1, position / duration)
  return fractions
}
