/** Who is logged in. @spec accounts 3, 7, decisions 2, 3 */
import { LANGUAGES } from '@quintet/domain/languages'
import { PLANS } from '@quintet/domain/pricing'
import { SUBSCRIPTION_STATES } from '@quintet/domain/subscription'
import { z } from 'zod'
import { defineRoute } from './route.ts'

export const GENDERS = ['male', 'female', 'non-binary'] as const

export const Profile = z.object({
  id: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES).nullable(),
})
export type Profile = z.infer<typeof Profile>

/** @spec accounts 3: email, firstName, lastName, gender, location, expireAt, cancelAt, kidLocked */
export const User = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.enum(GENDERS).nullable(),
  location: z.string().nullable(),
  newsletter: z.boolean(),
  kidLocked: z.boolean(),
  /** The profile that this session acts as. */
  profile: Profile,
  profiles: z.array(Profile),
  subscription: z
    .object({
      plan: z.enum(PLANS),
      state: z.enum(SUBSCRIPTION_STATES),
      trialEndsAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  nextBillAt: z.iso.datetime().nullable(),
  expireAt: z.iso.datetime().nullable(),
  cancelAt: z.iso.datetime().nullable(),
})
export type User = z.infer<typeof User>

/** @spec accounts 7 */
export const getMe = defineRoute({
  id: 'getMe',
  service: 'customer',
  method: 'GET',
  path: '/user/me',
  access: 'member',
  summary: 'Who is logged in, and as which profile.',
  answer: User,
})
