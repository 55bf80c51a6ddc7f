/** The providers that are configured; nobody is asked anything before somebody chooses one. */
import type { SocialPlatform } from '@quintet/domain/social'
import type { Config } from '@quintet/platform/config/config'
import { facebookProvider } from './facebook.ts'
import type { SocialProvider } from './identity.ts'

export type SocialProviders = ReadonlyMap<SocialPlatform, SocialProvider>

export async function openSocialProviders({
  google,
  facebook,
}: Pick<Config, 'google' | 'facebook'>): Promise<SocialProviders> {
  const providers = new Map<SocialPlatform, SocialProvider>()
  if (google) {
    // Its library is loaded where it is needed.
    const { googleProvider } = await import('./google.ts')
    providers.set('google', googleProvider(google))
  }
  if (facebook) providers.set('facebook', facebookProvider(facebook))
  return providers
}
