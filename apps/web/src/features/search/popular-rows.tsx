import { VERTICAL_FACTS, VERTICALS, type Vertical } from '@quintet/domain/catalogue/categories'
import { useQuery } from '@tanstack/react-query'
import { cardsQuery } from '../../api/catalogue.queries.ts'
import { rowsQuery } from '../../api/titles.queries.ts'
import { useAsker } from '../../api/asker.ts'
import { searchTexts } from '../../texts/search.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { CardRow } from '../../titles/card-row/card-row.tsx'
import { RowSkeleton } from '../../ui/skeleton/skeleton.tsx'
import styles from './search.module.css'

const ROW_LIMIT = 12

/** Suggestions before a term is entered: each category's popular titles, or the chosen one's genres. @spec catalogue 2.12.4 */
export function PopularRows({ vertical }: { vertical: Vertical | null }) {
  return (
    <div className={styles.rows}>
      {vertical ? (
        <GenreRows key={vertical} vertical={vertical} />
      ) : (
        VERTICALS.map((each) => <PopularRow key={each} vertical={each} />)
      )}
    </div>
  )
}

function PopularRow({ vertical }: { vertical: Vertical }) {
  const texts = useTexts()
  const words = useTextsOf(searchTexts)
  const { shape } = VERTICAL_FACTS[vertical]
  const query = { category: vertical, sort: 'popularity,desc', limit: ROW_LIMIT } as const
  const { data: cards, isPending } = useQuery(cardsQuery(useAsker(), query))
  if (isPending) return <RowSkeleton vertical={vertical} />
  return (
    <CardRow
      heading={words.popularIn(texts.verticals[vertical].name)}
      icon={vertical}
      vertical={vertical}
      shape={shape}
      cards={cards}
    />
  )
}

function GenreRows({ vertical }: { vertical: Vertical }) {
  const { shape } = VERTICAL_FACTS[vertical]
  const { data: rows = [], isPending } = useQuery(
    rowsQuery(useAsker(), { category: vertical, limit: ROW_LIMIT }),
  )
  if (isPending) return <RowSkeleton vertical={vertical} />
  return rows.map(({ id, name, cards }) => (
    <CardRow key={id} heading={name} vertical={vertical} shape={shape} cards={cards} />
  ))
}
