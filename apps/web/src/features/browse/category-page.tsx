import { BANNER_SIZE, bannerOfDay, rowLimit, SECTION_OWNERS, TOP_SIZE } from '@quintet/domain/browsing'
import { PLAY_VARIANTS } from '@quintet/domain/cards'
import { TAGS, VERTICAL_FACTS, type Vertical } from '@quintet/domain/categories'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { cardsQuery, itemsQuery, rowsQuery, type Asker, type ListQuery } from '../../api/catalogue.queries.ts'
import { settleSections } from '../../api/report.ts'
import { useAsker, useSite } from '../../api/use-asker.ts'
import { continueQuery } from '../../api/user.queries.ts'
import { browseTexts } from '../../texts/browse.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { CardRow } from '../../ui/card-row/card-row.tsx'
import { ContinueRow } from '../../ui/continue-row/continue-row.tsx'
import { CategoryBanner } from './category-banner.tsx'
import styles from './category-page.module.css'
import { DiscoverGenres, discoverQuery } from './discover-genres.tsx'
import { GenreBar } from './genre-bar.tsx'
import { loadGenreNames } from './load-genre-names.ts'

const ownerOf = (vertical: Vertical) => {
  const contentOwner = SECTION_OWNERS[vertical]
  return contentOwner ? { contentOwner } : {}
}
const bannerQuery = (vertical: Vertical): ListQuery => ({
  category: vertical,
  tags: TAGS.highlights,
  limit: BANNER_SIZE,
})
const newQuery = (vertical: Vertical): ListQuery => ({
  category: vertical,
  sort: 'added,desc',
  limit: rowLimit(vertical),
})
const tagQuery = (vertical: Vertical, tags: string, limit: number): ListQuery => ({
  category: vertical,
  ...ownerOf(vertical),
  tags,
  limit,
})

/** The curated sections in their order: the newest first in movies, the specification's tags everywhere. */
function sectionsOf(vertical: Vertical) {
  return [
    { name: 'new', query: newQuery(vertical), isRanked: false },
    { name: 'top10', query: tagQuery(vertical, TAGS.top10, TOP_SIZE), isRanked: true },
    { name: 'highlights', query: tagQuery(vertical, TAGS.highlights, rowLimit(vertical)), isRanked: false },
    { name: 'favorites', query: tagQuery(vertical, TAGS.favorites, rowLimit(vertical)), isRanked: false },
  ] as const
}
const genresQuery = (asker: Asker, vertical: Vertical) =>
  rowsQuery(asker, { category: vertical, limit: rowLimit(vertical) })

export function loadCategory(
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
  vertical: Vertical,
): Promise<void> {
  const loadGenres = async () => {
    const rows = await queryClient.ensureQueryData(genresQuery(asker, vertical))
    await queryClient.ensureQueryData(discoverQuery(asker, vertical, rows))
  }
  return settleSections([
    queryClient.ensureQueryData(itemsQuery(asker, bannerQuery(vertical))),
    ...sectionsOf(vertical).map(({ query }) => queryClient.ensureQueryData(cardsQuery(asker, query))),
    loadGenres(),
    loadGenreNames({ queryClient, ...asker }, vertical),
    ...(asker.site.isMember ? [queryClient.ensureQueryData(continueQuery(asker))] : []),
  ])
}

/** The recommended page of a vertical: its banner, its genres, then rows. @spec catalogue 2.6 */
export function CategoryPage({ vertical }: { vertical: Vertical }) {
  const words = useTextsOf(browseTexts)
  const asker = useAsker()
  const { isMember, renderedAt } = useSite()
  const { data: banners = [] } = useQuery(itemsQuery(asker, bannerQuery(vertical)))
  const { data: rows = [] } = useQuery(genresQuery(asker, vertical))
  const { shape, playerType } = VERTICAL_FACTS[vertical]
  return (
    <div data-vertical={vertical}>
      <CategoryBanner
        vertical={vertical}
        feature={banners[bannerOfDay(banners.length, renderedAt)]}
        isMember={isMember}
      />
      <div className={styles.genres}>
        <GenreBar vertical={vertical} />
      </div>
      <div className={styles.rows}>
        {isMember && (
          <ContinueRow
            vertical={vertical}
            variant={PLAY_VARIANTS[shape]}
            heading={words.genres.continue[playerType]}
          />
        )}
        {sectionsOf(vertical).map(({ name, query, isRanked }) => (
          <Section key={name} name={name} vertical={vertical} query={query} isRanked={isRanked} />
        ))}
        <DiscoverGenres vertical={vertical} rows={rows} />
        {rows.map(({ id, name, cards }) => (
          <CardRow
            key={id}
            heading={name}
            vertical={vertical}
            shape={shape}
            cards={cards}
            more={{ category: id, title: name }}
          />
        ))}
        {rows.length === 0 && <p className={styles.empty}>{words.category.empty}</p>}
      </div>
    </div>
  )
}

type SectionProps = {
  name: 'new' | 'top10' | 'highlights' | 'favorites'
  vertical: Vertical
  query: ListQuery
  isRanked: boolean
}

function Section({ name, vertical, query, isRanked }: SectionProps) {
  const { category } = useTextsOf(browseTexts)
  const { data: cards } = useQuery(cardsQuery(useAsker(), query))
  const heading = name === 'new' ? category.newIn[vertical] : category[name]
  return (
    <CardRow
      heading={heading}
      vertical={vertical}
      shape={VERTICAL_FACTS[vertical].shape}
      cards={cards}
      isRanked={isRanked}
      more={{ ...query, title: heading }}
    />
  )
}
