/** The names of categories and genres. @spec catalogue 2.2.2 */
import { genreSlug } from '@quintet/domain/catalogue/categories'
import type { Language } from '@quintet/domain/basics/languages'

const NAMES: Record<string, Record<Language, string>> = {
  movies: { de: 'Filme', en: 'Movies' },
  'music-stream': { de: 'Musik', en: 'Music' },
  'audio-books': { de: 'Hörbücher', en: 'Audiobooks' },
  'pc-games': { de: 'Spiele', en: 'Games' },
  sports: { de: 'Sport', en: 'Sports' },
  kids: { de: 'Kinder', en: 'Kids' },
  series: { de: 'Serien', en: 'Series' },
  action: { de: 'Action', en: 'Action' },
  animation: { de: 'Animation', en: 'Animation' },
  comedy: { de: 'Komödie', en: 'Comedy' },
  drama: { de: 'Drama', en: 'Drama' },
  horror: { de: 'Horror', en: 'Horror' },
  thriller: { de: 'Thriller', en: 'Thriller' },
  mystery: { de: 'Mystery', en: 'Mystery' },
  scifi: { de: 'Science-Fiction', en: 'Sci-Fi' },
  documentary: { de: 'Dokumentarfilm', en: 'Documentary' },
  documentaries: { de: 'Dokumentationen', en: 'Documentaries' },
  romance: { de: 'Liebesfilm', en: 'Romance' },
  fantasy: { de: 'Fantasy', en: 'Fantasy' },
  family: { de: 'Familie', en: 'Family' },
  animals: { de: 'Tiere', en: 'Animals' },
  war: { de: 'Kriegsfilm', en: 'War' },
  western: { de: 'Western', en: 'Western' },
  musical: { de: 'Musical', en: 'Musical' },
  dance: { de: 'Dance', en: 'Dance' },
  electronic: { de: 'Elektronisch', en: 'Electronic' },
  'hip-hop': { de: 'Hip-Hop', en: 'Hip hop' },
  pop: { de: 'Pop', en: 'Pop' },
  rock: { de: 'Rock', en: 'Rock' },
  classical: { de: 'Klassik', en: 'Classical' },
  jazz: { de: 'Jazz', en: 'Jazz' },
  folk: { de: 'Folk', en: 'Folk' },
  world: { de: 'Weltmusik', en: 'World' },
  soul: { de: 'Soul', en: 'Soul' },
  ambient: { de: 'Ambient', en: 'Ambient' },
  'biography-autobiography': { de: 'Biografien', en: 'Biography & Autobiography' },
  history: { de: 'Geschichte', en: 'History' },
  'juvenile-fiction': { de: 'Kinder- & Jugendbücher', en: 'Juvenile Fiction' },
  'juvenile-nonfiction': { de: 'Sachbücher für Kinder', en: 'Juvenile Nonfiction' },
  science: { de: 'Wissenschaft', en: 'Science' },
  'business-economics': { de: 'Wirtschaft', en: 'Business & Economics' },
  fiction: { de: 'Romane', en: 'Fiction' },
  poetry: { de: 'Lyrik', en: 'Poetry' },
  crime: { de: 'Krimis', en: 'Crime' },
  travel: { de: 'Reisen', en: 'Travel' },
  philosophy: { de: 'Philosophie', en: 'Philosophy' },
  adventure: { de: 'Abenteuer', en: 'Adventure' },
  casual: { de: 'Zwischendurch', en: 'Casual' },
  codemasters: { de: 'Codemasters', en: 'Codemasters' },
  'first-person-shooter': { de: 'Ego-Shooter', en: 'First-person shooter' },
  gamehouse: { de: 'GameHouse', en: 'GameHouse' },
  'hack-and-slash': { de: 'Hack and Slash', en: 'Hack and slash' },
  puzzle: { de: 'Knobelspiele', en: 'Puzzle' },
  racing: { de: 'Rennspiele', en: 'Racing' },
  simulation: { de: 'Simulation', en: 'Simulation' },
  strategy: { de: 'Strategie', en: 'Strategy' },
  'american-football': { de: 'American Football', en: 'American football' },
  athletics: { de: 'Leichtathletik', en: 'Athletics' },
  baseball: { de: 'Baseball', en: 'Baseball' },
  football: { de: 'Fußball', en: 'Football' },
  handball: { de: 'Handball', en: 'Handball' },
  climbing: { de: 'Klettern', en: 'Climbing' },
  sailing: { de: 'Segeln', en: 'Sailing' },
  'winter-sports': { de: 'Wintersport', en: 'Winter sports' },
  tennis: { de: 'Tennis', en: 'Tennis' },
  boxing: { de: 'Boxen', en: 'Boxing' },
  cycling: { de: 'Radsport', en: 'Cycling' },
  swimming: { de: 'Schwimmen', en: 'Swimming' },
}

/** The name of a category, or of the genre after the colon; an unknown genre is shown as its slug's words, capitalised. */
export function categoryName(id: string, language: Language): string {
  const key = genreSlug(id)
  return (
    (NAMES[id] ?? NAMES[key])?.[language] ??
    key
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  )
}
