/** The favorites overlay. */
export const favoritesEn = {
  close: 'Close My Favorites',
  empty: 'No favorites yet.',
  emptyHint: 'Press the heart of a title, and it waits for you here.',
  discover: 'Find titles',
  failed: 'Your favorites could not be loaded.',
}
