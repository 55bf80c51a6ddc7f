/** App passwords for other programs, each for one profile and one purpose. @spec decisions 11.7 */
import { APP_PASSWORD_NAME_MAX_LENGTH, APP_SCOPES } from '@quintet/domain/account/app-passwords'
import { z } from 'zod'
import { requiredName, text } from './fields.ts'
import { messages } from './messages.ts'
import { defineRoute } from './route.ts'

export const AppPassword = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(APP_SCOPES),
  /** The name of the profile that the program acts as. */
  profile: z.string(),
  /** True if the program is under the kids lock. */
  forKids: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null if never used. */
  lastUsedAt: z.iso.datetime().nullable(),
})
export type AppPassword = z.infer<typeof AppPassword>

export const listAppPasswords = defineRoute({
  id: 'listAppPasswords',
  service: 'customer',
  method: 'GET',
  path: '/user/app_passwords',
  access: 'unlocked',
  summary: 'Lists the app passwords of the profile, newest first. Never includes the passwords themselves.',
  answer: z.array(AppPassword),
})

export const createAppPassword = defineRoute({
  id: 'createAppPassword',
  service: 'customer',
  method: 'POST',
  path: '/user/app_passwords',
  access: 'password',
  summary:
    'Creates a password for another program, which then acts as this profile. The password is shown only this once.',
  body: z.strictObject({
    name: requiredName(APP_PASSWORD_NAME_MAX_LENGTH, messages.fieldRequired),
    scope: z.enum(APP_SCOPES),
    /** True to put the program under the kids lock permanently. */
    forKids: z.boolean().default(false),
  }),
  answer: AppPassword.extend({ password: z.string() }),
  status: 201,
  problems: ['too_many_app_passwords'],
})

export const revokeAppPassword = defineRoute({
  id: 'revokeAppPassword',
  service: 'customer',
  method: 'DELETE',
  path: '/user/app_passwords/:id',
  access: 'unlocked',
  summary: 'Revokes the password; playback by that program ends at once.',
  params: z.object({ id: text(100) }),
  answer: z.undefined(),
  status: 204,
  problems: ['unknown_app_password'],
})
