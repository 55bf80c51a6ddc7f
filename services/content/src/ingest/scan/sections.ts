/** The meaning of a library's top folders: by name, or as the operator says. @spec decisions 9.10 */
import { nearestName } from '@quintet/domain/basics/nearest'
import type { LibraryFolders } from '@quintet/contracts/library'
import { LibraryError } from '@quintet/media-files/library/library-folder'

export type Section = 'movies' | 'shows' | 'music' | 'audiobooks' | 'games' | 'sports'

/** What a library folder contains; `genre` additionally applies to everything in it. */
export type FolderMeaning = { section: Section; genre: string | null }

/** The meaning of a library folder by its name; null if nothing in it is imported. */
export type Meanings = (folderName: string) => FolderMeaning | null

const SECTIONS: Record<string, Section> = {
  movies: 'movies',
  movie: 'movies',
  films: 'movies',
  filme: 'movies',
  shows: 'shows',
  'tv shows': 'shows',
  tv: 'shows',
  series: 'shows',
  serien: 'shows',
  music: 'music',
  musik: 'music',
  audiobooks: 'audiobooks',
  'audio books': 'audiobooks',
  hörbücher: 'audiobooks',
  hoerbuecher: 'audiobooks',
  games: 'games',
  spiele: 'games',
  sports: 'sports',
  sport: 'sports',
}

/** The section that a top folder's name stands for, in any case. */
export function sectionOf(folderName: string): Section | null {
  return SECTIONS[folded(folderName)] ?? null
}

/**
 * The meanings given by the operator ("Kinderfilme" = "movies:kids"), and for all other folders by name. Throws `LibraryError` starting
 * with `source` if a given meaning is unknown.
 */
export function meaningsOf(given: LibraryFolders, source: string): Meanings {
  const said = new Map(
    Object.entries(given).map(([name, meaning]) => [folded(name), readMeaning(name, meaning, source)]),
  )
  return (folderName) => {
    const known = said.get(folded(folderName))
    if (known) return known
    const section = sectionOf(folderName)
    return section && { section, genre: null }
  }
}

function readMeaning(name: string, meaning: string, source: string): FolderMeaning {
  const [word = '', ...genre] = meaning.split(':').map((part) => part.trim())
  const section = sectionOf(word)
  if (section) return { section, genre: genre.join(':') || null }
  const nearest = nearestName(word.toLowerCase(), Object.keys(SECTIONS))
  const hint = nearest === null ? '' : `; did you mean "${nearest}"?`
  throw new LibraryError(
    `${source}: "${name}": "${word}" is not one of movies, shows, music, audiobooks, games, sports${hint}`,
  )
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
