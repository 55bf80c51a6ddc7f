/** Logging in by an account at Google or Facebook. @spec accounts 7, decisions 2 */
import { SOCIAL_PLATFORMS } from '@quintet/domain/social'
import { z } from 'zod'
import { ProductId } from './fields.ts'
import { defineRoute } from './route.ts'
import { Token } from './session.ts'

const Platform = z.enum(SOCIAL_PLATFORMS)

/** Long enough for an ID token or a signed request with a code. */
const TOKEN_MAX = 8000

export const listSocialPlatforms = defineRoute({
  id: 'listSocialPlatforms',
  service: 'customer',
  method: 'GET',
  path: '/sso/platforms',
  access: 'anyone',
  summary: 'Which providers may be used here.',
  answer: z.array(z.object({ platform: Platform, available: z.boolean() })),
})

export const startSocialLogIn = defineRoute({
  id: 'startSocialLogIn',
  service: 'customer',
  method: 'POST',
  path: '/sso/start',
  access: 'anyone',
  summary: 'Begins a log-in at a provider: where the browser goes; a nonce waits in a cookie.',
  body: z.object({ platform: Platform }),
  answer: z.object({ authorizeUrl: z.url() }),
  problems: ['social_unavailable', 'too_many_attempts'],
})

export const socialLogIn = defineRoute({
  id: 'socialLogIn',
  service: 'customer',
  method: 'POST',
  path: '/sso/login',
  access: 'anyone',
  summary: 'Starts a session by a Google ID token or a Facebook signed request.',
  body: z.object({
    productId: ProductId,
    platform: Platform,
    token: z.string().min(1).max(TOKEN_MAX),
    remember: z.boolean().default(false),
  }),
  answer: Token,
  problems: [
    'invalid_social_token',
    'user_not_found',
    'social_unavailable',
    'unknown_product',
    'too_many_attempts',
  ],
})
