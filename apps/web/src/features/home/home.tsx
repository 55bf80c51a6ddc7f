import { HERO_SIZE, itemsPerRow, rowLimit, TOP_SIZE } from '@quintet/domain/browsing'
import { TAGS, VERTICAL_FACTS, VERTICALS, type Vertical } from '@quintet/domain/categories'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { cardsQuery, itemsQuery, type ListQuery } from '../../api/catalogue.queries.ts'
import { playingFirst } from '../../playing/playable.ts'
import { lazyPart } from '../../shell/load-part.ts'
import { settleSections } from '../../shell/report.ts'
import { useTakenOver } from '../../shell/use-taken-over.ts'
import { type Asker, useAsker } from '../../api/asker.ts'
import { continueQuery, recommendedQuery } from '../../api/user.queries.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { CardRow } from '../../titles/card-row/card-row.tsx'
import { CategoryPanel, panelQueries } from './category-panel.tsx'
import { ContinueRow } from '../../titles/continue-row/continue-row.tsx'
import { FeatureBanner, featureQuery } from '../../titles/feature-banner/feature-banner.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'

/** Five slides, filled by a fetch of limit 5. @spec decisions 6.1 */
const HERO_QUERY = {
  category: 'movies',
  contentOwner: '',
  tags: TAGS.highlights,
  sort: 'order,asc',
  page: 1,
  limit: HERO_SIZE,
} satisfies ListQuery

/** The one title of the banner above all others. @spec catalogue 2.9.2 */
const BANNER = { category: 'audio-books', tags: TAGS.highlights } as const

/** Comes with what follows the first load, and stands last so that no row above it moves. */
const LiveRow = lazyPart(async () => (await import('../../titles/live-row/live-row.tsx')).LiveRow)
/** Whose channels have a picture; radio has rows of its own. */
const LIVE = ['movies', 'sports'] satisfies [Vertical, ...Vertical[]]

type HomeRow = { name: keyof RowNames; vertical: Vertical; query: ListQuery; isRanked?: boolean }
type RowNames = Pick<
  ReturnType<typeof useTexts>['home'],
  'top10Movies' | 'mostPopular' | 'hipHop' | 'audiobooks'
>

/** The tags of the home's rows. @spec catalogue 2.4.1, catalogue 9.2 */
const ROWS: readonly HomeRow[] = [
  {
    name: 'top10Movies',
    vertical: 'movies',
    query: { category: 'movies', tags: TAGS.top10, limit: TOP_SIZE },
    isRanked: true,
  },
  {
    name: 'mostPopular',
    vertical: 'movies',
    query: { category: 'movies', tags: TAGS.favorites, sort: 'popularity,desc', limit: rowLimit('movies') },
  },
  {
    name: 'hipHop',
    vertical: 'music-stream',
    query: { category: 'music-stream:hip-hop', limit: rowLimit('music-stream') },
  },
  {
    name: 'audiobooks',
    vertical: 'audio-books',
    query: { category: 'audio-books', tags: TAGS.favorites, limit: rowLimit('audio-books') },
  },
]

export function loadHome({ queryClient, ...asker }: Asker & { queryClient: QueryClient }): Promise<void> {
  return settleSections([
    queryClient.ensureQueryData(itemsQuery(asker, HERO_QUERY)),
    queryClient.ensureQueryData(continueQuery(asker)),
    queryClient.ensureQueryData(recommendedQuery(asker)),
    queryClient.ensureQueryData(featureQuery(asker, BANNER)),
    ...ROWS.map(({ query }) => queryClient.ensureQueryData(cardsQuery(asker, query))),
    ...VERTICALS.flatMap((vertical) => {
      const { hero, small } = panelQueries(asker, vertical)
      return [queryClient.ensureQueryData(hero), queryClient.ensureQueryData(small)]
    }),
  ])
}

export function Home() {
  const texts = useTexts()
  const { data: slides = [] } = useQuery(itemsQuery(useAsker(), HERO_QUERY))
  const isTakenOver = useTakenOver()
  return (
    <>
      <h1 className="visually-hidden">{texts.header.home()}</h1>
      <FeatureBanner query={BANNER} button={texts.home.listenNow} isFirst />
      {slides.length > 0 && <Hero items={playingFirst(slides)} />}
      <div className={`${styles.rows} ${slides.length === 0 ? 'without-hero' : ''}`}>
        <ContinueRow heading={texts.home.continue} />
        {ROWS.map((row) => (
          <HomeCards key={row.name} {...row} heading={texts.home[row.name]} />
        ))}
        {isTakenOver && (
          <Suspense>
            <LiveRow verticals={LIVE} />
          </Suspense>
        )}
      </div>
      <div className={styles.panels}>
        {VERTICALS.map((vertical) => (
          <CategoryPanel key={vertical} vertical={vertical} />
        ))}
      </div>
      <NothingHere hasHero={slides.length > 0} />
    </>
  )
}

function HomeCards({ heading, vertical, query, isRanked = false }: HomeRow & { heading: string }) {
  const { data: cards } = useQuery(cardsQuery(useAsker(), query))
  return (
    <CardRow
      heading={heading}
      icon={vertical}
      vertical={vertical}
      shape={VERTICAL_FACTS[vertical].shape}
      slides={itemsPerRow(vertical)}
      cards={cards}
      isRanked={isRanked}
      more={{ category: vertical, ...query, title: heading }}
    />
  )
}

/**
 * A row that fails is left out; where every one failed, the page offers to try again, and where the house has no titles yet,
 * it says so. @spec catalogue 8.1
 */
function NothingHere({ hasHero }: { hasHero: boolean }) {
  const texts = useTexts()
  const cache = useQueryClient()
  const asker = useAsker()
  const rows = ROWS.map(({ query }) => cache.getQueryData(cardsQuery(asker, query).queryKey))
  if (hasHero || rows.some((cards) => cards && cards.length > 0)) return null
  if (rows.every((cards) => cards === undefined)) return <TryAgain />
  return <p className={styles.empty}>{texts.nothingYet}</p>
}
