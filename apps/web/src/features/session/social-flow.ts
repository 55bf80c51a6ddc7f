/**
 * Logging in at a provider by a whole-page redirect: no script of theirs runs in a page of ours. What must outlive the way there
 * and back is kept for this tab; the provider's answer stands in the fragment, which no server sees. @spec decisions 2
 */
import { startSocialLogIn } from '@quintet/contracts/social'
import { SOCIAL_PLATFORMS, type SocialPlatform } from '@quintet/domain/social'
import { call } from '../../api/call.ts'

export type SocialFlow = {
  platform: SocialPlatform
  /** Where one wanted to go. */
  to: string
}

const KEPT = 'social-flow'

/** Leaves for the provider. Throws the problems of the call. */
export async function leaveForProvider(flow: SocialFlow): Promise<void> {
  const { authorizeUrl } = await call(startSocialLogIn, { body: { platform: flow.platform } })
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(flow))
  } catch {
    // Without storage nobody knows on the way back who was asked; the page says that it did not work.
  }
  location.assign(authorizeUrl)
}

/** Who was asked, once. */
export function takeSocialFlow(): SocialFlow | null {
  try {
    const kept = sessionStorage.getItem(KEPT)
    sessionStorage.removeItem(KEPT)
    return kept === null ? null : readFlow(JSON.parse(kept))
  } catch {
    return null
  }
}

function readFlow(kept: unknown): SocialFlow | null {
  if (typeof kept !== 'object' || kept === null || !('platform' in kept) || !('to' in kept)) return null
  const platform = SOCIAL_PLATFORMS.find((known) => known === kept.platform)
  return platform && typeof kept.to === 'string' ? { platform, to: kept.to } : null
}

/** The provider's word for who somebody is; null where it refused, or somebody turned back. */
export function tokenOfFragment(platform: SocialPlatform, hash: string): string | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  return fragment.get(platform === 'google' ? 'id_token' : 'signed_request')
}
