import { discoverColumns, DISCOVER_SIZE } from '@quintet/domain/browsing'
import { genreSlug, VERTICAL_FACTS, type Vertical } from '@quintet/domain/categories'
import { Link } from '@tanstack/react-router'
import type { RowOfCards } from '../../api/catalogue.queries.ts'
import { browseTexts } from '../../texts/browse.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './discover-genres.module.css'

/** The first genres of a category as pictures: a title of theirs, their name at full size. @spec catalogue 2.6, 9 */
export function DiscoverGenres({ vertical, rows }: { vertical: Vertical; rows: readonly RowOfCards[] }) {
  const { genres } = useTextsOf(browseTexts)
  // Each genre shows a title that no genre before it shows.
  const shown = new Set<number>()
  const tiles = VERTICAL_FACTS[vertical].genres
    .flatMap((genre) => rows.find(({ id }) => id === `${vertical}:${genre}`) ?? [])
    .slice(0, DISCOVER_SIZE)
    .map((row) => {
      const card = row.cards.find(({ id }) => !shown.has(id)) ?? row.cards[0]
      if (card) shown.add(card.id)
      return { ...row, picture: card?.picture }
    })
  if (tiles.length < DISCOVER_SIZE) return null
  return (
    <section className={styles.section} aria-label={genres.label}>
      <h2 className={styles.heading}>{genres.label}</h2>
      <ul className={styles.tiles} data-columns={discoverColumns(vertical)}>
        {tiles.map(({ id, name, picture }) => (
          <li key={id}>
            <Link
              className={styles.tile}
              data-variant="highlightGenre"
              to="/$category/genre/$genre"
              params={{ category: VERTICAL_FACTS[vertical].slug, genre: genreSlug(id) }}
            >
              <Picture picture={picture} sizes="(width < 845px) 46vw, 32vw" alt="" />
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
