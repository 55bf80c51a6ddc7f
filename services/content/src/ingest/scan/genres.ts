/** Maps genre words in libraries to the specification's genres. @spec catalogue 2.6.2 */
import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'

// Words in lower case. Any other word becomes its own genre, by its slug.
const WORDS: Record<Vertical, Record<string, string>> = {
  movies: {
    'science fiction': 'scifi',
    'science-fiction': 'scifi',
    'sci-fi': 'scifi',
    'sci fi': 'scifi',
    'sci-fi & fantasy': 'scifi',
    sf: 'scifi',
    'action & adventure': 'action',
    animated: 'animation',
    anime: 'animation',
    zeichentrick: 'animation',
    cartoon: 'animation',
    komödie: 'comedy',
    children: 'kids',
    kinder: 'kids',
    krimi: 'thriller',
    crime: 'thriller',
    suspense: 'thriller',
    'mystery & thriller': 'mystery',
    grusel: 'horror',
    documentary: 'documentary',
    documentaries: 'documentary',
    dokumentation: 'documentary',
    dokumentarfilm: 'documentary',
    familie: 'family',
    'tv series': 'series',
    serie: 'series',
  },
  'music-stream': {
    edm: 'electronic',
    electronica: 'electronic',
    techno: 'electronic',
    house: 'electronic',
    elektronisch: 'electronic',
    'dance & electronic': 'dance',
    'hip hop': 'hip-hop',
    hiphop: 'hip-hop',
    rap: 'hip-hop',
    'hip-hop/rap': 'hip-hop',
    'rap/hip hop': 'hip-hop',
    'pop music': 'pop',
    schlager: 'pop',
    'hard rock': 'rock',
    'alternative rock': 'rock',
    'indie rock': 'rock',
    metal: 'rock',
    klassik: 'classical',
    classic: 'classical',
    'classical music': 'classical',
    baroque: 'classical',
    opera: 'classical',
    oper: 'classical',
  },
  'audio-books': {
    biography: 'biography-autobiography',
    autobiography: 'biography-autobiography',
    'biography & autobiography': 'biography-autobiography',
    biografie: 'biography-autobiography',
    memoir: 'biography-autobiography',
    geschichte: 'history',
    "children's fiction": 'juvenile-fiction',
    'children fiction': 'juvenile-fiction',
    'juvenile fiction': 'juvenile-fiction',
    kinderbuch: 'juvenile-fiction',
    jugendbuch: 'juvenile-fiction',
    'juvenile nonfiction': 'juvenile-nonfiction',
    wissenschaft: 'science',
    'popular science': 'science',
    'business & economics': 'business-economics',
    business: 'business-economics',
    economics: 'business-economics',
    wirtschaft: 'business-economics',
  },
  'pc-games': {
    fps: 'first-person-shooter',
    shooter: 'first-person-shooter',
    'first person shooter': 'first-person-shooter',
    'hack & slash': 'hack-and-slash',
    'hack and slash': 'hack-and-slash',
    abenteuer: 'adventure',
    arcade: 'casual',
  },
  sports: {
    documentary: 'documentaries',
    dokumentation: 'documentaries',
    doku: 'documentaries',
    leichtathletik: 'athletics',
    'track and field': 'athletics',
    nfl: 'american-football',
    gridiron: 'american-football',
    mlb: 'baseball',
  },
}

// Words for what the file is, not what it is about.
const NOT_A_GENRE = new Set([
  'audiobook',
  'audiobooks',
  'hörbuch',
  'hörspiel',
  'unknown',
  'other',
  'genre',
  'music',
  'speech',
  'podcast',
])

const MAX_SLUG = 60

/** The slug of a genre: lower case, letters and digits joined by hyphens, umlauts spelt out. Empty if nothing is left. */
export function slugOf(words: string): string {
  return words
    .normalize('NFC')
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/&/g, ' and ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_SLUG)
    .replace(/-$/, '')
}

/** Genre words, possibly several in one text ("Drama / Comedy; Horror"), as distinct `vertical:genre`. */
export function genreCategories(vertical: Vertical, written: readonly string[]): string[] {
  const slugs = written.flatMap((text) => {
    const whole = genreOf(vertical, text)
    // A known genre is not split: "Hip-Hop/Rap" is one.
    return isKnown(vertical, whole) ? [whole] : text.split(/[/;,|\0]/).map((part) => genreOf(vertical, part))
  })
  return [...new Set(slugs.filter((slug) => slug !== ''))].map((slug) => `${vertical}:${slug}`)
}

function genreOf(vertical: Vertical, text: string): string {
  const word = text.normalize('NFC').trim().toLowerCase()
  if (NOT_A_GENRE.has(word)) return ''
  return WORDS[vertical][word] ?? slugOf(word)
}

function isKnown(vertical: Vertical, slug: string): boolean {
  return VERTICAL_FACTS[vertical].genres.includes(slug)
}
