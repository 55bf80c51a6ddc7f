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
  summary: 'Lists the people among this profile’s favorites, newest first.',
  answer: FavoritePeople,
})

export const addFavoritePerson = defineRoute({
  id: 'addFavoritePerson',
  service: 'content',
  method: 'POST',
  path: '/user/people',
  access: 'member',
  summary: 'Adds a person and returns the list; a person already on it keeps their place.',
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
  summary: 'Removes a person and returns the list. Removing someone who is not on it succeeds too.',
  params: z.object({ personId: PersonId }),
  answer: FavoritePeople,
})
