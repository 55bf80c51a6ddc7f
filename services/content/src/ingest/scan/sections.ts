/** Which of the library's folders holds what: by the folder's name, or as the operator says. @spec decisions 9.10 */
import { nearestName } from '@quintet/domain/nearest'
import type { LibraryFolders } from '@quintet/contracts/library'
import { LibraryError } from '@quintet/media-files/library/library-folder'

export type Section = 'movies' | 'shows' | 'music' | 'audiobooks' | 'games' | 'sports'

/** What a folder of the library holds; `genre`: what all of it is filed under besides. */
export type FolderMeaning = { section: Section; genre: string | null }

/** The meaning of one of the library's folders by its name; null: nothing in it is imported. */
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
 * The folders that the operator gave a meaning ("Kinderfilme" = "movies:kids"), and by their names all others. Throws
 * `LibraryError` that begins with `source` when one is given a meaning that there is none of.
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
    `${source}: "${name}": "${word}" is none of movies, shows, music, audiobooks, games, sports${hint}`,
  )
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
