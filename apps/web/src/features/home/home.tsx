import { VERTICAL_FACTS, TAGS, type Vertical } from '@quintet/domain/categories'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { cardsQuery, itemsQuery, type Asker, type ListQuery } from '../../api/catalogue.queries.ts'
import { settleSections } from '../../api/report.ts'
import { useAsker } from '../../api/use-asker.ts'
import { continueQuery } from '../../api/user.queries.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CardRow } from '../../ui/card-row/card-row.tsx'
import { ContinueRow } from './continue-row.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'

/** @spec decisions 6: five slides, filled by a fetch of limit 5 */
const HERO_QUERY = {
  category: 'movies',
  contentOwner: '',
  tags: TAGS.highlights,
  sort: 'order,asc',
  page: 1,
  limit: 5,
} satisfies ListQuery

type HomeRow = { name: keyof RowNames; vertical: Vertical; query: ListQuery; isRanked?: boolean }
type RowNames = Pick<
  ReturnType<typeof useTexts>['home'],
  'top10Movies' | 'mostPopular' | 'hipHop' | 'audiobooks' | 'games' | 'sports'
>

const ROWS: readonly HomeRow[] = [
  {
    name: 'top10Movies',
    vertical: 'movies',
    query: { category: 'movies', tags: TAGS.top10, limit: 10 },
    isRanked: true,
  },
  {
    name: 'mostPopular',
    vertical: 'movies',
    query: { category: 'movies', sort: 'popularity,desc', limit: 10 },
  },
  { name: 'hipHop', vertical: 'music-stream', query: { category: 'music-stream:hip-hop', limit: 10 } },
  {
    name: 'audiobooks',
    vertical: 'audio-books',
    query: { category: 'audio-books', tags: TAGS.favorites, limit: 10 },
  },
  { name: 'games', vertical: 'pc-games', query: { category: 'pc-games', limit: 10 } },
  { name: 'sports', vertical: 'sports', query: { category: 'sports', tags: TAGS.weeklyShow, limit: 6 } },
]

export function loadHome({ queryClient, ...asker }: Asker & { queryClient: QueryClient }): Promise<void> {
  return settleSections([
    queryClient.ensureQueryData(itemsQuery(asker, HERO_QUERY)),
    queryClient.ensureQueryData(continueQuery(asker)),
    ...ROWS.map(({ query }) => queryClient.ensureQueryData(cardsQuery(asker, query))),
  ])
}

export function Home() {
  const texts = useTexts()
  const asker = useAsker()
  const { data: slides = [] } = useQuery(itemsQuery(asker, HERO_QUERY))
  return (
    <>
      <h1 className="visually-hidden">{texts.header.home}</h1>
      {slides.length > 0 && <Hero items={slides} />}
      <div className={styles.rows} data-without-hero={slides.length === 0 || undefined}>
        <ContinueRow />
        {ROWS.map(({ name, vertical, query, isRanked }) => (
          <HomeCards
            key={name}
            heading={texts.home[name]}
            vertical={vertical}
            query={query}
            isRanked={isRanked ?? false}
          />
        ))}
      </div>
    </>
  )
}

type HomeCardsProps = { heading: string; vertical: Vertical; query: ListQuery; isRanked: boolean }

function HomeCards({ heading, vertical, query, isRanked }: HomeCardsProps) {
  const { data: cards } = useQuery(cardsQuery(useAsker(), query))
  return (
    <CardRow
      heading={heading}
      icon={vertical}
      vertical={vertical}
      shape={VERTICAL_FACTS[vertical].shape}
      cards={cards}
      isRanked={isRanked}
      more={{ category: vertical, ...query, title: heading }}
    />
  )
}
