/** Where a card's overlay stands: over its card, held at the side that the card's place in its row asks for, inside the viewport. */
import { overlayAnchor, type OverlayAnchor } from '@quintet/domain/cards'

const GROWTH = 1.14
const LEAST_WIDTH = 280
const LEAST_HEIGHT = 280
// What the words take below a cover or a wide picture; on a poster they stand on its foot.
const WORDS_HEIGHT = 164
const MARGIN = 8

type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

export type PlacedOverlay = Box & { anchor: OverlayAnchor; pictureHeight: number }

export function placeOverlay(card: Box, anchor: OverlayAnchor, viewport: Size): PlacedOverlay {
  // As large as its words need, in the shape of the picture where that is large enough.
  const growth = Math.max(GROWTH, LEAST_WIDTH / card.width)
  const width = Math.min(card.width * growth, viewport.width - 2 * MARGIN)
  const grownHeight = card.height * growth
  const isPoster = card.height > card.width
  const wanted = isPoster ? Math.max(grownHeight, LEAST_HEIGHT) : grownHeight + WORDS_HEIGHT
  const height = Math.min(wanted, viewport.height - 2 * MARGIN)
  const pictureHeight = isPoster ? height : Math.max(height - WORDS_HEIGHT, 0)
  const grown = width - card.width
  const left = card.left - (anchor === 'left' ? 0 : anchor === 'right' ? grown : grown / 2)
  const top = card.top - (pictureHeight - card.height) / 2
  return {
    anchor,
    pictureHeight,
    width,
    height,
    left: clamp(left, MARGIN, viewport.width - width - MARGIN),
    top: clamp(top, MARGIN, viewport.height - height - MARGIN),
  }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The anchor of a card by its index among those of its row or line that are wholly visible. */
export function anchorOf(card: HTMLElement): OverlayAnchor {
  const place = card.closest('li') ?? card
  const top = place.getBoundingClientRect().top
  const line = [...(place.parentElement?.children ?? [])]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => Math.abs(box.top - top) < 2)
  const isVisible = ({ box }: { box: DOMRect }) => box.left >= -1 && box.right <= innerWidth + 1
  return overlayAnchor(
    line.findIndex(({ element }) => element === place),
    line.findIndex(isVisible),
    line.filter(isVisible).length,
  )
}
