import { VERTICAL_FACTS, VERTICALS } from '@quintet/domain/catalogue/categories'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../texts/use-texts.ts'
import styles from './message-page.module.css'

/** The categories, on a page that has nothing else to offer. */
export function CategoryLinks() {
  const { verticals } = useTexts()
  return (
    <ul className={styles.links}>
      {VERTICALS.map((vertical) => (
        <li key={vertical} data-vertical={vertical}>
          <Link className={styles.link} to="/$category" params={{ category: VERTICAL_FACTS[vertical].slug }}>
            {verticals[vertical].name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
