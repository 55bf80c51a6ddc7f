/**
 * The operator's own provider, by authorization code with PKCE. The code returns in the fragment, which no log records; the proof that this
 * browser started the flow is derived from its nonce, so nothing needs storing. Sources: OpenID Connect Core 1.0, section 3.1; RFC 7636;
 * RFC 9700, section 2.1. @spec decisions 2.16
 */
import { createHash, createHmac } from 'node:crypto'
import type { OidcSettings } from '@quintet/platform/config/oidc-settings'
import { equalSecrets } from '@quintet/platform/identity/secrets'
import { z } from 'zod'
import { askProvider } from './ask-provider.ts'
import type { SocialProvider } from './identity.ts'
import { type Discovery, discoverer, identityIn, LOG_IN_ANEW } from './openid.ts'

const Tokens = z.object({ id_token: z.string() })

/** The response to a wrong, used or expired code. RFC 6749, section 5.2 */
const REFUSED = 400

/** `key` is a secret of this service. */
export function oidcProvider({ issuer, clientId, clientSecret }: OidcSettings, key: Buffer): SocialProvider {
  const discover = discoverer(issuer)
  const ofNonce = (use: 'state' | 'verifier', nonce: string) =>
    createHmac('sha256', key).update(`${use} ${nonce}`).digest('base64url')
  return {
    platform: 'oidc',
    issuer,
    async authorizeUrl({ nonce, redirectUri, isFresh }) {
      const { discovery } = await discover()
      const url = new URL(discovery.authorization_endpoint)
      const challenge = createHash('sha256').update(ofNonce('verifier', nonce)).digest('base64url')
      const asked = {
        client_id: clientId,
        response_type: 'code',
        response_mode: 'fragment',
        scope: 'openid email profile',
        redirect_uri: redirectUri,
        nonce,
        state: ofNonce('state', nonce),
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...(isFresh ? LOG_IN_ANEW : {}),
      }
      // The provider's address may already have parameters.
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
      return url.href
    },
    async exchange(code, { nonce, state, redirectUri }) {
      if (!equalSecrets(Buffer.from(state), Buffer.from(ofNonce('state', nonce)))) return null
      const { discovery } = await discover()
      if (discovery.token_endpoint === undefined) throw new Error(`${issuer} names no token endpoint.`)
      const { headers, fields } = credentials(discovery, clientId, clientSecret)
      const answer = await askProvider(discovery.token_endpoint, {
        method: 'POST',
        headers: { accept: 'application/json', ...headers },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          code_verifier: ofNonce('verifier', nonce),
          ...fields,
        }),
      })
      if (answer.status === REFUSED) return null
      if (!answer.ok) throw new Error(`${discovery.token_endpoint} answered ${answer.status}.`)
      return Tokens.parse(await answer.json()).id_token
    },
    verify: (token, flow) => identityIn(token, { issuer, clientId, discover }, flow),
  }
}

/** This client's credentials: in the header, unless the provider accepts only the body. RFC 6749, section 2.3.1 */
function credentials(
  { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] }: Discovery,
  clientId: string,
  clientSecret: string | null,
): { headers: Record<string, string>; fields: Record<string, string> } {
  if (clientSecret === null) return { headers: {}, fields: { client_id: clientId } }
  if (!methods.includes('client_secret_basic') && methods.includes('client_secret_post'))
    return { headers: {}, fields: { client_id: clientId, client_secret: clientSecret } }
  const pair = [clientId, clientSecret].map(encodeURIComponent).join(':')
  return { headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }, fields: {} }
}
