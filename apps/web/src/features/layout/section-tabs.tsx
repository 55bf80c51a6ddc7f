import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './section-tabs.module.css'
import { usePlace } from './use-place.ts'

/**
 * The tabs of a category: Recommendations, Library, My {category}; for music also the member's playlists and listening history.
 * @spec catalogue 2.5.2
 */
export function SectionTabs({ vertical }: { vertical: Vertical }) {
  const { header } = useTexts()
  const { section } = usePlace()
  const params = { category: VERTICAL_FACTS[vertical].slug }
  const tabs = [
    { name: 'recommendations', to: '/$category', label: header.recommendations },
    { name: 'library', to: '/$category/library', label: header.library },
    { name: 'my', to: '/$category/my', label: header.my[vertical] },
    ...(vertical === 'music-stream'
      ? ([
          { name: 'playlists', to: '/$category/playlists', label: header.playlists },
          { name: 'heard', to: '/$category/heard', label: header.heard },
        ] as const)
      : []),
  ] as const
  return (
    <ul className={styles.tabs} data-vertical={vertical}>
      {tabs.map(({ name, to, label }) => (
        <li key={name}>
          <Link
            to={to}
            params={params}
            className={styles.tab}
            activeOptions={{ exact: true }}
            aria-current={name === section ? 'page' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
