import { favoritesDe } from './favorites.de.ts'
import { favoritesEn } from './favorites.en.ts'

export const favoritesTexts = { de: favoritesDe, en: favoritesEn }
