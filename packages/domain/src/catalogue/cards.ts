/**
 * Card shapes, how many cards a carousel shows, and where a card's overlay is anchored. @spec catalogue 2.8.3, catalogue 9.4, catalogue 9.5
 */

export const CARD_VARIANTS = [
  'portrait',
  'square',
  'squareSmall',
  'landscape',
  'landscapeSmall',
  'highlight',
  'highlightGenre',
  'cardPlay',
  'cardPlaySquare',
  'cardPlayLandscape',
] as const
export type CardVariant = (typeof CARD_VARIANTS)[number]

export type CardShape = 'portrait' | 'square' | 'landscape' | 'highlight'

export const SHAPE_OF_VARIANT: Record<CardVariant, CardShape> = {
  portrait: 'portrait',
  square: 'square',
  squareSmall: 'square',
  landscape: 'landscape',
  landscapeSmall: 'landscape',
  highlight: 'highlight',
  highlightGenre: 'square',
  cardPlay: 'portrait',
  cardPlaySquare: 'square',
  cardPlayLandscape: 'landscape',
}

/** Height as a percentage of the width. */
export const SHAPE_RATIOS: Record<CardShape, number> = {
  square: 100,
  portrait: 145,
  landscape: 58,
  highlight: 141,
}

/** The continue-watching card variant for each vertical's shape. */
export const PLAY_VARIANTS = {
  portrait: 'cardPlay',
  square: 'cardPlaySquare',
  landscape: 'cardPlayLandscape',
} as const satisfies Record<string, CardVariant>

export const DEFAULT_SLIDES = 3
export const SLIDES = [2, 3, 4, 5, 6] as const
export type Slides = (typeof SLIDES)[number]

// On narrow screens small square cards have their own count; like all counts there, it is halved.
const MOBILE_SMALL_SLIDES = 6.5
const NARROW_SLIDES: Partial<Record<CardVariant, number>> = {
  cardPlayLandscape: 1,
  landscape: 1.2,
  landscapeSmall: 1.4,
  highlightGenre: 2,
  squareSmall: MOBILE_SMALL_SLIDES / 2,
}

/** How many cards a carousel shows below the breakpoint lg (1024 px) if it shows `slides` above it. */
export function narrowSlides(variant: CardVariant, slides: number = DEFAULT_SLIDES): number {
  return NARROW_SLIDES[variant] ?? slides / 2
}

export type OverlayAnchor = 'left' | 'middle' | 'right'

/** The side on which a card's overlay is anchored, by the card's index relative to the first visible slide. */
export function overlayAnchor(index: number, firstVisible: number, visible: number): OverlayAnchor {
  const position = index - firstVisible
  if (position <= 0) return 'left'
  return position >= visible - 1 ? 'right' : 'middle'
}

/** Duration of the overlay's animation. */
export const OVERLAY_MS = 80
