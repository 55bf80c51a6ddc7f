import { resultsGrid } from '@quintet/domain/catalogue/browsing'
import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { nameOfGenre } from '../../api/card.ts'
import { resultsQuery } from '../../api/catalogue.queries.ts'
import { categoryNamesQuery } from '../../api/titles.queries.ts'
import { type Asker, useAsker } from '../../api/asker.ts'
import { browseTexts } from '../../texts/browse.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { loadGenreNames } from './load-genre-names.ts'
import { EmptySection, SectionPage } from './section-page.tsx'
import { TitleGrid } from './title-grid.tsx'

const SLUG = /^[\p{L}\p{N}-]{1,80}$/u

type Genre = {
  vertical: Vertical
  /** The last part of the genre's id. */
  slug: string
}

/** Loads a genre and returns its name in the language of the page; undefined if there is no such genre. */
export async function loadGenre(
  context: Asker & { queryClient: QueryClient },
  { vertical, slug }: Genre,
  page: number,
): Promise<string | undefined> {
  const { queryClient, ...asker } = context
  const id = `${vertical}:${slug}`
  const { pageSize } = resultsGrid(vertical)
  if (!SLUG.test(slug)) return void (await loadGenreNames(context, vertical))
  const [names, { pages }] = await Promise.all([
    loadGenreNames(context, vertical),
    queryClient.ensureInfiniteQueryData(resultsQuery(asker, { category: id }, pageSize, page)),
  ])
  const isListed = names[id] !== undefined || VERTICAL_FACTS[vertical].genres.includes(slug)
  if (!isListed && pages.every(({ total }) => total === 0)) return undefined
  return names[id] ?? nameOfGenre(id) ?? slug
}

/** Shown for an unknown genre: the genres that exist. */
export function NoSuchGenre({ vertical }: { vertical: Vertical }) {
  const { genres } = useTextsOf(browseTexts)
  return (
    <SectionPage vertical={vertical} title={genres.unknown} genre="">
      <EmptySection vertical={vertical} title={genres.choose} />
    </SectionPage>
  )
}

/** All titles of a genre. @spec catalogue 2.6.3 */
export function GenrePage({ vertical, slug, page }: Genre & { page: number }) {
  const words = useTextsOf(browseTexts)
  const id = `${vertical}:${slug}`
  const { data: names = {} } = useQuery(categoryNamesQuery(useAsker(), vertical))
  return (
    <SectionPage vertical={vertical} title={names[id] ?? nameOfGenre(id) ?? slug} genre={slug}>
      <TitleGrid
        key={id}
        vertical={vertical}
        query={{ category: id }}
        firstPage={page}
        empty={<EmptySection vertical={vertical} title={words.results.empty} />}
      />
    </SectionPage>
  )
}
