/** The verticals, their addresses and the genres that the specification lists. @spec catalogue 2.2.1, catalogue 2.1.2 */

export const VERTICALS = ['movies', 'music-stream', 'audio-books', 'pc-games', 'sports'] as const
export type Vertical = (typeof VERTICALS)[number]

export const KIDS_CATEGORY = 'kids'

export const PLAYER_TYPES = ['VIDEO', 'TRAILER', 'AUDIO', 'GAME'] as const
export type PlayerType = (typeof PLAYER_TYPES)[number]

export const KINDS = [
  'movie',
  'series',
  'episode',
  'album',
  'track',
  'channel',
  'audiobook',
  'game',
  'event',
  'extra',
] as const
export type Kind = (typeof KINDS)[number]

type VerticalFacts = {
  /** First path segment of the vertical's pages. */
  slug: string
  /** Second path segment of an item's page; music items live under /movies/music. */
  itemPath: string
  playerType: Exclude<PlayerType, 'TRAILER'>
  /** Card shape of its rows. */
  shape: 'portrait' | 'square' | 'landscape'
  /** Genres of the library page, as slugs. */
  genres: readonly string[]
}

export const VERTICAL_FACTS: Record<Vertical, VerticalFacts> = {
  movies: {
    slug: 'movies',
    itemPath: '/movies/movie',
    playerType: 'VIDEO',
    shape: 'portrait',
    genres: [
      'series',
      'action',
      'kids',
      'animation',
      'comedy',
      'drama',
      'horror',
      'thriller',
      'mystery',
      'scifi',
    ],
  },
  'music-stream': {
    slug: 'music',
    itemPath: '/movies/music',
    playerType: 'AUDIO',
    shape: 'square',
    genres: ['dance', 'electronic', 'hip-hop', 'pop', 'rock', 'classical'],
  },
  'audio-books': {
    slug: 'audiobooks',
    itemPath: '/audiobooks/audiobook',
    playerType: 'AUDIO',
    shape: 'square',
    genres: [
      'biography-autobiography',
      'history',
      'juvenile-fiction',
      'juvenile-nonfiction',
      'science',
      'business-economics',
    ],
  },
  'pc-games': {
    slug: 'games',
    itemPath: '/games/game',
    playerType: 'GAME',
    shape: 'portrait',
    genres: [
      'action',
      'adventure',
      'casual',
      'codemasters',
      'first-person-shooter',
      'gamehouse',
      'hack-and-slash',
    ],
  },
  sports: {
    slug: 'sports',
    itemPath: '/sports/sport',
    playerType: 'VIDEO',
    shape: 'landscape',
    genres: ['documentaries', 'american-football', 'athletics', 'baseball'],
  },
}

export function isVertical(text: string): text is Vertical {
  return (VERTICALS as readonly string[]).includes(text)
}

/** The vertical whose pages live under `/slug`, or null. */
export function verticalOfSlug(slug: string): Vertical | null {
  return VERTICALS.find((vertical) => VERTICAL_FACTS[vertical].slug === slug) ?? null
}

/** Address of an item's detail page. */
export function itemAddress(vertical: Vertical, id: number): string {
  return `${VERTICAL_FACTS[vertical].itemPath}/${id}`
}

/** The slug of a genre: the last part of `category:genre`. */
export function genreSlug(categoryId: string): string {
  return categoryId.slice(categoryId.lastIndexOf(':') + 1)
}

/** The tags that fill the curated sections. @spec catalogue 9.2 */
export const TAGS = {
  highlights: 'cliq-highlights',
  top10: 'cliq-top10',
  favorites: 'cliq-favorites',
  weeklyShow: 'weekly-show',
} as const
