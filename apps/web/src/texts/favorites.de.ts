import type { favoritesEn } from './favorites.en.ts'

export const favoritesDe: typeof favoritesEn = {
  close: 'Favoriten schließen',
  empty: 'Noch keine Favoriten.',
  emptyHint: 'Tippen Sie bei einem Titel auf das Herz, dann finden Sie ihn hier wieder.',
  discover: 'Titel entdecken',
  people: 'Personen',
  failed: 'Ihre Favoriten konnten nicht geladen werden.',
}
