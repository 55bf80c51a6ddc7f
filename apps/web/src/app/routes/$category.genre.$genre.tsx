import { verticalOfSlug } from '@quintet/domain/catalogue/categories'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { GridSkeleton } from '../../features/browse/category-skeleton.tsx'
import { GenrePage, loadGenre, NoSuchGenre } from '../../features/browse/genre-page.tsx'
import { NotFoundPage } from '../not-found-page.tsx'
import { readPage } from '../read-page.ts'
import { titleMeta } from '../page-head.ts'

export const Route = createFileRoute('/$category/genre/$genre')({
  validateSearch: readPage,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context, params: { category, genre }, deps: { page } }) => {
    const vertical = verticalOfSlug(category)
    if (!vertical) throw notFound()
    const name = await loadGenre(context, { vertical, slug: genre }, page ?? 1)
    if (name === undefined) throw notFound()
    return { vertical, name }
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: loaderData
      ? titleMeta(
          context.texts,
          context.texts.titles.genre(loaderData.name, context.texts.verticals[loaderData.vertical].name),
        )
      : [],
  }),
  component: Genre,
  pendingComponent: GridSkeleton,
  notFoundComponent: UnknownGenre,
})

function Genre() {
  const { vertical } = Route.useLoaderData()
  const { genre } = Route.useParams()
  return <GenrePage vertical={vertical} slug={genre} page={Route.useSearch().page ?? 1} />
}

function UnknownGenre() {
  const vertical = verticalOfSlug(Route.useParams().category)
  return vertical ? <NoSuchGenre vertical={vertical} /> : <NotFoundPage />
}
