/**
 * Facebook by its signed request: HMAC-SHA256 with the app's secret over the payload. Name and e-mail come by a Graph call,
 * where one is allowed. Source: Facebook's documentation of signed requests.
 */
import { SOCIAL_TOKEN_MINUTES } from '@quintet/domain/social'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { equalSecrets } from '../identity/secrets.ts'
import type { SocialProvider } from './identity.ts'

const ISSUER = 'https://www.facebook.com'
const DIALOG = 'https://www.facebook.com/dialog/oauth'
const TIMEOUT_MS = 5000

const Payload = z.looseObject({
  algorithm: z.string(),
  issued_at: z.number(),
  user_id: z.string().min(1).max(100),
  code: z.string().optional(),
})
const Token = z.object({ access_token: z.string() })
const Person = z.object({ id: z.string(), name: z.string().optional(), email: z.string().optional() })

/** `graphOrigin` null: nothing is asked, and forms are not filled in. */
export function facebookProvider({
  appId,
  appSecret,
  graphOrigin,
}: {
  appId: string
  appSecret: string
  graphOrigin: string | null
}): SocialProvider {
  return {
    platform: 'facebook',
    authorizeUrl({ nonce, redirectUri, isFresh }) {
      const url = new URL(DIALOG)
      url.search = new URLSearchParams({
        client_id: appId,
        redirect_uri: redirectUri,
        response_type: 'token,signed_request',
        scope: 'email',
        state: nonce,
        ...(isFresh ? { auth_type: 'reauthenticate' } : {}),
      }).toString()
      return Promise.resolve(url.href)
    },
    async verify(token, { nonce, now }) {
      // The request carries no nonce of ours: that one waits says at least that this browser began the flow.
      if (nonce === null) return null
      const payload = readSignedRequest(token, appSecret)
      if (!payload) return null
      const ageSeconds = now.getTime() / 1000 - payload.issued_at
      if (ageSeconds > SOCIAL_TOKEN_MINUTES * 60 || ageSeconds < -60) return null
      const person =
        graphOrigin !== null && payload.code !== undefined
          ? await askGraph({ graphOrigin, appId, appSecret, code: payload.code })
          : null
      return {
        issuer: ISSUER,
        subject: payload.user_id,
        // A code of somebody else names somebody else.
        email: person?.id === payload.user_id ? (person.email ?? null) : null,
        name: person?.id === payload.user_id ? (person.name ?? null) : null,
        authenticatedAt: new Date(payload.issued_at * 1000),
      }
    },
  }
}

function readSignedRequest(token: string, secret: string): z.infer<typeof Payload> | null {
  const [signature, body, ...more] = token.split('.')
  if (!signature || !body || more.length > 0) return null
  const expected = createHmac('sha256', secret).update(body).digest()
  if (!equalSecrets(Buffer.from(signature, 'base64url'), expected)) return null
  try {
    const parsed = Payload.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
    return parsed.success && parsed.data.algorithm.toUpperCase() === 'HMAC-SHA256' ? parsed.data : null
  } catch {
    return null
  }
}

async function askGraph({
  graphOrigin,
  appId,
  appSecret,
  code,
}: {
  graphOrigin: string
  appId: string
  appSecret: string
  code: string
}): Promise<z.infer<typeof Person> | null> {
  const get = async (path: string, query: Record<string, string>): Promise<unknown> => {
    const url = new URL(path, graphOrigin)
    url.search = new URLSearchParams(query).toString()
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    return answer.ok ? await answer.json() : null
  }
  // The person is who the signature says; without the Graph's answer only the form stays empty.
  try {
    const token = Token.safeParse(
      await get('/oauth/access_token', {
        client_id: appId,
        client_secret: appSecret,
        redirect_uri: '',
        code,
      }),
    )
    if (!token.success) return null
    const { access_token } = token.data
    return Person.safeParse(await get('/me', { fields: 'id,name,email', access_token })).data ?? null
  } catch {
    return null
  }
}
