import { TAGS, VERTICAL_FACTS, type Vertical } from '@quintet/domain/categories'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { cardsQuery, itemsQuery, rowsQuery, type Asker, type ListQuery } from '../../api/catalogue.queries.ts'
import { settleSections } from '../../api/report.ts'
import { useAsker, useSite } from '../../api/use-asker.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CardRow } from '../../ui/card-row/card-row.tsx'
import { CategoryBanner } from './category-banner.tsx'
import styles from './category-page.module.css'

const bannerQuery = (vertical: Vertical): ListQuery => ({
  category: vertical,
  tags: TAGS.highlights,
  limit: 1,
})
const top10Query = (vertical: Vertical): ListQuery => ({ category: vertical, tags: TAGS.top10, limit: 10 })
const newQuery = (vertical: Vertical): ListQuery => ({ category: vertical, sort: 'added,desc', limit: 12 })

export function loadCategory(
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
  vertical: Vertical,
) {
  return settleSections([
    queryClient.ensureQueryData(itemsQuery(asker, bannerQuery(vertical))),
    queryClient.ensureQueryData(cardsQuery(asker, top10Query(vertical))),
    queryClient.ensureQueryData(cardsQuery(asker, newQuery(vertical))),
    queryClient.ensureQueryData(rowsQuery(asker, { category: vertical, limit: 12 })),
  ])
}

/** The recommended page of a vertical: its banner, then rows. @spec catalogue 2.6 */
export function CategoryPage({ vertical }: { vertical: Vertical }) {
  const texts = useTexts()
  const asker = useAsker()
  const { isMember } = useSite()
  const { data: [feature] = [] } = useQuery(itemsQuery(asker, bannerQuery(vertical)))
  const { data: top10 = [] } = useQuery(cardsQuery(asker, top10Query(vertical)))
  const { data: newest = [] } = useQuery(cardsQuery(asker, newQuery(vertical)))
  const { data: rows = [] } = useQuery(rowsQuery(asker, { category: vertical, limit: 12 }))
  const { shape } = VERTICAL_FACTS[vertical]
  const isEmpty = newest.length === 0 && rows.length === 0
  return (
    <div data-vertical={vertical}>
      <CategoryBanner vertical={vertical} feature={feature} isMember={isMember} />
      <div className={styles.rows}>
        <CardRow
          heading={texts.category.top10}
          vertical={vertical}
          shape={shape}
          cards={top10}
          isRanked
          more={{ ...top10Query(vertical), category: vertical, title: texts.category.top10 }}
        />
        <CardRow
          heading={texts.category.new}
          vertical={vertical}
          shape={shape}
          cards={newest}
          more={{ category: vertical, title: texts.results.all(texts.verticals[vertical].name) }}
        />
        {rows.map(({ id, name, cards }) => (
          <CardRow
            key={id}
            heading={name}
            vertical={vertical}
            shape={shape}
            cards={cards}
            more={{ category: id, title: name }}
          />
        ))}
        {isEmpty && <p className={styles.empty}>{texts.category.empty}</p>}
      </div>
    </div>
  )
}
