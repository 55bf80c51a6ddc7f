import { resultsGrid } from '@quintet/domain/browsing'
import type { Vertical } from '@quintet/domain/categories'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { nameOfGenre } from '../../api/card.ts'
import { categoryNamesQuery, resultsQuery, type Asker } from '../../api/catalogue.queries.ts'
import { useAsker } from '../../api/use-asker.ts'
import { browseTexts } from '../../texts/browse.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { loadGenreNames } from './load-genre-names.ts'
import { EmptySection, SectionPage } from './section-page.tsx'
import { TitleGrid } from './title-grid.tsx'

type Genre = {
  vertical: Vertical
  /** The last part of the subcategory's id. */
  slug: string
}

/** Gives the genre's name in the language of the page. */
export async function loadGenre(
  context: Asker & { queryClient: QueryClient },
  { vertical, slug }: Genre,
  page: number,
): Promise<string> {
  const { queryClient, ...asker } = context
  const id = `${vertical}:${slug}`
  const { pageSize } = resultsGrid(vertical)
  const [names] = await Promise.all([
    loadGenreNames(context, vertical),
    queryClient.ensureInfiniteQueryData(resultsQuery(asker, { category: id }, pageSize, page)),
  ])
  return names[id] ?? nameOfGenre(id) ?? slug
}

/** All titles of a genre. @spec catalogue 2.6 */
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
        empty={
          <EmptySection vertical={vertical}>
            <p>{words.results.empty}</p>
          </EmptySection>
        }
      />
    </SectionPage>
  )
}
