/** Logging in with an account at Google, Facebook, or the operator's own OpenID provider. @spec accounts 7.2 */
import { SOCIAL_PLATFORMS } from '@quintet/domain/account/social'
import { z } from 'zod'
import { ProductId, text } from './fields.ts'
import { defineRoute } from './route.ts'
import { Token } from './session.ts'

const Platform = z.enum(SOCIAL_PLATFORMS)

/** Long enough for an ID token or a signed request with a code. */
const TOKEN_MAX = 8000

/** What a provider returned to the browser. */
export const SocialToken = z.strictObject({
  platform: Platform,
  token: z.string().min(1).max(TOKEN_MAX).describe('ID token, or Facebook’s signed request.'),
})

export const listSocialPlatforms = defineRoute({
  id: 'listSocialPlatforms',
  service: 'customer',
  method: 'GET',
  path: '/sso/platforms',
  access: 'anyone',
  summary: 'Lists the log-in providers that may be used here.',
  answer: z.array(z.object({ platform: Platform, available: z.boolean() })),
})

export const startSocialLogIn = defineRoute({
  id: 'startSocialLogIn',
  service: 'customer',
  urgency: 'browsing',
  method: 'POST',
  path: '/sso/start',
  access: 'anyone',
  summary: 'Begins a log-in at a provider: returns where to send the browser and sets a nonce in a cookie.',
  body: z.strictObject({
    platform: Platform,
    fresh: z
      .boolean()
      .default(false)
      .describe(
        'Whether the person must log in at the provider again, even if the provider still has a session for them.',
      ),
  }),
  answer: z.object({ authorizeUrl: z.url() }),
  problems: ['social_unavailable', 'too_many_attempts'],
})

/** @spec decisions 2.16 */
export const exchangeSocialCode = defineRoute({
  id: 'exchangeSocialCode',
  service: 'customer',
  urgency: 'browsing',
  method: 'POST',
  path: '/sso/code',
  access: 'anyone',
  summary:
    'Exchanges the code with which the operator’s own provider sent the browser back for the ID token.',
  body: z.strictObject({
    platform: z.literal('oidc'),
    code: text(TOKEN_MAX).min(1),
    state: text(100),
  }),
  answer: z.object({ token: z.string() }),
  problems: ['invalid_social_token', 'social_unavailable', 'too_many_attempts'],
})

export const socialLogIn = defineRoute({
  id: 'socialLogIn',
  service: 'customer',
  urgency: 'browsing',
  method: 'POST',
  path: '/sso/login',
  access: 'anyone',
  summary: 'Starts a session with an ID token, or with Facebook’s signed request.',
  body: SocialToken.extend({ productId: ProductId, remember: z.boolean().default(false) }),
  answer: Token,
  problems: [
    'invalid_social_token',
    'account_blocked',
    'user_not_found',
    'social_unavailable',
    'unknown_product',
    'too_many_attempts',
  ],
})

/**
 * For members without a password: unlocks the requests that need a recent password check, for 5 minutes and this session only. The token
 * must come from a flow started with `fresh`. @spec decisions 2.12
 */
export const checkSocial = defineRoute({
  id: 'checkSocial',
  service: 'customer',
  method: 'POST',
  path: '/user/check_social',
  access: 'unlocked',
  summary: 'Checks whether a fresh log-in at the provider belongs to this member, who has no password.',
  body: SocialToken,
  answer: z.object({ valid: z.boolean() }),
  problems: ['social_unavailable', 'too_many_attempts'],
})
