import { createFileRoute, notFound } from '@tanstack/react-router'
import { KidsDetail, loadKidsDetail } from '../../features/kids/kids-detail.tsx'
import { isForKids } from '../../features/kids/kids-queries.ts'
import { loadItem } from '../load-item.ts'
import { titleMeta } from '../page-head.ts'

export const Route = createFileRoute('/kids/$id')({
  staticData: { isKids: true },
  loader: async ({ context, params }) => {
    const item = await loadItem(context, params.id)
    // The kids area is the same for everyone and contains only titles for kids.
    if (!isForKids(item)) throw notFound()
    await loadKidsDetail(context, item)
    return { title: item.attributes.title }
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: loaderData ? titleMeta(context.texts, loaderData.title) : [],
  }),
  component: Item,
})

function Item() {
  const { id } = Route.useParams()
  return <KidsDetail key={id} id={Number(id)} />
}
