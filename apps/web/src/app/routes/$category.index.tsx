import { verticalOfSlug } from '@quintet/domain/catalogue/categories'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { CategoryPage, loadCategory } from '../../features/browse/category-page.tsx'
import { CategorySkeleton } from '../../features/browse/category-skeleton.tsx'
import { loadPlainPage } from '../../features/pages/load-plain-page.ts'
import { PlainPage } from '../../features/pages/plain-page.tsx'
import { titleMeta } from '../page-head.ts'

// The first segment of an address names a vertical or a plain page such as /imprint; anything else is not found.
export const Route = createFileRoute('/$category/')({
  loader: async ({ context, params: { category } }) => {
    const vertical = verticalOfSlug(category)
    if (vertical) {
      await loadCategory(context, vertical)
      return { title: context.texts.verticals[vertical].name, page: null }
    }
    // @spec decisions 6.1
    if (category === 'terms-and-conditions')
      throw redirect({ to: '/$category', params: { category: 'terms-conditions' }, statusCode: 301 })
    const page = await loadPlainPage(context, category)
    if (!page) throw notFound()
    return { title: page.title, page }
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: loaderData ? titleMeta(context.texts, loaderData.title) : [],
  }),
  component: Category,
  pendingComponent: CategorySkeleton,
})

function Category() {
  const { category } = Route.useParams()
  const vertical = verticalOfSlug(category)
  const { page } = Route.useLoaderData()
  if (vertical) return <CategoryPage vertical={vertical} />
  return page ? <PlainPage name={category} page={page} /> : null
}
