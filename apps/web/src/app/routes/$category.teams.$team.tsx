import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { isProblem } from '../../api/call.ts'
import { followedTeamsQuery, teamQuery } from '../../api/sport.queries.ts'
import { TeamPage } from '../../features/sport/team-page.tsx'
import { settleSections } from '../../shell/report.ts'
import { sportTexts } from '../../texts/sport.ts'
import { aboutMeta } from '../page-head.ts'
import { sharePictureOf, teamData } from '../structured-data.ts'

export const Route = createFileRoute('/$category/teams/$team')({
  loader: async ({ context, params: { category, team: id } }) => {
    if (category !== VERTICAL_FACTS.sports.slug || !/^[1-9]\d{0,9}$/.test(id)) throw notFound()
    const team = await context.queryClient
      .ensureQueryData(teamQuery(context, Number(id)))
      .catch((error: unknown): never => {
        if (isProblem(error, 'unknown_team') || isProblem(error, 'invalid_request')) throw notFound()
        throw error
      })
    if (context.site.isMember)
      await settleSections([context.queryClient.ensureQueryData(followedTeamsQuery(context))])
    if (import.meta.env.SSR) context.describe(teamData(team, context.site.origin))
    const [first] = [...team.now, ...team.next, ...team.past]
    return {
      title: team.name,
      description: sportTexts[context.site.language].about.team(team.name),
      type: 'website',
      picture: first && sharePictureOf(first),
    }
  },
  head: ({ match: { context }, loaderData }) => ({ meta: aboutMeta(context, loaderData) }),
  component: Page,
})

function Page() {
  const { team } = Route.useParams()
  return <TeamPage key={team} id={Number(team)} />
}
