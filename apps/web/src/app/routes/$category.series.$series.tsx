import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { isProblem } from '../../api/call.ts'
import { seriesQuery } from '../../api/people.queries.ts'
import { continueQuery } from '../../api/user.queries.ts'
import { SeriesPage } from '../../features/people/series-page.tsx'
import { settleSections } from '../../shell/report.ts'
import { peopleTexts } from '../../texts/people.ts'
import { aboutMeta } from '../page-head.ts'
import { seriesData, sharePictureOf } from '../structured-data.ts'

export const Route = createFileRoute('/$category/series/$series')({
  loader: async ({ context, params: { category, series: slug } }) => {
    if (category !== VERTICAL_FACTS['audio-books'].slug) throw notFound()
    const series = await context.queryClient
      .ensureQueryData(seriesQuery(context, slug))
      .catch((error: unknown): never => {
        if (isProblem(error, 'unknown_series') || isProblem(error, 'invalid_request')) throw notFound()
        throw error
      })
    if (context.site.isMember)
      await settleSections([context.queryClient.ensureQueryData(continueQuery(context))])
    if (import.meta.env.SSR) context.describe(seriesData(series, context.site.origin))
    const [first] = series.volumes
    return {
      title: series.name,
      description: peopleTexts[context.site.language].about.series(series.name),
      type: 'website',
      picture: first && sharePictureOf(first),
    }
  },
  head: ({ match: { context }, loaderData }) => ({ meta: aboutMeta(context, loaderData) }),
  component: Page,
})

function Page() {
  const { series } = Route.useParams()
  return <SeriesPage key={series} slug={series} />
}
