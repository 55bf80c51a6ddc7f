import { genreSlug, VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { nameOfGenre } from '../../api/card.ts'
import { categoryNamesQuery } from '../../api/titles.queries.ts'
import { useAsker } from '../../api/asker.ts'
import { browseTexts } from '../../texts/browse.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Menu, menuItem } from '../../ui/menu/menu.tsx'
import styles from './genre-bar.module.css'

type GenreBarProps = {
  vertical: Vertical
  /** The slug of the current genre; undefined for all titles, empty if none is selected. */
  current?: string
}

/** The genres of a category as chips, All first; in a drawer on small screens. @spec catalogue 2.6.3 */
export function GenreBar({ vertical, current }: GenreBarProps) {
  const words = useTextsOf(browseTexts)
  const { data: names = {} } = useQuery(categoryNamesQuery(useAsker(), vertical))
  const genres = Object.entries(names)
  if (genres.length === 0) return null
  const openerName = () => {
    if (current === undefined) return words.genres.all
    // An unknown genre leaves nothing selected.
    if (current === '') return words.genres.label
    const id = `${vertical}:${current}`
    return names[id] ?? nameOfGenre(id)
  }
  const links = (className: string | undefined) => (
    <>
      <li>
        <Link
          to="/$category"
          params={{ category: VERTICAL_FACTS[vertical].slug }}
          className={className}
          // Every genre's address begins with this one.
          activeOptions={{ exact: true }}
          aria-current={current === undefined ? 'page' : undefined}
        >
          {words.genres.all}
        </Link>
      </li>
      {genres.map(([id, name]) => (
        <li key={id}>
          <Link
            to="/$category/genre/$genre"
            params={{ category: VERTICAL_FACTS[vertical].slug, genre: genreSlug(id) }}
            className={className}
            aria-current={genreSlug(id) === current ? 'page' : undefined}
          >
            {name}
          </Link>
        </li>
      ))}
    </>
  )
  return (
    <nav className={styles.bar} data-vertical={vertical} aria-label={words.genres.label}>
      <quintet-row class={styles.row}>
        <ul className={styles.chips} data-track="" data-scroll-restoration-id={`genres-${vertical}`}>
          {links(styles.chip)}
        </ul>
      </quintet-row>
      <button type="button" className={styles.opener} popoverTarget="genre-drawer">
        {openerName()}
        <Icon name="down" size={18} />
      </button>
      <Menu id="genre-drawer" look="drawer" label={words.genres.label}>
        <p className={styles.title}>{words.genres.label}</p>
        <ul>{links(menuItem)}</ul>
      </Menu>
    </nav>
  )
}
