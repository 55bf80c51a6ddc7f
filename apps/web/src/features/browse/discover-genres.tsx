import { discoverColumns, DISCOVER_SIZE } from '@quintet/domain/browsing'
import { genreSlug, VERTICAL_FACTS, type Vertical } from '@quintet/domain/categories'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cardsQuery, type Asker, type RowOfCards } from '../../api/catalogue.queries.ts'
import { useAsker } from '../../api/use-asker.ts'
import { browseTexts } from '../../texts/browse.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './discover-genres.module.css'

/** The first genres of a category, each with a title of theirs that no genre before it shows. @spec catalogue 2.6, 9 */
function tilesOf(vertical: Vertical, rows: readonly RowOfCards[]) {
  const shown = new Set<number>()
  return VERTICAL_FACTS[vertical].genres
    .flatMap((genre) => rows.find(({ id }) => id === `${vertical}:${genre}`) ?? [])
    .slice(0, DISCOVER_SIZE)
    .map(({ id, name, cards }) => {
      const titleId = (cards.find((card) => !shown.has(card.id)) ?? cards[0])?.id ?? 0
      shown.add(titleId)
      return { id, name, titleId }
    })
}

/** The wide pictures of those titles: they carry no words that would stand in a genre's name. */
export function discoverQuery(asker: Asker, vertical: Vertical, rows: readonly RowOfCards[]) {
  const ids = tilesOf(vertical, rows).map(({ titleId }) => titleId)
  return cardsQuery(asker, { ids: ids.join(','), category: vertical, limit: DISCOVER_SIZE }, 'background')
}

/** Genres as pictures, their name at full size. */
export function DiscoverGenres({ vertical, rows }: { vertical: Vertical; rows: readonly RowOfCards[] }) {
  const { genres } = useTextsOf(browseTexts)
  const tiles = tilesOf(vertical, rows)
  const isFull = tiles.length === DISCOVER_SIZE
  const { data: cards = [] } = useQuery({ ...discoverQuery(useAsker(), vertical, rows), enabled: isFull })
  if (!isFull) return null
  return (
    <section className={styles.section} aria-label={genres.label}>
      <h2 className={styles.heading}>{genres.label}</h2>
      <ul className={styles.tiles} data-columns={discoverColumns(vertical)}>
        {tiles.map(({ id, name, titleId }) => (
          <li key={id}>
            <Link
              className={styles.tile}
              data-variant="highlightGenre"
              to="/$category/genre/$genre"
              params={{ category: VERTICAL_FACTS[vertical].slug, genre: genreSlug(id) }}
            >
              <Picture
                picture={cards.find((card) => card.id === titleId)?.picture}
                sizes="(width < 845px) 92vw, 46vw"
                alt=""
              />
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
