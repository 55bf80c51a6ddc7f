/** The providers that are configured; nobody is asked anything before somebody chooses one. */
import type { SocialPlatform } from '@quintet/domain/social'
import type { Config } from '../config/config.ts'
import { facebookProvider } from './facebook.ts'
import { googleProvider } from './google.ts'
import type { SocialProvider } from './identity.ts'

export type SocialProviders = ReadonlyMap<SocialPlatform, SocialProvider>

export function openSocialProviders({
  google,
  facebook,
}: Pick<Config, 'google' | 'facebook'>): SocialProviders {
  const providers = new Map<SocialPlatform, SocialProvider>()
  if (google) providers.set('google', googleProvider(google))
  if (facebook) providers.set('facebook', facebookProvider(facebook))
  return providers
}
