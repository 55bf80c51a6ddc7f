/** External log-ins that open a member's account, which the member can link and remove. @spec decisions 2.17 */
import { SOCIAL_PLATFORMS } from '@quintet/domain/account/social'
import { z } from 'zod'
import { defineRoute } from './route.ts'
import { SocialToken } from './social.ts'

const Platform = z.enum(SOCIAL_PLATFORMS)

export const LinkedLogIn = z.object({ platform: Platform, linkedAt: z.iso.datetime() })
export type LinkedLogIn = z.infer<typeof LinkedLogIn>

export const listLogIns = defineRoute({
  id: 'listLogIns',
  service: 'customer',
  method: 'GET',
  path: '/user/log_ins',
  access: 'unlocked',
  summary: 'Lists the external log-ins that open this account, for the providers that are set up here.',
  answer: z.array(LinkedLogIn),
})

/** The token must come from a flow that this browser started. */
export const linkLogIn = defineRoute({
  id: 'linkLogIn',
  service: 'customer',
  method: 'POST',
  path: '/user/log_ins',
  access: 'password',
  summary: 'Links an external log-in to this account, one per provider; the member is notified by mail.',
  body: SocialToken,
  answer: z.array(LinkedLogIn),
  problems: ['social_unproved', 'log_in_taken', 'log_in_linked', 'social_unavailable', 'too_many_attempts'],
})

export const unlinkLogIn = defineRoute({
  id: 'unlinkLogIn',
  service: 'customer',
  method: 'DELETE',
  path: '/user/log_ins/:platform',
  access: 'password',
  summary: 'Unlinks an external log-in, but never the last way in; the member is notified by mail.',
  params: z.object({ platform: Platform }),
  answer: z.array(LinkedLogIn),
  problems: ['unknown_log_in', 'last_log_in'],
})
