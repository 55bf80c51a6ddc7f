/** A product whose members can use Google and Facebook, both played on loopback. */
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from './caller.ts'
import { type OidcIssuer, startOidcIssuer } from './oidc-issuer.ts'
import { type Product, startProduct } from './product.ts'

export const FACEBOOK = 'https://www.facebook.com'
const APP_SECRET = 'app-secret'

/** The person the Graph API knows. */
export const GRACE = { id: '77', name: 'Grace Hopper', email: 'grace@mail.example' }

export type Facebook = {
  /** Requests to the Graph API, in order. */
  asked: string[]
  /** What the Graph API returns about a re-entered password. */
  enteredAnew: { auth_type?: string | null; auth_nonce?: string | null }
  /** Returns Facebook's signed request for a person, Grace unless `own` says otherwise. */
  signedRequest(own?: Record<string, unknown>, secret?: string): string
}

export type SocialProduct = {
  product: Product
  issuer: OidcIssuer
  facebook: Facebook
  /** Creates an account by a provider's log-in: it has no password. */
  aSocialMember: (identity: {
    issuer: string
    subject: string
  }) => Promise<{ email: string; browser: Browser }>
  stop(): Promise<void>
}

/** `origin` is where members reach the product; `environment` must match it. */
export async function startSocialProduct(
  origin: string,
  environment: Record<string, string>,
): Promise<SocialProduct> {
  const issuer = await startOidcIssuer(`${origin}/login/social`)
  const facebook: Facebook = { asked: [], enteredAnew: {}, signedRequest }
  const graph = createServer(({ url = '' }, response) => {
    facebook.asked.push(url)
    const answers: Record<string, object> = {
      '/me': GRACE,
      '/oauth/access_token': { access_token: 'graph-token' },
      '/oauth/access_token_info': facebook.enteredAnew,
    }
    const answer = answers[new URL(url, FACEBOOK).pathname]
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(graph, 'listening')
  const product = await startProduct({
    environment: {
      GOOGLE_CLIENT_ID: issuer.clientId,
      OIDC_GOOGLE_ISSUER: issuer.issuer,
      FACEBOOK_APP_ID: '4711',
      FACEBOOK_APP_SECRET: APP_SECRET,
      FACEBOOK_GRAPH_ORIGIN: `http://127.0.0.1:${(graph.address() as AddressInfo).port}`,
      ...environment,
    },
  })

  function signedRequest(own: Record<string, unknown> = {}, secret = APP_SECRET): string {
    const issued_at = Math.floor(product.clock.now().getTime() / 1000)
    const payload = { algorithm: 'HMAC-SHA256', issued_at, user_id: GRACE.id, ...own }
    const body = Buffer.from(JSON.stringify(payload)).toString('base64url')
    return `${createHmac('sha256', secret).update(body).digest('base64url')}.${body}`
  }

  return {
    product,
    issuer,
    facebook,
    async aSocialMember(identity) {
      const { email, browser } = await product.aMember()
      const { id } = await product.db
        .updateTable('account')
        .set({ password_hash: null })
        .where('email', '=', email)
        .returning('id')
        .executeTakeFirstOrThrow()
      await product.db
        .insertInto('social_identity')
        .values({ ...identity, account_id: id, created_at: product.clock.now() })
        .execute()
      return { email, browser }
    },
    async stop() {
      await product.stop()
      await issuer.stop()
      graph.close()
    },
  }
}
