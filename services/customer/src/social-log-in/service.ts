/** Log-in by an account elsewhere. Its token proves who somebody is; what they may do here is decided here. @spec decisions 2.11, decisions 2.12 */
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/languages'
import { PASSWORD_CHECK_MINUTES } from '@quintet/domain/password'
import { SOCIAL_SIGN_UP_MINUTES, SOCIAL_TOKEN_MINUTES, type SocialPlatform } from '@quintet/domain/social'
import { noteEvent } from '@quintet/platform/identity/audit'
import type { Client } from '@quintet/platform/identity/client'
import { countTry } from '@quintet/platform/identity/limits'
import { markPasswordChecked } from '@quintet/platform/identity/session-changes'
import type { StartedSession } from '@quintet/platform/identity/sessions'
import type { Member } from '@quintet/platform/identity/viewer'
import { traced } from '@quintet/platform/tracing/trace'
import type { SocialIdentity, SocialProvider } from './providers/identity.ts'
import type { CustomerPlatform } from '../platform.ts'
import { beginSession } from '../sessions/index.ts'
import * as queries from './queries.ts'

const TRIES_PER_NETWORK = 60
const WINDOW_SECONDS = 60

/** Throws `social_unavailable` where the provider is not configured, or does not answer. */
export async function authorizeUrl(
  platform: CustomerPlatform,
  name: SocialPlatform,
  flow: { nonce: string; redirectUri: string; isFresh: boolean; client: Client },
): Promise<string> {
  await count(platform, flow.client)
  const provider = providerOf(platform, name)
  return reach(platform, name, () => provider.authorizeUrl(flow))
}

/** The token for a provider's code. Throws `invalid_social_token`, and `social_unavailable` where the provider sends no codes. */
export async function exchangeCode(
  platform: CustomerPlatform,
  {
    platform: name,
    code,
    ...flow
  }: {
    platform: SocialPlatform
    code: string
    nonce: string | null
    state: string
    redirectUri: string
  },
  client: Client,
): Promise<string> {
  await count(platform, client)
  const provider = providerOf(platform, name)
  if (!provider.exchange) throw new Problem('social_unavailable')
  const { nonce } = flow
  const exchange = (proof: string) =>
    provider.exchange?.(code, { ...flow, nonce: proof }) ?? Promise.resolve(null)
  const token = nonce === null ? null : await reach(platform, name, () => exchange(nonce))
  if (token === null) throw new Problem('invalid_social_token')
  return token
}

/** Throws `invalid_social_token`, and `user_not_found` with what fills in the sign-up. */
export async function logIn(
  platform: CustomerPlatform,
  asked: Asked & { remember: boolean; language: Language },
  client: Client,
): Promise<{ session: StartedSession; email: string }> {
  const { db } = platform
  await count(platform, client)
  const identity = await verify(platform, asked)
  const account = await queries.selectAccountOf(db, identity)
  if (!account) throw new Problem('user_not_found', { name: identity.name, email: identity.email })
  const session = await db.transaction().execute(async (tx) => {
    const { remember, language } = asked
    const started = await beginSession(platform, tx, { account, client, remember, language })
    // Who has no password proves themselves by this log-in where others check it.
    if (account.password_hash === null)
      await markPasswordChecked(tx, started.viewer.sessionId, provedAt(identity))
    return started
  })
  return { session, email: account.email }
}

/** A fresh log-in opens, for this session, the routes that ask for a recently checked password. */
export async function check(platform: CustomerPlatform, viewer: Member, asked: Proof): Promise<boolean> {
  const at = await prove(platform, viewer, asked)
  if (at) await markPasswordChecked(platform.db, viewer.sessionId, at)
  return at !== null
}

type Asked = { platform: SocialPlatform; token: string; nonce: string | null; maxMinutes?: number }
type Proof = Asked & { client: Client }

/**
 * When the member logged in at the provider; null where the token does not verify, or that is long ago, or the identity is
 * another's, or the member has a password to prove. `isStated`: the provider itself must say when, see docs/decisions/0077.
 * It does not throw for them: a 401 would end the session in the browser.
 */
export async function prove(
  platform: CustomerPlatform,
  { accountId, deviceId }: Member,
  { client, ...asked }: Proof,
  { isStated = false }: { isStated?: boolean } = {},
): Promise<Date | null> {
  const { db, clock } = platform
  await count(platform, client)
  const identity = await identityOf(platform, asked)
  const account = identity ? await queries.selectAccountOf(db, identity) : undefined
  const now = clock.now()
  const isOwner = account?.id === accountId && account.password_hash === null
  const at = identity && (isStated ? identity.authenticatedAt : provedAt(identity))
  const provedTime = isOwner && at && isFresh(at, now) ? at : null
  const kind = provedTime ? 'provider_checked' : 'provider_check_failed'
  await noteEvent(db, { kind, accountId, deviceId }, now)
  return provedTime
}

/** Providers that do not say when somebody logged in say at least when they gave their word. */
function provedAt({ authenticatedAt, issuedAt }: SocialIdentity): Date {
  return authenticatedAt ?? issuedAt
}

function isFresh(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() <= PASSWORD_CHECK_MINUTES * 60_000
}

/** Who orders a membership: their token may be as old as an order takes. Throws `invalid_social_token`. */
export async function verifyForSignUp(
  platform: CustomerPlatform,
  { client, ...asked }: Proof,
): Promise<SocialIdentity> {
  await count(platform, client)
  return verify(platform, { ...asked, maxMinutes: SOCIAL_SIGN_UP_MINUTES })
}

/** Whose log-in a member links to their account; null where the token does not verify: a 401 would end the session in the browser. */
export async function verifyForLink(
  platform: CustomerPlatform,
  { client, ...asked }: Proof,
): Promise<SocialIdentity | null> {
  await count(platform, client)
  return identityOf(platform, asked)
}

/** Who the token proves; throws `invalid_social_token`. */
async function verify(platform: CustomerPlatform, asked: Asked): Promise<SocialIdentity> {
  const identity = await identityOf(platform, asked)
  if (!identity) throw new Problem('invalid_social_token')
  return identity
}

async function identityOf(
  platform: CustomerPlatform,
  { platform: name, token, nonce, maxMinutes = SOCIAL_TOKEN_MINUTES }: Asked,
): Promise<SocialIdentity | null> {
  const now = platform.clock.now()
  const provider = providerOf(platform, name)
  return reach(platform, name, () => provider.verify(token, { nonce, now, maxMinutes }))
}

function providerOf({ social }: CustomerPlatform, name: SocialPlatform): SocialProvider {
  const provider = social.get(name)
  if (!provider) throw new Problem('social_unavailable')
  return provider
}

async function reach<T>({ log }: CustomerPlatform, name: SocialPlatform, ask: () => Promise<T>): Promise<T> {
  const attributes = { 'peer.service': name.toLowerCase() }
  try {
    return await traced({ name: 'log-in provider', kind: 'client', attributes }, ask)
  } catch (error) {
    log.warn({ err: error }, 'social provider not reached')
    throw new Problem('social_unavailable')
  }
}

async function count({ db, clock }: CustomerPlatform, { addressKey }: Client): Promise<void> {
  const limit = {
    key: `social:network:${addressKey}`,
    tries: TRIES_PER_NETWORK,
    windowSeconds: WINDOW_SECONDS,
  }
  await countTry(db, [limit], clock.now())
}
