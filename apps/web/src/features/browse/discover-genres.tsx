import { discoverColumns, DISCOVER_SIZE, DISCOVER_VERTICALS } from '@quintet/domain/catalogue/browsing'
import { genreSlug, VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cardsQuery } from '../../api/catalogue.queries.ts'
import { type RowOfCards } from '../../api/titles.queries.ts'
import { type Asker, useAsker } from '../../api/asker.ts'
import { browseTexts } from '../../texts/browse.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Picture } from '../../titles/picture/picture.tsx'
import styles from './discover-genres.module.css'

/** Returns the first genres of a category, each with one of its titles that no earlier genre shows. @spec catalogue 9.3 */
function tilesOf(vertical: Vertical, rows: readonly RowOfCards[]) {
  if (!DISCOVER_VERTICALS.includes(vertical)) return []
  const shown = new Set<number>()
  const tiles = VERTICAL_FACTS[vertical].genres
    .flatMap((genre) => rows.find(({ id }) => id === `${vertical}:${genre}`) ?? [])
    .slice(0, DISCOVER_SIZE)
    .map(({ id, name, cards }) => {
      const titleId = (cards.find((card) => !shown.has(card.id)) ?? cards[0])?.id ?? 0
      shown.add(titleId)
      return { id, name, titleId }
    })
  return tiles.length === DISCOVER_SIZE ? tiles : []
}

// Returns the wide pictures of those titles: they contain no text that would collide with a genre's name.
const picturesQuery = (asker: Asker, vertical: Vertical, ids: readonly number[]) =>
  cardsQuery(asker, { ids: ids.join(','), category: vertical, limit: DISCOVER_SIZE }, 'background')

export async function loadDiscover(
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
  vertical: Vertical,
  rows: readonly RowOfCards[],
): Promise<void> {
  const ids = tilesOf(vertical, rows).map(({ titleId }) => titleId)
  if (ids.length > 0) await queryClient.ensureQueryData(picturesQuery(asker, vertical, ids))
}

/** Genres as pictures, with their names at full size. */
export function DiscoverGenres({ vertical, rows }: { vertical: Vertical; rows: readonly RowOfCards[] }) {
  const { genres } = useTextsOf(browseTexts)
  const tiles = tilesOf(vertical, rows)
  const ids = tiles.map(({ titleId }) => titleId)
  const { data: cards = [] } = useQuery({
    ...picturesQuery(useAsker(), vertical, ids),
    enabled: ids.length > 0,
  })
  if (tiles.length === 0) return null
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
