/** Social log-in. The provider's token proves who somebody is; what they may do is decided here. @spec decisions 2.11, decisions 2.12 */
import { PERSON_NAME_MAX } from '@quintet/contracts/fields'
import { madeWritable } from '@quintet/contracts/names'
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/basics/languages'
import { PASSWORD_CHECK_MINUTES } from '@quintet/domain/account/password'
import {
  SOCIAL_SIGN_UP_MINUTES,
  SOCIAL_TOKEN_MINUTES,
  type SocialPlatform,
} from '@quintet/domain/account/social'
import { noteEvent } from '@quintet/platform/identity/audit'
import type { Client } from '@quintet/platform/identity/client'
import { countTry } from '@quintet/platform/identity/limits'
import { markPasswordChecked } from '@quintet/platform/identity/session-changes'
import type { StartedSession } from '@quintet/platform/identity/sessions'
import type { Member } from '@quintet/platform/identity/viewer'
import { traced } from '@quintet/platform/tracing/trace'
import type { SocialIdentity, SocialProvider } from './providers/identity.ts'
import type { CustomerPlatform } from '../platform.ts'
import { holdAccount } from '../accounts/index.ts'
import { beginSession } from '../sessions/index.ts'
import * as queries from './queries.ts'

const TRIES_PER_NETWORK = 60
const WINDOW_SECONDS = 60

/** Throws `social_unavailable` if the provider is not configured or does not respond. */
export async function authorizeUrl(
  platform: CustomerPlatform,
  name: SocialPlatform,
  flow: { nonce: string; redirectUri: string; isFresh: boolean; client: Client },
): Promise<string> {
  await count(platform, flow.client)
  const provider = providerOf(platform, name)
  return reach(platform, name, () => provider.authorizeUrl(flow))
}

/** Exchanges a provider's code for the token. Throws `invalid_social_token`, and `social_unavailable` if the provider sends no codes. */
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

/** Throws `invalid_social_token`, and `user_not_found` with the data to fill in the sign-up. */
export async function logIn(
  platform: CustomerPlatform,
  asked: Asked & { remember: boolean; language: Language },
  client: Client,
): Promise<{ session: StartedSession; email: string }> {
  const { db } = platform
  await count(platform, client)
  const identity = await verify(platform, asked)
  const account = await queries.selectAccountOf(db, identity)
  const unknown = { name: identity.name, email: identity.email }
  if (!account) throw new Problem('user_not_found', unknown)
  const session = await db.transaction().execute(async (tx) => {
    const { remember, language } = asked
    // Erased in the meantime.
    if (!(await holdAccount(tx, account.id))) throw new Problem('user_not_found', unknown)
    const started = await beginSession(platform, tx, { account, client, remember, language })
    // For a member without a password, this log-in counts as the password check.
    if (account.password_hash === null)
      await markPasswordChecked(tx, started.viewer.sessionId, provedAt(identity))
    return started
  })
  return { session, email: account.email }
}

/** A fresh log-in unlocks, for this session, the routes that require a recently checked password. */
export async function check(platform: CustomerPlatform, viewer: Member, asked: Proof): Promise<boolean> {
  const at = await prove(platform, viewer, asked)
  if (at) await markPasswordChecked(platform.db, viewer.sessionId, at)
  return at !== null
}

type Asked = { platform: SocialPlatform; token: string; nonce: string | null; maxMinutes?: number }
type Proof = Asked & { client: Client }

/**
 * Returns when the member logged in at the provider; null if the token is invalid, the log-in is too old, the identity is another's, or the
 * member has a password to check instead. `isStated`: the provider itself must state the time, see docs/decisions/0077. Returns null rather
 * than throwing: a 401 would end the session in the browser.
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

/** Providers that do not state the log-in time at least state when they issued the token. */
function provedAt({ authenticatedAt, issuedAt }: SocialIdentity): Date {
  return authenticatedAt ?? issuedAt
}

function isFresh(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() <= PASSWORD_CHECK_MINUTES * 60_000
}

/** Verifies the identity for a sign-up, whose token may be as old as an order takes. Throws `invalid_social_token`. */
export async function verifyForSignUp(
  platform: CustomerPlatform,
  { client, ...asked }: Proof,
): Promise<SocialIdentity> {
  await count(platform, client)
  return verify(platform, { ...asked, maxMinutes: SOCIAL_SIGN_UP_MINUTES })
}

/** The identity a member links to their account; null if the token is invalid, as a 401 would end the session in the browser. */
export async function verifyForLink(
  platform: CustomerPlatform,
  { client, ...asked }: Proof,
): Promise<SocialIdentity | null> {
  await count(platform, client)
  return identityOf(platform, asked)
}

/** The identity the token proves; throws `invalid_social_token`. */
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
  const identity = await reach(platform, name, () => provider.verify(token, { nonce, now, maxMinutes }))
  return identity && { ...identity, name: identity.name && nameFrom(identity.name) }
}

// A provider may accept in names what a form here refuses.
function nameFrom(given: string): string | null {
  return madeWritable(given.slice(0, PERSON_NAME_MAX)) || null
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
    log.warn({ err: error }, 'social login provider unreachable')
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
