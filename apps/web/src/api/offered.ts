import type { ContentItem } from '@quintet/contracts/content'

/** True if it plays through its episodes or tracks, which themselves tell whether they can be played. */
export const hasParts = ({ kind }: Pick<ContentItem, 'kind'>) => kind === 'series' || kind === 'album'

/** True if a member can be offered to play it; an announced title has nothing to play. Visitors' answers do not tell. */
export function isOffered(item: Pick<ContentItem, 'kind' | 'representation'>): boolean {
  return hasParts(item) || item.representation !== undefined
}
