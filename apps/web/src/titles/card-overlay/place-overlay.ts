/** Places a card's overlay: over its card, anchored by the card's position in its row, inside the viewport. */
import { overlayAnchor, type OverlayAnchor } from '@quintet/domain/catalogue/cards'

const GROWTH = 1.14
const LEAST_WIDTH = 280
const LEAST_HEIGHT = 280
const MARGIN = 8

type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

export type PlacedOverlay = Box & { anchor: OverlayAnchor; pictureHeight: number }

/** The overlay's width, which determines the height of its text. */
export const overlayWidth = (card: Box, viewport: Size) =>
  Math.min(card.width * growthOf(card), viewport.width - 2 * MARGIN)

// Large enough for the text, and otherwise in proportion to the picture.
const growthOf = (card: Box) => Math.max(GROWTH, LEAST_WIDTH / card.width)

/** The text covers the foot of a poster, and stands below a cover or a wide picture. */
export function placeOverlay(
  card: Box,
  anchor: OverlayAnchor,
  viewport: Size,
  wordsHeight: number,
): PlacedOverlay {
  const width = overlayWidth(card, viewport)
  const grownHeight = card.height * growthOf(card)
  const isPoster = card.height > card.width
  const wanted = isPoster ? Math.max(grownHeight, LEAST_HEIGHT) : grownHeight + wordsHeight
  const height = Math.min(wanted, viewport.height - 2 * MARGIN)
  const pictureHeight = isPoster ? height : Math.max(height - wordsHeight, 0)
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

/** Returns the anchor of a card by its index among the fully visible cards of its row or line. */
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
