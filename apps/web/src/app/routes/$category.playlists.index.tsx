import { VERTICAL_FACTS } from '@quintet/domain/categories'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { loadMixes, MixesPage } from '../../features/mixes/mixes-page.tsx'

export const Route = createFileRoute('/$category/playlists/')({
  beforeLoad: ({ context, params, location }) => {
    if (params.category !== VERTICAL_FACTS['music-stream'].slug) throw notFound()
    if (!context.site.isMember) throw redirect({ to: '/login', search: { to: location.pathname } })
  },
  loader: ({ context }) => loadMixes(context),
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.titleOf(context.texts.header.playlists) }],
  }),
  component: MixesPage,
})
