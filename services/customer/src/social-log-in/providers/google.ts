/**
 * Google by OpenID Connect: the ID token's signature by the issuer's published keys, issuer, audience, nonce and times.
 * Sources: OpenID Connect Core 1.0, sections 2 and 3.2.2.11; RFC 9700. @spec security 2.8
 */
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { SocialProvider } from './identity.ts'

const Discovery = z.object({ issuer: z.string(), authorization_endpoint: z.url(), jwks_uri: z.url() })
type Discovery = z.infer<typeof Discovery>

// Symmetric algorithms and "none" would let anybody sign.
const ALGORITHMS = ['RS256', 'ES256', 'PS256']
const AUTH_TIME = JSON.stringify({ id_token: { auth_time: { essential: true } } })
const TIMEOUT_MS = 5000
const CLOCK_TOLERANCE_SECONDS = 60

/** `issuer` is Google's, or a test issuer that plays Google. */
export function googleProvider({ issuer, clientId }: { issuer: string; clientId: string }): SocialProvider {
  let found: Promise<{ discovery: Discovery; keys: JWTVerifyGetKey }> | undefined
  const discover = () => {
    found ??= readDiscovery(issuer).catch((error: unknown) => {
      // A provider that was away is asked again.
      found = undefined
      throw error
    })
    return found
  }
  return {
    platform: 'google',
    async authorizeUrl({ nonce, redirectUri, isFresh }) {
      const { discovery } = await discover()
      const url = new URL(discovery.authorization_endpoint)
      url.search = new URLSearchParams({
        client_id: clientId,
        response_type: 'id_token',
        scope: 'openid email profile',
        redirect_uri: redirectUri,
        nonce,
        // OpenID Connect Core 3.1.2.1: logs in anew, and says so in `auth_time`. Google says it only where it is asked by name.
        ...(isFresh ? { max_age: '0', claims: AUTH_TIME } : {}),
      }).toString()
      return url.href
    },
    async verify(token, { nonce, now, maxMinutes }) {
      if (nonce === null) return null
      const { keys } = await discover()
      const payload = await readIdToken(token, keys, { issuer, clientId, now, maxMinutes })
      if (!payload || payload.nonce !== nonce) return null
      return {
        issuer,
        subject: payload.sub,
        email: payload.email_verified === true ? (payload.email ?? null) : null,
        name: payload.name ?? null,
        authenticatedAt: payload.auth_time === undefined ? null : new Date(payload.auth_time * 1000),
        issuedAt: new Date(payload.iat * 1000),
      }
    },
  }
}

const IdToken = z.looseObject({
  sub: z.string().min(1).max(255),
  iat: z.number(),
  nonce: z.string(),
  auth_time: z.number().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
})

async function readIdToken(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId, now, maxMinutes }: { issuer: string; clientId: string; now: Date; maxMinutes: number },
) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      currentDate: now,
      maxTokenAge: maxMinutes * 60,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    })
    return IdToken.safeParse(payload).data ?? null
  } catch (error) {
    // What is wrong with the token is its sender's fault; keys that cannot be fetched are not.
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return null
    throw error
  }
}

async function readDiscovery(issuer: string): Promise<{ discovery: Discovery; keys: JWTVerifyGetKey }> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  const discovery = Discovery.parse(await answer.json())
  if (discovery.issuer !== issuer) throw new Error(`${address} names another issuer: ${discovery.issuer}.`)
  return {
    discovery,
    keys: createRemoteJWKSet(new URL(discovery.jwks_uri), { timeoutDuration: TIMEOUT_MS }),
  }
}
