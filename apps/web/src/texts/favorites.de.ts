import type { favoritesEn } from './favorites.en.ts'

export const favoritesDe: typeof favoritesEn = {
  close: 'Favoriten schließen',
  empty: 'Noch keine Favoriten.',
  emptyHint: 'Drücken Sie das Herz eines Titels, dann wartet er hier auf Sie.',
  discover: 'Titel entdecken',
  failed: 'Ihre Favoriten konnten nicht geladen werden.',
}
