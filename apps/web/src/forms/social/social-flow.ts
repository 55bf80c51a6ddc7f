/**
 * Logging in at a provider by a whole-page redirect: no script of theirs runs in a page of ours. What must outlive the way there
 * and back is kept for this tab; the provider's answer stands in the fragment, which no server sees. @spec decisions 2.11
 */
import { exchangeSocialCode, startSocialLogIn } from '@quintet/contracts/social'
import { PASSWORD_CHECK_MINUTES } from '@quintet/domain/password'
import { SOCIAL_PLATFORMS, type SocialPlatform } from '@quintet/domain/social'
import { call } from '../../api/call.ts'

const PURPOSES = ['log-in', 'proof', 'unlock', 'link'] as const

/** What the provider's word is wanted for: to log in, to show that it is still the member, to lift the kids lock, to open the account from now on. */
export type SocialPurpose = (typeof PURPOSES)[number]

export type SocialFlow = {
  platform: SocialPlatform
  /** Where one wanted to go. */
  to: string
  purpose: SocialPurpose
}

const KEPT = 'social-flow'
const PROOF = 'social-proof'
const PERSON = 'social-person'

/** Leaves for the provider. Throws the problems of the call. */
export async function leaveForProvider(flow: SocialFlow): Promise<void> {
  const { authorizeUrl } = await call(startSocialLogIn, {
    body: { platform: flow.platform, fresh: flow.purpose !== 'log-in' },
  })
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
  if (typeof kept !== 'object' || kept === null) return null
  const { platform, to, purpose } = kept as Partial<Record<keyof SocialFlow, unknown>>
  const flow = {
    platform: SOCIAL_PLATFORMS.find((known) => known === platform),
    purpose: PURPOSES.find((known) => known === purpose),
  }
  return flow.platform && flow.purpose && typeof to === 'string'
    ? { platform: flow.platform, purpose: flow.purpose, to }
    : null
}

/** The token that the provider's answer in the fragment holds or stands for; null as of `tokenOfFragment`. Throws the problems of the call. */
export async function readReturn(platform: SocialPlatform, hash: string): Promise<string | null> {
  if (platform !== 'oidc') return tokenOfFragment(platform, hash)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const [code, state] = [fragment.get('code'), fragment.get('state')]
  if (code === null || state === null) return null
  return (await call(exchangeSocialCode, { body: { platform, code, state } })).token
}

/** The provider's word for who somebody is; null where it refused, or somebody turned back. */
export function tokenOfFragment(platform: SocialPlatform, hash: string): string | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  return fragment.get(platform === 'google' ? 'id_token' : 'signed_request')
}

/** A member has just shown at the provider that it is they. */
export function keepProof(): void {
  keep(PROOF, Date.now())
}

/** Whether that still counts; the server has the last word. */
export function hasFreshProof(): boolean {
  const at = read(PROOF)
  return typeof at === 'number' && Date.now() - at < PASSWORD_CHECK_MINUTES * 60_000
}

/** Whom a provider told of and nobody here knows yet, and the word that says so. */
export type SocialPerson = {
  platform: SocialPlatform
  token: string
  name: string | null
  email: string | null
}

export function keepSocialPerson(person: SocialPerson): void {
  keep(PERSON, person)
}

/** Fills in the sign-up, which keeps it from then on. */
export function keptSocialPerson(): SocialPerson | null {
  const kept = read(PERSON)
  if (typeof kept !== 'object' || kept === null || !('platform' in kept) || !('token' in kept)) return null
  const platform = SOCIAL_PLATFORMS.find((known) => known === kept.platform)
  if (!platform || typeof kept.token !== 'string') return null
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    platform,
    token: kept.token,
    name: 'name' in kept ? textOf(kept.name) : null,
    email: 'email' in kept ? textOf(kept.email) : null,
  }
}

export function forgetSocialPerson(): void {
  try {
    sessionStorage.removeItem(PERSON)
  } catch {
    // Without storage nobody was kept.
  }
}

function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage one is asked again.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
