/** What somebody does in music and books. */
export const PAGE_ROLES = ['artist', 'composer', 'author', 'narrator'] as const
export type PageRole = (typeof PAGE_ROLES)[number]
