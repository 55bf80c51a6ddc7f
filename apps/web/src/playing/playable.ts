import type { ContentItem } from '@quintet/contracts/content'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { pictureOf, verticalOf } from '../api/card.ts'
import { isOffered } from '../api/offered.ts'
import type { Playable } from './play-request.ts'

/** Returns what the player needs of a title; an episode or a track shows what it belongs to. @spec catalogue 5.5 */
export function playableOf(item: ContentItem, parent: ContentItem): Playable {
  const vertical = verticalOf(parent)
  const isPart = item.contentitem_id !== parent.contentitem_id
  const isNumbered = item.kind === 'episode' || item.kind === 'track'
  return {
    id: item.contentitem_id,
    title: item.attributes.title,
    byline:
      item.attributes.artist ??
      parent.attributes.artist ??
      parent.attributes.author ??
      (isPart ? parent.attributes.title : undefined),
    collection: isPart ? parent.attributes.title : item.attributes.series,
    vertical,
    type: VERTICAL_FACTS[vertical].playerType,
    picture: pictureOf(parent, [VERTICAL_FACTS[vertical].shape], 640),
    groupId: parent.contentitem_id,
    still: pictureOf(item, ['landscape', 'background'], 640),
    seconds: item.attributes.duration,
    ...(isNumbered ? { season: item.season, number: item.number } : {}),
    ...(item.kind === 'channel' ? { isChannel: true } : {}),
  }
}

export function trailerOf(item: ContentItem): Playable {
  return {
    id: item.contentitem_id,
    title: item.attributes.title,
    vertical: verticalOf(item),
    type: 'TRAILER',
    groupId: item.contentitem_id,
    still: pictureOf(item, ['landscape', 'background'], 640),
  }
}

/** Returns what plays for a title, in order: its episodes or tracks, otherwise itself. Members only get what is available. */
export function queueOf(item: ContentItem, parts: readonly ContentItem[], isMember: boolean): Playable[] {
  const isWhole = item.kind !== 'series' && item.kind !== 'album'
  // Parts of a series may still be missing, and a broadcast may not have begun.
  return (isWhole ? [item] : parts)
    .filter(({ representation }) => !isMember || representation !== undefined)
    .map((part) => playableOf(part, item))
}

/** True if Play shows this very title as video, without a question first as for a rental. */
export function isFilmThatPlays(item: ContentItem): boolean {
  const isFilm = VERTICAL_FACTS[verticalOf(item)].playerType === 'VIDEO' && item.kind !== 'series'
  return isFilm && item.representation !== undefined && item.rental === undefined
}

/**
 * Moves titles that are still being prepared, or not for where the member lives, to the end: users expect to be able to play what is shown
 * large.
 */
export function playingFirst(
  items: readonly ContentItem[],
  isElsewhere: (countries: readonly string[] | undefined) => boolean,
): ContentItem[] {
  const rank = (item: ContentItem) => Number(isOffered(item) && !isElsewhere(item.available_in))
  return items.toSorted((one, other) => rank(other) - rank(one))
}
