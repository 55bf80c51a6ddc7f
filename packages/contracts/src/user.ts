/** The user who is logged in. */
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { PLANS } from '@quintet/domain/membership/pricing'
import { SUBSCRIPTION_STATES } from '@quintet/domain/membership/subscription'
import { z } from 'zod'
import { PERSON_NAME_MAX, requiredName } from './fields.ts'
import { messages } from './messages.ts'
import { defineRoute } from './route.ts'

export const GENDERS = ['male', 'female', 'non-binary'] as const

export const Profile = z.object({
  id: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES).nullable(),
  /** True if texts, pictures and results of unwatched titles are withheld. */
  hidesSpoilers: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

/** Email, firstName, lastName, gender, location, expireAt, cancelAt, kidLocked. @spec accounts 3.1 */
export const User = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.enum(GENDERS).nullable(),
  location: z.string().nullable(),
  /** ISO 3166-1: it decides on prices, tax and what can be played. */
  country: z.string(),
  /** Members without one prove their identity by a fresh log-in at their provider. */
  hasPassword: z.boolean(),
  newsletter: z.boolean(),
  /** True if a log-in from a new device is reported by mail. */
  notifyNewDevice: z.boolean(),
  kidLocked: z.boolean(),
  /** The profile that this session acts as. */
  profile: Profile,
  profiles: z.array(Profile),
  subscription: z
    .object({
      plan: z.enum(PLANS),
      state: z.enum(SUBSCRIPTION_STATES),
      trialEndsAt: z.iso.datetime().nullable(),
      isGift: z.boolean().describe('Whether the membership runs on a gift code alone and ends by itself.'),
    })
    .nullable(),
  nextBillAt: z.iso.datetime().nullable(),
  expireAt: z.iso.datetime().nullable(),
  cancelAt: z.iso.datetime().nullable(),
})
export type User = z.infer<typeof User>

/** @spec accounts 7.1 */
export const getMe = defineRoute({
  id: 'getMe',
  service: 'customer',
  urgency: 'browsing',
  method: 'GET',
  path: '/user/me',
  access: 'member',
  summary: 'Returns who is logged in, and as which profile.',
  answer: User,
})

const LOCATION_MAX = 100

const LastName = requiredName(PERSON_NAME_MAX, messages.surnameRequired)

/**
 * The fields that members may change themselves; all other fields are rejected. `surname` is an alias of `lastName`. @spec decisions 3.4
 */
export const UserChange = z
  .strictObject({
    firstName: requiredName(PERSON_NAME_MAX, messages.nameRequired),
    lastName: LastName,
    surname: LastName,
    gender: z.enum(GENDERS, { message: messages.genderRequired }),
    location: requiredName(LOCATION_MAX, messages.locationRequired),
    newsletter: z.boolean(),
    notifyNewDevice: z.boolean(),
  })
  .partial()
  .transform(({ surname, lastName, ...rest }) => ({ ...rest, lastName: lastName ?? surname }))
export type UserChange = z.output<typeof UserChange>

export const updateUser = defineRoute({
  id: 'updateUser',
  service: 'customer',
  method: 'PATCH',
  path: '/user',
  access: 'unlocked',
  summary: 'Changes the fields of the profile form; the e-mail address is not among them.',
  body: UserChange,
  answer: User,
})
