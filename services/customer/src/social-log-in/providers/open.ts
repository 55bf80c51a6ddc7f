/** The configured providers, and the sandbox's on a developer's machine; none is contacted before somebody chooses it. */
import { SANDBOX_PLATFORMS, type SocialPlatform } from '@quintet/domain/account/social'
import type { Config } from '@quintet/platform/config/config'
import type { Database } from '@quintet/platform/db/database'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import { facebookProvider } from './facebook.ts'
import type { SocialProvider } from './identity.ts'
import { sandboxProvider } from './sandbox.ts'

export type SocialProviders = ReadonlyMap<SocialPlatform, SocialProvider>

/** `sandboxKey` signs the sandbox's tokens; null if there is no sandbox. */
export async function openSocialProviders(
  { google, facebook, oidc }: Pick<Config, SocialPlatform>,
  { db, sandboxKey }: { db: Database; sandboxKey: Buffer | null },
): Promise<SocialProviders> {
  const providers = new Map<SocialPlatform, SocialProvider>()
  if (google) {
    // Libraries are loaded only for configured providers.
    const { googleProvider } = await import('./google.ts')
    providers.set('google', googleProvider(google))
  }
  if (oidc) {
    const { oidcProvider } = await import('./oidc.ts')
    providers.set('oidc', oidcProvider(oidc, await serviceSecret(db, 'oidc-flow')))
  }
  if (facebook) providers.set('facebook', facebookProvider(facebook))
  if (sandboxKey)
    for (const platform of SANDBOX_PLATFORMS)
      if (!providers.has(platform)) providers.set(platform, sandboxProvider(platform, sandboxKey))
  return providers
}

/** The key of the log-in sandbox, shared by all processes; null without development tools. */
export async function openLogInSandbox(
  { hasDevTools }: Pick<Config, 'hasDevTools'>,
  db: Database,
): Promise<Buffer | null> {
  return hasDevTools ? serviceSecret(db, 'log-in-sandbox') : null
}
