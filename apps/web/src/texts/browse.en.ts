/** Category, genre, library and result pages. */
import { count } from './count.ts'
import type { Vertical } from '@quintet/domain/catalogue/categories'

export const browseEn = {
  category: {
    newIn: {
      movies: 'New in movies',
      'music-stream': 'New in music',
      'audio-books': 'New in audiobooks',
      'pc-games': 'New in games',
      sports: 'New in sports',
    } satisfies Record<Vertical, string>,
    top10: 'Top 10',
    highlights: 'Highlights',
    favorites: 'Our favorites',
    new: 'New',
    banner: {
      movies: 'Tonight has a better ending.',
      'music-stream': 'Turn it up. Or all the way down.',
      'audio-books': 'Close your eyes. Read on.',
      'pc-games': 'Press start. That is all.',
      sports: 'Every finish counts.',
    } satisfies Record<Vertical, string>,
  },
  genres: {
    label: 'Genres',
    all: 'All',
    unknown: 'There is no such genre.',
    choose: 'Choose one of the genres above, or browse everything.',
  },
  library: {
    again: { VIDEO: 'Watch again', TRAILER: 'Watch again', AUDIO: 'Listen again', GAME: 'Play again' },
  },
  results: {
    previousPage: 'Previous page',
    back: 'Back',
    more: 'Show more',
    count: (number: number) => count(number, 'title', 'titles'),
    empty: 'No matching titles',
    pastEnd: 'This list has no more pages.',
    firstPage: 'First page',
  },
}
