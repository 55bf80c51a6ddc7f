import { itemsPerRow } from '@quintet/domain/catalogue/browsing'
import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import { homeTitles, type StandardName } from '@quintet/domain/catalogue/front-page'
import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { cardsQuery } from '../../api/catalogue.queries.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CardRow } from '../../titles/card-row/card-row.tsx'

const VERTICAL_OF = {
  top10Movies: 'movies',
  mostPopular: 'movies',
  hipHop: 'music-stream',
  audiobooks: 'audio-books',
} satisfies Partial<Record<StandardName, Vertical>>

/** A home row defined by the default rules, by name. */
export type HomeRow = keyof typeof VERTICAL_OF

export function isHomeRow(name: StandardName): name is HomeRow {
  return name in VERTICAL_OF
}

/** The query for the row's titles. */
export const homeRowTitles = (name: HomeRow) => homeTitles(name) ?? {}

/** A home row with the heading of the default rules. @spec catalogue 2.4.1 */
export function HomeCards({ name }: { name: HomeRow }) {
  const heading = useTexts().home[name]
  const vertical = VERTICAL_OF[name]
  const query = homeRowTitles(name)
  const { data: cards } = useQuery(cardsQuery(useAsker(), query))
  return (
    <CardRow
      heading={heading}
      icon={vertical}
      vertical={vertical}
      shape={VERTICAL_FACTS[vertical].shape}
      slides={itemsPerRow(vertical)}
      cards={cards}
      isRanked={name === 'top10Movies'}
      more={{ category: vertical, ...query, title: heading }}
    />
  )
}
