/** What a library folder holds, told from names alone: which files make which title. Reading them comes later. @spec decisions 9.1 */
import type { Kind, Vertical } from '@quintet/domain/categories'
import type { ExtraKind } from '@quintet/domain/extras'
import type { PictureKind } from '@quintet/platform/jobs/media-orders'
import type { LibraryFile, Refusal } from '@quintet/media-files/library/library-folder'
import type { Series } from '../../title-fields/sources.ts'
import type { Facts } from './facts.ts'

export type OutlinedSubtitle = {
  file: LibraryFile
  language: string
  kind: 'subtitles' | 'captions'
  isForced: boolean
}

/** What a cue sheet says of an album or a track. */
export type OutlinedCue = {
  /** Null: it is inside the medium. */
  file: LibraryFile | null
  facts: Facts
  /** Of a track: its part of the medium, in frames of 1/75 s. */
  span: { from: number; to: number | null } | null
}

/** A title as its files' names tell it. */
export type Outline = {
  /** Where the title lies in the library: its folder, or its file without the ending. Unique in the library. */
  key: string
  kind: Kind
  vertical: Vertical
  /** What everything in its folder of the library is filed under, as the operator says; null: nothing. */
  genre: string | null
  /** The series of an episode, the album of a track: what is not said of the child is taken from it. */
  parent: Outline | null
  form: 'video' | 'audio' | 'game'
  /** In order; several files make one audiobook; of a game: its zip, or all files of its bundle. None: announced. */
  media: LibraryFile[]
  /** Other files of the same film or episode, worse as far as names and sizes tell. */
  versions: LibraryFile[]
  /** Of a game's bundle: the folder that holds `index.html`. */
  bundleFolder: string | null
  trailer: LibraryFile | null
  subtitles: OutlinedSubtitle[]
  chapters: LibraryFile | null
  /** Of a track: its words, and the language that their file's name says. */
  lyrics: { file: LibraryFile; language: string | null } | null
  cue: OutlinedCue | null
  /** One of each shape, or one for each language that it carries words in. */
  pictures: (PictureKind & { file: LibraryFile })[]
  titleFile: LibraryFile | null
  nfo: LibraryFile | null
  /** `album.json`. */
  albumFile: LibraryFile | null
  /** Of a book: what other programs wrote beside it, by rank. */
  bookFiles: LibraryFile[]
  /** What the names say. */
  named: {
    title: string
    year: number | null
    season: number | null
    number: number | null
    /** The day on which it was shown first, as "2021-03-14". */
    date: string | null
    /** Where it stands among others that have no number. */
    place: number | null
    /** The artist's, author's or competition's folder. */
    owner: string | null
    narrator: string | null
    /** Of a book in its series' folder. */
    series: Series | null
    extraKind: ExtraKind | null
  }
  /** Of an album: its tracks' files, whose tags tell the album's. Of a series: its first episode. */
  trackFiles: LibraryFile[]
  /** Whether an album is told by its tracks' tags alone. */
  isByTags?: true
  /** Whether nothing but numbers before its files' names makes a folder an album. */
  isGuessed?: true
  /** Of an album: all pictures of its folder, one of which `album.json` may name. */
  folderPictures: LibraryFile[]
}

/** Files that were found but make no title, and why. `failed`: something is wrong with them; `ignored`: left out on purpose. */
export type Outlines = { titles: Outline[]; failed: Refusal[]; ignored: Refusal[] }

/** An outline with what its kind does not have left empty. */
export function outlineOf(
  facts: Pick<Outline, 'key' | 'kind' | 'vertical' | 'form'> &
    Partial<Omit<Outline, 'named'>> & { named: Partial<Outline['named']> & { title: string } },
): Outline {
  const { named, ...rest } = facts
  return {
    genre: null,
    parent: null,
    media: [],
    versions: [],
    bundleFolder: null,
    trailer: null,
    subtitles: [],
    chapters: null,
    lyrics: null,
    cue: null,
    pictures: [],
    titleFile: null,
    nfo: null,
    albumFile: null,
    bookFiles: [],
    trackFiles: [],
    folderPictures: [],
    ...rest,
    named: {
      year: null,
      season: null,
      number: null,
      date: null,
      place: null,
      owner: null,
      narrator: null,
      series: null,
      extraKind: null,
      ...named,
    },
  }
}

export function joined(parts: readonly Outlines[]): Outlines {
  return {
    titles: parts.flatMap(({ titles }) => titles),
    failed: parts.flatMap(({ failed }) => failed),
    ignored: parts.flatMap(({ ignored }) => ignored),
  }
}
