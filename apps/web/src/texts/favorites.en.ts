/** The favorites overlay. */
export const favoritesEn = {
  close: 'Close My Favorites',
  empty: 'No favorites yet.',
  emptyHint: 'Tap the heart on a title to keep it here.',
  discover: 'Find titles',
  people: 'People',
  failed: 'Your favorites could not be loaded.',
}
