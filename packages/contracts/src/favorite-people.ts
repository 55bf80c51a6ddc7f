/** A profile's favourite artists, authors and narrators. @spec decisions 11.15 */
import { z } from 'zod'
import { PersonId, PersonSummary } from './people.ts'
import { defineRoute } from './route.ts'

/** Newest first. */
const FavoritePeople = z.array(PersonSummary)

export const listFavoritePeople = defineRoute({
  id: 'listFavoritePeople',
  service: 'content',
  method: 'GET',
  path: '/user/people',
  access: 'member',
  summary: 'The people among the favorites of this profile, newest first.',
  answer: FavoritePeople,
})

export const addFavoritePerson = defineRoute({
  id: 'addFavoritePerson',
  service: 'content',
  method: 'POST',
  path: '/user/people',
  access: 'member',
  summary: 'Adds somebody and answers the list; who is there already stays where they are.',
  body: z.strictObject({ personId: PersonId }),
  answer: FavoritePeople,
  problems: ['unknown_person'],
})

export const removeFavoritePerson = defineRoute({
  id: 'removeFavoritePerson',
  service: 'content',
  method: 'DELETE',
  path: '/user/people/:personId',
  access: 'member',
  summary: 'Takes somebody off and answers the list; so does one who is not on it.',
  params: z.object({ personId: z.coerce.number().pipe(PersonId) }),
  answer: FavoritePeople,
})
