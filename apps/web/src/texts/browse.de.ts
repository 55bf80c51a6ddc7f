import type { browseEn } from './browse.en.ts'

export const browseDe: typeof browseEn = {
  category: {
    newIn: {
      movies: 'Neue Filme und Serien',
      'music-stream': 'Neue Musik',
      'audio-books': 'Neue Hörbücher',
      'pc-games': 'Neue Spiele',
      sports: 'Neu im Sport',
    },
    top10: 'Top 10',
    highlights: 'Höhepunkte',
    favorites: 'Unsere Empfehlungen',
    new: 'Neu',
    banner: {
      movies: 'Heute Abend endet besser.',
      'music-stream': 'Lauter. Oder ganz leise.',
      'audio-books': 'Augen zu. Weiterlesen.',
      'pc-games': 'Start drücken. Das ist alles.',
      sports: 'Jedes Finale zählt.',
    },
  },
  genres: {
    label: 'Genres',
    all: 'Alle',
    unknown: 'Dieses Genre gibt es nicht.',
    choose: 'Wählen Sie oben ein anderes, oder stöbern Sie in allen Titeln.',
  },
  library: {
    again: {
      VIDEO: 'Noch einmal sehen',
      TRAILER: 'Noch einmal sehen',
      AUDIO: 'Noch einmal hören',
      GAME: 'Noch einmal spielen',
    },
  },
  results: {
    previousPage: 'Vorige Seite',
    back: 'Zurück',
    more: 'Mehr zeigen',
    count: (number: number) => `${number} Titel`,
    empty: 'Keine passenden Titel',
    pastEnd: 'So viele Seiten hat diese Liste nicht.',
    firstPage: 'Zur ersten Seite',
  },
}
