import type { ContentItem } from '@quintet/contracts/content'
import { VERTICAL_FACTS } from '@quintet/domain/categories'
import { pictureOf, verticalOf } from '../../api/card.ts'
import type { Playable } from '../../api/play.ts'

/** What the player needs of a title; an episode or a track shows what it belongs to. */
export function playableOf(item: ContentItem, parent: ContentItem): Playable {
  const vertical = verticalOf(parent)
  const isPart = item.contentitem_id !== parent.contentitem_id
  return {
    id: item.contentitem_id,
    title: item.attributes.title,
    byline:
      item.attributes.artist ??
      parent.attributes.artist ??
      parent.attributes.author ??
      (isPart ? parent.attributes.title : undefined),
    vertical,
    type: VERTICAL_FACTS[vertical].playerType,
    picture: pictureOf(parent, [VERTICAL_FACTS[vertical].shape], 640),
  }
}
