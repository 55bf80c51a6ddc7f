/** The providers offered to a person: the configured ones, and on a developer's machine those of the sandbox. @spec decisions 8.8 */
import { SANDBOX_PLATFORMS, SOCIAL_PLATFORMS, type SocialPlatform } from '@quintet/domain/account/social'
import type { Config } from '@quintet/platform/config/config'

type Settings = Pick<Config, SocialPlatform | 'hasDevTools'>

/** `isHere`: whether the request comes from this machine. */
export function offeredPlatforms(config: Settings, isHere: boolean): SocialPlatform[] {
  const played: readonly SocialPlatform[] = config.hasDevTools && isHere ? SANDBOX_PLATFORMS : []
  return SOCIAL_PLATFORMS.filter((platform) => config[platform] !== null || played.includes(platform))
}
