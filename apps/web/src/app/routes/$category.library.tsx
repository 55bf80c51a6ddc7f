import { verticalOfSlug } from '@quintet/domain/catalogue/categories'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { LibrarySkeleton } from '../../features/browse/category-skeleton.tsx'
import { LibraryPage, loadLibrary } from '../../features/browse/library-page.tsx'
import { titleMeta } from '../page-head.ts'

export const Route = createFileRoute('/$category/library')({
  loader: async ({ context, params }) => {
    const vertical = verticalOfSlug(params.category)
    if (!vertical) throw notFound()
    await loadLibrary(context, vertical)
    return { vertical }
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: loaderData
      ? titleMeta(
          context.texts,
          context.texts.titles.library(context.texts.verticals[loaderData.vertical].name),
        )
      : [],
  }),
  pendingComponent: LibrarySkeleton,
  component: () => <LibraryPage vertical={Route.useLoaderData().vertical} />,
})
