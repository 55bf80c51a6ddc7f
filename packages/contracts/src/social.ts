/** Logging in by an account at Google, at Facebook, or at the operator's own OpenID provider. @spec accounts 7.2 */
import { SOCIAL_PLATFORMS } from '@quintet/domain/social'
import { z } from 'zod'
import { ProductId, text } from './fields.ts'
import { defineRoute } from './route.ts'
import { Token } from './session.ts'

const Platform = z.enum(SOCIAL_PLATFORMS)

/** Long enough for an ID token or a signed request with a code. */
const TOKEN_MAX = 8000

/** What a provider's pages gave the browser. */
export const SocialToken = z.strictObject({
  platform: Platform,
  token: z.string().min(1).max(TOKEN_MAX).describe('An ID token, or Facebook’s signed request.'),
})

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
  urgency: 'browsing',
  method: 'POST',
  path: '/sso/start',
  access: 'anyone',
  summary: 'Begins a log-in at a provider: where the browser goes; a nonce waits in a cookie.',
  body: z.strictObject({
    platform: Platform,
    fresh: z
      .boolean()
      .default(false)
      .describe('Whether the person logs in there anew, even where the provider still knows them.'),
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
  summary: 'Gives the ID token for the code that the operator’s own provider sent the browser back with.',
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
  summary: 'Starts a session by an ID token, or Facebook’s signed request.',
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
 * Opens the calls that need a recently checked password, for 5 minutes and this session only, to members who have none. The
 * token comes of a flow that was started with `fresh`. @spec decisions 2.12
 */
export const checkSocial = defineRoute({
  id: 'checkSocial',
  service: 'customer',
  method: 'POST',
  path: '/user/check_social',
  access: 'unlocked',
  summary: 'Tells whether a fresh log-in at the provider is this member’s, who has no password.',
  body: SocialToken,
  answer: z.object({ valid: z.boolean() }),
  problems: ['social_unavailable', 'too_many_attempts'],
})
