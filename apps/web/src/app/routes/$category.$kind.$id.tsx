import { VERTICAL_FACTS, VERTICALS, type Kind } from '@quintet/domain/catalogue/categories'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { verticalOf } from '../../api/card.ts'
import { isFilmThatPlays } from '../../playing/playable.ts'
import { DetailSkeleton } from '../../features/item-detail/detail-skeleton.tsx'
import { ItemDetail, loadItemDetail } from '../../features/item-detail/item-detail.tsx'
import { loadItem } from '../load-item.ts'
import { aboutMeta } from '../page-head.ts'
import { sharePictureOf, structuredDataOf } from '../structured-data.ts'

/** Open Graph's own terms for the kind of a page. */
const SHARED_AS: Partial<Record<Kind, string>> = {
  movie: 'video.movie',
  series: 'video.tv_show',
  episode: 'video.episode',
  album: 'music.album',
  track: 'music.song',
  channel: 'music.radio_station',
  audiobook: 'book',
}

type Search = {
  /** Starts playing on arrival, as after "Log in to watch". */
  play?: true | undefined
  /** Opens the rental dialog, or starts what is already rented. */
  rent?: true | undefined
}

const isYes = (value: unknown): boolean => value === true || value === 'true' || value === 1

export const Route = createFileRoute('/$category/$kind/$id')({
  validateSearch: ({ play, rent }: Record<string, unknown>): Search => ({
    play: isYes(play) ? true : undefined,
    rent: isYes(rent) ? true : undefined,
  }),
  loader: async ({ context, location, params: { category, kind, id } }) => {
    // The specified address keeps working and redirects to the sensible one. @spec decisions 4.10
    if (category === 'music' && kind === 'music')
      throw redirect({
        to: '/$category/$kind/$id',
        params: { category: 'movies', kind: 'music', id },
        statusCode: 301,
      })
    const isItemPath = VERTICALS.some(
      (vertical) => VERTICAL_FACTS[vertical].itemPath === `/${category}/${kind}`,
    )
    if (!isItemPath) throw notFound()
    const item = await loadItem(context, id)
    // Each title has one address: the path of another vertical redirects to it.
    const [, ownCategory = '', ownKind = ''] = VERTICAL_FACTS[verticalOf(item)].itemPath.split('/')
    if (category !== ownCategory || kind !== ownKind)
      throw redirect({
        to: '/$category/$kind/$id',
        params: { category: ownCategory, kind: ownKind, id },
        statusCode: 301,
      })
    const { play }: Search = location.search
    if (play && context.site.isMember && isFilmThatPlays(item)) context.watch(item.contentitem_id)
    await loadItemDetail(context, item)
    if (import.meta.env.SSR) context.describe(structuredDataOf(item, context.site.origin))
    const { title, short_description: short, description = short } = item.attributes
    return {
      title,
      description: short ?? description ?? '',
      type: SHARED_AS[item.kind] ?? 'website',
      picture: sharePictureOf(item),
    }
  },
  head: ({ match: { context }, loaderData }) => ({ meta: aboutMeta(context, loaderData) }),
  staticData: { hasHero: true },
  component: Item,
  pendingComponent: DetailSkeleton,
})

function Item() {
  const { id } = Route.useParams()
  const { play = false, rent = false } = Route.useSearch()
  return <ItemDetail key={id} id={Number(id)} startsPlaying={play} isRenting={rent} />
}
