import { useQuery } from '@tanstack/react-query'
import { trendingQuery } from './search.queries.ts'
import { useAsker } from '../../api/asker.ts'
import { searchTexts } from '../../texts/search.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import styles from './search.module.css'

/** Four example titles; a click searches for one. @spec catalogue 2.12.2 */
export function TrendingChips({ onChoose }: { onChoose: (term: string) => void }) {
  const search = useTextsOf(searchTexts)
  const { data: titles = [] } = useQuery(trendingQuery(useAsker()))
  if (titles.length === 0) return null
  return (
    <section className={styles.trending} aria-labelledby="trending">
      <h2 className={styles.trendingHeading} id="trending">
        {search.trending}
      </h2>
      <div className={styles.chips}>
        {titles.map(({ id, title }) => (
          <button key={id} type="button" className={styles.chip} dir="auto" onClick={() => onChoose(title)}>
            {title}
          </button>
        ))}
      </div>
    </section>
  )
}
