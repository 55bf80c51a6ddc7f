/** The providers whose accounts can log in here. @spec accounts 7.2 */
/** `oidc` is any OpenID Connect provider that the operator configures, such as a company's or a university's. */
export const SOCIAL_PLATFORMS = ['google', 'facebook', 'oidc'] as const
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number]

/** Returns a provider's display name, the same in every language; `oidcName` is the name that the operator chose. */
export function platformName(platform: SocialPlatform, oidcName?: string | null): string {
  return { google: 'Google', facebook: 'Facebook', oidc: oidcName ?? 'OpenID' }[platform]
}

/** The providers that the sandbox emulates for developers. */
export const SANDBOX_PLATFORMS = ['google', 'facebook'] as const

/** Maximum age of a provider's token, in minutes. @spec decisions 2.12 */
export const SOCIAL_TOKEN_MINUTES = 5

/** Maximum age, in minutes, for a new customer's order, since choosing and paying takes a while. Decision 0065. */
export const SOCIAL_SIGN_UP_MINUTES = 60

export const SIGN_UP_METHODS = ['EMAIL', 'GOOGLE', 'FACEBOOK', 'OIDC'] as const
export type SignUpMethod = (typeof SIGN_UP_METHODS)[number]

export function methodOfPlatform(platform: SocialPlatform): Exclude<SignUpMethod, 'EMAIL'> {
  return ({ google: 'GOOGLE', facebook: 'FACEBOOK', oidc: 'OIDC' } as const)[platform]
}
