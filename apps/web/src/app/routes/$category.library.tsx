import { verticalOfSlug } from '@quintet/domain/categories'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { LibraryPage, loadLibrary } from '../../features/browse/library-page.tsx'

export const Route = createFileRoute('/$category/library')({
  loader: async ({ context, params }) => {
    const vertical = verticalOfSlug(params.category)
    if (!vertical) throw notFound()
    await loadLibrary(context, vertical)
    return { vertical }
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: loaderData
      ? [
          {
            title: context.texts.titleOf(
              context.texts.titles.library(context.texts.verticals[loaderData.vertical].name),
            ),
          },
        ]
      : [],
  }),
  component: () => <LibraryPage vertical={Route.useLoaderData().vertical} />,
})
