import { isVertical, verticalOfSlug, type Vertical } from '@quintet/domain/categories'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ResultsPage, resultsQuery } from '../../features/browse/results-page.tsx'

type Search = { category?: string; contentOwner?: string; tags?: string; title?: string }

type Asked = { [K in Exclude<keyof Search, 'title'>]?: string | undefined }

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined)

export const Route = createFileRoute('/$category/results')({
  validateSearch: (given: Record<string, unknown>): Search => {
    const search: Search = {}
    for (const name of ['category', 'contentOwner', 'tags', 'title'] as const) {
      const value = text(given[name])
      if (value !== undefined) search[name] = value
    }
    return search
  },
  loaderDeps: ({ search: { category, contentOwner, tags } }) => ({ category, contentOwner, tags }),
  loader: async ({ context, params, deps }) => {
    const vertical = verticalOfSlug(params.category)
    if (!vertical) throw notFound()
    await context.queryClient.ensureInfiniteQueryData(resultsQuery(context, queryOf(vertical, deps)))
    return { vertical }
  },
  head: ({ match: { context, search }, loaderData }) => ({
    meta: loaderData
      ? [{ title: context.texts.titleOf(search.title ?? context.texts.verticals[loaderData.vertical].name) }]
      : [],
  }),
  component: Results,
})

// A category of another vertical in the query does not lead out of this one's pages.
function queryOf(vertical: Vertical, { category, contentOwner, tags }: Asked) {
  const [named = ''] = (category ?? '').split(':')
  return {
    category: isVertical(named) && named === vertical && category ? category : vertical,
    ...(contentOwner ? { contentOwner } : {}),
    ...(tags ? { tags } : {}),
  }
}

function Results() {
  const { vertical } = Route.useLoaderData()
  const { title, ...search } = Route.useSearch()
  return <ResultsPage vertical={vertical} query={queryOf(vertical, search)} title={title} />
}
