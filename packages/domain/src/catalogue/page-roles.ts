/** The roles of people in music and audiobooks. */
export const PAGE_ROLES = ['artist', 'composer', 'author', 'narrator'] as const
export type PageRole = (typeof PAGE_ROLES)[number]

/** Credits that link to a page: people and teams. */
export const CREDITED_ROLES = [...PAGE_ROLES, 'team'] as const
export type CreditedRole = (typeof CREDITED_ROLES)[number]
