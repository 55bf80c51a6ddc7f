/**
 * Logs in with a provider by a full-page redirect: none of their scripts runs in our pages. The state of the round trip is stored for this
 * tab; the provider's response is in the fragment, which no server sees. @spec decisions 2.11
 */
import { exchangeSocialCode, startSocialLogIn } from '@quintet/contracts/social'
import { PASSWORD_CHECK_MINUTES } from '@quintet/domain/account/password'
import { SOCIAL_PLATFORMS, type SocialPlatform } from '@quintet/domain/account/social'
import { call } from '../../api/call.ts'

const PURPOSES = ['log-in', 'proof', 'unlock', 'link'] as const

/**
 * The purpose of the provider's confirmation: to log in, to prove that it is still the member, to lift the kids lock, or to link the log-in
 * to the account.
 */
export type SocialPurpose = (typeof PURPOSES)[number]

export type SocialFlow = {
  platform: SocialPlatform
  /** The address to return to. */
  to: string
  purpose: SocialPurpose
}

const KEPT = 'social-flow'
const PROOF = 'social-proof'
const PERSON = 'social-person'

/** Redirects to the provider. Throws the call's problems. */
export async function leaveForProvider(flow: SocialFlow): Promise<void> {
  const { authorizeUrl } = await call(startSocialLogIn, {
    body: { platform: flow.platform, fresh: flow.purpose !== 'log-in' },
  })
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(flow))
  } catch {
    // Without storage, the flow is unknown on return; the page then reports a failure.
  }
  location.assign(authorizeUrl)
}

/** Returns the stored flow, once. */
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

/** Returns the token in the provider's response, or obtained by it; null as in `tokenOfFragment`. Throws the call's problems. */
export async function readReturn(platform: SocialPlatform, hash: string): Promise<string | null> {
  if (platform !== 'oidc') return tokenOfFragment(platform, hash)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const [code, state] = [fragment.get('code'), fragment.get('state')]
  if (code === null || state === null) return null
  return (await call(exchangeSocialCode, { body: { platform, code, state } })).token
}

/** Returns the provider's token for a person; null if it refused or the user cancelled. */
export function tokenOfFragment(platform: SocialPlatform, hash: string): string | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  return fragment.get(platform === 'google' ? 'id_token' : 'signed_request')
}

/** Notes that the member has just proved their identity with the provider. */
export function keepProof(): void {
  keep(PROOF, Date.now())
}

/** True while that is still valid; the server has the final say. */
export function hasFreshProof(): boolean {
  const at = read(PROOF)
  return typeof at === 'number' && Date.now() - at < PASSWORD_CHECK_MINUTES * 60_000
}

/** A person known to the provider but without an account here, with the token that proves it. */
export type SocialPerson = {
  platform: SocialPlatform
  token: string
  name: string | null
  email: string | null
}

export function keepSocialPerson(person: SocialPerson): void {
  keep(PERSON, person)
}

/** Prefills the sign-up, which stores the data from then on. */
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
    // Without storage, there is nothing stored.
  }
}

function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage, the user is asked again.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
