import * as contract from '@quintet/contracts/social'
import { isProblem, Problem } from '@quintet/contracts/problem'
import {
  SOCIAL_PLATFORMS,
  SOCIAL_SIGN_UP_MINUTES,
  SOCIAL_TOKEN_MINUTES,
} from '@quintet/domain/account/social'
import type { App } from '@quintet/platform/http/app'
import { clearCookie, setSessionCookies, setShortCookie } from '@quintet/platform/http/cookies'
import { COOKIES } from '@quintet/platform/identity/cookie-names'
import { isFromHere } from '@quintet/platform/http/from-here'
import { pageOrigin } from '@quintet/platform/http/origins'
import { serve } from '@quintet/platform/http/serve'
import { clientOf } from '@quintet/platform/identity/client'
import { newToken } from '@quintet/platform/identity/secrets'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CustomerPlatform, requireProduct } from '../platform.ts'
import { offeredPlatforms } from './offered.ts'
import { RETURN_PAGE } from './return-page.ts'
import { logInSandboxRoutes } from './sandbox-page.ts'
import * as social from './service.ts'

export function socialLogInRoutes(app: App, platform: CustomerPlatform): void {
  const { config, clock, social: providers, logInSandboxKey } = platform
  if (logInSandboxKey) logInSandboxRoutes(app, { clock, key: logInSandboxKey })
  const returnAddress = (request: FastifyRequest) => `${pageOrigin(config, request)}${RETURN_PAGE}`
  const offered = (request: FastifyRequest) => offeredPlatforms(config, isFromHere(request))

  serve(app, platform, contract.listSocialPlatforms, ({ request }) =>
    // An operator's own provider has no name to list unless it is configured.
    SOCIAL_PLATFORMS.filter((name) => name !== 'oidc' || providers.has(name)).map((name) => ({
      platform: name,
      available: providers.has(name) && offered(request).includes(name),
    })),
  )

  serve(app, platform, contract.startSocialLogIn, async ({ body, request, reply }) => {
    if (!offered(request).includes(body.platform)) throw new Problem('social_unavailable')
    const nonce = newToken()
    const flow = {
      nonce,
      redirectUri: returnAddress(request),
      isFresh: body.fresh,
      client: clientOf(request),
    }
    const authorizeUrl = await social.authorizeUrl(platform, body.platform, flow)
    setShortCookie(reply, COOKIES.socialNonce, nonce, SOCIAL_TOKEN_MINUTES)
    return { authorizeUrl }
  })

  serve(app, platform, contract.exchangeSocialCode, async ({ body, request }) => {
    // The nonce is kept: verifying the resulting token needs it too.
    const flow = { ...body, nonce: waitingNonce(request), redirectUri: returnAddress(request) }
    return { token: await social.exchangeCode(platform, flow, clientOf(request)) }
  })

  serve(app, platform, contract.socialLogIn, async ({ body, language, request, reply }) => {
    requireProduct(platform.config, body.productId)
    const nonce = takeNonce(request, reply)
    const asked = { ...body, nonce, language }
    const { session, email } = await social
      .logIn(platform, asked, clientOf(request))
      .catch((error: unknown) => {
        // An unknown person continues with the sign-up, which verifies the same token again.
        if (nonce !== null && isProblem(error, 'user_not_found'))
          setShortCookie(reply, COOKIES.socialNonce, nonce, SOCIAL_SIGN_UP_MINUTES)
        throw error
      })
    setSessionCookies(reply, session, body.remember ? { email } : null)
    return { token: session.token }
  })

  serve(app, platform, contract.checkSocial, async ({ viewer, body, request, reply }) => ({
    valid: await social.check(platform, viewer, {
      ...body,
      nonce: takeNonce(request, reply),
      client: clientOf(request),
    }),
  }))
}

/** Takes the nonce of the flow this browser started, once: a token seen elsewhere can no longer be used. */
export function takeNonce(request: FastifyRequest, reply: FastifyReply): string | null {
  const nonce = waitingNonce(request)
  if (nonce !== null) clearCookie(reply, COOKIES.socialNonce)
  return nonce
}

export function waitingNonce(request: FastifyRequest): string | null {
  return request.cookies[COOKIES.socialNonce] ?? null
}
