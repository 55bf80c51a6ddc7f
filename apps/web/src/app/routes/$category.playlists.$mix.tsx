import { VERTICAL_FACTS } from '@quintet/domain/categories'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { isProblem } from '../../api/call.ts'
import { loadMix, MixPage } from '../../features/mixes/mix-page.tsx'

export const Route = createFileRoute('/$category/playlists/$mix')({
  beforeLoad: ({ context, params, location }) => {
    if (params.category !== VERTICAL_FACTS['music-stream'].slug) throw notFound()
    if (!context.site.isMember) throw redirect({ to: '/login', search: { to: location.pathname } })
  },
  loader: async ({ context, params }) => {
    const mix = await loadMix(context, params.mix).catch((error: unknown): never => {
      if (isProblem(error, 'unknown_mix') || isProblem(error, 'invalid_request')) throw notFound()
      throw error
    })
    return { name: mix.name }
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: loaderData ? [{ title: context.texts.titleOf(loaderData.name) }] : [],
  }),
  component: Page,
})

function Page() {
  const { mix } = Route.useParams()
  return <MixPage key={mix} id={mix} />
}
