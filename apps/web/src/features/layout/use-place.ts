import {
  VERTICAL_FACTS,
  VERTICALS,
  verticalOfSlug,
  type Vertical,
} from '@quintet/domain/catalogue/categories'
import { useLocation } from '@tanstack/react-router'

export type CategorySection =
  | 'recommendations'
  | 'library'
  | 'my'
  | 'genre'
  | 'results'
  | 'item'
  | 'playlists'
  | 'heard'

export type Place = {
  /** The vertical of the current page. */
  vertical: Vertical | null
  section: CategorySection | null
}

const SECTIONS: Record<string, CategorySection> = {
  '': 'recommendations',
  library: 'library',
  my: 'my',
  genre: 'genre',
  results: 'results',
  playlists: 'playlists',
  heard: 'heard',
}

/** Returns the place of an address in the catalogue; an item's page belongs to the item's vertical, including under /movies/music. */
export function placeOf(pathname: string): Place {
  const [, slug = '', segment = ''] = pathname.split('/')
  const ofItem = VERTICALS.find((vertical) => VERTICAL_FACTS[vertical].itemPath === `/${slug}/${segment}`)
  if (ofItem) return { vertical: ofItem, section: 'item' }
  const vertical = verticalOfSlug(slug)
  return { vertical, section: vertical ? (SECTIONS[segment] ?? null) : null }
}

export function usePlace(): Place {
  return placeOf(useLocation({ select: ({ pathname }) => pathname }))
}
