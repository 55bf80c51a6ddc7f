import { History } from 'lucide'
import { searchTexts } from '../../texts/search.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './recent-list.module.css'

type RecentListProps = {
  recent: readonly string[]
  onUse: (term: string) => void
  onForget: (term: string) => void
}

/** Recent searches: a click repeats one, and each can be removed. @spec catalogue 2.12.3 */
export function RecentList({ recent, onUse, onForget }: RecentListProps) {
  const search = useTextsOf(searchTexts)
  return (
    <section className={styles.panel} aria-labelledby="recent-searches">
      <h2 className={styles.heading} id="recent-searches">
        {search.recent}
      </h2>
      <ul>
        {recent.map((term) => (
          <li key={term} className={styles.entry}>
            <button type="button" className={styles.term} onClick={() => onUse(term)}>
              <Icon name={History} />
              <span className={styles.words} dir="auto">
                {term}
              </span>
            </button>
            <IconButton
              icon="close"
              size={18}
              label={search.removeRecent(term)}
              onClick={() => onForget(term)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
