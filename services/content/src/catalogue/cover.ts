/** Covers as third-party programs request them: one picture of a given width. */
import type { ContentItem } from '@quintet/contracts/content'

/** The minimum width of each size, as in `square_small`. */
const SIZES = { small: 320, medium: 640, large: 1024, xlarge: 1600 } as const
const ADDRESS = '/media/'

/** The storage key of a title's square picture, else its main one, at `width` or the next size up; null if it has none. */
export function coverKey(
  { artwork, thumbnails }: Pick<ContentItem, 'artwork' | 'thumbnails'>,
  width: number,
): string | null {
  const size = sizeFor(width)
  const address = artwork[`square_${size}`] ?? thumbnails[size]
  return address?.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : null
}

function sizeFor(width: number): keyof typeof SIZES {
  if (width <= SIZES.small) return 'small'
  if (width <= SIZES.medium) return 'medium'
  return width <= SIZES.large ? 'large' : 'xlarge'
}
