/** Google log-in by OpenID Connect, with the ID token returned through the browser. Source: OpenID Connect Core 1.0, section 3.2. */
import type { SocialProvider } from './identity.ts'
import { discoverer, identityIn, LOG_IN_ANEW } from './openid.ts'

/** `issuer` is Google's, or a test issuer in its place. */
export function googleProvider({ issuer, clientId }: { issuer: string; clientId: string }): SocialProvider {
  const discover = discoverer(issuer)
  return {
    platform: 'google',
    issuer,
    async authorizeUrl({ nonce, redirectUri, isFresh }) {
      const { discovery } = await discover()
      const url = new URL(discovery.authorization_endpoint)
      url.search = new URLSearchParams({
        client_id: clientId,
        response_type: 'id_token',
        scope: 'openid email profile',
        redirect_uri: redirectUri,
        nonce,
        ...(isFresh ? LOG_IN_ANEW : {}),
      }).toString()
      return url.href
    },
    verify: (token, flow) => identityIn(token, { issuer, clientId, discover }, flow),
  }
}
