/**
 * A stand-in provider for developers: anyone at this machine enters an identity and gets a token for it. Its tokens are signed with a key
 * of this service and valid nowhere else. @spec decisions 8.8
 */
import { createHash, createHmac } from 'node:crypto'
import type { SocialPlatform } from '@quintet/domain/account/social'
import { equalSecrets } from '@quintet/platform/identity/secrets'
import { z } from 'zod'
import type { SocialProvider } from './identity.ts'

/** The path of the sandbox's log-in page. */
export const SANDBOX_PAGE = '/api/sandbox/log_in'

const Payload = z.strictObject({
  platform: z.string(),
  email: z.string(),
  name: z.string(),
  nonce: z.string(),
  issuedAt: z.number(),
})
type Payload = z.infer<typeof Payload>

export function sandboxProvider(platform: SocialPlatform, key: Buffer): SocialProvider {
  const issuer = `sandbox:${platform}`
  return {
    platform,
    issuer,
    authorizeUrl({ nonce, redirectUri }) {
      const url = new URL(SANDBOX_PAGE, redirectUri)
      url.search = new URLSearchParams({ platform, nonce }).toString()
      return Promise.resolve(url.href)
    },
    verify(token, { nonce, now, maxMinutes }) {
      const payload = readToken(token, key)
      const ageMs = payload ? now.getTime() - payload.issuedAt : 0
      const isGood =
        payload?.platform === platform &&
        nonce !== null &&
        payload.nonce === nonce &&
        ageMs <= maxMinutes * 60_000
      if (!isGood) return Promise.resolve(null)
      const { email, name, issuedAt } = payload
      const at = new Date(issuedAt)
      const subject = createHash('sha256').update(email.toLowerCase()).digest('hex')
      return Promise.resolve({
        issuer,
        subject,
        email,
        name,
        authenticatedAt: at,
        issuedAt: at,
      })
    },
  }
}

/** The token that the browser brings back. */
export function signToken(payload: Payload, key: Buffer): string {
  const body = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${body}.${signatureOf(body, key).toString('base64url')}`
}

function readToken(token: string, key: Buffer): Payload | null {
  const [body = '', signature = ''] = token.split('.')
  if (!equalSecrets(Buffer.from(signature, 'base64url'), signatureOf(body, key))) return null
  return Payload.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data ?? null
}

function signatureOf(body: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(body).digest()
}
