/**
 * Common to all OpenID Connect providers: discovery, published keys, and verification of the ID token's signature, issuer, audience, nonce
 * and times. Sources: OpenID Connect Core 1.0, sections 2 and 3; OpenID Connect Discovery 1.0; RFC 9700. @spec security 2.8
 */
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { askProvider, PROVIDER_TIMEOUT_MS } from './ask-provider.ts'
import type { SocialIdentity } from './identity.ts'

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  jwks_uri: z.url(),
  token_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
})
export type Discovery = z.infer<typeof Discovery>
export type Discovered = { discovery: Discovery; keys: JWTVerifyGetKey }

// Symmetric algorithms and "none" would let anybody sign.
const ALGORITHMS = ['RS256', 'ES256', 'PS256']
const CLOCK_TOLERANCE_SECONDS = 60

/**
 * Asks for a new log-in, whose time the token then states. OpenID Connect Core 3.1.2.1; some providers state it only if the claim is
 * requested by name.
 */
export const LOG_IN_ANEW = {
  max_age: '0',
  claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
}

/** Reads the issuer's discovery document once; retries after a failure. */
export function discoverer(issuer: string): () => Promise<Discovered> {
  let found: Promise<Discovered> | undefined
  return () => {
    found ??= readDiscovery(issuer).catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
}

type Flow = { nonce: string | null; now: Date; maxMinutes: number }

/** The identity an ID token proves; null if any check fails. */
export async function identityIn(
  token: string,
  { issuer, clientId, discover }: { issuer: string; clientId: string; discover: () => Promise<Discovered> },
  { nonce, now, maxMinutes }: Flow,
): Promise<SocialIdentity | null> {
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

/** Unlike an invalid token, keys that cannot be fetched are not the sender's fault. */
const KEYS_FAILED: readonly string[] = [
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
  // The answer has another status than 200, or is not JSON.
  errors.JOSEError.code,
]

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
    if (error instanceof errors.JOSEError && !KEYS_FAILED.includes(error.code)) return null
    throw error
  }
}

async function readDiscovery(issuer: string): Promise<{ discovery: Discovery; keys: JWTVerifyGetKey }> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const answer = await askProvider(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  const discovery = Discovery.parse(await answer.json())
  if (discovery.issuer !== issuer) throw new Error(`${address} names another issuer: ${discovery.issuer}.`)
  return {
    discovery,
    keys: createRemoteJWKSet(new URL(discovery.jwks_uri), {
      timeoutDuration: PROVIDER_TIMEOUT_MS,
      [customFetch]: askProvider,
    }),
  }
}
