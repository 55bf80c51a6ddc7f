import {
  BANNER_SIZE,
  bannerOfDay,
  GENRE_ROWS,
  itemsPerRow,
  rowLimit,
  SECTION_OWNERS,
  TOP_SIZE,
} from '@quintet/domain/browsing'
import { PLAY_VARIANTS } from '@quintet/domain/cards'
import { TAGS, VERTICAL_FACTS, type Vertical } from '@quintet/domain/categories'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { cardsQuery, itemsQuery, rowsQuery, type ListQuery } from '../../api/catalogue.queries.ts'
import { settleSections } from '../../shell/report.ts'
import { type Asker, useAsker, useSite } from '../../api/asker.ts'
import { onNowQuery } from '../../api/schedule.queries.ts'
import { followedTeamsQuery } from '../../api/sport.queries.ts'
import { continueQuery } from '../../api/user.queries.ts'
import { browseTexts } from '../../texts/browse.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { CardRow } from '../../titles/card-row/card-row.tsx'
import { ContinueRow } from '../../titles/continue-row/continue-row.tsx'
import { LiveRow } from '../../titles/live-row/live-row.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { CategoryBanner } from './category-banner.tsx'
import styles from './category-page.module.css'
import { DiscoverGenres, loadDiscover } from './discover-genres.tsx'
import { GenreBar } from './genre-bar.tsx'
import { OwnTeams } from './own-teams.tsx'
import { loadGenreNames } from './load-genre-names.ts'

const HIGHLIGHT_SLIDES = 4

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
const tagQuery = (vertical: Vertical, tags: string, limit = rowLimit(vertical)): ListQuery => ({
  category: vertical,
  ...ownerOf(vertical),
  tags,
  limit,
})

type SectionFacts = {
  name: 'new' | 'top10' | 'highlights' | 'favorites'
  query: ListQuery
  /** In place of the vertical's own shape. */
  shape?: 'highlight'
  isRanked?: boolean
}

/** The curated sections in their order: the newest first in movies, the specification's tags everywhere. */
const sectionsOf = (vertical: Vertical): SectionFacts[] => [
  { name: 'new', query: newQuery(vertical) },
  { name: 'top10', query: tagQuery(vertical, TAGS.top10, TOP_SIZE), isRanked: true },
  { name: 'highlights', query: tagQuery(vertical, TAGS.highlights), shape: 'highlight' },
  { name: 'favorites', query: tagQuery(vertical, TAGS.favorites) },
]
const hasChannels = (vertical: Vertical) => ['movies', 'music-stream', 'sports'].includes(vertical)
const genresQuery = (asker: Asker, vertical: Vertical) =>
  rowsQuery(asker, { category: vertical, limit: rowLimit(vertical), rows: GENRE_ROWS[vertical] })

export function loadCategory(
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
  vertical: Vertical,
): Promise<void> {
  const loadGenres = async () => {
    const rows = await queryClient.ensureQueryData(genresQuery(asker, vertical))
    await loadDiscover({ queryClient, ...asker }, vertical, rows)
  }
  return settleSections([
    queryClient.ensureQueryData(itemsQuery(asker, bannerQuery(vertical))),
    ...sectionsOf(vertical).map(({ query, shape }) =>
      queryClient.ensureQueryData(cardsQuery(asker, query, shape)),
    ),
    loadGenres(),
    loadGenreNames({ queryClient, ...asker }, vertical),
    ...(asker.site.isMember ? [queryClient.ensureQueryData(continueQuery(asker))] : []),
    ...(asker.site.isMember && vertical === 'sports'
      ? [queryClient.ensureQueryData(followedTeamsQuery(asker))]
      : []),
    ...(asker.site.isMember && hasChannels(vertical)
      ? [queryClient.ensureQueryData(onNowQuery(asker, [vertical], queryClient))]
      : []),
  ])
}

/** The recommended page of a vertical: its banner, its genres, then rows. @spec catalogue 2.6.1 */
export function CategoryPage({ vertical }: { vertical: Vertical }) {
  const texts = useTexts()
  const words = useTextsOf(browseTexts)
  const asker = useAsker()
  const { isMember, renderedAt } = useSite()
  const { data: banners = [] } = useQuery(itemsQuery(asker, bannerQuery(vertical)))
  const { data: rows = [], isSuccess, isError } = useQuery(genresQuery(asker, vertical))
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
        {isMember && vertical === 'sports' && <OwnTeams />}
        {hasChannels(vertical) && <LiveRow verticals={[vertical]} />}
        {sectionsOf(vertical).map((section) => (
          <Section key={section.name} vertical={vertical} {...section} />
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
        {isSuccess && rows.length === 0 && <p className={styles.empty}>{texts.nothingYet}</p>}
        {isError && <NothingCame vertical={vertical} />}
      </div>
    </div>
  )
}

/** A section that fails is left out; where every one failed, the page offers to try again. @spec catalogue 8.1 */
function NothingCame({ vertical }: { vertical: Vertical }) {
  const cache = useQueryClient()
  const asker = useAsker()
  const hasSome = sectionsOf(vertical).some(
    ({ query, shape }) => cache.getQueryData(cardsQuery(asker, query, shape).queryKey) !== undefined,
  )
  return hasSome ? null : <TryAgain />
}

function Section({ name, vertical, query, shape, isRanked = false }: SectionFacts & { vertical: Vertical }) {
  const { category } = useTextsOf(browseTexts)
  const { data: cards } = useQuery(cardsQuery(useAsker(), query, shape))
  const heading = name === 'new' ? category.newIn[vertical] : category[name]
  return (
    <CardRow
      heading={heading}
      vertical={vertical}
      shape={shape ?? VERTICAL_FACTS[vertical].shape}
      slides={shape ? HIGHLIGHT_SLIDES : itemsPerRow(vertical)}
      cards={cards}
      isRanked={isRanked}
      more={{ ...query, title: heading }}
    />
  )
}
