import { VERTICAL_FACTS, VERTICALS } from '@quintet/domain/catalogue/categories'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './section-tabs.module.css'
import { usePlace } from './use-place.ts'

/** The five categories side by side. */
export function CategoryLinks() {
  const texts = useTexts()
  const { vertical: current } = usePlace()
  return (
    <ul className={styles.tabs}>
      {VERTICALS.map((vertical) => (
        <li key={vertical} data-vertical={vertical}>
          <Link
            to="/$category"
            params={{ category: VERTICAL_FACTS[vertical].slug }}
            className={styles.tab}
            // Otherwise /movies/music/1, an album, would match as a film.
            activeOptions={{ exact: true }}
            aria-current={vertical === current ? 'page' : undefined}
          >
            {texts.verticals[vertical].name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
