/** What somebody does in music and books. */
export const PAGE_ROLES = ['artist', 'composer', 'author', 'narrator'] as const
export type PageRole = (typeof PAGE_ROLES)[number]

/** Credits that lead to a page: of people, and of teams. */
export const CREDITED_ROLES = [...PAGE_ROLES, 'team'] as const
export type CreditedRole = (typeof CREDITED_ROLES)[number]
