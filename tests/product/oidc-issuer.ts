/** A certified OpenID provider on loopback that plays Google or a company's own: real discovery, keys, log-in and consent. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { freePortPair } from './ports.ts'

export type OidcIssuer = {
  issuer: string
  clientId: string
  /** A client that receives codes and has to prove that it began the flow (PKCE). */
  codeClient: { id: string; secret: string }
  /** Logs a person in through the provider's pages, from the address our service gave; returns the ID token. */
  logIn(authorizeUrl: string, person: string): Promise<string>
  /** As `logIn`, for an address that requests a code: returns what the provider's redirect carries. */
  logInByCode(authorizeUrl: string, person: string): Promise<{ code: string; state: string }>
  /** Signs arbitrary claims with the provider's own key. */
  sign(claims: JWTPayload, header?: { alg?: string; kid?: string }): Promise<string>
  stop(): Promise<void>
}

const CLIENT_ID = 'quintet-tests'
const CODE_CLIENT = { id: 'quintet-company', secret: 'a secret : of 32 characters or more' }
const KEY_ID = 'tests'

export async function startOidcIssuer(redirectUri: string): Promise<OidcIssuer> {
  const { Provider } = await import('oidc-provider')
  const port = await freePortPair()
  const issuer = `http://127.0.0.1:${port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }
  const provider = new Provider(issuer, {
    jwks: { keys: [jwk] },
    clients: [
      {
        client_id: CLIENT_ID,
        redirect_uris: [redirectUri],
        response_types: ['id_token'],
        grant_types: ['implicit'],
        token_endpoint_auth_method: 'none',
        // Tested browsers use loopback, where web clients would require https.
        application_type: redirectUri.startsWith('https:') ? 'web' : 'native',
      },
      {
        client_id: CODE_CLIENT.id,
        client_secret: CODE_CLIENT.secret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        application_type: redirectUri.startsWith('https:') ? 'web' : 'native',
      },
    ],
    responseTypes: ['id_token', 'code'],
    pkce: { required: (_context, { clientId }) => clientId === CODE_CLIENT.id },
    // As at Google, the token itself contains the claims of the scopes.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@mail.example`, email_verified: true, name: `Person ${id}` }),
    }),
    cookies: { keys: ['tests'] },
  })
  const server = createServer(provider.callback()).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: CLIENT_ID,
    codeClient: CODE_CLIENT,
    logIn: async (authorizeUrl, person) =>
      saidIn(await walkThrough(authorizeUrl, person, redirectUri), 'id_token'),
    async logInByCode(authorizeUrl, person) {
      const address = await walkThrough(authorizeUrl, person, redirectUri)
      return { code: saidIn(address, 'code'), state: saidIn(address, 'state') }
    },
    sign: (claims, { alg = 'RS256', kid = KEY_ID } = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(privateKey),
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Follows redirects and fills in the provider's forms until redirected to us; returns that address. */
async function walkThrough(authorizeUrl: string, person: string, redirectUri: string): Promise<string> {
  const cookies = new Map<string, string>()
  let address = authorizeUrl
  let form: URLSearchParams | null = null
  for (let step = 0; step < 12; step++) {
    const answer: Response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    form = null
    if (location) {
      address = new URL(location, address).href
      if (address.startsWith(redirectUri)) return address
      continue
    }
    const page = await answer.text()
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1]
    if (!action) throw new Error(`The provider showed no form: ${page.slice(0, 300)}`)
    address = new URL(action, address).href
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? ''
    form = new URLSearchParams({ prompt, login: person, password: 'any' })
  }
  throw new Error('The provider never led back.')
}

function saidIn(address: string, name: string): string {
  const said = new URLSearchParams(new URL(address).hash.slice(1)).get(name)
  if (!said) throw new Error(`The provider gave no ${name}: ${address}`)
  return said
}
