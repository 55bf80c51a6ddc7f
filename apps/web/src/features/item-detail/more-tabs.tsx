import type { ContentItem } from '@quintet/contracts/content'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { useQuery } from '@tanstack/react-query'
import { verticalOf } from '../../api/card.ts'
import { extrasQuery, relatedQuery } from '../../api/titles.queries.ts'
import { useAsker } from '../../api/asker.ts'
import { detailTexts } from '../../texts/detail.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { CardRow } from '../../titles/card-row/card-row.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { ExtrasPanel } from './extras-panel.tsx'
import { TrailerPanel } from './trailer-panel.tsx'

/** True if a tab with other members' favourites is shown: music and sports. @spec catalogue 2.10.4 */
export const hasPopular = (item: ContentItem): boolean =>
  ['music-stream', 'sports'].includes(verticalOf(item))

/** True if the title's kind has a trailer tab: films, series and games. */
const hasTrailerTab = (item: ContentItem): boolean =>
  item.attributes.trailer !== undefined ||
  (item.kind !== 'channel' && ['movies', 'pc-games'].includes(verticalOf(item)))

/** Tabs for similar titles, what others play, extras and the trailer. Failed or empty ones are left out. */
export function MoreTabs({ item }: { item: ContentItem }) {
  const words = useTextsOf(detailTexts)
  const asker = useAsker()
  const id = item.contentitem_id
  const vertical = verticalOf(item)
  const { shape } = VERTICAL_FACTS[vertical]
  const { data: similar = [] } = useQuery(relatedQuery(asker, id, 'similar'))
  const { data: popular = [] } = useQuery({
    ...relatedQuery(asker, id, 'popular'),
    enabled: hasPopular(item),
  })
  const { data: extras = [] } = useQuery({
    ...extrasQuery(asker, id),
    enabled: item.attributes.has_extras === true,
  })
  const rows = [
    { key: 'similar', name: words.moreLikeThis, cards: similar },
    {
      key: 'popular',
      name: vertical === 'sports' ? words.mostPlayed.sports : words.mostPlayed.music,
      cards: popular,
    },
  ]
  return (
    <Tabs
      label={words.tabs}
      tabs={[
        ...rows
          .filter(({ cards }) => cards.length > 0)
          .map(({ key, name, cards }) => ({
            key,
            name,
            content: <CardRow label={name} vertical={vertical} shape={shape} cards={cards} />,
          })),
        ...(extras.length > 0
          ? [{ key: 'extras', name: words.extrasTab, content: <ExtrasPanel item={item} extras={extras} /> }]
          : []),
        ...(hasTrailerTab(item)
          ? [{ key: 'trailer', name: words.trailerTab, content: <TrailerPanel item={item} /> }]
          : []),
      ]}
    />
  )
}
