/** Guesses the meaning of table columns from their names. */
import type { FeedField } from '@quintet/contracts/operator/feeds'
import { foldText } from '@quintet/domain/catalogue/search'

const NAMES: Partial<Record<FeedField, readonly string[]>> = {
  id: ['id', 'guid', 'uid', 'href', 'slug', 'isbn', 'imdb', 'imdb id', 'tmdb id'],
  title: ['title', 'titel', 'name', 'bezeichnung', 'station'],
  year: ['year', 'jahr', 'release year', 'erscheinungsjahr'],
  releasedOn: ['date', 'datum', 'released', 'release date', 'published', 'premiere'],
  description: ['description', 'beschreibung', 'extract', 'summary', 'plot', 'overview', 'inhalt', 'text'],
  shortDescription: ['short description', 'kurzbeschreibung', 'tagline', 'subtitle', 'untertitel'],
  genres: ['genres', 'genre', 'category', 'categories', 'kategorie', 'kategorien'],
  tags: ['keywords', 'labels', 'schlagworte'],
  rating: ['rating', 'fsk', 'usk', 'age rating', 'altersfreigabe', 'freigabe'],
  language: ['language', 'sprache', 'lang'],
  country: ['country', 'land', 'country code'],
  publisher: ['publisher', 'verlag', 'studio', 'label', 'owner'],
  media: ['media', 'url', 'file', 'stream', 'enclosure', 'datei', 'video', 'audio'],
  director: ['director', 'directors', 'regie'],
  actor: ['cast', 'actors', 'actor', 'darsteller', 'besetzung', 'starring'],
  author: ['author', 'authors', 'autor', 'autoren', 'writer', 'verfasser'],
  narrator: ['narrator', 'reader', 'sprecher', 'gelesen von'],
  artist: ['artist', 'kunstler', 'interpret', 'band'],
  developer: ['developer', 'entwickler'],
  competition: ['competition', 'league', 'wettbewerb', 'liga', 'cup', 'pokal', 'tournament', 'turnier'],
  season: ['season', 'saison'],
  home: ['home', 'home team', 'hometeam', 'heim', 'heimmannschaft', 'gastgeber'],
  away: ['away', 'away team', 'awayteam', 'gast', 'gastmannschaft', 'auswarts'],
  startsAt: ['starts at', 'startsat', 'kick off', 'kickoff', 'anstoss', 'anpfiff', 'beginn', 'start'],
  endsAt: ['ends at', 'endsat', 'ende', 'end', 'abpfiff'],
  score: ['score', 'result', 'ergebnis', 'resultat', 'endstand', 'stand'],
  homeScore: ['home score', 'homescore', 'home goals', 'fthg', 'tore heim', 'heimtore'],
  awayScore: ['away score', 'awayscore', 'away goals', 'ftag', 'tore gast', 'gasttore'],
  moments: ['moments', 'events', 'momente', 'ereignisse'],
  team: ['team', 'teams', 'mannschaft'],
}

/** The fields that a table's columns seem to hold; each column is used once. */
export function guessMapping(columns: readonly string[]): Partial<Record<FeedField, string>> {
  const free = new Map(columns.map((column) => [foldText(column).replace(/[_-]+/g, ' '), column]))
  const found: Partial<Record<FeedField, string>> = {}
  for (const [field, names] of Object.entries(NAMES) as [FeedField, readonly string[]][]) {
    const name = names.find((each) => free.has(each))
    const column = name === undefined ? undefined : free.get(name)
    if (name === undefined || column === undefined) continue
    found[field] = column
    free.delete(name)
  }
  return found
}
