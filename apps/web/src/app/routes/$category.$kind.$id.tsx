import { VERTICAL_FACTS, VERTICALS } from '@quintet/domain/categories'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { isProblem } from '../../api/call.ts'
import { itemQuery } from '../../api/catalogue.queries.ts'
import { ItemDetail, loadItemDetail } from '../../features/item-detail/item-detail.tsx'

type Search = {
  /** Starts playing on arrival, as after "Log in to watch". */
  play?: true
}

export const Route = createFileRoute('/$category/$kind/$id')({
  validateSearch: ({ play }: Record<string, unknown>): Search =>
    play === true || play === 'true' || play === 1 ? { play: true } : {},
  loader: async ({ context, params: { category, kind, id } }) => {
    // @spec decisions 4: the specified address stays, the sensible one leads to it.
    if (category === 'music' && kind === 'music')
      throw redirect({
        to: '/$category/$kind/$id',
        params: { category: 'movies', kind: 'music', id },
        statusCode: 301,
      })
    const isItemPath = VERTICALS.some(
      (vertical) => VERTICAL_FACTS[vertical].itemPath === `/${category}/${kind}`,
    )
    if (!isItemPath || !/^[1-9]\d{0,9}$/.test(id)) throw notFound()
    const item = await context.queryClient
      .ensureQueryData(itemQuery(context, Number(id)))
      .catch((error: unknown) => {
        if (isProblem(error, 'unknown_content') || isProblem(error, 'invalid_request')) throw notFound()
        throw error
      })
    if (!item) throw notFound()
    await loadItemDetail(context, item)
    return { title: item.attributes.title, description: item.attributes.short_description }
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: loaderData
      ? [
          { title: context.texts.titleOf(loaderData.title) },
          ...(loaderData.description ? [{ name: 'description', content: loaderData.description }] : []),
        ]
      : [],
  }),
  staticData: { hasHero: true },
  component: Item,
})

function Item() {
  const { id } = Route.useParams()
  return <ItemDetail key={id} id={Number(id)} startsPlaying={Route.useSearch().play === true} />
}
