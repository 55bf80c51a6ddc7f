/** The result of a feed run, in words. */
import type { Feed, FeedReport } from '@quintet/contracts/operator/feeds'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'

export const STATE_TONES = {
  new: 'neutral',
  waiting: 'warning',
  running: 'warning',
  done: 'good',
  failed: 'bad',
} as const satisfies Record<Feed['state'], string>

/** Returns the parts of the result; empty if the feed was never read. */
export function resultOf(report: FeedReport | null, words: Texts['feeds'], formats: Formats): string[] {
  if (!report) return []
  const { imported, updated, unchanged, failed, programmes, feeds } = report
  const titles = imported + updated + unchanged + failed > 0
  return [
    ...(titles
      ? [words.result(formats.number(imported), formats.number(updated), formats.number(failed))]
      : []),
    ...(unchanged > 0 ? [words.unchanged(formats.number(unchanged))] : []),
    ...(programmes > 0 ? [words.programmes(formats.number(programmes))] : []),
    ...(feeds > 0 ? [words.feedsFound(formats.number(feeds))] : []),
  ]
}
