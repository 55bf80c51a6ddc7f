import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { isProblem } from '../../api/call.ts'
import { workQuery } from '../../api/people.queries.ts'
import { WorkPage } from '../../features/people/work-page.tsx'
import { peopleTexts } from '../../texts/people.ts'
import { aboutMeta } from '../page-head.ts'
import { sharePictureOf, workData } from '../structured-data.ts'

export const Route = createFileRoute('/people/$id_/works/$work')({
  loader: async ({ context, params: { id, work: slug } }) => {
    if (!/^[1-9]\d{0,9}$/.test(id)) throw notFound()
    const work = await context.queryClient
      .ensureQueryData(workQuery(context, Number(id), slug))
      .catch((error: unknown): never => {
        if (isProblem(error, 'unknown_work') || isProblem(error, 'invalid_request')) throw notFound()
        throw error
      })
    // Each work has one address: its other names, in any language, redirect to it. Links in the app already use it.
    if (import.meta.env.SSR && work.slug !== slug)
      throw redirect({
        to: '/people/$id/works/$work',
        params: { id, work: work.slug },
        search: true,
        statusCode: 301,
      })
    if (import.meta.env.SSR) context.describe(workData(work, Number(id), context.site.origin))
    const [first] = work.recordings.flatMap(({ album, tracks }) => album ?? tracks[0] ?? [])
    const composers = work.composers.map(({ name }) => name).join(', ')
    return {
      title: `${work.name} (${composers})`,
      description: peopleTexts[context.site.language].about.work(work.name, composers),
      type: 'website',
      picture: first && sharePictureOf(first),
    }
  },
  head: ({ match: { context }, loaderData }) => ({ meta: aboutMeta(context, loaderData) }),
  component: Page,
})

function Page() {
  const { id, work } = Route.useParams()
  return <WorkPage key={`${id} ${work}`} composerId={Number(id)} slug={work} />
}
