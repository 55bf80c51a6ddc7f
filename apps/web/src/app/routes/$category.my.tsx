import { VERTICAL_FACTS, verticalOfSlug } from '@quintet/domain/catalogue/categories'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { GridSkeleton } from '../../features/browse/category-skeleton.tsx'
import { loadMy, MyPage } from '../../features/browse/my-page.tsx'

export const Route = createFileRoute('/$category/my')({
  beforeLoad: ({ context, params }) => {
    const vertical = verticalOfSlug(params.category)
    if (vertical && !context.site.isMember)
      throw redirect({ to: '/login', search: { to: `/${VERTICAL_FACTS[vertical].slug}/my` } })
  },
  loader: async ({ context, params }) => {
    const vertical = verticalOfSlug(params.category)
    if (!vertical) throw notFound()
    await loadMy(context, vertical)
    return { vertical }
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: loaderData ? [{ title: context.texts.titleOf(context.texts.header.my[loaderData.vertical]) }] : [],
  }),
  pendingComponent: GridSkeleton,
  component: () => <MyPage vertical={Route.useLoaderData().vertical} />,
})
