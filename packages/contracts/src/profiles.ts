/** The household: named profiles, each with its own favourites, history and language. @spec decisions 2.7 */
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { z } from 'zod'
import { requiredName, text } from './fields.ts'
import { messages } from './messages.ts'
import { defineRoute } from './route.ts'
import { Profile } from './user.ts'

const PROFILE_NAME_MAX = 40

const Name = requiredName(PROFILE_NAME_MAX, messages.nameRequired)
const AtProfile = z.object({ id: text(100) })

export const listProfiles = defineRoute({
  id: 'listProfiles',
  service: 'customer',
  urgency: 'browsing',
  method: 'GET',
  path: '/user/profiles',
  access: 'member',
  summary: 'Lists the profiles of the account; the first is named after its user.',
  answer: z.array(Profile),
})

export const createProfile = defineRoute({
  id: 'createProfile',
  service: 'customer',
  method: 'POST',
  path: '/user/profiles',
  access: 'unlocked',
  summary: 'Adds a profile; an account can have up to five.',
  body: z.strictObject({ name: Name, language: z.enum(LANGUAGES).nullable().default(null) }),
  answer: Profile,
  status: 201,
  problems: ['too_many_profiles'],
})

export const updateProfile = defineRoute({
  id: 'updateProfile',
  service: 'customer',
  method: 'PATCH',
  path: '/user/profiles/:id',
  access: 'unlocked',
  summary:
    'Renames a profile, sets its language (null follows the browser), or sets whether spoilers for what it has not watched are hidden.',
  params: AtProfile,
  body: z
    .strictObject({ name: Name, language: z.enum(LANGUAGES).nullable(), hidesSpoilers: z.boolean() })
    .partial(),
  answer: Profile,
  problems: ['unknown_profile'],
})

export const deleteProfile = defineRoute({
  id: 'deleteProfile',
  service: 'customer',
  method: 'DELETE',
  path: '/user/profiles/:id',
  access: 'unlocked',
  summary:
    'Removes a profile with its favourites and history; sessions acting as it switch to the first profile.',
  params: AtProfile,
  answer: z.undefined(),
  status: 204,
  problems: ['unknown_profile', 'first_profile'],
})

export const switchProfile = defineRoute({
  id: 'switchProfile',
  service: 'customer',
  urgency: 'browsing',
  method: 'POST',
  path: '/user/profiles/:id/use',
  access: 'unlocked',
  summary: 'Makes this session act as the profile from now on.',
  params: AtProfile,
  answer: Profile,
  problems: ['unknown_profile'],
})
