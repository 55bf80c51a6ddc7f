/** The providers that are configured, and on a developer's machine played ones; nobody is asked anything before somebody chooses one. */
import { SOCIAL_PLATFORMS, type SocialPlatform } from '@quintet/domain/social'
import type { Config } from '@quintet/platform/config/config'
import type { Database } from '@quintet/platform/db/database'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import { facebookProvider } from './facebook.ts'
import type { SocialProvider } from './identity.ts'
import { sandboxProvider } from './sandbox.ts'

export type SocialProviders = ReadonlyMap<SocialPlatform, SocialProvider>

/** `sandboxKey` signs the word of played providers; null where none is played. */
export async function openSocialProviders(
  { google, facebook }: Pick<Config, 'google' | 'facebook'>,
  sandboxKey: Buffer | null,
): Promise<SocialProviders> {
  const providers = new Map<SocialPlatform, SocialProvider>()
  if (google) {
    // Its library is loaded where it is needed.
    const { googleProvider } = await import('./google.ts')
    providers.set('google', googleProvider(google))
  }
  if (facebook) providers.set('facebook', facebookProvider(facebook))
  if (sandboxKey)
    for (const platform of SOCIAL_PLATFORMS)
      if (!providers.has(platform)) providers.set(platform, sandboxProvider(platform, sandboxKey))
  return providers
}

/** The key of the log-in sandbox, which all processes share; null where there are no development tools. */
export async function openLogInSandbox(
  { hasDevTools }: Pick<Config, 'hasDevTools'>,
  db: Database,
): Promise<Buffer | null> {
  return hasDevTools ? serviceSecret(db, 'log-in-sandbox') : null
}
