/** The sections below the banner of a category page, in order. */
import { GENRE_ROWS, itemsPerRow, rowLimit } from '@quintet/domain/catalogue/browsing'
import { PLAY_VARIANTS } from '@quintet/domain/catalogue/cards'
import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import { categoryTitles, type StandardName } from '@quintet/domain/catalogue/front-page'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { cardsQuery } from '../../api/catalogue.queries.ts'
import { rowsQuery } from '../../api/titles.queries.ts'
import type { Section } from '../../api/front.queries.ts'
import { type Asker, useAsker } from '../../api/asker.ts'
import { onNowQuery } from '../../api/schedule.queries.ts'
import { followedTeamsQuery } from '../../api/sport.queries.ts'
import { continueQuery } from '../../api/user.queries.ts'
import { browseTexts } from '../../texts/browse.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { ArrangedBanner, ArrangedRow } from '../../titles/arranged/arranged.tsx'
import { CardRow } from '../../titles/card-row/card-row.tsx'
import { ContinueRow } from '../../titles/continue-row/continue-row.tsx'
import { LiveRow } from '../../titles/live-row/live-row.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import styles from './category-page.module.css'
import { DiscoverGenres, loadDiscover } from './discover-genres.tsx'
import { OwnTeams } from './own-teams.tsx'

const HIGHLIGHT_SLIDES = 4

const LISTS = ['new', 'top10', 'highlights', 'favorites'] as const satisfies readonly StandardName[]
type ListName = (typeof LISTS)[number]

function isList(name: StandardName): name is ListName {
  return (LISTS as readonly StandardName[]).includes(name)
}

/** The card shape, if not the vertical's own. */
const shapeOf = (name: ListName) => (name === 'highlights' ? 'highlight' : undefined)
const listQuery = (asker: Asker, vertical: Vertical, name: ListName) =>
  cardsQuery(asker, categoryTitles(vertical, name) ?? {}, shapeOf(name))
const genresQuery = (asker: Asker, vertical: Vertical) =>
  rowsQuery(asker, { category: vertical, limit: rowLimit(vertical), rows: GENRE_ROWS[vertical] })

export async function loadSection(
  name: StandardName,
  vertical: Vertical,
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
): Promise<void> {
  if (isList(name)) await queryClient.ensureQueryData(listQuery(asker, vertical, name))
  if (name === 'genres' || name === 'discover') {
    const rows = await queryClient.ensureQueryData(genresQuery(asker, vertical))
    if (name === 'discover') await loadDiscover({ queryClient, ...asker }, vertical, rows)
  }
  if (!asker.site.isMember) return
  if (name === 'continue') await queryClient.ensureQueryData(continueQuery(asker))
  if (name === 'teams') await queryClient.ensureQueryData(followedTeamsQuery(asker))
  if (name === 'live') await queryClient.ensureQueryData(onNowQuery(asker, [vertical], queryClient))
}

export function CategorySection({ section, vertical }: { section: Section; vertical: Vertical }) {
  const { home } = useTexts()
  const { isMember } = useAsker().site
  if (section.kind === 'row') return <ArrangedRow row={section} />
  if (section.kind === 'banner') return <ArrangedBanner banner={section} />
  // Shown by the banner at the head of the page.
  if (section.kind === 'hero') return null
  const { shape } = VERTICAL_FACTS[vertical]
  switch (section.name) {
    case 'continue':
      return (
        isMember && (
          <ContinueRow
            vertical={vertical}
            variant={PLAY_VARIANTS[shape]}
            heading={vertical === 'movies' ? home.continue : home.continueWatching[vertical]}
          />
        )
      )
    case 'teams':
      return isMember && <OwnTeams />
    case 'live':
      return <LiveRow verticals={[vertical]} />
    case 'discover':
      return <Discover vertical={vertical} />
    case 'genres':
      return <Genres vertical={vertical} />
    default:
      return isList(section.name) && <List name={section.name} vertical={vertical} />
  }
}

/** A curated list: the newest titles, or those with the specified tags. */
function List({ name, vertical }: { name: ListName; vertical: Vertical }) {
  const { category } = useTextsOf(browseTexts)
  const { data: cards } = useQuery(listQuery(useAsker(), vertical, name))
  const heading = name === 'new' ? category.newIn[vertical] : category[name]
  const shape = shapeOf(name)
  return (
    <CardRow
      heading={heading}
      vertical={vertical}
      shape={shape ?? VERTICAL_FACTS[vertical].shape}
      slides={shape ? HIGHLIGHT_SLIDES : itemsPerRow(vertical)}
      cards={cards}
      isRanked={name === 'top10'}
      more={{ ...categoryTitles(vertical, name), title: heading }}
    />
  )
}

function Discover({ vertical }: { vertical: Vertical }) {
  const { data: rows = [] } = useQuery(genresQuery(useAsker(), vertical))
  return <DiscoverGenres vertical={vertical} rows={rows} />
}

function Genres({ vertical }: { vertical: Vertical }) {
  const { data: rows = [] } = useQuery(genresQuery(useAsker(), vertical))
  return rows.map(({ id, name, cards }) => (
    <CardRow
      key={id}
      heading={name}
      vertical={vertical}
      shape={VERTICAL_FACTS[vertical].shape}
      cards={cards}
      more={{ category: id, title: name }}
    />
  ))
}

/** Failed sections are left out; if all have failed, the page offers to try again; if it has no titles yet, it says so. @spec catalogue 8.1 */
export function NothingCame({ vertical, sections }: { vertical: Vertical; sections: readonly Section[] }) {
  const texts = useTexts()
  const cache = useQueryClient()
  const asker = useAsker()
  const names = sections.flatMap((section) => (section.kind === 'standard' ? [section.name] : []))
  const hasGenres = names.includes('genres')
  const genres = useQuery({ ...genresQuery(asker, vertical), enabled: hasGenres })
  const lists = names
    .filter(isList)
    .map((name) => cache.getQueryData(listQuery(asker, vertical, name).queryKey))
  // What an editor arranged has titles, or the service leaves it out.
  if (names.length < sections.length) return null
  if (genres.isError && lists.every((cards) => cards === undefined)) return <TryAgain />
  const isEmpty = genres.data?.length === 0 && lists.every((cards) => !cards?.length)
  return isEmpty && <p className={styles.empty}>{texts.nothingYet}</p>
}
