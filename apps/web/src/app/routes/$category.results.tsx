import { FILTER_MAX_LENGTH, resultsGrid, SORTS, type Sort } from '@quintet/domain/catalogue/browsing'
import { isVertical, verticalOfSlug, type Vertical } from '@quintet/domain/catalogue/categories'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { resultsQuery } from '../../api/catalogue.queries.ts'
import { ResultsSkeleton } from '../../features/browse/category-skeleton.tsx'
import { ResultsPage } from '../../features/browse/results-page.tsx'
import { readPage } from '../read-page.ts'
import { titleMeta } from '../page-head.ts'

type Asked = {
  category?: string | undefined
  contentOwner?: string | undefined
  tags?: string | undefined
  sort?: Sort | undefined
}
type Search = Asked & { title?: string | undefined; page?: number | undefined }

// Cut to the length that the list endpoint accepts.
const text = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value.slice(0, FILTER_MAX_LENGTH) : undefined

export const Route = createFileRoute('/$category/results')({
  validateSearch: (given: Record<string, unknown>): Search => ({
    ...readPage(given),
    category: text(given['category']),
    contentOwner: text(given['contentOwner']),
    tags: text(given['tags']),
    sort: SORTS.find((sort) => sort === given['sort']),
    title: text(given['title']),
  }),
  loaderDeps: ({ search: { category, contentOwner, tags, sort, page } }) => ({
    asked: { category, contentOwner, tags, sort },
    page,
  }),
  loader: async ({ context, params, deps: { asked, page } }) => {
    const vertical = verticalOfSlug(params.category)
    if (!vertical) throw notFound()
    const { pageSize } = resultsGrid(vertical)
    await context.queryClient.ensureInfiniteQueryData(
      resultsQuery(context, queryOf(vertical, asked), pageSize, page),
    )
    return { vertical }
  },
  head: ({ match: { context, search }, loaderData }) => {
    if (!loaderData) return {}
    const { titles, verticals } = context.texts
    return {
      meta: titleMeta(context.texts, search.title ?? titles.results(verticals[loaderData.vertical].name)),
    }
  },
  staticData: { isDark: true },
  component: Results,
  pendingComponent: ResultsSkeleton,
})

// Ignores a category of another vertical in the query, so that it cannot lead out of this vertical's pages.
function queryOf(vertical: Vertical, { category, contentOwner, tags, sort }: Asked) {
  const [named = ''] = (category ?? '').split(':')
  return {
    category: isVertical(named) && named === vertical && category ? category : vertical,
    ...(contentOwner ? { contentOwner } : {}),
    ...(tags ? { tags } : {}),
    ...(sort ? { sort } : {}),
  }
}

function Results() {
  const { vertical } = Route.useLoaderData()
  const { title, page, ...search } = Route.useSearch()
  return <ResultsPage vertical={vertical} query={queryOf(vertical, search)} title={title} page={page ?? 1} />
}
