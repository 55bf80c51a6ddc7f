/** What a library folder holds, told from names alone: which files make which title. Reading them comes later. @spec decisions 9 */
import type { Kind, Vertical } from '@quintet/domain/categories'
import type { PictureShape } from '@quintet/platform/db/tables'
import type { LibraryFile, Refusal } from '@quintet/media-files/library/library-folder'
import type { Series } from '../../catalogue/write.ts'
import { buildFolder, type Folder } from './folder.ts'
import { outlineAudiobooks } from './audiobooks.ts'
import { outlineGames } from './games.ts'
import { outlineMusic } from './music.ts'
import { sectionOf } from './names.ts'
import { outlineShows } from './shows.ts'
import { outlineMovies, outlineSports } from './videos.ts'

export type OutlinedSubtitle = {
  file: LibraryFile
  language: string
  kind: 'subtitles' | 'captions'
  isForced: boolean
}

/** A title as its files' names tell it. */
export type Outline = {
  /** Where the title lies in the library: its folder, or its file without the ending. Unique in the library. */
  key: string
  kind: Kind
  vertical: Vertical
  /** The series of an episode, the album of a track: what is not said of the child is taken from it. */
  parent: Outline | null
  form: 'video' | 'audio' | 'game'
  /** In order; several files make one audiobook; of a game: its zip, or all files of its bundle. None: announced. */
  media: LibraryFile[]
  /** Of a game's bundle: the folder that holds `index.html`. */
  bundleFolder: string | null
  trailer: LibraryFile | null
  subtitles: OutlinedSubtitle[]
  chapters: LibraryFile | null
  pictures: { shape: PictureShape; file: LibraryFile }[]
  titleFile: LibraryFile | null
  nfo: LibraryFile | null
  /** `album.json`. */
  albumFile: LibraryFile | null
  /** What the names say. */
  named: {
    title: string
    year: number | null
    season: number | null
    number: number | null
    /** The artist's, author's or competition's folder. */
    owner: string | null
    narrator: string | null
    /** Of a book in its series' folder. */
    series: Series | null
  }
  /** Of an album: its tracks' files, whose tags tell the album's. Of a series: its first episode. */
  trackFiles: LibraryFile[]
  /** Of an album: all pictures of its folder, one of which `album.json` may name. */
  folderPictures: LibraryFile[]
}

/** Files that were found but make no title, and why. `failed`: something is wrong with them; `ignored`: left out on purpose. */
export type Outlines = { titles: Outline[]; failed: Refusal[]; ignored: Refusal[] }

/** Sorts the files of a library into titles. Parents come before their children. */
export function outlineLibrary(files: readonly LibraryFile[]): Outlines {
  const all: Outlines = { titles: [], failed: [], ignored: [] }
  for (const folder of buildFolder('', '', files).folders) {
    const found = outlineSection(folder)
    if (found === null) {
      all.ignored.push({
        path: folder.path,
        reason: 'The folder is none of Movies, Shows, Music, Audiobooks, Games, Sports.',
      })
      continue
    }
    all.titles.push(...found.titles)
    all.failed.push(...found.failed)
    all.ignored.push(...found.ignored)
  }
  return withoutSharedPlaces(all)
}

// A folder `Frog` and a file `Frog.mp4` beside it would be one title in two minds.
function withoutSharedPlaces(all: Outlines): Outlines {
  const places = new Set<string>()
  const titles: Outline[] = []
  for (const outline of all.titles) {
    if (places.has(outline.key))
      all.failed.push({
        path: outline.key,
        reason: 'There is a folder and a file of this name; one of them must go.',
      })
    else titles.push(outline)
    places.add(outline.key)
  }
  return { ...all, titles }
}

function outlineSection(folder: Folder): Outlines | null {
  switch (sectionOf(folder.name)) {
    case 'movies':
      return outlineMovies(folder)
    case 'shows':
      return outlineShows(folder)
    case 'music':
      return outlineMusic(folder)
    case 'audiobooks':
      return outlineAudiobooks(folder)
    case 'games':
      return outlineGames(folder)
    case 'sports':
      return outlineSports(folder)
    default:
      return null
  }
}
