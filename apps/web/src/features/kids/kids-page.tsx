import { KIDS_CATEGORY } from '@quintet/domain/categories'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { cardsQuery, type Asker } from '../../api/catalogue.queries.ts'
import { settleSections } from '../../api/report.ts'
import { useAsker } from '../../api/use-asker.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './kids-page.module.css'

const QUERY = { category: KIDS_CATEGORY, limit: 36 }

export function loadKids({ queryClient, ...asker }: Asker & { queryClient: QueryClient }): Promise<void> {
  return settleSections([queryClient.ensureQueryData(cardsQuery(asker, QUERY))])
}

/** What editors filed for kids, big and bright. */
export function KidsPage() {
  const texts = useTexts()
  const { data: cards = [] } = useQuery(cardsQuery(useAsker(), QUERY))
  return (
    <div className={styles.page} data-vertical="kids">
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Icon name="kids" size={72} />
          {texts.kids.name}
        </h1>
        <p className={styles.text}>{texts.kids.tagline}</p>
      </div>
      {cards.length === 0 ? (
        <p className={styles.empty}>{texts.category.empty}</p>
      ) : (
        <ul className={styles.grid}>
          {cards.map((card) => (
            <li key={card.id}>
              <Card card={card} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
