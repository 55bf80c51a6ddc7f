/** Whose accounts may log in here. @spec accounts 7.2 */
/** `oidc` is whatever provider of OpenID Connect the operator names: a company's, a university's. */
export const SOCIAL_PLATFORMS = ['google', 'facebook', 'oidc'] as const
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number]

/** How a provider is called, in every language; `oidcName` is what the operator calls their own. */
export function platformName(platform: SocialPlatform, oidcName?: string | null): string {
  return { google: 'Google', facebook: 'Facebook', oidc: oidcName ?? 'OpenID' }[platform]
}

/** Those that the sandbox plays for developers. */
export const SANDBOX_PLATFORMS = ['google', 'facebook'] as const

/** How old a provider's statement may be, in minutes. @spec decisions 2.12 */
export const SOCIAL_TOKEN_MINUTES = 5

/** How old it may be where somebody whom nobody knows yet orders with it: choosing and paying takes a while. Decision 0065. */
export const SOCIAL_SIGN_UP_MINUTES = 60

export const SIGN_UP_METHODS = ['EMAIL', 'GOOGLE', 'FACEBOOK', 'OIDC'] as const
export type SignUpMethod = (typeof SIGN_UP_METHODS)[number]

export function methodOfPlatform(platform: SocialPlatform): Exclude<SignUpMethod, 'EMAIL'> {
  return ({ google: 'GOOGLE', facebook: 'FACEBOOK', oidc: 'OIDC' } as const)[platform]
}
