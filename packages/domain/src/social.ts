/** Whose accounts may log in here. @spec accounts 7 */
export const SOCIAL_PLATFORMS = ['google', 'facebook'] as const
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number]

/** How old a provider's statement may be, in minutes. @spec decisions 2 */
export const SOCIAL_TOKEN_MINUTES = 5
