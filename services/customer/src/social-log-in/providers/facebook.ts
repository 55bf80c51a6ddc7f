/**
 * Facebook log-in by signed request: HMAC-SHA256 with the app's secret over the payload. Name, e-mail and whether the password was entered
 * again come from the Graph API, if it may be used. Sources: Facebook's documentation of signed requests and of re-authentication.
 */
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { equalSecrets } from '@quintet/platform/identity/secrets'
import { askProvider } from './ask-provider.ts'
import type { SocialProvider } from './identity.ts'

const ISSUER = 'https://www.facebook.com'
const DIALOG = 'https://www.facebook.com/dialog/oauth'
const REAUTHENTICATE = 'reauthenticate'

const Payload = z.looseObject({
  algorithm: z.string(),
  issued_at: z.number(),
  user_id: z.string().min(1).max(100),
  code: z.string().optional(),
})
const Token = z.object({ access_token: z.string() })
const TokenInfo = z.object({ auth_type: z.string(), auth_nonce: z.string() })
const Person = z.object({ id: z.string(), name: z.string().optional(), email: z.string().optional() })

type Told = { person: z.infer<typeof Person> | null; info: z.infer<typeof TokenInfo> | null }

/** If `graphOrigin` is null, the Graph API is not used and forms are not filled in. */
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
    issuer: ISSUER,
    authorizeUrl({ nonce, redirectUri, isFresh }) {
      const url = new URL(DIALOG)
      url.search = new URLSearchParams({
        client_id: appId,
        redirect_uri: redirectUri,
        response_type: 'token,signed_request',
        scope: 'email',
        state: nonce,
        ...(isFresh ? { auth_type: REAUTHENTICATE, auth_nonce: alphanumeric(nonce) } : {}),
      }).toString()
      return Promise.resolve(url.href)
    },
    async verify(token, { nonce, now, maxMinutes }) {
      // The request carries no nonce of ours; a pending nonce at least shows that this browser started the flow.
      if (nonce === null) return null
      const payload = readSignedRequest(token, appSecret)
      if (!payload) return null
      const ageSeconds = now.getTime() / 1000 - payload.issued_at
      if (ageSeconds > maxMinutes * 60 || ageSeconds < -60) return null
      const told =
        graphOrigin !== null && payload.code !== undefined
          ? await askGraph({ graphOrigin, appId, appSecret, code: payload.code })
          : null
      // A stolen code would name a different person.
      const person = told?.person?.id === payload.user_id ? told.person : null
      const issuedAt = new Date(payload.issued_at * 1000)
      return {
        issuer: ISSUER,
        subject: payload.user_id,
        email: person?.email ?? null,
        name: person?.name ?? null,
        authenticatedAt: person && isAnew(told?.info, nonce) ? issuedAt : null,
        issuedAt,
      }
    },
  }
}

/** True if the password was entered for this nonce's flow; the browser could have altered the address that asks for it. */
function isAnew(info: Told['info'] | undefined, nonce: string): boolean {
  return info?.auth_type === REAUTHENTICATE && info.auth_nonce === alphanumeric(nonce)
}

/** Facebook accepts only alphanumeric nonces. */
function alphanumeric(nonce: string): string {
  return Buffer.from(nonce, 'base64url').toString('hex')
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
}): Promise<Told | null> {
  const get = async (path: string, query: Record<string, string>): Promise<unknown> => {
    const url = new URL(path, graphOrigin)
    url.search = new URLSearchParams(query).toString()
    const answer = await askProvider(url)
    return answer.ok ? await answer.json() : null
  }
  // The signature identifies the person; without the Graph's answer only the form stays empty.
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
    const [person, info] = await Promise.all([
      get('/me', { fields: 'id,name,email', access_token }),
      get('/oauth/access_token_info', { client_id: appId, access_token }),
    ])
    return {
      person: Person.safeParse(person).data ?? null,
      info: TokenInfo.safeParse(info).data ?? null,
    }
  } catch {
    return null
  }
}
