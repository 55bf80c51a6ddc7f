import { createFileRoute, notFound } from '@tanstack/react-router'
import { isProblem } from '../../api/call.ts'
import { loadMix, MixPage } from '../../features/mixes/mix-page.tsx'
import { forMusicMembers } from '../music-members.ts'

export const Route = createFileRoute('/$category/playlists/$mix')({
  beforeLoad: (asked) => forMusicMembers(asked),
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
