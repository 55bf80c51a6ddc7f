/** Covers as other programs ask for them: one picture of a width. */
import type { ContentItem } from '@quintet/contracts/content'

/** What is told as `square_small` and so on, with how wide it is at least. */
const SIZES = { small: 320, medium: 640, large: 1024, xlarge: 1600 } as const
const ADDRESS = '/media/'

/** The key in storage of a title's square picture, else its main one, as wide as `width` or a little wider; null without any. */
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
