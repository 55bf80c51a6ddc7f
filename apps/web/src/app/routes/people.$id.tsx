import type { Person } from '@quintet/contracts/people'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { isProblem } from '../../api/call.ts'
import { personQuery } from '../../api/people.queries.ts'
import { PersonPage, verticalOfPerson } from '../../features/people/person-page.tsx'
import { peopleTexts } from '../../texts/people.ts'
import { aboutMeta } from '../page-head.ts'
import { personData, sharePictureOf } from '../structured-data.ts'

export const Route = createFileRoute('/people/$id')({
  loader: async ({ context, params: { id } }) => {
    if (!/^[1-9]\d{0,9}$/.test(id)) throw notFound()
    const person = await context.queryClient
      .ensureQueryData(personQuery(context, Number(id)))
      .catch((error: unknown): never => {
        if (isProblem(error, 'unknown_person') || isProblem(error, 'invalid_request')) throw notFound()
        throw error
      })
    if (import.meta.env.SSR) context.describe(personData(person, context.site.origin))
    const { about } = peopleTexts[context.site.language]
    const isMusic = verticalOfPerson(person) === 'music-stream'
    return {
      title: person.name,
      description: isMusic ? about.music(person.name) : about.books(person.name),
      type: isMusic ? 'music.musician' : 'profile',
      picture: pictureOfPerson(person),
    }
  },
  head: ({ match: { context }, loaderData }) => ({ meta: aboutMeta(context, loaderData) }),
  component: Page,
})

function pictureOfPerson({ albums, singles, written, narrated }: Person): string | undefined {
  const [first] = [...albums, ...singles, ...written, ...narrated]
  return first && sharePictureOf(first)
}

function Page() {
  const { id } = Route.useParams()
  return <PersonPage key={id} id={Number(id)} />
}
