/** Log-in by an account elsewhere. Its token proves who somebody is; what they may do here is decided here. @spec decisions 2 */
import { Problem } from '@quintet/contracts/problems'
import type { SocialPlatform } from '@quintet/domain/social'
import { noteEvent } from '@quintet/platform/identity/audit'
import type { Client } from '@quintet/platform/identity/client'
import { countTry } from '@quintet/platform/identity/limits'
import { startSession, type StartedSession } from '@quintet/platform/identity/sessions'
import type { SocialIdentity, SocialProvider } from '@quintet/platform/social/identity'
import type { CustomerPlatform } from '../platform.ts'
import { markPasswordChecked } from '../sessions/index.ts'
import * as queries from './queries.ts'

const TRIES_PER_NETWORK = 60
const WINDOW_SECONDS = 60

/** Throws `social_unavailable` where the provider is not configured, or does not answer. */
export async function authorizeUrl(
  platform: CustomerPlatform,
  provider: SocialPlatform,
  flow: { nonce: string; redirectUri: string; client: Client },
): Promise<string> {
  await count(platform, flow.client)
  return reach(platform, providerOf(platform, provider).authorizeUrl(flow))
}

/** Throws `invalid_social_token`, and `user_not_found` with what fills in the sign-up. */
export async function logIn(
  platform: CustomerPlatform,
  asked: { platform: SocialPlatform; token: string; nonce: string | null; remember: boolean },
  client: Client,
): Promise<{ session: StartedSession; email: string }> {
  const { db, clock } = platform
  await count(platform, client)
  const identity = await verify(platform, asked)
  const account = await queries.selectAccountOf(db, identity)
  if (!account) throw new Problem('user_not_found', { name: identity.name, email: identity.email })
  const session = await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const started = await startSession(
      tx,
      {
        accountId: account.id,
        deviceToken: client.deviceToken,
        deviceName: client.deviceName,
        remember: asked.remember,
      },
      now,
    )
    // Who has no password proves themselves by this fresh log-in where others check it.
    if (account.password_hash === null)
      await markPasswordChecked(tx, started.viewer.sessionId, identity.authenticatedAt)
    await noteEvent(tx, { kind: 'logged_in', accountId: account.id, deviceId: started.viewer.deviceId }, now)
    return started
  })
  return { session, email: account.email }
}

/** Who the token proves; throws `invalid_social_token`. */
export async function verify(
  platform: CustomerPlatform,
  asked: { platform: SocialPlatform; token: string; nonce: string | null },
): Promise<SocialIdentity> {
  const now = platform.clock.now()
  const provider = providerOf(platform, asked.platform)
  const identity = await reach(platform, provider.verify(asked.token, { nonce: asked.nonce, now }))
  if (!identity) throw new Problem('invalid_social_token')
  return identity
}

function providerOf({ social }: CustomerPlatform, name: SocialPlatform): SocialProvider {
  const provider = social.get(name)
  if (!provider) throw new Problem('social_unavailable')
  return provider
}

async function reach<T>({ log }: CustomerPlatform, asked: Promise<T>): Promise<T> {
  try {
    return await asked
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
