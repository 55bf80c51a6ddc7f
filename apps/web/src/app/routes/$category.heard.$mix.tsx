import { mixNamed } from '@quintet/domain/listening/own-music'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { isProblem } from '../../api/call.ts'
import { DayMixPage, loadDayMix } from '../../features/own-music/day-mix-page.tsx'
import { nameOfMix } from '../../features/own-music/mix-name.ts'
import { forMusicMembers } from '../music-members.ts'

export const Route = createFileRoute('/$category/heard/$mix')({
  beforeLoad: (asked) => forMusicMembers(asked),
  loader: async ({ context, params }) => {
    const mix = mixNamed(params.mix)
    if (!mix) throw notFound()
    await loadDayMix(context, params.mix).catch((error: unknown): never => {
      if (isProblem(error, 'unknown_mix')) throw notFound()
      throw error
    })
    return { name: nameOfMix(mix, context.site.language) }
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: loaderData ? [{ title: context.texts.titleOf(loaderData.name) }] : [],
  }),
  component: Page,
})

function Page() {
  const { mix: id } = Route.useParams()
  const mix = mixNamed(id)
  return mix && <DayMixPage key={id} id={id} mix={mix} />
}
