import type { ResumePoint } from '@quintet/contracts/history'
import { rowLimit } from '@quintet/domain/catalogue/browsing'
import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { toCard, type Card } from '../../api/card.ts'
import { titlesById } from '../../api/catalogue.queries.ts'
import { rowsQuery } from '../../api/titles.queries.ts'
import { loadFavorites, useFavoriteCards } from './favorite-cards.ts'
import { settleSections } from '../../shell/report.ts'
import { type Asker, useAsker } from '../../api/asker.ts'
import { historyQuery } from '../../api/user.queries.ts'
import { browseTexts } from '../../texts/browse.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { CardRow } from '../../titles/card-row/card-row.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { loadGenreNames } from './load-genre-names.ts'
import { EmptySection, SectionPage, sectionRows } from './section-page.tsx'

const AGAIN_MAX = 30
/** Of all categories; the history does not tell which are of this one. */
const FINISHED_LOOKED_AT = 300
const FAVORITES_MAX = 100

/** Latest first. */
const finishedIds = (history: Record<number, ResumePoint>) =>
  Object.values(history)
    .filter(({ finished }) => finished)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .map(({ contentId }) => contentId)
    .slice(0, FINISHED_LOOKED_AT)

const againQuery = (asker: Asker, vertical: Vertical, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['cards', 'again', vertical, ids],
    queryFn: async ({ signal }): Promise<Card[]> => {
      const found = await titlesById(asker, ids, { signal, category: vertical })
      const items = new Map(found.map((item) => [item.contentitem_id, item]))
      return ids
        .flatMap((id) => items.get(id) ?? [])
        .slice(0, AGAIN_MAX)
        .map(toCard)
    },
  })

const genresQuery = (asker: Asker, vertical: Vertical) =>
  rowsQuery(asker, { category: vertical, limit: rowLimit(vertical) })

export function loadLibrary(
  { queryClient, ...asker }: Asker & { queryClient: QueryClient },
  vertical: Vertical,
): Promise<void> {
  const loadAgain = async () => {
    if (!asker.site.isMember) return
    const ids = finishedIds(await queryClient.ensureQueryData(historyQuery(asker)))
    if (ids.length > 0) await queryClient.ensureQueryData(againQuery(asker, vertical, ids))
  }
  return settleSections([
    loadFavorites({ queryClient, ...asker }, vertical),
    loadAgain(),
    loadGenreNames({ queryClient, ...asker }, vertical),
    queryClient.ensureQueryData(genresQuery(asker, vertical)),
  ])
}

/** Favorites and finished titles, then the genres in the specification's order. @spec catalogue 2.6.2 */
export function LibraryPage({ vertical }: { vertical: Vertical }) {
  const texts = useTexts()
  const words = useTextsOf(browseTexts)
  const asker = useAsker()
  const { cards: favorites } = useFavoriteCards(vertical)
  const { data: history = {} } = useQuery({ ...historyQuery(asker), enabled: asker.site.isMember })
  const finished = finishedIds(history)
  const { data: again } = useQuery({
    ...againQuery(asker, vertical, finished),
    enabled: finished.length > 0,
  })
  const { data: rows = [], isSuccess, isError } = useQuery(genresQuery(asker, vertical))
  const { shape, genres, playerType } = VERTICAL_FACTS[vertical]
  const listed = genres.flatMap((genre) => rows.find(({ id }) => id === `${vertical}:${genre}`) ?? [])
  return (
    <SectionPage vertical={vertical} title={texts.titles.library(texts.verticals[vertical].name)}>
      <div className={sectionRows}>
        <CardRow
          heading={texts.header.my[vertical]}
          vertical={vertical}
          shape={shape}
          cards={favorites?.slice(0, FAVORITES_MAX)}
        />
        <CardRow heading={words.library.again[playerType]} vertical={vertical} shape={shape} cards={again} />
        {listed.map(({ id, name, cards }) => (
          <CardRow
            key={id}
            heading={name}
            vertical={vertical}
            shape={shape}
            cards={cards}
            more={{ category: id, title: name }}
          />
        ))}
        {isError && !favorites?.length && !again?.length && <TryAgain />}
        {isSuccess && listed.length === 0 && <EmptySection vertical={vertical} title={texts.nothingYet} />}
      </div>
    </SectionPage>
  )
}
