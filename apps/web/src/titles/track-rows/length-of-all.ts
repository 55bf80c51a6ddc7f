import type { ContentItem } from '@quintet/contracts/content'
import { formatLength } from '../../texts/format.ts'

/** The length of all these tracks, for the facts of a page; nothing while the length of one is unknown. */
export function lengthOfAll(tracks: readonly Pick<ContentItem, 'attributes'>[]): string[] {
  const lengths = tracks.map(({ attributes }) => attributes.duration)
  const seconds = lengths.reduce<number>((sum, length) => sum + (length ?? 0), 0)
  return seconds === 0 || lengths.includes(undefined) ? [] : [formatLength(seconds)]
}
