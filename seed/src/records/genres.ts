/** Genres of the demo catalogue in addition to those the specification lists. */
import type { Vertical } from '@quintet/domain/catalogue/categories'

export const FURTHER_GENRES: Readonly<Record<Vertical, readonly string[]>> = {
  movies: ['documentary', 'romance', 'fantasy', 'family', 'adventure', 'war', 'western', 'musical'],
  'music-stream': ['jazz', 'folk', 'ambient', 'soul', 'world'],
  'audio-books': ['fiction', 'poetry', 'crime', 'travel', 'philosophy'],
  'pc-games': ['puzzle', 'racing', 'simulation', 'strategy'],
  sports: [
    'football',
    'handball',
    'cycling',
    'swimming',
    'climbing',
    'sailing',
    'winter-sports',
    'tennis',
    'boxing',
  ],
}
