import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { isProblem } from '../../api/call.ts'
import { competitionQuery } from '../../api/sport.queries.ts'
import { CompetitionPage } from '../../features/sport/competition-page.tsx'
import { sportTexts } from '../../texts/sport.ts'
import { aboutMeta } from '../page-head.ts'
import { competitionData, sharePictureOf } from '../structured-data.ts'

export const Route = createFileRoute('/$category/competitions/$competition')({
  loader: async ({ context, params: { category, competition: slug } }) => {
    if (category !== VERTICAL_FACTS.sports.slug) throw notFound()
    const competition = await context.queryClient
      .ensureQueryData(competitionQuery(context, slug))
      .catch((error: unknown): never => {
        if (isProblem(error, 'unknown_competition') || isProblem(error, 'invalid_request')) throw notFound()
        throw error
      })
    if (import.meta.env.SSR) context.describe(competitionData(competition, context.site.origin))
    const [first] = [...competition.now, ...competition.next, ...competition.past]
    return {
      title: competition.name,
      description: sportTexts[context.site.language].about.competition(competition.name),
      type: 'website',
      picture: first && sharePictureOf(first),
    }
  },
  head: ({ match: { context }, loaderData }) => ({ meta: aboutMeta(context, loaderData) }),
  component: Page,
})

function Page() {
  const { competition } = Route.useParams()
  return <CompetitionPage key={competition} slug={competition} />
}
